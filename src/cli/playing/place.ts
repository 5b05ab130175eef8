// Where a run that is to be played goes, and whether one lies there that is gone on with, or makes room.
import { join } from 'node:path';
import type { Resolved } from '../../lab/contest/resolved.ts';
import { RAW } from '../../lab/crew/raw-rows.ts';
import type { Baseline } from '../../lab/run/baseline.ts';
import { isRun } from '../../lab/run/find-runs.ts';
import { configHash, type Run, type RunInFolder, type Shard } from '../../lab/run/run.ts';
import { readRun } from '../../lab/run/run-folder.ts';
import { checkFolder, foldersNamed, freeFolder, isFree } from '../choose/folder.ts';
import { UsageError } from '../errors.ts';

/** What is to be played. */
export interface Asked {
  readonly config: Resolved;
  readonly shard: Shard | null;
  readonly raw: boolean;
  /** Of a check: what it is compared with. */
  readonly baseline?: Baseline | undefined;
}

export interface Place {
  readonly folder: string;
  /** An equal run that lies there already. */
  readonly found: Run | null;
  /** Another run lies there, whose place it takes. */
  readonly replaces: boolean;
}

export interface PlaceArgs {
  readonly out: string | undefined;
  readonly replace: boolean | undefined;
  readonly continue: boolean | undefined;
}

/** `name` is that of the run where no folder is named. */
export function choosePlace({ out, ...args }: PlaceArgs, name: string, asked: Asked): Place {
  if (out === undefined) {
    if (args.replace) throw new UsageError('--replace: found without --out, expected both: which run is replaced');
    const { shard } = asked;
    return placeNamed(shard === null ? name : `${name}-shard-${shard.index}-of-${shard.of}`, args, asked);
  }
  checkFolder(out);
  if (isFree(out)) return { folder: out, found: null, replaces: false };
  if (!isRun(out)) throw new UsageError(`--out: found files in "${out}" which are no run, expected a new folder`);
  if (args.replace) return { folder: out, found: null, replaces: true };
  if (args.continue) return placeOfEqual(out, asked);
  throw new UsageError(
    `--out: found a run in "${out}", expected a new folder; --continue goes on with an equal one, --replace puts the new one in its place`,
  );
}

/** To go on with is the first equal run of that name that is not complete, else one that is. */
function placeNamed(name: string, args: Pick<PlaceArgs, 'continue'>, asked: Asked): Place {
  const equal = args.continue ? foldersNamed(name).flatMap((folder) => equalIn(folder, asked)) : [];
  const found = equal.find(({ run }) => !run.complete) ?? equal[0];
  if (found === undefined) return { folder: freeFolder(name), found: null, replaces: false };
  return { folder: found.folder, found: found.run, replaces: false };
}

/** What cannot be read is no equal run. */
function equalIn(folder: string, asked: Asked): RunInFolder[] {
  try {
    const run = readRun(folder);
    return differenceOf(run, asked) === null ? [{ folder, run }] : [];
  } catch {
    return [];
  }
}

function placeOfEqual(folder: string, asked: Asked): Place {
  const run = readRun(folder);
  const difference = differenceOf(run, asked);
  if (difference === null) return { folder, found: run, replaces: false };
  throw new UsageError(
    `--continue: found a run in "${folder}" that is ${difference}, expected an equal one; see ${join(folder, 'scenario.json')}`,
  );
}

/** In what a run is not the one that is asked for; null where it is. */
function differenceOf({ config, shard, files }: Run, asked: Asked): string | null {
  if (configHash(config) !== configHash(asked.config)) return 'of another scenario';
  if (shardText(shard) !== shardText(asked.shard)) return `${shardText(shard)}, not ${shardText(asked.shard)}`;
  if (RAW in files !== asked.raw) return `${asked.raw ? 'without' : 'with'} ${RAW}`;
  return null;
}

const shardText = (shard: Shard | null): string => (shard === null ? 'a whole run' : `shard ${shard.index}/${shard.of}`);
