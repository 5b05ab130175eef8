// How often the intervals of the report files hold the truth, and how often their tests find what is not there.

import { eloOf } from '../../src/lab/statistics/bradley-terry.ts';
import { csvFiles } from '../lab/report/made-up.ts';
import { box, CHANCES, UNSPENT } from './studied.ts';
import { efficiencyOf, LONGEST, playerName, SHORTEST, sweepOf, truthOf, twosOf, type World } from './synthetic.ts';

/** `exact`: as often as promised. `at-least`: or more. `at-most`: what must be rare is no more frequent. */
type Promise = 'exact' | 'at-least' | 'at-most';

export interface Count {
  readonly what: string;
  readonly promise: Promise;
  readonly promised: number;
  held: number;
  of: number;
}

/** Intervals are approximate, and so much is promised in spite of it; few sweeps may stray further by chance alone. */
const SLACK = 0.005;
const STRAY = 4;

export function isKept({ promise, promised, held, of }: Count): boolean {
  const off = held / of - promised;
  const room = Math.max(SLACK, STRAY * Math.sqrt((promised * (1 - promised)) / of));
  return promise === 'exact' ? Math.abs(off) <= room : promise === 'at-least' ? off >= -room : off <= room;
}

type Cells = Readonly<Record<string, string>>;

/** What is counted, by what it is called. */
export class Counts {
  private readonly counts = new Map<string, Count>();

  add(what: string, held: boolean, promise: Promise = 'exact', promised = 0.95): void {
    const count = this.counts.get(what) ?? { what, promise, promised, held: 0, of: 0 };
    this.counts.set(what, count);
    count.of++;
    if (held) count.held++;
  }

  /** Does the interval of this column hold the truth? */
  holds(what: string, cells: Cells, name: string, truth: number, promise: Promise = 'exact'): void {
    this.add(what, Number(cells[`${name}_low`]) <= truth && truth <= Number(cells[`${name}_high`]), promise);
  }

  all(): Count[] {
    return [...this.counts.values()];
  }
}

/** The counts of so many sweeps. Which of the tests have nothing to find is the world's matter. */
export function coverage(world: World, seed: number, sweeps: number): Count[] {
  const counts = new Counts();
  const even = world.ratings.every((rating) => rating === world.ratings[0]);
  for (let sweep = 0; sweep < sweeps; sweep++) {
    const files = new Map(csvFiles(box, sweepOf(world, seed, sweep)).map(({ name, text }) => [name, text]));
    const [matchups, entrants, seats, cards, tempo] = ['matchups', 'entrants', 'seats', 'cards', 'tempo'].map((name) =>
      rowsOf(files.get(`${name}.csv`) ?? ''),
    );
    checkMatchups(world, matchups ?? [], counts);
    checkEntrants(world, entrants ?? [], counts);
    checkSeats(world, seats ?? [], counts);
    checkCards(world, cards ?? [], counts);
    for (const cells of tempo ?? []) counts.holds('tempo: mean a turn', cells, 'unspent', UNSPENT);
    const praised = (cards ?? []).some(({ q }) => q !== '' && Number(q) <= 0.05);
    counts.add('no card matters: any q <= 0.05', praised, 'at-most', 0.05);
    counts.add('lack of fit where ratings are all: p <= 0.05', Number(entrants?.[0]?.fit_p) <= 0.05, 'exact', 0.05);
    counts.add('circles where there are none: p <= 0.05', Number(entrants?.[0]?.cyclic_p) <= 0.05, 'exact', 0.05);
    if (!even || world.seatEffect !== 0) continue;
    for (const { p } of matchups ?? []) counts.add('even matchup: p <= 0.05', Number(p) <= 0.05, 'exact', 0.05);
    const findings = (matchups ?? []).some(({ q }) => Number(q) <= 0.05);
    counts.add('all matchups even: any q <= 0.05', findings, 'at-most', 0.05);
    counts.add('seat worth the same everywhere: p <= 0.05', Number(seats?.at(-1)?.homogeneity_p) <= 0.05, 'exact', 0.05);
  }
  return counts.all();
}

function checkMatchups(world: World, rows: readonly Cells[], counts: Counts): void {
  for (const [at, [a, b]] of twosOf(world).entries()) {
    const truth = truthOf(world, a, b);
    const cells = rows[at] ?? {};
    counts.holds('matchup: rate', cells, 'rate', (truth[0] + truth[1]) / 2);
    counts.holds('matchup: rate in seat 0', cells, 'seat0_rate', truth[0]);
    counts.holds('matchup: rate in seat 1', cells, 'seat1_rate', truth[1]);
    counts.holds('matchup: no-result rate', cells, 'no_result_rate', world.drawn, 'at-least');
    counts.holds('matchup: mean turns', cells, 'mean_turns', (SHORTEST + LONGEST) / 2, 'at-least');
    counts.holds('matchup: efficiency', cells, 'efficiency', efficiencyOf(world, truth));
  }
}

function checkEntrants(world: World, rows: readonly Cells[], counts: Counts): void {
  for (const [at, rating] of world.ratings.entries()) {
    const cells = rows.find(({ entrant }) => entrant === playerName(at)) ?? {};
    const others = world.ratings.map((_, other) => other).filter((other) => other !== at);
    const rates = others.map((other) => (truthOf(world, at, other)[0] + truthOf(world, at, other)[1]) / 2);
    counts.holds('fable: rate', cells, 'rate', mean(rates));
    counts.holds('fable: rating', cells, 'elo', eloOf(rating));
  }
  counts.holds('seat effect of the ratings', rows[0] ?? {}, 'seat_elo', eloOf(world.seatEffect));
}

/** They are bought by lot: she wins as often with them as without. */
function checkCards(world: World, rows: readonly Cells[], counts: Counts): void {
  for (const cells of rows) {
    const at = world.ratings.findIndex((_, player) => playerName(player) === cells.entrant);
    const others = world.ratings.map((_, other) => other).filter((other) => other !== at);
    const rate = mean(others.map((other) => mean(truthOf(world, at, other))));
    const { card = '' } = cells;
    counts.holds(`${card} card: share`, cells, 'share', CHANCES[card as keyof typeof CHANCES]);
    // With few games a pair counts as one of them.
    counts.holds(`${card} card: rate with`, cells, 'rate_with', rate, card === 'rare' ? 'at-least' : 'exact');
    counts.holds(`${card} card: rate without`, cells, 'rate_without', rate);
    counts.holds(`${card} card: difference`, cells, 'observational_difference', 0);
  }
}

function checkSeats(world: World, rows: readonly Cells[], counts: Counts): void {
  const advantages = twosOf(world).map(([a, b]) => {
    const [first, second] = truthOf(world, a, b);
    return (first - second) / 2;
  });
  for (const [at, advantage] of advantages.entries())
    counts.holds('first seat: one matchup', rows[at] ?? {}, 'advantage', advantage);
  counts.holds('first seat: all matchups', rows.at(-1) ?? {}, 'advantage', mean(advantages));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** No cell of these files needs quotes. */
export function rowsOf(csv: string): Cells[] {
  const [head = [], ...rows] = csv
    .trim()
    .split('\n')
    .map((line) => line.split(','));
  return rows.map((row) => Object.fromEntries(head.map((name, at) => [name, row[at] ?? ''])));
}
