// What a check is compared with: a file that `baseline accept` has made.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Box } from '../../../core/contract.ts';
import { botsOf, type Resolved } from '../../../lab/contest/resolved.ts';
import { BASELINE, type Baseline, baselineHash, readBaseline } from '../../../lab/run/baseline.ts';
import { codeOf } from '../../../lab/who/code.ts';
import { UsageError } from '../../errors.ts';

export const BASELINES = 'baselines';

/** Null where nothing is compared with one. */
export function chooseBaseline({ expect = [], game }: Resolved, file: string | undefined, name: string): Baseline | null {
  const isAsked = expect.some(({ figure }) => figure.is === 'matchup-shift' || figure.is === 'entrant-shift');
  if (!isAsked && file === undefined) return null;
  const path = file ?? join(BASELINES, `${name}.json`);
  if (!existsSync(path)) {
    const made = `fablelab baseline accept <run> ${path} makes one`;
    throw new UsageError(`--baseline: found no file "${path}", expected what vs-baseline is compared with; ${made}`);
  }
  const baseline = readBaseline(path);
  if (baseline.game !== game)
    throw new UsageError(`--baseline: found one of ${baseline.game} in "${path}", expected one of ${game}`);
  return baseline;
}

/** By the same code the baseline is played anew, beside what is checked and under the same luck; else its counts must do. */
export async function againstBaseline(box: Box, config: Resolved, baseline: Baseline): Promise<Resolved> {
  const compared = { ...config, baseline: baselineHash(baseline) };
  if (!(await isSameCode(config, baseline))) return compared;
  const { options, change, about } = baseline;
  checkFits(box, baseline);
  return { ...compared, arms: [...(config.arms ?? []), { name: BASELINE, about, options, change }] };
}

async function isSameCode(config: Resolved, { code }: Baseline): Promise<boolean> {
  if (code === null) return false;
  const now = await codeOf(config.game, botsOf(config));
  return now.game === code.game && Object.entries(now.bots).every(([bot, hash]) => code.bots[bot] === hash);
}

/** It was made by hand, or of another game. */
function checkFits(box: Box, { options, change }: Baseline): void {
  try {
    box.open({ options, change });
  } catch (error) {
    throw new UsageError(`--baseline: ${error instanceof Error ? error.message : String(error)}`);
  }
}
