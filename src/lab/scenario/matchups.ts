// Who meets whom: stars spelled out, entrants crossed, every matchup once.
import type { Box } from '../../core/contract.ts';
import { matchupId, type Player } from '../matchup.ts';
import type { Written } from './schema.ts';

type Two = readonly [Player, Player];
type Some = string | readonly string[];

/** A complaint, and about which part of the scenario. */
export class MatchupError extends Error {
  constructor(
    readonly path: readonly (string | number)[],
    message: string,
  ) {
    super(message);
  }
}

export function matchupsOf(written: Written, box: Box, bots: readonly string[]): Two[] {
  const forms = (['entrants', 'seats', 'matchups'] as const).filter((form) => written[form] !== undefined);
  const [form, another] = forms;
  if (form === undefined) throw new MatchupError([], 'scenario: found neither entrants nor seats, expected one of them');
  if (another !== undefined)
    throw new MatchupError([another], `scenario: found both ${form} and ${another}, expected one of them`);
  const names = { fables: box.roster.map(({ id }) => id), bots };
  const { entrants, seats, matchups = [], mirrors } = written;
  if (form === 'matchups')
    return checkedOnce(matchups.map((two, at) => two.map((player, seat) => playerOf(player, at, seat)) as [Player, Player]));
  const all =
    entrants === undefined ? acrossSeats(seats, names) : roundRobin(playersOf(entrants, ['entrants'], names, 'entrants'));
  const kept = all.filter((two) => mirrors === true || isMirror(two) === (mirrors === 'only'));
  if (kept.length === 0) throw new MatchupError([form], `${form}: found no two that differ, expected two, or mirrors: true`);
  return once(kept);
}

/** A resolved scenario calls a party what it is; files may say `fable`. */
function playerOf({ party, fable, bot }: WrittenPlayer, matchup: number, seat: number): Player {
  const word = party ?? fable;
  if (word !== undefined && (party === undefined || fable === undefined)) return { party: word, bot };
  const found = word === undefined ? 'neither fable nor party' : 'both fable and party';
  throw new MatchupError(['matchups', matchup, seat], `matchups: found ${found}, expected one of them`);
}

type WrittenPlayer = NonNullable<Written['matchups']>[number][number];

interface Names {
  readonly fables: readonly string[];
  readonly bots: readonly string[];
}

/** Fables in the order of the roster, so that who meets whom does not depend on the order of writing. */
function playersOf(
  written: { readonly fables: Some; readonly bots: Some },
  path: readonly (string | number)[],
  names: Names,
  form: 'entrants' | 'seats',
): Player[] {
  const [fableKey, botKey] = form === 'entrants' ? ['fables', 'bots'] : ['fable', 'bot'];
  const fables = spelledOut(written.fables, names.fables, [...path, fableKey ?? '']);
  const bots = spelledOut(written.bots, names.bots, [...path, botKey ?? '']);
  const inOrder = names.fables.filter((fable) => fables.includes(fable));
  return inOrder.flatMap((fable) => bots.map((bot) => ({ party: fable, bot })));
}

function spelledOut(written: Some, all: readonly string[], path: readonly (string | number)[]): readonly string[] {
  if (written === '*') return all;
  const names = typeof written === 'string' ? [written] : written;
  const twice = names.findIndex((name, index) => names.indexOf(name) < index);
  if (twice >= 0)
    throw new MatchupError([...path, twice], `${path.join('.')}: found "${names[twice]}" twice, expected once`);
  return names;
}

/** All unordered pairs, mirrors included. */
function roundRobin(players: readonly Player[]): Two[] {
  return players.flatMap((one, index) => players.slice(index).map((other): Two => [one, other]));
}

function acrossSeats(seats: Written['seats'], names: Names): Two[] {
  const [first = [], second = []] = (seats ?? []).map(({ fable, bot }, seat) =>
    playersOf({ fables: fable, bots: bot }, ['seats', seat], names, 'seats'),
  );
  return first.flatMap((one) => second.map((other): Two => [one, other]));
}

function isMirror([one, other]: Two): boolean {
  return one.party === other.party && one.bot === other.bot;
}

/** The same two the other way round would be the same games. */
function once(matchups: readonly Two[]): Two[] {
  const ids = matchups.map((two) => matchupId(two.map((player) => [player])));
  return matchups.filter((_, index) => ids.indexOf(ids[index] ?? '') === index);
}

function checkedOnce(matchups: readonly Two[]): Two[] {
  const ids = matchups.map((two) => matchupId(two.map((player) => [player])));
  const twice = ids.findIndex((id, index) => ids.indexOf(id) < index);
  if (twice >= 0) throw new MatchupError(['matchups', twice], `matchups: found "${ids[twice]}" twice, expected once`);
  return [...matchups];
}
