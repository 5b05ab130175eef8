// What the flags of several commands mean: which game, who plays, which options, which seed.
import type { Box, Mode, Setup } from '../../core/contract.ts';
import { lineupsOf, modeOf, parseParties, partiesText, refusal, seatCount } from '../../core/modes.ts';
import type { Resolved } from '../../lab/scenario/resolved.ts';
import type { Player, Where } from '../../lab/who/matchup.ts';
import { asUsage, UsageError } from '../errors.ts';
import type { Terminal } from '../screen/terminal.ts';
import { known } from './known.ts';

export const DEFAULT_GAME = 'twisted-fables';

export const modeFlag = {
  type: 'string',
  requiresArg: true,
  describe: "how many sit down, and who with whom; the game's first if not given, see list games",
} as const;

export const settingFlag = {
  type: 'string',
  requiresArg: true,
  describe: "where it is played, in games that have settings; the game's first if not given, see list settings",
} as const;

export const gameFlag = { type: 'string', requiresArg: true, default: DEFAULT_GAME, describe: 'which game' } as const;

export async function chooseBox(name: string, what = '--game'): Promise<Box> {
  const { gameNames, loadBox } = await import('../../lab/who/games.ts');
  return loadBox(known(what, name, gameNames()));
}

/** Whether these, by seat, may sit down together. */
export function checkParties(
  what: string,
  box: Box,
  mode: string | undefined,
  parties: readonly (readonly string[])[],
): void {
  const names = box.roster.map((entrant) => entrant.id);
  const members = parties.map((party) => party.map((id) => names.indexOf(known(what, id, names))));
  const refused = refusal(box, modeOf(box, mode), members);
  if (refused !== null) throw new UsageError(`${what}: ${refused}`);
}

/** By seat. One bot's name goes for every seat; where nobody is named, those who come first in the roster sit down. */
export async function choosePlayers(
  box: Box,
  mode: string | undefined,
  entrants: string | undefined,
  bots: string,
): Promise<Player[]> {
  const { botNames } = await import('../../lab/who/bots.ts');
  const parties =
    entrants === undefined
      ? firstParties(
          box,
          asUsage(() => modeOf(box, mode)),
        )
      : parseParties(entrants);
  checkParties('--entrants', box, mode, parties);
  const named = bots.split(',').map((bot) => known('--bots', bot, botNames(box.name)));
  if (named.length !== 1 && named.length !== parties.length) {
    throw new UsageError(`--bots: found ${named.length} bots, expected 1 or ${parties.length}: one for all, or one a seat`);
  }
  return parties.map((party, seat) => ({ party: partiesText([party]), bot: named[seat] ?? named[0] ?? '' }));
}

/** One after the other around the table; where that is refused, the first who may sit down. */
function firstParties(box: Box, mode: Mode): string[][] {
  const inTurn = Array.from({ length: seatCount(mode) }, (_, seat) =>
    Array.from({ length: mode.party }, (_, at) => (seat * mode.party + at) % box.roster.length),
  );
  const chosen = refusal(box, mode, inTurn) === null ? inTurn : (lineupsOf(box, mode, 1)[0] ?? inTurn);
  return chosen.map((party) => party.map((entrant) => box.roster[entrant]?.id ?? ''));
}

/** Of a run: it may have been made where there were other bots. */
export async function checkBots(folder: string, config: Resolved): Promise<void> {
  const { botNames } = await import('../../lab/who/bots.ts');
  const { botsOf } = await import('../../lab/scenario/resolved.ts');
  for (const bot of botsOf(config)) known(`${folder}/scenario.json, bot`, bot, botNames(config.game));
}

/** `name=value` each; the box knows the names and what values they take. */
export function chooseOptions(box: Box, where: Where, texts: readonly string[]): Record<string, string> {
  const entries = texts.map((text): [string, string] => {
    const at = text.indexOf('=');
    if (at < 1) throw new UsageError(`--option: found "${text}", expected name=value`);
    return [text.slice(0, at), text.slice(at + 1)];
  });
  const options = Object.fromEntries(entries);
  if (Object.keys(options).length < entries.length) throw new UsageError('--option: found a name twice, expected once');
  checkSetup('--option', box, { ...where, options });
  return options;
}

export function checkSetup(what: string, box: Box, setup: Setup): void {
  const names = box.options.map((option) => option.name);
  for (const name of Object.keys(setup.options ?? {})) known(what, name, names);
  // Opening a table also finds values that do not go together, and numbers that cannot be changed so.
  asUsage(() => box.open(setup));
}

/** Whole, so that it stays the same number in every file; where none is given, one from the clock. */
export function chooseSeed(text: string | undefined, terminal: Terminal): number {
  if (text === undefined) return Math.floor(terminal.now()) % 1_000_000_000;
  return wholeNumber('--seed', text, 0);
}

export function wholeNumber(what: string, text: string, least: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < least || !Number.isSafeInteger(value)) {
    throw new UsageError(`${what}: found "${text}", expected a whole number from ${least}`);
  }
  return value;
}
