// What a check has come to, with what no run says of itself: which command makes it again, and how it was compared with a baseline.

import { gamesOf } from '../../../lab/contest/tally.ts';
import type { RunReports } from '../../../lab/report/run-reports.ts';
import { BASELINE } from '../../../lab/run/baseline.ts';
import type { Run } from '../../../lab/run/run.ts';
import { isShift } from './words.ts';

/** What whoever played it knows. */
export interface Asked {
  /** The words of the command that makes it again; without them its folder is judged anew. */
  readonly again?: readonly string[];
  /** Whose code is not that of the baseline; null where that is not known. */
  readonly changed?: readonly string[] | null;
}

export interface ToldCheck {
  readonly reports: RunReports;
  readonly folder: string;
  readonly run: Run;
  /** As it can be pasted. */
  readonly again: string;
  /** A sentence; null where nothing is compared with a baseline. */
  readonly compared: string | null;
}

/** By all versions of the game: the baseline's games take as long as any. */
export function gamesOfAll({ matchups }: Pick<Run, 'matchups'>): number {
  return matchups.reduce(
    (sum, { tally, arms }) => [tally, ...arms.map((arm) => arm.tally)].reduce((all, one) => all + gamesOf(one), sum),
    0,
  );
}

/** Of the lines that are about a shift: all of a run are compared in the same way. */
export function comparedWords({ config, baseline, matchups }: Run, changed?: readonly string[] | null): string | null {
  if (baseline === undefined || !(config.expect ?? []).some(isShift)) return null;
  const isBeside = config.arms?.some(({ name }) => name === BASELINE);
  if (isBeside) return 'Compared with the baseline set by set, under common luck: the same code plays both.';
  if (matchups.some(({ recorded }) => recorded !== null))
    return 'Compared with the baseline set by set, as it has kept them: under the same luck, though other code played them.';
  const counts = 'Compared with the baseline by counts, because';
  if (config.until !== 'decided') return `${counts} this run was played without it.`;
  if (changed === null) return `${counts} it does not say by which code it was played.`;
  const whose = changed === undefined || changed.length === 0 ? 'code' : `the code of ${listed(changed)}`;
  return `${counts} ${whose} has changed since the baseline.`;
}

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
