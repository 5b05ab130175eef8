// What the study of a duel counts of some pairs, against a count of their games one by one.

import { describe, expect, test } from 'vitest';
import type { Bot } from '../../../../src/core/contract.ts';
import { Match } from '../../../../src/core/match.ts';
import { entrantIndices } from '../../../../src/core/replay.ts';
import type { Counter, Grouping } from '../../../../src/core/studies.ts';
import { loadBox } from '../../../../src/games/index.ts';
import { Contest } from '../../../../src/lab/contest/contest.ts';
import { addCounts, newCounts, readCounts, writeCounts } from '../../../../src/lab/contest/counts.ts';
import { aheadForGood, furthestBehind, leadChanges } from '../../../../src/lab/contest/study/leads.ts';
import {
  cardThing,
  chanceSums,
  copySums,
  firstTurnSums,
  groupSums,
  groupThing,
  type StudyPart,
  sumsAt,
} from '../../../../src/lab/contest/study/read.ts';
import * as P from '../../../../src/lab/contest/study/study-plan.ts';
import { addTally, newTally } from '../../../../src/lab/contest/tally.ts';
import { CELLS, SUMS, type Sums } from '../../../../src/lab/statistics/pair-counts.ts';
import { loadBot } from '../../../../src/lab/who/bots.ts';
import { duelOf, type Player, setKey } from '../../../../src/lab/who/matchup.ts';

const box = await loadBox('twisted-fables');
const [greedy, random] = (await Promise.all(['greedy', 'random'].map((name) => loadBot(box.name, name)))) as [Bot, Bot];
const plan = P.planOf(box) as P.StudyPlan;
const { studies } = plan;
/** What the counters of a habit are divided by: games, or the sum of some. */
const perOf = (per: (typeof studies.habits)[number]['per'], counters: readonly number[]) =>
  per === null ? 1 : [per].flat().reduce((sum, at) => sum + counters[at]!, 0);

const players: [Player, Player] = [
  { party: 'snow-white', bot: 'greedy' },
  { party: 'alice', bot: 'random' },
];
const bots = [greedy, random];
const PAIRS = 60;

/** One game as one player saw it. */
interface Seen {
  readonly counters: readonly number[];
  readonly half: number;
}
interface Game {
  readonly seen: readonly [Seen, Seen];
  readonly leads: Int16Array;
  readonly turns: number;
  readonly winner: number;
}

/** By seat; a in seat 0, then in seat 1. */
function playPair(index: number): [Game, Game] {
  const parties = players.map(({ party }) => entrantIndices(box, [party]));
  return [0, 1].map((swapped) => {
    const game = box.open({});
    const match = new Match(game);
    match.begin(setKey('7', duelOf(...players), index), swapped === 0 ? parties : parties.toReversed());
    match.play(swapped === 0 ? bots : bots.toReversed());
    const seen = [0, 1].map((seat) => ({
      counters: [...game.counters.subarray(seat * plan.fields, (seat + 1) * plan.fields)],
      half: game.score(seat),
    })) as unknown as [Seen, Seen];
    const winner = game.score(0) === 1 ? -1 : game.score(0) === 2 ? 0 : 1;
    return { seen, leads: game.leads?.slice() ?? new Int16Array(0), turns: game.turn(), winner };
  }) as unknown as [Game, Game];
}

const pairs = Array.from({ length: PAIRS }, (_, index) => playPair(index));
/** Of side 0 or 1: the game in which she sat first, then the other. */
const hers = (side: number) => pairs.map((pair) => [pair[side as 0]!.seen[0], pair[(1 - side) as 0]!.seen[1]] as const);

function studied(from: number, to: number) {
  const tally = newTally(box, plan);
  new Contest(new Match(box.open({})), duelOf(...players), bots, '7').play(from, to, tally);
  return tally;
}
const tally = studied(0, PAIRS);
const counts = tally.study?.counts ?? new Float64Array(0);

function slowSums(xy: readonly (readonly [number, number])[]): Sums {
  const sum = (of: (x: number, y: number) => number) => xy.reduce((total, [x, y]) => total + of(x, y), 0);
  return [sum((x) => x), sum((_, y) => y), sum((x) => x * x), sum((x, y) => x * y), sum((_, y) => y * y)];
}

