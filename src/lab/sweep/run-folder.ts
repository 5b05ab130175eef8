// A run on the disk: scenario.json and tallies.json. Both are read with suspicion: a damaged file is named, not used.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Tally } from '../contest/tally.ts';
import { canonical, type Resolved } from '../scenario/resolved.ts';
import { readStudy, type WrittenStudy, writeStudy } from '../study/study.ts';
import { draftOf, writeWhole } from './atomic-file.ts';
import { configHash, type Run, type RunMatchup, type Shard } from './run.ts';
import { RunError } from './run-error.ts';

const SCENARIO = 'scenario.json';
const TALLIES = 'tallies.json';
const SCHEMA = 'fablelab-tallies/2';

/** As written. `saved` is there only while a run is under way: once complete, a file must not tell how it came about. */
interface TalliesFile {
  readonly schema: string;
  readonly configHash: string;
  readonly engine: string;
  readonly bots: Readonly<Record<string, string>>;
  readonly rng: string;
  readonly shard: Shard | null;
  readonly complete: boolean;
  readonly saved?: { readonly rawBytes: number | null };
  readonly rawSha256?: string;
  readonly matchups: readonly WrittenMatchup[];
  readonly sha256: string;
}

/** A matchup as JSON; what only studies count is there where they are wanted. */
type WrittenMatchup = Omit<RunMatchup, 'tally'> & {
  readonly tally: Omit<Tally, 'study'> & { readonly study?: WrittenStudy };
};

function writeMatchup({ tally, ...matchup }: RunMatchup): WrittenMatchup {
  const { study, ...counts } = tally;
  return { ...matchup, tally: study === null ? counts : { ...counts, study: writeStudy(study) } };
}

/** JSON is all that is left of it; the program may go on counting. */
function readMatchup({ tally, failures, ...matchup }: WrittenMatchup): RunMatchup {
  const { study, ...counts } = tally;
  return { ...matchup, failures: [...failures], tally: { ...counts, study: study === undefined ? null : readStudy(study) } };
}

export function saveTallies(folder: string, run: Run): void {
  writeWhole(join(folder, TALLIES), talliesText(run));
}

function talliesText(run: Run): string {
  const { config, signatures, rng, shard, complete, raw, rawHash } = run;
  const matchups = run.matchups.map(writeMatchup);
  const body = {
    ...{ schema: SCHEMA, configHash: configHash(config), ...signatures, rng, shard, complete, matchups },
    ...(complete ? {} : { saved: { rawBytes: raw } }),
    ...(rawHash === null ? {} : { rawSha256: rawHash }),
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
  const { engine, bots, rng, shard, complete, matchups, saved, rawSha256 } = body;
  return {
    config,
    signatures: { engine, bots },
    rng,
    shard,
    matchups: matchups.map(readMatchup),
    complete,
    raw: saved?.rawBytes ?? null,
    rawHash: rawSha256 ?? null,
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
