// A run as the program holds it: the resolved scenario, what is planned of it here, and what was counted so far.
import { createHash } from 'node:crypto';
import type { Box } from '../../core/contract.ts';
import { RNG_ID } from '../../core/rng.ts';
import type { Judgement } from '../contest/expected.ts';
import { matchupPlan } from '../contest/matchup-plan.ts';
import { botsOf, type Resolved } from '../contest/resolved.ts';
import { newPooled, type PooledStudy } from '../contest/study/pooled.ts';
import { setSize } from '../contest/tally.ts';
import { expectedSets, isEarly, stopOf } from '../contest/until.ts';
import { type Beside, type CountedMatchup, openCount } from '../crew/counted.ts';
import type { Block, Order, Signatures } from '../crew/crew.ts';
import { RAW } from '../crew/raw-rows.ts';
import { keepsSets, SETS } from '../crew/sets-file.ts';
import { canonical } from '../text/canonical.ts';
import { RunError } from '../text/run-error.ts';
import { matchupId, matchupName } from '../who/matchup.ts';
import type { Baseline } from './baseline.ts';
import type { Segment } from './growing-file.ts';
import type { Kept } from './pieces.ts';
import { openRecorded, type RecordedBins } from './recorded.ts';

/** Part `index` of `of`, from 1. */
export interface Shard {
  readonly index: number;
  readonly of: number;
}

/** Sets from … to − 1 were played. */
export type Range = readonly [from: number, to: number];

export interface RunMatchup extends CountedMatchup {
  /** In order, none touching the next; sets are played in order, so that a run has one at most. */
  ranges: readonly Range[];
  /** Of a check: nothing more is asked of it. */
  decided: boolean;
  /** Of a check: its sets beside those that the baseline has kept; null where there are none. */
  readonly recorded: RecordedBins | null;
}

/** A file with something of every set: its segments while the run is under way, then what is in it. */
export interface RunFile {
  segments: readonly Segment[];
  kept: Kept | null;
}

export interface Run {
  readonly config: Resolved;
  readonly signatures: Signatures;
  readonly rng: string;
  readonly shard: Shard | null;
  readonly matchups: readonly RunMatchup[];
  /** What was studied over all matchups together; null where each has its own study, or none. */
  readonly pooled: readonly PooledStudy[] | null;
  /** Whether every file is written. */
  complete: boolean;
  /** What ended the last session before its end, other than somebody's hand. */
  stopped: 'clock' | null;
  /** Of a check: what was decided, by the name of the line, in the order in which it was. */
  readonly judged: Map<string, Judgement>;
  /** Of a check that compares itself with one. */
  readonly baseline?: Baseline;
  /** By name, where they are wanted: raw.csv, sets.bin. */
  readonly files: Readonly<Record<string, RunFile>>;
}

/** `baseline` is that of which the scenario has the hash. */
export function newRun(
  box: Box,
  config: Resolved,
  signatures: Signatures,
  shard: Shard | null,
  raw: boolean,
  baseline?: Baseline | undefined,
): Run {
  const names = [...(raw ? [RAW] : []), ...(keepsSets(box, config) ? [SETS] : [])];
  const pooled = config.studies === 'pooled';
  const besideOf = (number: number): Beside => {
    const { study, armStudy, arms, joint } = matchupPlan(box, config, number);
    return { studied: pooled ? null : study, armStudy, arms, joint };
  };
  return {
    config,
    signatures,
    rng: RNG_ID,
    shard,
    matchups: config.matchups.map((matchup, at) => ({
      ...openCount(box, matchup, besideOf(at)),
      ranges: [],
      decided: false,
      recorded: openRecorded(config, at, baseline),
    })),
    pooled: pooled ? newPooled(box, config.matchups) : null,
    complete: false,
    stopped: null,
    judged: new Map(),
    ...(baseline === undefined ? {} : { baseline }),
    files: Object.fromEntries(names.map((name) => [name, { segments: [], kept: null }])),
  };
}

/** What a crew is told to play such a run. */
export function orderOf(box: Box, config: Resolved, raw: boolean): Order {
  return { config, bots: botsOf(config), study: config.studies !== undefined, rows: raw, sets: keepsSets(box, config) };
}

/** A run and the folder it was read from. */
export interface RunInFolder {
  readonly folder: string;
  readonly run: Run;
}

export function configHash(config: Resolved): string {
  return createHash('sha256').update(canonical(config)).digest('hex');
}

/** The sets of every matchup that a run, or a shard of one, is to play. */
export function plannedRange(sets: number, shard: Shard | null): Range {
  if (shard === null) return [0, sets];
  const border = (index: number): number => Number((BigInt(sets) * BigInt(index)) / BigInt(shard.of));
  return [border(shard.index - 1), border(shard.index)];
}

export function toDo({ config, shard, matchups }: Run): Block[] {
  const [first, to] = plannedRange(config.sets, shard);
  return matchups.map((counted, matchup) => {
    const from = counted.ranges.at(-1)?.[1] ?? first;
    return { matchup, from, to: shard === null && isEarly(stopOf(config, counted)) ? from : to };
  });
}

export function isPlayed(run: Run): boolean {
  return toDo(run).every(({ from, to }) => from >= to);
}

/** Versions of the game by which every set is played: base and the arms. */
export const versionsOf = ({ arms }: Pick<RunMatchup, 'arms'>): number => 1 + arms.length;

/** Games played, and games planned; where matchups stop by themselves, what they will probably take. */
export function progressOf({ config, shard, matchups }: Run): { readonly done: number; readonly all: number } {
  const [from, to] = plannedRange(config.sets, shard);
  const total = (setsOf: (matchup: RunMatchup) => number) =>
    matchups.reduce((sum, matchup) => sum + setsOf(matchup) * setSize(matchup.tally) * versionsOf(matchup), 0);
  return {
    done: total(({ ranges }) => ranges.reduce((sum, range) => sum + range[1] - range[0], 0)),
    all: total((matchup) => (config.until === undefined ? to - from : expectedSets(config, matchup))),
  };
}

export function setsDone({ matchups }: Run): number {
  return matchups.flatMap(({ ranges }) => ranges).reduce((sum, range) => sum + range[1] - range[0], 0);
}

/** Two matchups of the same players would have the same luck: the same games twice. */
export function checkMatchups(config: Resolved): void {
  const seen = new Set<string>();
  for (const matchup of config.matchups) {
    const id = matchupId(matchup);
    if (seen.has(id)) throw new RunError(`matchups: found ${matchupName(matchup)} twice, expected once`);
    seen.add(id);
  }
}
