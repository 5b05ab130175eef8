// Shards put together again. Everything that does not fit is named: a gap, an overlap, another scenario or engine.
import type { Box } from '../../core/contract.ts';
import { addPooled } from '../contest/study/pooled.ts';
import { addCount } from '../crew/counted.ts';
import { RAW } from '../crew/raw-rows.ts';
import { RunError } from '../text/run-error.ts';
import { matchupName } from '../who/matchup.ts';
import { checkFiles } from './kept-files.ts';
import { configHash, newRun, type Range, type Run, type RunInFolder } from './run.ts';

/** The parts as one run, whatever their order; not complete yet. */
export function mergeRuns(box: Box, parts: readonly RunInFolder[]): Run {
  const [first, ...others] = parts;
  if (first === undefined) throw new RunError('merge: found no runs, expected some');
  for (const part of parts) checkComplete(part);
  for (const part of parts) checkFiles(box, part);
  for (const part of others) checkAlike(first, part);
  const { config, signatures } = first.run;
  const merged = newRun(box, config, signatures, null, RAW in first.run.files);
  for (const [at, into] of merged.matchups.entries()) {
    const pieces = inOrder(parts, at);
    checkTiling(pieces, config.sets, matchupName(config.matchups[at]!));
    for (const { matchup } of pieces) addCount(into, matchup);
    into.ranges = config.sets === 0 ? [] : [[0, config.sets]];
  }
  for (const { run } of parts) if (merged.pooled !== null && run.pooled !== null) addPooled(merged.pooled, run.pooled);
  return merged;
}

function checkComplete({ folder, run }: RunInFolder): void {
  if (!run.complete) throw new RunError(`${folder}: found a run that is not complete; resume it first`);
  if (run.config.until !== undefined) throw new RunError(`${folder}: found until, expected shards, which cannot have it`);
}

function checkAlike(one: RunInFolder, other: RunInFolder): void {
  const both = `${one.folder} and ${other.folder}`;
  const [a, b] = [one.run, other.run];
  if (configHash(a.config) !== configHash(b.config)) throw new RunError(`${both}: found different scenarios, expected one`);
  if (a.signatures.engine !== b.signatures.engine) throw new RunError(`${both}: found different engines, expected one`);
  if (a.rng !== b.rng) throw new RunError(`${both}: found different ways of making luck, expected one`);
  for (const [bot, signature] of Object.entries(a.signatures.bots)) {
    if (b.signatures.bots[bot] !== signature) throw new RunError(`${both}: the bot ${bot} plays differently in them`);
  }
  if (RAW in a.files !== RAW in b.files)
    throw new RunError(`${both}: found ${RAW} in one of them, expected it in all or none`);
}

interface PlayedRange {
  readonly part: RunInFolder;
  readonly range: Range;
  readonly matchup: Run['matchups'][number];
}

/** The pieces of one matchup by their sets; a shard may have none of it. */
export function inOrder(parts: readonly RunInFolder[], at: number): PlayedRange[] {
  return parts
    .flatMap((part) => {
      const matchup = part.run.matchups[at];
      return matchup === undefined ? [] : matchup.ranges.map((range) => ({ part, range, matchup }));
    })
    .sort((a, b) => a.range[0] - b.range[0]);
}

function checkTiling(pieces: readonly PlayedRange[], sets: number, name: string): void {
  let next = 0;
  let last = '';
  for (const { part, range } of pieces) {
    const [from, to] = range;
    if (from > next) throw gap(name, next, from);
    if (from < next) {
      throw new RunError(
        `${name}: sets ${from} to ${Math.min(next, to) - 1} are in ${last} and in ${part.folder}: an overlap`,
      );
    }
    next = to;
    last = part.folder;
  }
  if (next < sets) throw gap(name, next, sets);
}

function gap(name: string, from: number, to: number): RunError {
  return new RunError(`${name}: sets ${from} to ${to - 1} are missing: a gap; name the run that has them too`);
}
