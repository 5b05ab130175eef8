// What a run needs on the disk: written once in small where nobody looks, and told from that.
import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { Box } from '../../../core/contract.ts';
import { addTally, type Tally } from '../../../lab/contest/tally.ts';
import { RAW } from '../../../lab/crew/raw-rows.ts';
import { SETS } from '../../../lab/crew/sets-file.ts';
import { writeReports } from '../../../lab/report/finish.ts';
import { RunReports } from '../../../lab/report/run-reports.ts';
import type { Run } from '../../../lab/run/run.ts';
import { createRun } from '../../../lab/run/run-folder.ts';

export interface Sample {
  /** Of the tallies and all that is made of them. */
  readonly bytes: number;
  /** That it took to write them. */
  readonly milliseconds: number;
}

/** Of a trial of a run in which every matchup is to play so many sets. */
export function writeSample(box: Box, tried: Run, sets: number): Sample {
  const start = performance.now();
  const home = mkdtempSync(join(tmpdir(), 'fablelab-dry-run-'));
  try {
    const folder = join(home, 'run');
    const run = playedOnly(tried);
    for (const { tally } of run.matchups) grow(tally, sets);
    createRun(folder, run);
    if (run.shard === null) writeReports(folder, new RunReports(box, run), run);
    const bytes = readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
    const share = run.matchups.length / tried.matchups.length;
    return { bytes: bytes / share, milliseconds: (performance.now() - start) / share };
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

/** Of many matchups only some had their turn. */
function playedOnly(tried: Run): Run {
  const isPlayed = (_: unknown, at: number) => tried.matchups[at]!.ranges.length > 0;
  const config = { ...tried.config, matchups: tried.config.matchups.filter(isPlayed) };
  // Segments are of no size beside the rest.
  return { ...tried, config, matchups: tried.matchups.filter(isPlayed) };
}

/** Larger counts have more digits. */
function grow(tally: Tally, sets: number): void {
  while (tally.sets > 0 && 2 * tally.sets <= sets) addTally(tally, { ...structuredClone(tally), telling: [] });
}

/** Files with something of every set. While a run finishes they are there twice: as they came, and in order. */
export function growingFiles(run: Run): { readonly raw: boolean; readonly sets: boolean } {
  return { raw: RAW in run.files, sets: SETS in run.files };
}

/** Bytes where this folder would be. */
export function freeAt(folder: string): number {
  let path = resolve(folder);
  while (!existsSync(path)) path = dirname(path);
  const { bavail, bsize } = statfsSync(path);
  return bavail * bsize;
}
