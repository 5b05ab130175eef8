// sets.bin: the half points of every set, so that two runs under the same luck can be compared set by set. One byte for every
// matchup, set, arm (base is the first) and side but the last, whose half points follow from the others; of a lone side its own.
import type { Box, Mode } from '../../core/contract.ts';
import { modeOf } from '../../core/modes.ts';
import type { Resolved } from '../contest/resolved.ts';
import { gamesOfSet } from '../contest/seating.ts';
import type { ExplainedFile } from '../text/explained-file.ts';
import { LEFT_OUT } from './crew.ts';

export const SETS = 'sets.bin';

export const setsExplained: ExplainedFile = {
  file: SETS,
  schema: 'fablelab-sets/1',
  about: `one byte per matchup, set, arm (base first, then those that can change its games) and side but the last (of a lone side: that one), in this order: its half points over the games of the set; ${LEFT_OUT}: left out`,
  columns: [],
};

/** Bytes of a set by one version of the game. */
export function bytesOfSet({ sides }: Mode): number {
  return Math.max(1, sides.length - 1);
}

/** Whether the half points of a set fit into a byte: up to eleven sides. */
function fits(mode: Mode): boolean {
  return 2 * bytesOfSet(mode) * gamesOfSet(mode) < LEFT_OUT;
}

/** Whether a run has the file: unless its scenario does without, or a table is too large for it. */
export function keepsSets(box: Box, config: Resolved): boolean {
  return config['keep-sets'] !== false && config.matchups.every(({ mode }) => fits(modeOf(box, mode)));
}
