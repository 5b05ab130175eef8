// Sets of every kind of table: three who bid, heroes who stand together, and two sides of two with parties of two. What is
// counted is compared with games played one by one, through Match alone.
import { describe, expect, test } from 'vitest';
import type { Bot, Box, Mode } from '../../../src/core/contract.ts';
import { Match } from '../../../src/core/match.ts';
import { modeOf, parseParties } from '../../../src/core/modes.ts';
import { entrantIndices } from '../../../src/core/replay.ts';
import { Contest } from '../../../src/lab/contest/contest.ts';
import { leastCommonMultiple } from '../../../src/lab/contest/count-set.ts';
import { addTally, newTally, type Tally } from '../../../src/lab/contest/tally.ts';
import { gameKey, matchupId, type Player } from '../../../src/lab/who/matchup.ts';
import { random } from '../../battery/checks.ts';
import * as bidding from '../../tiny/bidding.ts';
import * as doom from '../../tiny/doom.ts';
import * as relay from '../../tiny/relay.ts';

const player = (party: string, name = 'random'): Player => ({ party, bot: name });
const bots: Record<string, Bot> = {
  random,
  fair: bidding.fair as Bot,
  careful: doom.careful as Bot,
  thrifty: relay.thrifty as Bot,
};

const SETS = 120;

interface Table {
  readonly box: Box;
  readonly mode: Mode;
  readonly sides: readonly (readonly Player[])[];
}

const tables: Record<string, Table> = {
  'three who bid': {
    box: bidding.box,
    mode: modeOf(bidding.box, undefined),
    sides: [[player('merchant', 'fair')], [player('gambler')], [player('merchant')]],
  },
  'three heroes together': {
    box: doom.box,
    mode: modeOf(doom.box, '3-heroes'),
    sides: [[player('knight', 'careful'), player('sage', 'careful'), player('sage')]],
  },
  'two sides of two': {
    box: relay.box,
    mode: modeOf(relay.box, undefined),
    sides: [
      [player('ann+bob', 'thrifty'), player('cid+dan', 'thrifty')],
      [player('ann+cid'), player('bob+dan')],
    ],
  },
};

function contestOf({ box, mode, sides }: Table): Contest {
  const own = sides.flat().map(({ bot }) => bots[bot]!);
  return new Contest(new Match(box.open({ mode: mode.name })), { sides }, own, 1);
}