function slowCells(side: number, has: (game: Seen) => boolean): number[] {
  const cells = new Array<number>(CELLS).fill(0);
  for (const [first, second] of hers(side)) {
    const state = (game: Seen) => (has(game) ? 3 : 0) + game.half;
    cells[6 * state(first) + state(second)]!++;
  }
  return cells;
}

describe.each([0, 1] as const)('side %i', (side) => {
  const own: StudyPart = { plan, sets: PAIRS, counts, part: side, most: 2 };
  const games = hers(side);

  test('cards: cells, copies, first purchases, and what could be bought', () => {
    let seen = 0;
    const pairOf = (of: (counters: readonly number[]) => number) =>
      games.map(([one, other]) => of(one.counters) + of(other.counters));
    for (let card = 0; card < plan.cards; card++) {
      for (const [place, { at, firstTurn, could }] of studies.events.entries()) {
        const cells = slowCells(side, ({ counters }) => counters[at + card]! > 0);
        expect(cardThing(own, place, card)).toEqual({ cells });
        const was = pairOf((counters) => (counters[at + card]! > 0 ? 1 : 0));
        const copies = pairOf((counters) => counters[at + card]!);
        expect(copySums(own, place, card).sums).toEqual(slowSums(was.map((x, i) => [x, copies[i]!])));
        seen += was.filter((x) => x > 0).length;
        if (firstTurn === undefined || could === undefined) continue;
        const turn = pairOf((counters) => counters[firstTurn + card]!);
        const chance = pairOf((counters) => counters[could.at + card]!);
        expect(firstTurnSums(own, 0, card).sums).toEqual(slowSums(was.map((x, i) => [x, turn[i]!])));
        expect(chanceSums(own, 0, card).sums).toEqual(slowSums(chance.map((x, i) => [x, was[i]!])));
      }
    }
    expect(studies.events.map(({ name }) => name)).toEqual(['start', 'bought', 'drawn', 'played', 'destroyed']);
    expect(plan.timed.map(({ name }) => name)).toEqual(['bought']);
    expect(seen).toBeGreaterThan(1000);
  });

  test('groups: cells, shares of power, habits', () => {
    const [byDeck, byPurchases] = studies.groupings as unknown as [{ most: readonly Counter[] }, { at: number }];
    const paid = ({ counters }: Seen) => byDeck.most.map(({ at }) => counters[at]!);
    const isIn = (game: Seen, { by, name }: P.Group): boolean => {
      if (by === 'all') return true;
      if (by === 'result') return game.half === (name === 'won' ? 2 : 0);
      if (by === 'purchases') {
        const [from = 0, to = name.endsWith('+') ? 9999 : from] = name.replace('+', '').split('-').map(Number);
        const bought = game.counters[byPurchases.at]!;
        return from <= bought && bought <= to;
      }
      const most = Math.max(...paid(game));
      const decks = byDeck.most.filter((_, deck) => paid(game)[deck] === most);
      return name === (most === 0 ? 'nothing' : decks.length > 1 ? 'tie' : decks[0]?.name);
    };
    for (const [at, group] of plan.groups.entries()) {
      expect(groupThing(own, at)).toEqual({ cells: slowCells(side, (game) => isIn(game, group)) });
      const inside = games.map((pair) => pair.filter((game) => isIn(game, group)));
      const total = (of: (game: Seen) => number) => inside.map((pair) => pair.reduce((sum, game) => sum + of(game), 0));
      for (const [habit, { at: counter, per }] of studies.habits.entries()) {
        const [x, y] = [total(({ counters }) => perOf(per, counters)), total(({ counters }) => counters[counter]!)];
        expect(groupSums(own, at, habit).sums).toEqual(slowSums(x.map((one, i) => [one, y[i]!])));
      }
    }
  });

  test('tempo', () => {
    for (const [i, { at, per }] of studies.tempo.entries()) {
      const total = (of: (counters: readonly number[]) => number) =>
        games.map(([one, other]) => of(one.counters) + of(other.counters));
      const [x, y] = [total((counters) => perOf(per, counters)), total((counters) => counters[at]!)];
      const place = plan.tempo + ((1 + side) * studies.tempo.length + i) * SUMS;
      expect(sumsAt(counts, place)).toEqual(slowSums(x.map((one, k) => [one, y[k]!])));
    }
  });
});

