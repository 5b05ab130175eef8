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

interface Compared {
  readonly config: Resolved;
  /** Whose code is another one now; null where it is not known by which the baseline was played. */
  readonly changed: readonly string[] | null;
}

/** By the same code the baseline is played anew, beside what is checked and under the same luck; else its counts must do. */
export async function againstBaseline(box: Box, config: Resolved, baseline: Baseline): Promise<Compared> {
  const compared = { ...config, baseline: baselineHash(baseline) };
  const changed = await changedCode(box, config, baseline);
  if (changed === null || changed.length > 0) return { config: compared, changed };
  const { options, change, about } = baseline;
  checkFits(box, baseline);
  const arms = [...(config.arms ?? []), { name: BASELINE, about, options, change }];
  return { config: { ...compared, arms }, changed };
}

async function changedCode(box: Box, config: Resolved, { code }: Baseline): Promise<string[] | null> {
  if (code === null) return null;
  const now = await codeOf(config.game, botsOf(config));
  const bots = Object.entries(now.bots).filter(([bot, hash]) => code.bots[bot] !== hash);
  return [...(now.game === code.game ? [] : [box.title]), ...bots.map(([bot]) => bot)];
}

/** It was made by hand, or of another game. */
function checkFits(box: Box, { options, change }: Baseline): void {
  try {
    box.open({ options, change });
  } catch (error) {
    throw new UsageError(`--baseline: ${error instanceof Error ? error.message : String(error)}`);
  }
}
