// Three equal players without names, and things that each has or has not, by lot: common or rare, of no use or of some. Counted as
// the lab counts, matchup by matchup or over all, into report files.
import type { Box, Game, Mode } from '../../src/core/contract.ts';
import { newCounts } from '../../src/lab/contest/counts.ts';
import { Seating } from '../../src/lab/contest/seating.ts';
import { PlayedCounts } from '../../src/lab/contest/study/played-counts.ts';
import { addToPooled, newPooled } from '../../src/lab/contest/study/pooled.ts';
import { type StudyPlan, studyPlan } from '../../src/lab/contest/study/study-plan.ts';
import { TableClerk } from '../../src/lab/contest/study/table-clerk.ts';
import { newTally } from '../../src/lab/contest/tally.ts';
import type { AnyRun } from '../../src/lab/report/results.ts';
import { type Matchup, playerName } from '../../src/lab/who/matchup.ts';
import { csvFiles } from '../lab/report/made-up.ts';
import { type Count, Counts, rowsOf } from './coverage.ts';
import { Luck } from './luck.ts';

export const SETS = 300;
const SIDES = 3;
/** How often each has it, and what it adds to her rating. */
const things = {
  common: { chance: 0.4, worth: 0 },
  rare: { chance: 0.05, worth: 0 },
  good: { chance: 0.3, worth: 0.8 },
};
const names = Object.keys(things);
const each = Object.values(things);
/** In so many games all have the same luck in having it. */
const SHARED = 0.3;
const SPENT = names.length;
const FIELDS = names.length + 1;

const mode: Mode = { name: '3-players', sides: [[0], [1], [2]], party: 0 };
const box = {
  ...{ name: 'synthetic', title: 'Synthetic', endings: [], roster: [], modes: [mode], cards: () => [] },
  noun: { one: 'player', many: 'players' },
  counters: () => new Array<string>(FIELDS).fill(''),
  studies: {
    cards: () => names,
    events: [{ name: 'had', about: 'by lot', at: 0 }],
    groupings: [{ name: 'spent', about: 'by lot', at: SPENT, bands: [0, 1], words: (group: string) => `spends ${group}` }],
    habits: [{ name: 'mean_spent', about: 'spent', at: SPENT, per: null }],
    tempo: [],
    lead: 'nothing',
  },
} as unknown as Box;

/** Bots that play alike: whoever sits there, all three are equal. */
const lineups = [
  ['x', 'x', 'x'],
  ['x', 'y', 'z'],
  ['y', 'z', 'z'],
];
const matchups = lineups.map((bots): Matchup => ({ sides: bots.map((bot) => [{ party: '-', bot }]) }));

/** Mean score, from 0 to 1, of who has a thing, and of who lacks it, all other things being by lot. */
export function truthOf(name: keyof typeof things): { having: number; lacking: number } {
  const sums = [
    [0, 0],
    [0, 0],
  ];
  for (let all = 0; all < 8 ** names.length; all++) {
    const having = each.map((_, thing) => [0, 1, 2].map((seat) => (all >> (3 * thing + seat)) & 1));
    const chance = having.reduce((product, who, thing) => product * chanceOf(who, each[thing]!.chance), 1);
    const weights = [0, 1, 2].map((seat) =>
      Math.exp(each.reduce((sum, { worth }, thing) => sum + worth * having[thing]![seat]!, 0)),
    );
    for (const seat of [0, 1, 2]) {
      const others = weights.filter((_, other) => other !== seat);
      const beaten = others.reduce((sum, other) => sum + weights[seat]! / (weights[seat]! + other), 0);
      const side = sums[having[names.indexOf(name)]![seat]!]!;
      side[0]! += chance;
      side[1]! += (chance * beaten) / others.length;
    }
  }
  return { having: sums[1]![1]! / sums[1]![0]!, lacking: sums[0]![1]! / sums[0]![0]! };
}

/** Of who has it, by seat. */
function chanceOf(who: readonly number[], chance: number): number {
  const apart = who.reduce((product, has) => product * (has === 1 ? chance : 1 - chance), 1);
  const alike = who.every((has) => has === who[0]) ? (who[0] === 1 ? chance : 1 - chance) : 0;
  return SHARED * alike + (1 - SHARED) * apart;
}

/** Sweep number `sweep`: the same number gives the same sweep. */
function studiedSweep(pooled: boolean, seed: number, sweep: number, sets = SETS): AnyRun {
  const luck = new Luck(seed, sweep);
  const all = newPooled(box, matchups);
  const played = matchups.map((matchup) => {
    const study = studyOf(matchup, studyPlan(box, matchup, pooled)!, luck, sets);
    if (pooled) addToPooled(all, matchup, study);
    const players = matchup.sides.map(([player]) => player!);
    return { players, tally: { ...newTally(box, false, mode), sets, played: sets, study: pooled ? null : study } };
  });
  const config = {
    ...{ game: box.name, about: '', seed: String(seed), design: 'paired' as const, options: {}, change: {}, sets: sets },
    ...{ matchups, reports: ['cards', 'strategies'], ...(pooled ? { studies: 'pooled' as const } : {}) },
  };
  return { config, matchups: played, pooled: pooled ? all : null };
}

