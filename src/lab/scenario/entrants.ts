// A round robin: every player, or every team, meets every other; or one meets a field of others.
import type { Box, Mode } from '../../core/contract.ts';
import { isDuel } from '../contest/seating.ts';
import type { Player } from '../who/matchup.ts';
import { type Choices, combinations, listed, mapped, multisets, oneOfEach, repeated } from './choices.ts';
import { MatchupError } from './matchup-error.ts';
import {
  EVERY,
  everyParty,
  expectedSome,
  fits,
  listedParties,
  listOf,
  NOBODY_BROUGHT,
  notTwice,
  oddSize,
  type Some,
} from './parties.ts';
import type { Sides } from './seated.ts';

export type Mirrors = boolean | 'only';

/** Whoever takes part: every party by every bot. */
interface Entrants {
  readonly parties: Choices<string>;
  readonly bots: Choices<string>;
}

type WrittenEntrants = Readonly<Record<string, Some | undefined>>;

/** Listed parties take part in the modes of their size. */
export function entrantsOf(
  written: WrittenEntrants,
  box: Box,
  modes: readonly Mode[],
  mode: Mode,
  bots: readonly string[],
): Entrants {
  return { parties: partiesOf(written, box, modes, mode), bots: botsOf(written.bots!, bots, ['entrants', 'bots']) };
}

export function botsOf(some: Some, all: readonly string[], path: readonly (string | number)[]): Choices<string> {
  if (some === EVERY) return listed(all);
  notTwice(listOf(some), path);
  return listed(listOf(some));
}

function partiesOf(written: WrittenEntrants, box: Box, modes: readonly Mode[], mode: Mode): Choices<string> {
  const { many } = box.noun;
  const keys = [...new Set([many, 'entrants'])].filter((key) => written[key] !== undefined);
  if (keys.length > 1)
    throw new MatchupError(['entrants', 'entrants'], `entrants: found both ${keys.join(' and ')}, expected one of them`);
  const some = written[keys[0] ?? many];
  if (some === undefined && mode.party > 0) {
    throw new MatchupError(['entrants'], `entrants.${many}: found none, expected ${expectedSome(box.noun.one)}`);
  }
  if (some === undefined || some === EVERY) return everyParty(box, mode);
  const path = ['entrants', keys[0] ?? many];
  const words = listOf(some);
  const odd = words.findIndex((word) => !modes.some((one) => fits(word, one)));
  if (odd >= 0) throw oddSize(words[odd]!, box, modes, path, odd);
  const own = listedParties(box, words, path).filter((word) => fits(word, mode));
  if (own.length > 0 || mode.party === 0) return listed(own.length > 0 ? own : [NOBODY_BROUGHT]);
  throw oddSize(words[0]!, box, [mode], path, 0);
}

/** Every matchup of a mode once. */
export function roundRobin(entrants: Entrants, box: Box, mode: Mode, mirrors: Mirrors): Choices<Sides> {
  const teams = mode.sides.map((seats) => teamsOf(entrants, mode, seats.length));
  const short = teams.findIndex(({ count }) => count === 0);
  if (short >= 0) {
    const found = counted(entrants.parties.count, ...partyNouns(box, mode));
    const seats = mode.sides[short]!.length;
    throw new MatchupError(
      ['entrants'],
      `entrants: found ${found}, expected ${seats} that differ for a side of ${mode.name}`,
    );
  }
  const [first] = teams;
  if (mode.sides.some((seats) => seats.length !== mode.sides[0]!.length)) return oneOfEach(teams);
  const sides = together(first!, mode, mirrors, isAlike(entrants, mode));
  if (sides.count === 0)
    throw tooFew(first!.count, mode, mode.sides[0]!.length === 1 ? ['player', 'players'] : ['team', 'teams']);
  return sides;
}

/** Sides of one size. */
function together<T>(teams: Choices<T>, { sides: { length } }: Mode, mirrors: Mirrors, isAlike: boolean): Choices<T[]> {
  if (isAlike || mirrors === true) return multisets(teams, length);
  return mirrors === 'only' ? repeated(teams, length) : combinations(teams, length);
}

/** Whether only bots, or nothing at all, can tell players apart: then equals meet as a matter of course. Two who meet differ, or
 * are mirrors. */
function isAlike({ parties, bots }: Entrants, mode: Mode): boolean {
  return mode.party === 0 || (parties.count * bots.count === 1 && !isDuel(mode));
}

/** Those who sit on one side differ in what they bring. */
function teamsOf(entrants: Entrants, mode: Mode, seats: number): Choices<Player[]> {
  const { parties, bots } = entrants;
  if (seats === 1 || mode.party === 0) return multisets(playersOf(parties, bots), seats);
  const hands = oneOfEach(Array.from({ length: seats }, () => bots));
  return mapped(oneOfEach([combinations(parties, seats), hands]), ([who = [], by = []]) =>
    who.map((party, at) => ({ party, bot: by[at]! })),
  );
}

export function playersOf(parties: Choices<string>, bots: Choices<string>): Choices<Player> {
  return mapped(oneOfEach([parties, bots]), ([party = '', bot = '']) => ({ party, bot }));
}

/** Each entrant with the other parties in the hands of one bot. */
export function againstField(entrants: Entrants, field: string, mode: Mode, mirrors: Mirrors): Choices<Sides> {
  if (mode.sides.length === 1 || mode.sides.some((seats) => seats.length > 1)) {
    throw new MatchupError(['field'], `field: found in ${mode.name}, expected a mode of several sides of one seat each`);
  }
  const { parties, bots } = entrants;
  const players = playersOf(parties, bots);
  const all = players.count * fieldOf(parties, 0, mode, mirrors).count;
  if (all === 0) throw tooFew(parties.count, mode, ['party', 'parties']);
  const each = all / players.count;
  const at = (place: number): Sides => {
    const which = Math.floor(place / each);
    const others = fieldOf(parties, Math.floor(which / bots.count), mode, mirrors).at(place % each);
    return [[players.at(which)], ...others.map((party) => [{ party, bot: field }])];
  };
  return { count: all, at };
}

/** What the others bring who meet this party; the same where there is no other. */
function fieldOf(parties: Choices<string>, own: number, mode: Mode, mirrors: Mirrors): Choices<string[]> {
  const size = mode.sides.length - 1;
  if (mirrors === 'only' || parties.count === 1) return repeated(listed([parties.at(own)]), size);
  if (mirrors === true) return multisets(parties, size);
  const others = { count: parties.count - 1, at: (place: number) => parties.at(place < own ? place : place + 1) };
  return combinations(others, size);
}

function tooFew(found: number, mode: Mode, [one, many]: readonly [string, string]): MatchupError {
  if (isDuel(mode))
    return new MatchupError(
      ['entrants'],
      'entrants: found no two that differ, expected two, or mirrors: true; one against others is seats, or --against',
    );
  const expected = `expected ${mode.sides.length} that differ in ${mode.name}, or mirrors: true`;
  return new MatchupError(['entrants'], `entrants: found ${counted(found, one, many)}, ${expected}`);
}

function partyNouns({ noun }: Box, { party }: Mode): [string, string] {
  return party > 1 ? ['party', 'parties'] : [noun.one, noun.many];
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