test('tempo of both is that of the two together', () => {
  for (const [i, { at, per }] of studies.tempo.entries()) {
    const total = (of: (counters: readonly number[]) => number) =>
      pairs.map((pair) => pair.flatMap(({ seen }) => seen).reduce((sum, { counters }) => sum + of(counters), 0));
    const [x, y] = [total((counters) => perOf(per, counters)), total((counters) => counters[at]!)];
    expect(sumsAt(counts, plan.tempo + i * SUMS)).toEqual(slowSums(x.map((one, k) => [one, y[k]!])));
  }
});

test('leads: changes, comebacks, games decided early', () => {
  const sums = (of: (game: Game, swapped: number) => number) =>
    slowSums(pairs.map((pair) => [2, pair.reduce((sum, game, swapped) => sum + of(game, swapped), 0)]));
  const at = (measure: number) => sumsAt(counts, plan.leads + measure * SUMS);
  const comeback = ({ leads, turns, winner }: Game) =>
    winner >= 0 && furthestBehind(leads, turns, 2, winner) >= 250 ? 1 : 0;
  const early = ({ leads, turns, winner }: Game) =>
    winner >= 0 && aheadForGood(leads, turns, 2, winner) <= turns / 2 ? 1 : 0;
  /** The seat of a player in a game of a pair. */
  const wins = (player: number) => (game: Game, swapped: number) => game.winner === (swapped === 0 ? player : 1 - player);
  expect(at(P.LEAD_CHANGES)).toEqual(sums(({ leads, turns }) => leadChanges(leads, turns, 2)));
  for (const [first, of] of [
    [P.COMEBACKS, comeback],
    [P.decidedEarlyAt(plan), early],
  ] as const) {
    expect(at(first)).toEqual(sums(of));
    for (const player of [0, 1])
      expect(at(first + 1 + player)).toEqual(sums((game, swapped) => (wins(player)(game, swapped) ? of(game) : 0)));
  }
  expect(at(P.decidedEarlyAt(plan))[1]).toBeGreaterThan(0);
});

describe('a study', () => {
  test('of parts, added in any order, is that of the whole, to the byte', () => {
    const parts = [studied(40, 60), studied(0, 25), studied(25, 40)];
    const sum = newTally(box, plan);
    for (const part of parts) addTally(sum, part);
    expect(sum).toEqual(tally);
  });

  test('survives being written; what is 0 is left out', () => {
    const study = tally.study ?? newCounts(plan);
    const written = JSON.parse(JSON.stringify(writeCounts(study)));
    expect(readCounts(written)).toEqual(study);
    expect(written.counts.split(' ').length).toBe(counts.filter((count) => count !== 0).length);
    expect(readCounts(writeCounts(newCounts(plan)))).toEqual(newCounts(plan));
  });

  test('of another plan is not added', () => {
    expect(() => addCounts(newCounts(plan), { ...newCounts(plan), plan: 'other' })).toThrow('two versions');
  });

  test('has the same plan while the same is counted, in whatever words', () => {
    const [first, ...others] = studies.habits;
    const idOf = (change: Partial<typeof studies>) => P.planOf({ ...box, studies: { ...studies, ...change } })?.id;
    expect(idOf({ habits: [{ ...first!, about: 'in other words' }, ...others] })).toBe(plan.id);
    expect(idOf({ habits: [{ ...first!, at: 0 }, ...others] })).not.toBe(plan.id);
    const [deck, purchases] = studies.groupings;
    expect(idOf({ groupings: [deck!, { ...purchases!, bands: [0, 4] } as Grouping] })).not.toBe(plan.id);
    expect(idOf({ lead: 'in other words' })).toBe(plan.id);
  });

  test('is not counted where nobody wants it', () => {
    expect(newTally(box).study).toBeNull();
  });
});