/** In so many sets the games of a set have the same luck; it stays with the seat. */
const SAME = 0.5;

function studyOf(matchup: Matchup, plan: StudyPlan, luck: Luck, sets: number): ReturnType<typeof newCounts> {
  const seating = new Seating(
    mode,
    matchup.sides.map((side) => side.map(playerName)),
  );
  const clerk = new TableClerk(plan, matchup, mode, seating);
  const study = newCounts(plan);
  const table = { counters: new Uint16Array(SIDES * FIELDS), mode } as unknown as Game;
  const games = Array.from({ length: SIDES }, () => new PlayedCounts(table));
  const key = new Int32Array(2);
  for (let set = 0; set < sets; set++) {
    for (let word = 0; word < key.length; word++) key[word] = luck.below(2 ** 31);
    seating.draw(key);
    const same = luck.uniform() < SAME;
    for (const [number, game] of games.entries()) {
      if (number > 0 && same) repeat(games[0]!, game);
      else play(game, luck);
    }
    clerk.count(study.counts, games, seating.sameAs);
  }
  return study;
}

function repeat(from: PlayedCounts, to: PlayedCounts): void {
  to.counters.set(from.counters);
  to.scores.set(from.scores);
  to.best = from.best;
}

/** Clocks run as fast as those are strong who sit there; who is early comes first. */
function play(game: PlayedCounts, luck: Luck): void {
  const times = [0, 0, 0];
  for (const [thing, { chance }] of each.entries()) {
    const shared = luck.uniform() < SHARED ? luck.uniform() : -1;
    for (let seat = 0; seat < SIDES; seat++) {
      game.counters[seat * FIELDS + thing] = (shared < 0 ? luck.uniform() : shared) < chance ? 1 : 0;
    }
  }
  for (let seat = 0; seat < SIDES; seat++) {
    game.counters[seat * FIELDS + SPENT] = luck.below(2);
    const rating = each.reduce((sum, { worth }, thing) => sum + worth * game.counters[seat * FIELDS + thing]!, 0);
    times[seat] = -Math.log(luck.uniform()) / Math.exp(rating);
  }
  for (let seat = 0; seat < SIDES; seat++) game.scores[seat] = 2 * times.filter((time) => time > times[seat]!).length;
  game.best = 2 * (SIDES - 1);
}

/** The rows of cards.csv. */
export function studiedRows(pooled: boolean, seed: number, sweep: number, sets: number): Readonly<Record<string, string>>[] {
  const reports = csvFiles(box, studiedSweep(pooled, seed, sweep, sets));
  return rowsOf(reports.find(({ name }) => name === 'cards.csv')?.text ?? '');
}

export function studiedCoverage(pooled: boolean, seed: number, sweeps: number): Count[] {
  const counts = new Counts();
  const truths = names.map((name) => [name, truthOf(name as keyof typeof things)] as const);
  for (let sweep = 0; sweep < sweeps; sweep++) {
    const reports = csvFiles(box, studiedSweep(pooled, seed, sweep));
    const [cards, strategies] = ['cards', 'strategies'].map((name) =>
      rowsOf(reports.find((report) => report.name === `${name}.csv`)?.text ?? ''),
    );
    for (const [name, { having, lacking }] of truths) {
      for (const cells of (cards ?? []).filter(({ card }) => card === name)) {
        counts.holds(`${name} thing: share`, cells, 'share', things[name as keyof typeof things].chance);
        // With few games a set counts as one of them.
        counts.holds(`${name} thing: rate with`, cells, 'rate_with', having, name === 'rare' ? 'at-least' : 'exact');
        counts.holds(`${name} thing: rate without`, cells, 'rate_without', lacking);
        counts.holds(`${name} thing: difference`, cells, 'observational_difference', having - lacking);
        // What is worth nothing goes with winning by luck alone.
        if (name !== 'good') counts.add(`${name} thing: p <= 0.05`, Number(cells.p) <= 0.05, 'at-most', 0.05);
      }
    }
    for (const cells of strategies ?? []) {
      const spent = Number.parseInt(cells.group ?? '', 10);
      if (cells.grouped_by !== 'spent') continue;
      counts.holds('group: share', cells, 'share', 0.5);
      counts.holds('group: difference', cells, 'observational_difference', 0);
      counts.add('group: habit', Number(cells.mean_spent) === spent, 'at-least', 1);
    }
  }
  return counts.all();
}
