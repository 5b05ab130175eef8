// A run on the disk: scenario.json and tallies.json. Both are read with suspicion: a damaged file is named, not used.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Resolved } from '../contest/resolved.ts';
import type { PooledStudy } from '../contest/study/pooled.ts';
import { readStudy, type WrittenStudy, writeStudy } from '../contest/study/study.ts';
import type { Tally } from '../contest/tally.ts';
import { draftOf, writeWhole } from '../text/atomic-file.ts';
import { canonical } from '../text/canonical.ts';
import { RunError } from '../text/run-error.ts';
import { TALLIES } from './find-runs.ts';
import type { Segment } from './growing-file.ts';
import type { Kept } from './pieces.ts';
import { configHash, type Run, type RunFile, type RunMatchup, type Shard } from './run.ts';

const SCENARIO = 'scenario.json';
const SCHEMA = 'fablelab-tallies/4';

/** As written. Once complete, a file must not tell how it came about. */
interface TalliesFile {
  readonly schema: string;
  readonly configHash: string;
  readonly engine: string;
  readonly bots: Readonly<Record<string, string>>;
  readonly rng: string;
  readonly shard: Shard | null;
  readonly complete: boolean;
  /** Only while it is not complete. */
  readonly stopped?: 'clock';
  readonly files: Readonly<Record<string, WrittenFile>>;
  readonly matchups: readonly WrittenMatchup[];
  readonly pooled?: readonly WrittenPooled[];
  readonly sha256: string;
}

/** While the run is under way its segments, a line each; then what is in it. */
type WrittenFile = { readonly segments: readonly string[] } | Kept;

/** A matchup as JSON, by arm; what only studies count is there where they are wanted. An arm that is not there reads as `base`, which is the
 * game as the scenario has it, and the only one so far. */
interface WrittenMatchup extends Pick<RunMatchup, 'players' | 'ranges'> {
  readonly arms: { readonly base: WrittenArm };
}

interface WrittenArm extends Pick<RunMatchup, 'failures'> {
  readonly tally: Omit<Tally, 'study'> & { readonly study?: WrittenStudy };
}

function writeMatchup({ tally, failures, ...matchup }: RunMatchup): WrittenMatchup {
  const { study, ...counts } = tally;
  const base = { failures, tally: study === null ? counts : { ...counts, study: writeStudy(study) } };
  return { ...matchup, arms: { base } };
}

/** JSON is all that is left of it; the program may go on counting. */
function readMatchup({ arms, ...matchup }: WrittenMatchup): RunMatchup {
  const { tally, failures } = arms.base;
  const { study, ...counts } = tally;
  return { ...matchup, failures: [...failures], tally: { ...counts, study: study === undefined ? null : readStudy(study) } };
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
type WrittenPooled = Omit<PooledStudy, 'study'> & { readonly study: WrittenStudy };

export function saveTallies(folder: string, run: Run): void {
  writeWhole(join(folder, TALLIES), talliesText(run));
}

function talliesText(run: Run): string {
  const { config, signatures, rng, shard, complete, stopped } = run;
  const [matchups, files] = [run.matchups.map(writeMatchup), eachFile(run.files, writeFile)];
  const body = {
    ...{ schema: SCHEMA, configHash: configHash(config), ...signatures, rng, shard, complete, files, matchups },
    ...(complete || stopped === null ? {} : { stopped }),
    ...(run.pooled === null ? {} : { pooled: run.pooled.map((one) => ({ ...one, study: writeStudy(one.study) })) }),
  };
  // Written once with a place for the hash, because a run is saved again and again and this can be megabytes.
  const [head = '', tail = ''] = canonical({ ...body, sha256: '' }).split('  "sha256": "",\n');
  const sha256 = createHash('sha256').update(head).update(tail).digest('hex');
  return `${head}  "sha256": "${sha256}",\n${tail}`;
}

function hashOf(body: Omit<TalliesFile, 'sha256'>): string {
  return createHash('sha256').update(canonical(body)).digest('hex');
}

/** Makes the folder with its first two files in one move: there is none, or one that can be resumed. */
export function createRun(folder: string, run: Run): void {
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new RunError(`${folder}: found a folder with files in it, expected none; resume it, or name another with --out`);
  }
  mkdirSync(dirname(folder), { recursive: true });
  const draft = draftOf(folder);
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft);
  writeWhole(join(draft, SCENARIO), canonical(run.config));
  saveTallies(draft, run);
  renameSync(draft, folder);
}

/** The run in a folder. A file that is missing or damaged is named in the error. */
export function readRun(folder: string): Run {
  const config = readJson(folder, SCENARIO) as Resolved;
  const path = join(folder, TALLIES);
  const { sha256, ...body } = readJson(folder, TALLIES) as TalliesFile;
  if (body.schema !== SCHEMA) {
    throw new RunError(
      `${path}: found schema "${body.schema}", expected "${SCHEMA}"; it was made by another version, sweep it anew`,
    );
  }
  if (hashOf(body) !== sha256) throw new RunError(`${path}: damaged: its contents do not match its sha256`);
  if (configHash(config) !== body.configHash) {
    throw new RunError(`${join(folder, SCENARIO)}: damaged, or not the scenario that ${TALLIES} was made of`);
  }
  const { engine, bots, rng, shard, complete, stopped = null, files, matchups, pooled } = body;
  return {
    config,
    signatures: { engine, bots },
    rng,
    shard,
    matchups: matchups.map(readMatchup),
    pooled: pooled?.map((one) => ({ ...one, study: readStudy(one.study) })) ?? null,
    complete,
    stopped,
    files: eachFile(files, readFile),
  };
}

function readJson(folder: string, name: string): unknown {
  const path = join(folder, name);
  if (!existsSync(folder)) throw new RunError(`${folder}: found no such folder, expected one that a sweep has made`);
  if (!existsSync(path)) throw new RunError(`${path}: found no such file, expected a folder that a sweep has made`);
  const value = parsed(path);
  if (value === null || typeof value !== 'object') throw new RunError(`${path}: damaged: expected a JSON object`);
  return value;
}

function parsed(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new RunError(`${path}: damaged: it is not JSON`, { cause: error });
  }
}
