// Games of a matchup played one by one through Match alone, and counted in the plainest way: what studies are compared with.
import type { Bot, Box } from '../../../../src/core/contract.ts';
import { Match } from '../../../../src/core/match.ts';
import { modeOf, parseParties } from '../../../../src/core/modes.ts';
import { entrantIndices } from '../../../../src/core/replay.ts';
import type { Habit } from '../../../../src/core/studies.ts';
import { Seating } from '../../../../src/lab/contest/seating.ts';
import type { Group } from '../../../../src/lab/contest/study/study-plan.ts';
import type { Products, Sums, Totals } from '../../../../src/lab/statistics/pair-counts.ts';
import { type Matchup, playerName, setKey } from '../../../../src/lab/who/matchup.ts';

/** One member in one game. */
export interface Seen {
  /** `ann/random` */
  readonly subject: string;
  readonly side: number;
  readonly counters: readonly number[];
  readonly score: number;
  readonly result: 'won' | 'lost' | 'neither';
}

export interface HandGame {
  readonly seen: readonly Seen[];
  /** Whether an equal game came before it in the set. */
  readonly again: boolean;
  readonly winner: number | null;
  /** By turn, from the first on, and side. */
  readonly leads: readonly (readonly number[])[];
}

export type HandSet = readonly HandGame[];

export function setsByHand(
  box: Box,
  matchup: Matchup,
  bots: Readonly<Record<string, Bot>>,
  seed: string,
  sets: number,
): HandSet[] {
  const mode = modeOf(box, matchup.mode);
  const match = new Match(box.open({ mode: mode.name }));
  const seating = new Seating(
    mode,
    matchup.sides.map((side) => side.map(playerName)),
  );
  const players = matchup.sides.flat();
  const sideOf = matchup.sides.flatMap((side, at) => side.map(() => at));
  const fields = box.counters(0).length;
  return Array.from({ length: sets }, (_, set) => {
    const key = setKey(seed, matchup, set);
    seating.draw(key);
    const lineups: string[] = [];
    return Array.from({ length: seating.games }, (__, number): HandGame => {
      const { seats } = match.game;
      const at = Array.from({ length: seats }, (___, seat) => seating.playerAt[number * seats + seat]!);
      const parties = at.map((player) => entrantIndices(box, parseParties(players[player]!.party)[0]!));
      match.begin(key, parties);
      match.play(at.map((player) => bots[players[player]!.bot]!));
      const { game } = match;
      const chairOf = (seat: number) => mode.sides.findIndex((own) => own.includes(seat));
      const scores = mode.sides.map((_own, chair) => game.score(chair));
      const sides = mode.sides.map((own) => sideOf[at[own[0]!]!]!);
      const seen = at.flatMap((player, seat) => {
        const { party, bot } = players[player]!;
        return party.split('+').map((member, place, all): Seen => {
          const from = (seat * all.length + place) * fields;
          const score = scores[chairOf(seat)]!;
          const others = scores.filter((_score, chair) => chair !== chairOf(seat));
          const won = others.length === 0 ? score === 2 : others.every((other) => other < score);
          const lost = others.length === 0 ? score === 0 : others.some((other) => other > score);
          return {
            subject: `${member}/${bot}`,
            side: sideOf[player]!,
            counters: [...game.counters.subarray(from, from + fields)],
            score,
            result: won ? 'won' : lost ? 'lost' : 'neither',
          };
        });
      });
      const lineup = at.map((player) => playerName(players[player]!)).join();
      lineups.push(lineup);
      const leads = Array.from({ length: game.turn() }, (___, turn) => {
        const first = (turn + 1) * mode.sides.length;
        const byChair = [...game.leads!.subarray(first, first + mode.sides.length)];
        return mode.sides.map((_own, side) => byChair[sides.indexOf(side)]!);
      });
      const winner = seen.find(({ result }) => result === 'won')?.side ?? null;
      return { seen, again: lineups.indexOf(lineup) < number, winner, leads };
    });
  });
}

export const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** The games of a subject by set: different ones only. */
export function gamesOf(sets: readonly HandSet[], subject: string): Seen[][] {
  return sets.map((games) =>
    games.filter(({ again }) => !again).flatMap(({ seen }) => seen.filter((one) => one.subject === subject)),
  );
}

export function sumsOf(xy: readonly (readonly [number, number])[]): Sums {
  const of = (value: (x: number, y: number) => number) => sum(xy.map(([x, y]) => value(x, y)));
  return [of((x) => x), of((_, y) => y), of((x) => x * x), of((x, y) => x * y), of((_, y) => y * y)];
}

export function totalsOf(sets: readonly (readonly Seen[])[]): Totals {
  return [sets.length, ...sumsOf(sets.map((games) => [games.length, sum(games.map(({ score }) => score))]))];
}

/** Only sets with some of it add something. */
export function productsOf(sets: readonly (readonly Seen[])[], has: (game: Seen) => boolean): Products {
  const rows = sets.map((games) => {
    const having = games.filter(has);
    const score = (of: readonly Seen[]) => sum(of.map((game) => game.score));
    return { w: having.length, t: score(having), g: games.length, s: score(games) };
  });
  const of = (value: (row: (typeof rows)[number]) => number) => sum(rows.map(value));
  return [
    ...sumsOf(rows.map(({ w, t }) => [w, t])),
    ...([of(({ w, g }) => w * g), of(({ w, s }) => w * s), of(({ t, g }) => t * g), of(({ t, s }) => t * s)] as const),
  ];
}

/** The two numbers of a mean, of some games. */
export function ratioOf(games: readonly Seen[], { at, per }: Pick<Habit, 'at' | 'per'>): [number, number] {
  const under = ({ counters }: Seen) => (per === null ? 1 : sum([per].flat().map((place) => counters[place]!)));
  return [sum(games.map(under)), sum(games.map(({ counters }) => counters[at]!))];
}

export function isIn(box: Box, { by, name }: Group, { counters, result }: Seen): boolean {
  if (by === 'all') return true;
  if (by === 'result') return result === name;
  const grouping = box.studies!.groupings.find((one) => one.name === by)!;
  if ('bands' in grouping) {
    const [from = 0, to = name.endsWith('+') ? Number.POSITIVE_INFINITY : from] = name
      .replace('+', '')
      .split('-')
      .map(Number);
    return from <= counters[grouping.at]! && counters[grouping.at]! <= to;
  }
  const values = grouping.most.map(({ at }) => counters[at]!);
  const most = Math.max(...values);
  const leading = grouping.most.filter((_, i) => values[i] === most);
  return name === (most === 0 ? 'nothing' : leading.length > 1 ? 'tie' : leading[0]!.name);
}
