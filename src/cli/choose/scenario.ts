// What is to be swept: a scenario by its name or file, or from flags alone a round robin or some against others.

import type { Resolved } from '../../lab/contest/resolved.ts';
import { findScenario } from '../../lab/scenario/files.ts';
import { type QuickFlags, quickScenario, readScenario } from '../../lab/scenario/read.ts';
import { UsageError } from '../errors.ts';
import { patchFile } from './variant.ts';

/** A scenario has bots of its own. */
type ScenarioArgs = Omit<QuickFlags, 'bots' | 'patches'> & {
  readonly bots?: string | undefined;
  /** Files, each with a version of the game. */
  readonly patch?: readonly string[] | undefined;
};

/** Mistakes in the file or the flags are ScenarioErrors, which end a command with exit code 2. */
export async function chooseScenario(word: string | undefined, args: ScenarioArgs): Promise<Resolved> {
  const { game, entrants, against, bots, patch = [], ...others } = args;
  const flags = { ...others, patches: patch.map(patchFile) };
  if (word === undefined) {
    if (bots === undefined) throw new UsageError('sweep: found neither a scenario nor --bots, expected one of them');
    if (against !== undefined && entrants === undefined)
      throw new UsageError('--against: found without --entrants, expected both: who meets whom');
    return quickScenario({ game, entrants, against, bots, ...flags });
  }
  for (const [flag, value] of Object.entries({ entrants, bots, against })) {
    const path = flag === 'against' ? 'seats.1.party' : `entrants.${flag}`;
    if (value !== undefined) throw new UsageError(`--${flag}: found with a scenario, expected --set ${path}=…`);
  }
  return readScenario(findScenario(word), flags);
}
