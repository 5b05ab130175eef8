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
  /** Who plays the matrix. */
  readonly bot: string;
  /** The two whose game is told, and whom other bots play too. */
  readonly duel: readonly [Player, Player];
}

/** The look is a matrix of fables as they are printed, played to the end: the scenario must be one. */
export async function lookScenario(flags: ScenarioFlags): Promise<LookScenario> {
  const file = namedScenario(firstLook.game, firstLook.scenario);
  const config = await readScenario(file, flags);
  const bots = new Set(config.matchups.flatMap(({ sides }) => sides.flat()).map(({ bot }) => bot));
  const [bot = ''] = bots;
  const [one, other] = config.matchups[0]?.sides.flat() ?? [];
  if (bots.size !== 1 || one === undefined || other === undefined)
    throw new UsageError(`${file.file}: found ${bots.size} bots, expected one`);
  if (Object.keys(config.change).length > 0) throw new UsageError(`${file.file}: found change, expected the printed cards`);
  if (config.until !== undefined) throw new UsageError(`${file.file}: found until, expected pairs`);
  return { config, seed: wholeNumber(`${file.file}, seed`, config.seed, 0), bot, duel: [one, other] };
}
