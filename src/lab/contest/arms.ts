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
  const members = new Set(sides.flat().flatMap(({ party }) => parseParties(party).flat()));
  return arms.filter((arm) => !isSame(arm.options, config.options) || reaches(box, changedPaths(arm, config), members));
}

/** A rule is everybody's; a number says whose games it can change. */
function reaches(box: Box, paths: ReadonlySet<string>, members: ReadonlySet<string>): boolean {
  return box.numbers().some(({ path, reaches }) => {
    return paths.has(path) && (reaches === null || reaches.some((member) => members.has(member)));
  });
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
