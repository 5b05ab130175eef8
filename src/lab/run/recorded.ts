// Sets that a baseline has kept, beside the same sets as they come out now: under the same keys, though by other code.
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Box } from '../../core/contract.ts';
import type { Resolved } from '../contest/resolved.ts';
import { setSize, type Tally } from '../contest/tally.ts';
import { type Block, type BlockResult, LEFT_OUT } from '../crew/crew.ts';
import { RunError } from '../text/run-error.ts';
import { type Baseline, type BaselineMatchup, baselineOfMatchup } from './baseline.ts';
import { eachSet, hasSets } from './read-sets.ts';
import type { RunInFolder, RunMatchup } from './run.ts';

/** By side, sets by what they came to in the baseline, and within each now. */
export type RecordedBins = number[][][];

const unpacked = new WeakMap<BaselineMatchup, Uint8Array>();

function setsOf(kept: BaselineMatchup): Uint8Array {
  const known = unpacked.get(kept) ?? unpack(kept);
  unpacked.set(kept, known);
  return known;
}

/** No more than the counts speak of. */
function unpack({ points = '', bins, sets, leftOut }: BaselineMatchup): Uint8Array {
  const length = (sets + leftOut) * Math.max(1, bins.length - 1);
  try {
    const bytes = inflateRawSync(Buffer.from(points, 'base64'), { maxOutputLength: length });
    if (bytes.length === length) return bytes;
  } catch {
    // As below.
  }
  throw new RunError(
    `baseline: damaged: found no half points of ${sets + leftOut} sets, expected those that its counts speak of`,
  );
}

/** Nothing yet of a matchup of which the baseline has kept its sets, under the keys of this run; null where there are none. */
export function openRecorded(config: Resolved, number: number, baseline: Baseline | undefined): RecordedBins | null {
  if (baseline === undefined || !hasKeysOf(baseline, config)) return null;
  const kept = baselineOfMatchup(baseline, config.matchups[number]!);
  if (kept?.points === undefined) return null;
  // A damaged one is told before anything is played.
  setsOf(kept);
  return kept.bins.map((bins) => bins.map(() => bins.map(() => 0)));
}

function hasKeysOf({ seed, design, luck }: Baseline, config: Resolved): boolean {
  return seed === config.seed && design === config.design && design === 'paired' && luck === config.luck;
}

/** What a block of the run came to, beside what the baseline has of it. */
export function addRecorded(
  { recorded, tally, arms }: RunMatchup,
  kept: BaselineMatchup,
  { from, to }: Block,
  { sets }: BlockResult,
): void {
  if (recorded === null || sets === null) return;
  const pairing = new Pairing(recorded, kept, tally);
  const bytes = pairing.width * (1 + arms.length);
  for (let set = from; set < to; set++) pairing.add(set, sets, (set - from) * bytes);
}

/** The same of a whole run, from its file. */
export function recordedOf(box: Box, part: RunInFolder, baseline: Baseline): (RecordedBins | null)[] {
  const { config, matchups } = part.run;
  return config.matchups.map((matchup, number) => {
    const recorded = hasSets(part) ? openRecorded(config, number, baseline) : null;
    if (recorded === null) return null;
    const pairing = new Pairing(recorded, baselineOfMatchup(baseline, matchup)!, matchups[number]!.tally);
    const now = new Uint8Array(pairing.width);
    eachSet(box, part, number, (scores, set) => {
      for (let side = 0; side < now.length; side++) now[side] = scores.of(0, side) ?? LEFT_OUT;
      pairing.add(set, now, 0);
    });
    return recorded;
  });
}

/** Half points of every set of a matchup by base, as a baseline keeps them. */
export function pointsOf(box: Box, part: RunInFolder, matchup: number): string {
  const bytes: number[] = [];
  const width = Math.max(1, part.run.config.matchups[matchup]!.sides.length - 1);
  eachSet(box, part, matchup, (scores) => {
    for (let side = 0; side < width; side++) bytes.push(scores.of(0, side) ?? LEFT_OUT);
  });
  return deflateRawSync(Uint8Array.from(bytes), { level: 9 }).toString('base64');
}

/** Counts the sets of a matchup beside those of a baseline. Sets that this does not have, or that either has left out, are no part of it. */
class Pairing {
  /** Bytes of a set: every side but the last, whose half points follow from the others; of a lone side its own. */
  readonly width: number;
  private readonly kept: Uint8Array;
  /** Half points of all sides in a set. */
  private readonly all: number;

  constructor(
    private readonly bins: RecordedBins,
    kept: BaselineMatchup,
    tally: Tally,
  ) {
    const sides = bins.length;
    this.width = Math.max(1, sides - 1);
    this.kept = setsOf(kept);
    this.all = setSize(tally) * sides * (sides - 1);
  }

  /** `sets` has the set as it is now, from `at` on. */
  add(set: number, sets: Uint8Array, at: number): void {
    const { bins, width, kept, all } = this;
    const before = set * width;
    if (before + width > kept.length || kept[before] === LEFT_OUT || sets[at] === LEFT_OUT) return;
    let [restThen, restNow] = [all, all];
    for (let side = 0; side < width; side++) {
      const [was, is] = [kept[before + side]!, sets[at + side]!];
      bins[side]![was]![is]!++;
      restThen -= was;
      restNow -= is;
    }
    if (bins.length > 1) bins[width]![restThen]![restNow]!++;
  }
}
