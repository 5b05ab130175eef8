// What the first look plays: the scenario of that name. Its bot plays wherever a game is shown and nobody says who decides.
import type { Box } from '../../core/contract.ts';
import { firstLook } from '../../games/index.ts';
import type { Resolved } from '../../lab/contest/resolved.ts';
import { namedScenario } from '../../lab/scenario/files.ts';
import { readScenario, type ScenarioFlags } from '../../lab/scenario/read.ts';
import { botNames } from '../../lab/who/bots.ts';
import type { Player } from '../../lab/who/matchup.ts';
import { UsageError } from '../errors.ts';
import { wholeNumber } from './numbers.ts';

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

/** Of a game that this bot does not play, somebody must be named. */
export async function usualBot({ name }: Box): Promise<string> {
  const { duel } = await lookScenario({});
  const names = botNames(name);
  if (names.includes(duel[0].bot)) return duel[0].bot;
  throw new UsageError(`--bots: found none, expected one of ${names.join(', ')}: ${name} has no first look`);
}