function played(table: Table, from = 0, to = SETS): Tally {
  const tally = newTally(table.box, false, table.mode);
  contestOf(table).play(from, to, tally);
  return tally;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Every game of the sets, by Match alone: of each side its scores and the chairs it sat in. */
function oneByOne(table: Table): { scores: number[]; chairs: number[]; ending: number; points: number[] }[][] {
  const { box, mode, sides } = table;
  const contest = contestOf(table);
  const match = new Match(box.open({ mode: mode.name }));
  const players = sides.flat();
  return Array.from({ length: SETS }, (_, set) => {
    const key = gameKey('paired', 1, matchupId({ sides }), set, '');
    const seating = contest.seating;
    seating.draw(key);
    return Array.from({ length: seating.games }, (_, game) => {
      const seats = Array.from({ length: players.length }, (_, seat) => seating.playerAt[game * players.length + seat]!);
      match.begin(
        key,
        seats.map((at) => entrantIndices(box, parseParties(players[at]!.party)[0]!)),
      );
      match.play(seats.map((at) => bots[players[at]!.bot]!));
      const chairs = sides.map((_, side) => {
        return sides.findIndex((_, chair) => seating.sideAt[game * sides.length + chair] === side);
      });
      return {
        chairs,
        scores: chairs.map((chair) => match.game.score(chair)),
        points: chairs.map((chair) => match.game.points?.(chair) ?? 0),
        ending: match.game.ending(),
      };
    });
  });
}

describe.each(Object.entries(tables))('%s', (_, table) => {
  const tally = played(table);
  const sets = oneByOne(table);
  const { sides } = table;
  const whole = leastCommonMultiple(sides.length);

  test('counts what the games come to, one by one', () => {
    expect(tally.sets).toBe(SETS);
    expect(tally.played).toBe(sets.flat().length);
    for (const [side] of sides.entries()) {
      const totals = sets.map((games) => sum(games.map(({ scores }) => scores[side]!)));
      for (const [half, count] of tally.sides[side]!.entries()) {
        expect(count).toBe(totals.filter((total) => total === half).length);
      }
      for (const [chair, byScore] of tally.results[side]!.entries()) {
        const seen = sets.flat().filter(({ chairs }) => chairs[side] === chair);
        for (const [score, count] of byScore.entries()) {
          expect(count).toBe(seen.filter(({ scores }) => scores[side] === score).length);
        }
      }
      const points = sets.map((games) => sum(games.map((game) => game.points[side]!)));
      expect(tally.points[side]).toEqual([sum(points), sum(points.map((total) => total ** 2))]);
    }
    for (const [ending, count] of tally.endings.entries()) {
      expect(count).toBe(sets.flat().filter((game) => game.ending === ending).length);
    }
  });

  test('shares of first add up to one a game, ties included', () => {
    const first = ({ scores }: { scores: number[] }, side: number) => {
      const most = Math.max(...scores);
      return scores[side] === most ? whole / scores.filter((score) => score === most).length : 0;
    };
    if (sides.length === 1) {
      expect(tally.firsts[0]?.[0]).toBe(sets.flat().filter(({ scores }) => scores[0] === 2).length);
      return;
    }
    expect(sum(tally.firsts.map(([total]) => total))).toBe(whole * tally.played);
    for (const [side] of sides.entries()) {
      const shares = sets.map((games) => sum(games.map((game) => first(game, side))));
      expect(tally.firsts[side]).toEqual([sum(shares), sum(shares.map((share) => share ** 2))]);
    }
  });

  test('every side sits in every chair as often, and half points add up', () => {
    const n = sides.length;
    const total = (bins: readonly number[]) => sum(bins.map((count, half) => count * half));
    if (n > 1) expect(sum(tally.sides.map(total))).toBe(n * (n - 1) * tally.played);
    expect(sum(tally.chairs.map(total))).toBe(sum(tally.sides.map(total)));
    for (const byChair of tally.results) for (const byScore of byChair) expect(sum(byScore)).toBe(SETS);
  });

  test('covariances follow from the products', () => {
    const totals = sides.map((_, side) => sets.map((games) => sum(games.map(({ scores }) => scores[side]!))));
    const pairs = sides.flatMap((_, i) => sides.slice(i + 1).map((_, at) => [i, i + 1 + at] as const));
    const products = pairs.map(([i, j]) => sum(totals[i]!.map((one, set) => one * totals[j]![set]!)));
    expect(tally.products).toEqual(sides.length > 2 ? products : []);
  });

  test('pieces add up to the whole', () => {
    const pieces = [played(table, 70, SETS), played(table, 0, 31), played(table, 31, 70)];
    const all = newTally(table.box, false, table.mode);
    for (const piece of pieces) addTally(all, piece);
    expect(all).toEqual(tally);
  });
});

test('how sides and players are named changes no game', () => {
  const { 'three who bid': three, 'two sides of two': two } = tables as Record<string, Table>;
  const turned = played({ ...three!, sides: three!.sides.toReversed() });
  expect(turned.sides.toReversed()).toEqual(played(three!).sides);
  const again = played({ ...two!, sides: two!.sides.toReversed().map((side) => side.toReversed()) });
  expect(again.sides.toReversed()).toEqual(played(two!).sides);
});

test('players who are all alike play one game a set, counted in every chair', () => {
  const three = tables['three who bid']!;
  const same = { ...three, sides: [player('gambler'), player('gambler'), player('gambler')].map((one) => [one]) };
  const tally = played(same);
  expect(tally.played).toBe(SETS);
  // Whoever they are, the three have all there is in every set.
  expect(tally.sides.map((bins) => bins[6])).toEqual([SETS, SETS, SETS]);
  expect(tally.results.map((byChair) => byChair.map(sum))).toEqual(Array.from({ length: 3 }, () => [SETS, SETS, SETS]));
  expect(tally.results[0]).toEqual(tally.results[1]);
});
