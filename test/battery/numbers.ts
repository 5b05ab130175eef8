// The printed numbers of a box: whose games a changed one reaches, and which values are refused.
import type { Box, Parties, PrintedNumber, Setup } from '../../src/core/contract.ts';
import { Match } from '../../src/core/match.ts';
import { lineupsOf, setupsOf } from '../../src/core/modes.ts';
import { keyOf } from '../../src/core/rng.ts';
import { random } from './checks.ts';
import { type AfterCheck, type Problem, Rig, same } from './rig.ts';

/** Some of a list, spread over it. */
function spread<T>(list: readonly T[], most: number): T[] {
  const count = Math.min(most, list.length);
  return Array.from({ length: count }, (_, i) => list[Math.floor((i * list.length) / count)]!);
}

/** A game of random bots, to its end. */
function played(match: Match, parties: Parties, game: number): Match {
  match.begin(keyOf('numbers', game), parties);
  match.play(parties.map(() => random));
  return match;
}

/** Line-ups tried, and games of each. */
const LINEUPS = 3;
const GAMES = 2;

/** A number says whose games it reaches: with another value, all other games are the same to the byte. */
export function reachesNobodyElse(box: Box, most = 40): Problem {
  const numbers = spread(
    box.numbers().filter(({ reaches }) => reaches !== null),
    most,
  );
  for (const { mode, setup } of setupsOf(box)) {
    const plain = new Match(box.open(setup));
    const lineups = lineupsOf(box, mode, 2000);
    for (const number of numbers) {
      const others = spread(lineups.filter(isWithout(box, number)), LINEUPS);
      const problem = others.length === 0 ? null : leavesAlone(plain, setup, number, others);
      if (problem !== null) return problem;
    }
  }
  return null;
}

function isWithout(box: Box, { reaches }: PrintedNumber): (parties: Parties) => boolean {
  return (parties) => !parties.flat().some((member) => reaches?.includes(box.roster[member]!.id));
}

function leavesAlone(
  plain: Match,
  setup: Setup,
  { path, value, from, to }: PrintedNumber,
  lineups: readonly Parties[],
): Problem {
  const { box } = plain.game;
  const change = { [path]: value < to ? value + 1 : from };
  const changed = new Match(box.open({ ...setup, change }));
  for (const parties of lineups) {
    for (let game = 0; game < GAMES; game++) {
      const [one, other] = [played(plain, parties, game), played(changed, parties, game)];
      if (!same(one.game.bytes, other.game.bytes)) return `${path} reaches a game without those it names: ${one.line()}`;
    }
  }
  return null;
}

/** Values out of a number's range are refused, and halves; both ends are taken. */
export function refusesOutOfRange(box: Box, most = 40): Problem {
  for (const { path, from, to, value } of spread(box.numbers(), most)) {
    if (value < from || value > to) return `${path} is ${value}, out of ${from} to ${to}`;
    for (const taken of [from, to]) if (!opens(box, path, taken)) return `${path} refuses ${taken}, of ${from} to ${to}`;
    for (const wrong of [from - 1, to + 1, from + 0.5]) if (opens(box, path, wrong)) return `${path} takes ${wrong}`;
  }
  return null;
}

function opens(box: Box, path: string, value: number): boolean {
  try {
    box.open({ change: { [path]: value } });
    return true;
  } catch {
    return false;
  }
}

/** Looked for after one decision in so many, and when a game is over. */
const LOOK_EVERY = 100;

/** At that end of its range every number can be played: random games of those whom it reaches come to an end without faults. */
export function playsAtItsEnd(box: Box, end: 'from' | 'to', games = 20): Problem {
  for (const { mode, setup } of setupsOf(box)) {
    const lineups = lineupsOf(box, mode, 2000);
    for (const number of box.numbers()) {
      const isOut = isWithout(box, number);
      const reached = number.reaches === null ? lineups : lineups.filter((parties) => !isOut(parties));
      const change = { [number.path]: number[end] };
      const problem = playsWith(box, { ...setup, change }, spread(reached, games), games);
      if (problem !== null) return problem;
    }
  }
  return null;
}

function playsWith(box: Box, setup: Setup, lineups: readonly Parties[], games: number): Problem {
  const rig = new Rig(box, setup, LOOK_EVERY);
  for (let game = 0; game < games && lineups.length > 0; game++) {
    const parties = lineups[game % lineups.length]!;
    const players = parties.map(() => random);
    const failure = rig.play(keyOf('ends', game), parties, players, [], [soundInTheEnd]);
    if (failure !== null) return `${failure.what}: ${failure.line}`;
  }
  return null;
}

const soundInTheEnd: AfterCheck = { name: 'in the end', check: ({ match: { game } }) => game.faults()[0] ?? null };
