// A run with arms as comparisons, one an arm.
import type { Box } from '../../../core/contract.ts';
import { Joint } from '../../contest/joint/read-joint.ts';
import { matchupPlan } from '../../contest/matchup-plan.ts';
import { type Arm, canPool } from '../../contest/resolved.ts';
import type { AnyRun } from '../results.ts';
import type { Compared, Comparison, Untouched } from './compared.ts';

/** In the order of the scenario. */
export function armsOfRun(box: Box, run: AnyRun): Comparison[] {
  return (run.config.arms ?? []).map((arm) => comparisonOf(box, run, arm));
}

function comparisonOf(box: Box, run: AnyRun, { name, change, options }: Arm): Comparison {
  const { config, matchups } = run;
  const [compared, untouched]: [Compared[], Untouched[]] = [[], []];
  for (const [at, { players, tally: base, arms = [] }] of matchups.entries()) {
    const { mode, setting } = config.matchups[at]!;
    const own = arms.find((arm) => arm.name === name);
    if (own === undefined) untouched.push({ mode, setting, players, base });
    else {
      const joint = new Joint(matchupPlan(box, config, at).joint, own.joint);
      const { sides } = joint;
      compared.push({ mode, setting, number: at + 1, players, base, changed: own.tally, sides, joint });
    }
  }
  const part = { ...config, matchups: compared.map(({ number }) => config.matchups[number - 1]!) };
  const runOf = (which: 'base' | 'changed', made: AnyRun['config']): AnyRun => ({
    config: made,
    matchups: compared.map((one) => ({ players: one.players, tally: one[which] })),
  });
  return {
    ...{ arm: name, compared, untouched, pooled: canPool(config) },
    runs: { base: runOf('base', part), changed: runOf('changed', { ...part, change, options }) },
  };
}
