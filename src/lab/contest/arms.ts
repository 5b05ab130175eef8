// Named versions of the game beside the scenario's own, which is called base. They are played set by set under the keys of base, so that
// what luck does to both alike is in no difference between them.
import type { Box } from '../../core/contract.ts';
import { parseParties } from '../../core/modes.ts';
import type { Matchup } from '../who/matchup.ts';
import type { Arm, Resolved } from './resolved.ts';

/** What the scenario itself is called among its arms. */
export const BASE = 'base';

/** The arms that can change a game of this matchup, in the order of the scenario. In all others every game is that of base. */
export function armsAt(box: Box, config: Pick<Resolved, 'arms' | 'options' | 'change'>, { sides }: Matchup): Arm[] {
  const { arms = [] } = config;
  if (arms.length === 0) return [];
  const reaching = new Set(pathsThatReach(box, sides));
  return arms.filter((arm) => {
    return !isSame(arm.options, config.options) || [...changedPaths(arm, config)].some((path) => reaching.has(path));
  });
}

/** Of changed numbers those that can change a game of this matchup. */
export function reachingOf(box: Box, change: Arm['change'], { sides }: Matchup): Arm['change'] {
  const reaching = new Set(pathsThatReach(box, sides));
  return Object.fromEntries(Object.entries(change).filter(([path]) => reaching.has(path)));
}

/** A rule is everybody's; a number says whose games it can change. */
function pathsThatReach(box: Box, sides: Matchup['sides']): string[] {
  const members = new Set(sides.flat().flatMap(({ party }) => parseParties(party).flat()));
  const numbers = box.numbers().filter(({ reaches }) => reaches === null || reaches.some((one) => members.has(one)));
  return numbers.map(({ path }) => path);
}

/** Numbers that are others than in base. */
function changedPaths({ change }: Arm, base: Pick<Resolved, 'change'>): Set<string> {
  const all = [...Object.keys(change), ...Object.keys(base.change)];
  return new Set(all.filter((path) => change[path] !== base.change[path]));
}

/** Values that are not named are the defaults. */
function isSame(one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>): boolean {
  return [...Object.keys(one), ...Object.keys(other)].every((name) => one[name] === other[name]);
}
