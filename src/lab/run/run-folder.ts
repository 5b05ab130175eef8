// A run on the disk: scenario.json and tallies.json. Both are read with suspicion: a damaged file is named, not used.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readCounts, writeCounts } from '../contest/counts.ts';
import type { Resolved } from '../contest/resolved.ts';
import { writeFolder, writeWhole } from '../text/atomic-file.ts';
import { canonical } from '../text/canonical.ts';
import { ifThere } from '../text/disk.ts';
import { RunError } from '../text/run-error.ts';
import { BASELINE_FILE, baselineHash, baselineText, readBaseline } from './baseline.ts';
import { checkCounts } from './check-counts.ts';
import { TALLIES } from './find-runs.ts';
import type { Segment } from './growing-file.ts';
import { type Lock, lockFolder } from './lock.ts';
import { configHash, type Run, type RunFile, type RunMatchup } from './run.ts';
import {
  asResolved,
  asTallies,
  type TalliesFile,
  type WrittenFile,
  type WrittenMatchup,
  type WrittenVersion,
} from './written.ts';

const SCENARIO = 'scenario.json';
const SCHEMA = 'fablelab-tallies/5';

function writeMatchup({ players, ranges, decided, recorded, tally, failures, arms }: RunMatchup): WrittenMatchup {
  const written = arms.map((arm) => [arm.name, { ...writeVersion(arm), joint: writeCounts(arm.joint) }] as const);
  const more = { ...(decided ? { decided } : {}), ...(recorded === null ? {} : { recorded }) };
  return { players, ranges, ...more, arms: { ...Object.fromEntries(written), base: writeVersion({ tally, failures }) } };
}

function writeVersion({ tally, failures }: Pick<RunMatchup, 'tally' | 'failures'>): WrittenVersion {
  const { study, ...counts } = tally;
  return { failures, tally: study === null ? counts : { ...counts, study: writeCounts(study) } };
}

/** JSON is all that is left of it; the program may go on counting. `config` has the order of the arms. */
function readMatchup(
  { arms: { base, ...arms }, decided = false, recorded, ...matchup }: WrittenMatchup,
  config: Resolved,
): RunMatchup {
  const names = config.arms?.map(({ name }) => name) ?? [];
  const odd = Object.keys(arms).find((name) => !names.includes(name));
  if (odd !== undefined) throw new RunError(`arms: found "${odd}", expected those of the scenario`);
  const read = names.flatMap((name) => {
    const arm = arms[name];
    return arm?.joint === undefined ? [] : [{ ...readVersion(arm), name, joint: readCounts(arm.joint) }];
  });
  const kept = recorded === undefined ? null : recorded.map((bins) => bins.map((row) => [...row]));
  return { ...matchup, decided, recorded: kept, ...readVersion(base), arms: read };
}

function readVersion({ tally, failures }: WrittenVersion): Pick<RunMatchup, 'tally' | 'failures'> {
  const { study, ...counts } = tally;
  return { failures: [...failures], tally: { ...counts, study: study === undefined ? null : readCounts(study) } };
}

function writeFile({ segments, kept }: RunFile): WrittenFile {
  const line = ({ matchup, from, to, bytes, sha256 }: Segment) => `${matchup} ${from} ${to} ${bytes} ${sha256}`;
  return kept ?? { segments: segments.map(line) };
}

function readFile(file: WrittenFile): RunFile {
  if (!('segments' in file)) return { segments: [], kept: file };
  const segments = file.segments.map((line): Segment => {
    const [matchup, from, to, bytes, sha256] = line.split(' ') as [string, string, string, string, string];
    return { matchup: Number(matchup), from: Number(from), to: Number(to), bytes: Number(bytes), sha256 };
  });
  return { segments, kept: null };
}

