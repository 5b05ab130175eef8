// What the first look plays: the scenario of that name.
import { firstLook } from '../../../games/index.ts';
import type { Resolved } from '../../../lab/contest/resolved.ts';
import { namedScenario } from '../../../lab/scenario/files.ts';
import { readScenario, type ScenarioFlags } from '../../../lab/scenario/read.ts';
import type { Player } from '../../../lab/who/matchup.ts';
import { wholeNumber } from '../../choose/numbers.ts';
import { UsageError } from '../../errors.ts';

/** A scenario, with what the first look makes of it. */
export interface LookScenario {
  readonly config: Resolved;
  readonly seed: number;
  /** The two whose game is told, and whom other bots play too. */
  readonly duel: readonly [Player, Player];
}

export async function lookScenario(flags: ScenarioFlags): Promise<LookScenario> {
  const file = namedScenario(firstLook.game, firstLook.scenario);
  const config = await readScenario(file, flags);
  const [one, other, ...more] = config.matchups[0]?.sides.flat() ?? [];
  if (one === undefined || other === undefined || more.length > 0)
    throw new UsageError(`${file.file}: expected a first matchup of two players`);
  return { config, seed: wholeNumber(`${file.file}, seed`, config.seed, 0), duel: [one, other] };
}
