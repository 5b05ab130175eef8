// How often the intervals of places.csv, chairs.csv and ratings.csv hold the truth of a world of tables of three.

import { eloOf } from '../../src/lab/statistics/bradley-terry.ts';
import { box } from '../lab/high-card.ts';
import { csvFiles } from '../lab/report/made-up.ts';
import { type Count, Counts, rowsOf } from './coverage.ts';
import { playerName } from './synthetic.ts';
import { ratingsOf, SIDES, type TableWorld, tableSweep, truthOfTable } from './tables.ts';

/** Half points of who beats all rivals. */
const MOST = 2 * (SIDES - 1);

export function tableCoverage(world: TableWorld, seed: number, sweeps: number): Count[] {
  const counts = new Counts();
  const truths = world.matchups.map((players) => truthOfTable(world, players));
  const elos = ratingsOf(world).map(eloOf);
  const pooled = (chair: number) => truths.reduce((sum, { chairs }) => sum + chairs[chair]!, 0) / truths.length;
  for (let sweep = 0; sweep < sweeps; sweep++) {
    const files = new Map(csvFiles(box, tableSweep(world, seed, sweep)).map(({ name, text }) => [name, rowsOf(text)]));
    const [places, chairs, ratings] = ['places', 'chairs', 'ratings'].map((name) => files.get(`${name}.csv`) ?? []);
    for (const [at, truth] of truths.entries()) {
      for (let side = 0; side < SIDES; side++) {
        const cells = places?.[at * SIDES + side] ?? {};
        const rate = truth.scores[side]! / MOST;
        counts.holds('table: rate', cells, 'rate', rate);
        counts.holds('table: share of first places', cells, 'first', truth.firsts[side]!);
        counts.holds('table: mean rank', cells, 'mean_rank', 1 + (SIDES - 1) * (1 - rate));
        counts.holds('table: points', cells, 'points', truth.points[side]!);
        counts.holds('chair: one matchup', chairs?.[at * SIDES + side] ?? {}, 'rate', truth.chairs[side]! / MOST);
      }
    }
    const all = (chairs ?? []).filter(({ scope }) => scope === 'all');
    for (let chair = 0; chair < SIDES; chair++)
      counts.holds('chair: all matchups', all[chair] ?? {}, 'rate', pooled(chair) / MOST);
    for (const [at, elo] of elos.entries()) {
      counts.holds('table: rating', ratings?.find(({ party }) => party === playerName(at)) ?? {}, 'elo', elo);
    }
  }
  return counts.all();
}
