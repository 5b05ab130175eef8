// sets.bin read again: what every set came to by every version of the game. A matchup at a time, in pieces, so that no run is too
// large.
import { join } from 'node:path';
import type { Box } from '../../core/contract.ts';
import { modeOf } from '../../core/modes.ts';
import { gamesOfSet } from '../contest/seating.ts';
import { LEFT_OUT } from '../crew/crew.ts';
import { bytesOfSet, SETS } from '../crew/sets-file.ts';
import { lookAt, piecesOf } from './pieces.ts';
import { type RunInFolder, versionsOf } from './run.ts';

/** What one set came to. */
export interface SetScores {
  /** Half points of a side by a version of the game, 0 is base; null where that has left it out. */
  of(version: number, side: number): number | null;
}

/** Whether the run has the file, whole: it is put in order when the run is finished. */
export function hasSets({ run }: RunInFolder): boolean {
  return run.files[SETS]?.kept != null;
}

/** Every set of a matchup by its number, from 0, in order. What is handed over is of use until the next. */
export function eachSet(
  box: Box,
  { folder, run }: RunInFolder,
  matchup: number,
  take: (scores: SetScores, set: number) => void,
): void {
  const mode = modeOf(box, run.config.matchups[matchup]!.mode);
  const width = bytesOfSet(mode);
  const sides = mode.sides.length;
  const whole = new Uint8Array(width * versionsOf(run.matchups[matchup]!));
  // All rivals of a set share out the same number of half points among them: two for every two sides that meet.
  const total = gamesOfSet(mode) * sides * (sides - 1);
  const scores: SetScores = {
    of(version, side) {
      const from = version * width;
      if (whole[from] === LEFT_OUT) return null;
      if (side < width) return whole[from + side]!;
      let left = total;
      for (let other = 0; other < width; other++) left -= whole[from + other]!;
      return left;
    },
  };
  let [set, filled] = [run.matchups[matchup]!.ranges[0]?.[0] ?? 0, 0];
  lookAt([pieceOf({ folder, run }, matchup)], (part) => {
    for (let at = 0; at < part.length; ) {
      const some = Math.min(whole.length - filled, part.length - at);
      whole.set(part.subarray(at, at + some), filled);
      at += some;
      filled += some;
      if (filled < whole.length) continue;
      take(scores, set++);
      filled = 0;
    }
  });
}

function pieceOf({ folder, run }: RunInFolder, matchup: number) {
  const parts = run.files[SETS]!.kept!.bytes.map((bytes, at) => ({ bytes, matchup: at }));
  return piecesOf(join(folder, SETS), parts, 0)[matchup]!;
}