const eachFile = <From, To>(files: Readonly<Record<string, From>>, of: (file: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(files).map(([name, file]) => [name, of(file)]));

export function saveTallies(folder: string, run: Run): void {
  writeWhole(join(folder, TALLIES), talliesText(run));
}

function talliesText(run: Run): string {
  const { config, signatures, rng, shard, complete, stopped } = run;
  const [matchups, files] = [run.matchups.map(writeMatchup), eachFile(run.files, writeFile)];
  const body = {
    ...{ schema: SCHEMA, configHash: configHash(config), ...signatures, rng, shard, complete, files, matchups },
    ...(complete || stopped === null ? {} : { stopped }),
    ...(run.judged.size === 0 ? {} : { judged: Object.fromEntries(run.judged) }),
    ...(run.pooled === null ? {} : { pooled: run.pooled.map((one) => ({ ...one, study: writeCounts(one.study) })) }),
  };
  // Written once with a place for the hash, because a run is saved again and again and this can be megabytes.
  const [head = '', tail = ''] = canonical({ ...body, sha256: '' }).split('  "sha256": "",\n');
  const sha256 = hashOf(head + tail);
  return `${head}  "sha256": "${sha256}",\n${tail}`;
}

/** Makes the folder with its first two files in one move: there is none, or one that can be resumed. */
export function createRun(folder: string, run: Run): void {
  writeFolder(folder, (draft) => writeRun(draft, run));
}

/** The files by which a folder is that of a run. */
export function writeRun(folder: string, run: Run): void {
  if (run.baseline !== undefined) writeWhole(join(folder, BASELINE_FILE), baselineText(run.baseline));
  writeWhole(join(folder, SCENARIO), canonical(run.config));
  saveTallies(folder, run);
}

/** The run in a folder, and nobody else writes there from now on. */
export function openRun(folder: string): { readonly run: Run; readonly lock: Lock } {
  checkIsRun(folder);
  const lock = lockFolder(folder);
  try {
    return { run: readRun(folder), lock };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** The run in a folder. A file that is missing or damaged is named in the error, and so is a count that cannot be. */
export function readRun(folder: string): Run {
  if (!existsSync(folder)) throw noFolder(folder);
  const path = join(folder, TALLIES);
  const [scenario, tallies] = [readText(folder, SCENARIO), readText(folder, TALLIES)];
  const config = parsed(join(folder, SCENARIO), scenario);
  const body = parsed(path, tallies);
  if (body.schema !== SCHEMA) {
    throw new RunError(
      `${path}: found schema "${body.schema}", expected "${SCHEMA}"; it was made by another version, sweep it anew`,
    );
  }
  const [line = '', sha256] = SHA256.exec(tallies) ?? [];
  if (hashOf(tallies.replace(line, '')) !== sha256) {
    throw new RunError(`${path}: damaged: its contents do not match its sha256`);
  }
  if (hashOf(scenario) !== body.configHash) {
    throw new RunError(`${join(folder, SCENARIO)}: damaged, or not the scenario that ${TALLIES} was made of`);
  }
  const resolved = asResolved(join(folder, SCENARIO), config);
  const run = { ...runOf(path, resolved, asTallies(path, body)), ...baselineIn(folder, resolved) };
  checkCounts(path, run);
  return run;
}

/** The copy of it, which is known by its hash. */
function baselineIn(folder: string, { baseline: hash }: Resolved): Pick<Run, 'baseline'> {
  if (hash === undefined) return {};
  const path = join(folder, BASELINE_FILE);
  if (ifThere(path, () => statSync(path)) === null) throw missing(path);
  const baseline = readBaseline(path);
  if (baselineHash(baseline) === hash) return { baseline };
  throw new RunError(`${path}: damaged, or not the baseline that ${SCENARIO} speaks of`);
}

function runOf(path: string, config: Resolved, body: TalliesFile): Run {
  const { engine, bots, rng, shard, complete, stopped = null, judged = {}, files, matchups, pooled } = body;
  return {
    config,
    signatures: { engine, bots },
    rng,
    shard,
    matchups: matchups.map((matchup, at) => inPlace(`${path}: matchups.${at}`, () => readMatchup(matchup, config))),
    pooled:
      pooled?.map((one, at) => inPlace(`${path}: pooled.${at}`, () => ({ ...one, study: readCounts(one.study) }))) ?? null,
    complete,
    stopped,
    judged: new Map(Object.entries(judged)),
    files: eachFile(files, readFile),
  };
}

function inPlace<T>(place: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof RunError ? new RunError(`${place}: ${error.message}`) : error;
  }
}

/** As it is written: at the beginning of a line with two spaces. */
const SHA256 = /^ {2}"sha256": "([0-9a-f]{64})",\n/m;

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function checkIsRun(folder: string): void {
  if (!existsSync(folder)) throw noFolder(folder);
  for (const path of [SCENARIO, TALLIES].map((name) => join(folder, name))) {
    if (ifThere(path, () => statSync(path)) === null) throw missing(path);
  }
}

function noFolder(folder: string): RunError {
  return new RunError(`${folder}: found no such folder, expected one that a sweep has made`);
}

function missing(path: string): RunError {
  return new RunError(`${path}: found no such file, expected a folder that a sweep has made`);
}

function readText(folder: string, name: string): string {
  const path = join(folder, name);
  const text = ifThere(path, () => readFileSync(path, 'utf8'));
  if (text === null) throw missing(path);
  return text;
}

function parsed(path: string, text: string): Record<string, unknown> {
  const value = parsedJson(path, text);
  if (value === null || typeof value !== 'object') throw new RunError(`${path}: damaged: expected a JSON object`);
  return value as Record<string, unknown>;
}

function parsedJson(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new RunError(`${path}: damaged: it is not JSON`, { cause: error });
  }
}
