// What is to be swept: a scenario by its name or file, or a round robin from flags alone.

import type { Resolved } from '../../lab/contest/resolved.ts';
import { findScenario } from '../../lab/scenario/files.ts';
import { type QuickFlags, quickScenario, readScenario } from '../../lab/scenario/read.ts';
import { UsageError } from '../errors.ts';

/** A scenario has bots of its own. */
type ScenarioArgs = Omit<QuickFlags, 'bots'> & { readonly bots?: string | undefined };

/** Mistakes in the file or the flags are ScenarioErrors, which end a command with exit code 2. */
export async function chooseScenario(word: string | undefined, args: ScenarioArgs): Promise<Resolved> {
  const { game, entrants, bots, ...flags } = args;
  if (word === undefined) {
    if (bots === undefined) throw new UsageError('sweep: found neither a scenario nor --bots, expected one of them');
    return quickScenario({ game, entrants, bots, ...flags });
  }
  if (entrants !== undefined || bots !== undefined) {
    const named = entrants === undefined ? 'bots' : 'entrants';
    throw new UsageError(`--${named}: found with a scenario, expected --set entrants.${named}=…`);
  }
  return readScenario(findScenario(word), flags);
}
