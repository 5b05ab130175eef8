// What a scenario may say about who sits down, in the words of one game.
import { z } from 'zod';
import type { Box } from '../../core/contract.ts';
import { didYouMean } from '../text/did-you-mean.ts';
import { EVERY, expectedSome, NOBODY_BROUGHT, withArticle } from './parties.ts';
import { MOST } from './seated.ts';

/** The message of an issue says what is expected; `explain` says what was found, and where. */
export const say = (expected: string) => ({ error: () => expected });

export function whole(from: number, to: number) {
  const expected = say(`a whole number from ${from} to ${to}`);
  return z.int(expected).min(from, expected).max(to, expected);
}

/** One, several, or all. */
function some(name: z.ZodType<string, string>, kind: string) {
  const list = z.array(name).min(1, say(`at least one ${kind}`));
  return z.union([z.literal(EVERY), name, list], say(expectedSome(kind)));
}

/** A name where nobody brings more than one; otherwise names by plus signs. */
function partyForm({ modes, roster }: Box): z.ZodType<string, string> {
  const ids = roster.map(({ id }) => id);
  const nobody = modes.some(({ party }) => party === 0) ? [NOBODY_BROUGHT] : [];
  if (modes.every(({ party }) => party <= 1)) return z.enum([...ids, ...nobody]);
  const one = `(?:${ids.join('|')})`;
  const pattern = [`${one}(?:\\+${one})*`, ...nobody].join('|');
  return z
    .string(say('names by plus signs'))
    .refine((word) => areMembers(word, ids, nobody), {
      ...say('names by plus signs'),
      params: { expected: (word: string) => expectedMembers(word, ids) },
    })
    .meta({ pattern: `^(?:${pattern})$` });
}

function areMembers(word: string, ids: readonly string[], nobody: readonly string[]): boolean {
  const members = word.split('+');
  return nobody.includes(word) || (new Set(members).size === members.length && members.every((one) => ids.includes(one)));
}

/** What it should be is found out where it is told. */
function expectedMembers(word: string, ids: readonly string[]): string {
  const unknown = word.split('+').find((member) => !ids.includes(member));
  if (unknown === undefined) return 'each of them once';
  return `one or more of ${ids.join(', ')} by plus signs${didYouMean(unknown, ids)}`;
}

/** For editors: exactly one of these keys. */
function needing(box: Box, ...keys: readonly string[]) {
  const isNeeded = box.modes.every(({ party }) => party > 0);
  const different = [...new Set(keys)];
  return isNeeded ? { oneOf: different.map((key) => ({ required: [key] })) } : {};
}

export function modeForm({ modes }: Box) {
  const name = z.enum(modes.map((mode) => mode.name));
  const list = z.array(name).min(1, say('at least one mode'));
  return z
    .union([name, list], say('a mode, or a list of them'))
    .default(modes[0]!.name)
    .describe('How they sit down, and how many: a mode of the game, or a list of them.');
}

/** Only games with settings have the word; without it they are played at their first. */
export function settingForm({ settings = [] }: Box) {
  const setting = some(z.enum(settings.map(({ name }) => name)), 'setting')
    .optional()
    .describe(`Where it is played: ${expectedSome('setting')}. If not given ${settings[0]?.name}.`);
  return onlyWith(settings, { setting });
}

/** The type has the keys either way, for they are optional. */
function onlyWith<Forms extends object>(names: readonly unknown[], forms: Forms): Forms {
  return names.length === 0 ? ({} as Forms) : forms;
}

/** A seat that may be filled in several ways. */
function seatForm(box: Box, bots: readonly string[]) {
  const { one } = box.noun;
  const party = some(partyForm(box), one).optional();
  return z
    .strictObject(
      {
        [one]: party.describe(`Who sits here: ${expectedSome(one)}.`),
        party: party.describe(`The same as ${one}.`),
        bot: some(z.enum(bots), 'bot').describe('Who decides: a bot, a list, or "*" for every bot.'),
      },
      say(`a map of ${one} and bot`),
    )
    .meta(needing(box, one, 'party'));
}

function playerForm(box: Box, bots: readonly string[]) {
  const { one } = box.noun;
  const party = partyForm(box).optional();
  return z
    .strictObject({ [one]: party, party, bot: z.enum(bots) }, say(`a map of ${one} and bot`))
    .meta(needing(box, one, 'party'));
}

function entrantsForm(box: Box, bots: readonly string[]) {
  const { one, many } = box.noun;
  const parties = some(partyForm(box), one).optional();
  return z
    .strictObject(
      {
        [many]: parties.describe(`Who takes part: a list of ${many}, or "*" for all.`),
        entrants: parties.describe(`The same as ${many}.`),
        bots: some(z.enum(bots), 'bot').describe(`Who decides for them: every ${one} enters with each of these bots.`),
      },
      say(`a map of ${many} and bots`),
    )
    .meta(needing(box, many, 'entrants'));
}

export function matchupForms(box: Box, bots: readonly string[]) {
  const seat = seatForm(box, bots);
  const player = playerForm(box, bots);
  const side = z.array(player, say('a list of players')).min(1, say('at least one player'));
  const sides = z.array(side, say('a list of sides')).min(1, say('at least one side'));
  const seats = z.array(seat).min(1, say('at least one player'));
  const { settings = [] } = box;
  const matchup = z.strictObject(
    {
      mode: z.enum(box.modes.map(({ name }) => name)).optional(),
      ...onlyWith(settings, { setting: z.enum(settings.map(({ name }) => name)).optional() }),
      sides,
    },
    say('a map of sides'),
  );
  const each = settings.length === 0 ? 'a mode' : 'a mode and setting, the same at every setting';
  return {
    entrants: entrantsForm(box, bots)
      .optional()
      .describe(
        `A round robin: every entrant (${withArticle(box.noun.one)} with a bot) meets every other, or every team every other.`,
      ),
    seats: z
      .tuple([seat, seat], say('a list of two seats'))
      .optional()
      .describe('Each of the first list meets each of the second. Both sides sit in both seats all the same.'),
    sides: z
      .array(z.union([seat, seats], say('a player, or a list of players')), say('a list of sides'))
      .min(1, say('at least one side'))
      .optional()
      .describe('Side by side, a player or a list of players: every combination of whoever may sit there.'),
    matchups: z
      .array(
        z.union([z.tuple([player, player]), matchup], say('a list of two players, or a map of sides')),
        say('a list of matchups'),
      )
      .min(1, say('at least one matchup'))
      .optional()
      .describe('Who meets whom, one by one; as --print-config writes it.'),
    mirrors: z
      .literal([false, true, 'only'])
      .default(false)
      .describe('Equals against each other: false leaves such matchups out, true adds them, "only" plays nothing else.'),
    field: z.enum(bots).optional().describe('With entrants: each of them meets the others in the hands of this bot.'),
    sample: whole(1, MOST).optional().describe(`At most so many matchups of ${each}, spread over all of them by the seed.`),
  };
}
