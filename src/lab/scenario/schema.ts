// What a scenario file may say, made from the names of one game: it checks files, and editors complete and explain from it.
import { z } from 'zod';
import type { Box } from '../../core/contract.ts';
import { parseUntil, UNTIL, UNTIL_FORM } from '../until.ts';
import { reportNames, studyReports } from './resolved.ts';

const EVERY = '*';
const MOST_PAIRS = 1_000_000_000;
/** As `Setup.change` takes them. */
const MOST = 99;

/** The message of an issue says what is expected; `explain` says what was found, and where. */
const say = (expected: string) => ({ error: () => expected });

function whole(from: number, to: number) {
  const expected = say(`a whole number from ${from} to ${to}`);
  return z.int(expected).min(from, expected).max(to, expected);
}

function words(most: number) {
  const expected = say(`words, at most ${most} letters`);
  return z.string(expected).max(most, expected);
}

/** A name, several, or all. */
function some(names: readonly string[], kind: string) {
  const name = z.enum(names);
  const list = z.array(name).min(1, say(`at least one ${kind}`));
  return z.union([z.literal(EVERY), name, list], say(`a ${kind}, a list of them, or "*" for all`));
}

function seatForm(fables: readonly string[], bots: readonly string[]) {
  return z.strictObject(
    {
      fable: some(fables, 'fable').describe('Who sits here: a fable, a list, or "*" for every fable.'),
      bot: some(bots, 'bot').describe('Who decides for her: a bot, a list, or "*" for every bot.'),
    },
    say('a map of fable and bot'),
  );
}

function matchupForms(fables: readonly string[], bots: readonly string[]) {
  const seat = seatForm(fables, bots);
  const one = z.enum(fables).optional();
  const player = z.strictObject({ fable: one, party: one, bot: z.enum(bots) }, say('a map of fable and bot'));
  return {
    entrants: z
      .strictObject(
        {
          fables: some(fables, 'fable').describe('Who takes part: a list of fables, or "*" for all.'),
          bots: some(bots, 'bot').describe('Who decides for them: every fable enters with each of these bots.'),
        },
        say('a map of fables and bots'),
      )
      .optional()
      .describe('A round robin: every entrant (a fable with a bot) meets every other.'),
    seats: z
      .tuple([seat, seat], say('a list of two seats'))
      .optional()
      .describe('Each of the first list meets each of the second. Both sides sit in both seats all the same.'),
    matchups: z
      .array(z.tuple([player, player], say('a list of two players')), say('a list of matchups'))
      .min(1, say('at least one matchup'))
      .optional()
      .describe('Who meets whom, one by one; as --print-config writes it.'),
    mirrors: z
      .literal([false, true, 'only'])
      .default(false)
      .describe('An entrant against herself: false leaves such matchups out, true adds them, "only" plays nothing else.'),
  };
}

/** Points of the rules and printed numbers; their values are checked where the game reads them. */
function setupForms(box: Box) {
  const value = z.union([z.string(), z.number(), z.boolean()], say('a word or a number'));
  const options = box.options.map((option) => {
    const about = `${option.about}: ${option.values}; if not given ${option.default}`;
    return [option.name, value.optional().describe(about)] as const;
  });
  const numbers = box.numbers().map((number) => {
    return [number.path, whole(0, MOST).optional().describe(`printed: ${number.value}`)] as const;
  });
  return {
    options: z
      .strictObject(Object.fromEntries(options), say('a map of options, see list options'))
      .default({})
      .describe('Points of the rules to vary, see list options.'),
    change: z
      .strictObject(Object.fromEntries(numbers), say('a map of numbers by path, see list numbers'))
      .default({})
      .describe('Printed numbers to change, by path, see list numbers.'),
  };
}

export function scenarioSchema(box: Box, bots: readonly string[]) {
  const fables = box.roster.map(({ id }) => id);
  const reports = reportNames.filter((name) => box.studies !== undefined || !studyReports.includes(name));
  const seedForm = say('a whole number from 0 to 9007199254740991, or words');
  return z.strictObject(
    {
      game: z.literal(box.name).describe('Which game.'),
      about: words(500).optional().describe('The question that this run answers.'),
      mode: z.literal('1v1').default('1v1').describe('How many play: so far one against one.'),
      seed: z
        .union([z.int(seedForm).min(0, seedForm), words(100).min(1, seedForm)], seedForm)
        .default(1)
        .describe('The luck of all games.'),
      ...matchupForms(fables, bots),
      pairs: whole(1, MOST_PAIRS)
        .optional()
        .describe(
          'Pairs of games a matchup; both games of a pair have the same luck, and the seats swapped. If not given 1000; with until the most that a matchup may take, if not given as many as it can need.',
        ),
      until: z
        .string(say(UNTIL_FORM))
        .regex(UNTIL, { abort: true, ...say(UNTIL_FORM) })
        .refine((text) => parseUntil(text) !== null, say(UNTIL_FORM))
        .optional()
        .describe('Stop each matchup where its interval is narrow enough, such as "ci<=0.5pp".'),
      design: z
        .enum(['paired', 'independent'])
        .default('paired')
        .describe('independent: every game has luck of its own, to check what pairs are worth.'),
      ...setupForms(box),
      reports: z
        .array(z.enum(reports), say(`a list of ${reports.join(', ')}`))
        .default(reports)
        .describe('Which tables to write.'),
    },
    say('a map with game, pairs, entrants or seats…'),
  );
}

export type Written = z.output<ReturnType<typeof scenarioSchema>>;

/** For editors. Draft 7 is what they all know. */
export function scenarioJsonSchema(box: Box, bots: readonly string[]): Readonly<Record<string, unknown>> {
  const { $schema, ...schema } = z.toJSONSchema(scenarioSchema(box, bots), { io: 'input', target: 'draft-7' });
  return { $schema, title: `Scenarios of ${box.title}`, ...schema };
}
