// What arms did, from counts made by hand: five at a table, sides that are all alike, and an arm that changes nothing.
import { describe, expect, test } from 'vitest';
import type { Mode } from '../../../../src/core/contract.ts';
import { jointPlan } from '../../../../src/lab/contest/joint/joint-plan.ts';
import { Joint } from '../../../../src/lab/contest/joint/read-joint.ts';
import { newTally } from '../../../../src/lab/contest/tally.ts';
import type { Comparison } from '../../../../src/lab/report/diff/compared.ts';
import { figuresOf } from '../../../../src/lab/report/diff/judged.ts';
import { pairedShift } from '../../../../src/lab/statistics/paired-shift.ts';
import { box as bidding } from '../../../tiny/bidding.ts';

const mode: Mode = { name: '5-players', sides: [[0], [1], [2], [3], [4]], party: 1 };
const box = { ...bidding, modes: [mode] };
const matchup = {
  sides: ['merchant', 'merchant', 'gambler', 'merchant', 'merchant'].map((party, at) => [
    { party, bot: at < 3 ? 'one' : 'two' },
  ]),
};
const plan = jointPlan(box, matchup, null);

/** Sets by what every side comes to by base and by the arm; the same of every chair. */
function five(cells: (side: number) => readonly (readonly [base: number, arm: number, sets: number])[]): Comparison {
  const counts = new Float64Array(plan.size);
  for (let at = 0; at < 10; at++)
    for (const [base, arm, sets] of cells(at % 5)) counts[(at * plan.scores + base) * plan.scores + arm]! += sets;
  counts.set([100, 120, 2000, 2500, 2350], plan.turns);
  counts.set([50, 12, 3], plan.played);
  const joint = new Joint(plan, { plan: plan.id, counts });
  const tally = () => ({ ...newTally(box, false, mode), sets: 10, played: 50, lengths: [0, 0, 50] });
  const players = matchup.sides.map(([player]) => player!);
  const run = { config: { matchups: [matchup], reports: [] } as never, matchups: [] };
  const compared = [{ number: 1, players, base: tally(), changed: tally(), sides: joint.sides, joint }];
  return { arm: 'arm', compared, untouched: [], pooled: true, runs: { base: run, changed: run } };
}

describe('five at a table', () => {
  const moved = five((side) =>
    side === 2
      ? [
          [10, 20, 4],
          [10, 10, 6],
        ]
      : [
          [20, 20, 9],
          [20, 10, 1],
        ],
  );
  const figures = figuresOf([moved], box, moved.runs.base);
  const rates = figures.filter(({ figure }) => figure === 'rate');

  test('every side has its share of rivals beaten', () => {
    const sides = rates.filter(({ kind }) => kind === 'matchups');
    expect(sides).toHaveLength(5);
    const [gambler] = sides;
    expect(gambler).toMatchObject({ player: { party: 'gambler' }, sets: 10, games: 50, against: null, paired: true });
    expect(gambler?.base.mean).toBeCloseTo(10 / 40, 12);
    expect(gambler?.shift.mean).toBeCloseTo(0.1, 12);
    const bins = Array.from({ length: 41 }, () => new Array<number>(41).fill(0));
    bins[10]![20] = 4;
    bins[10]![10] = 6;
    for (const end of ['mean', 'low', 'high', 'p'] as const)
      expect(gambler?.shift[end]).toBeCloseTo(pairedShift(bins)[end]!, 12);
    expect(gambler?.luck).toMatchObject({ otherwise: 12, turned: 3, setsMoved: 4, correlation: null });
  });

  test('whoever sits on one side alone has a mean, and nobody else', () => {
    const means = rates.filter(({ kind }) => kind === 'entrants').map(({ player }) => `${player?.party}/${player?.bot}`);
    expect(means).toEqual(['gambler/one']);
  });

  test('every chair is told, and turns a game', () => {
    const chairs = figures.filter(({ figure }) => /^chair_/.test(figure));
    expect(chairs.map(({ figure }) => figure).sort()).toEqual([1, 2, 3, 4, 5].map((chair) => `chair_${chair}`));
    const turns = figures.find(({ figure }) => figure === 'turns');
    expect(turns?.base.mean).toBeCloseTo(2, 12);
    expect(turns?.shift.mean).toBeCloseTo(0.4, 12);
  });

  test('tests are corrected with all of their kind in mind', () => {
    for (const { q, shift } of rates) expect(q ?? 1).toBeGreaterThanOrEqual(shift.p ?? 0);
  });
});

describe('an arm that changes nothing', () => {
  test('has moved nothing at all, and nothing is tested', () => {
    const same = five(() => [[20, 20, 10]]);
    for (const { figure, shift, q, luck } of figuresOf([same], box, same.runs.base)) {
      if (figure.startsWith('turns')) continue;
      expect({ figure, ...shift }).toMatchObject({ mean: 0, p: null });
      expect([q, luck?.setsMoved, luck?.gain]).toEqual([null, 0, null]);
    }
  });
});
