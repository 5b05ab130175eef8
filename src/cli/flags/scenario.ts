// What is to be swept: a scenario by its name or file, or a round robin from flags alone.
import type { Resolved } from '../../lab/scenario/resolved.ts';
import { UsageError } from '../errors.ts';
import { gameFlag } from './choices.ts';

export const scenarioFlags = {
  game: gameFlag,
  entrants: {
    type: 'string',
    alias: 'fables',
    requiresArg: true,
    describe: 'without a scenario: who takes part, a,b,c; all if not given',
  },
  bots: {
    type: 'string',
    requiresArg: true,
    describe: 'without a scenario: who decides; everybody enters with each: x,y',
  },
  seed: { type: 'string', requiresArg: true, describe: 'the luck of all games' },
  pairs: { type: 'string', requiresArg: true, describe: 'pairs of games a matchup; a pair swaps the seats' },
  sets: {
    type: 'string',
    requiresArg: true,
    describe: 'the same for tables of any size: sets of games, in which every side sits in every chair',
  },
  until: {
    type: 'string',
    requiresArg: true,
    describe:
      'stop each matchup where half its interval is narrow enough, "ci<=0.5pp", in place of the pairs of a file; --pairs is then the most',
  },
  luck: {
    type: 'string',
    requiresArg: true,
    describe: 'shared: all matchups have the same luck, set by set, to compare bots or parties; own if not given',
  },
  set: {
    type: 'string',
    array: true,
    requiresArg: true,
    describe: 'change the scenario: pairs=500, change.red-riding-hood.hp=28',
  },
} as const;

export interface ScenarioArgs {
  readonly game: string;
  readonly entrants?: string | undefined;
  readonly bots?: string | undefined;
  readonly seed?: string | undefined;
  readonly pairs?: string | undefined;
  readonly sets?: string | undefined;
  readonly until?: string | undefined;
  readonly luck?: string | undefined;
  readonly set?: readonly string[] | undefined;
}

/** Mistakes in the file or the flags are ScenarioErrors, which end a command with exit code 2. */
export async function chooseScenario(word: string | undefined, args: ScenarioArgs): Promise<Resolved> {
  const { quickScenario, readScenario } = await import('../../lab/scenario/read.ts');
  const { game, entrants, bots, ...flags } = args;
  if (word === undefined) {
    if (bots === undefined) throw new UsageError('sweep: found neither a scenario nor --bots, expected one of them');
    return quickScenario({ game, entrants, bots, ...flags });
  }
  if (entrants !== undefined || bots !== undefined) {
    const named = entrants === undefined ? 'bots' : 'entrants';
    throw new UsageError(`--${named}: found with a scenario, expected --set entrants.${named}=…`);
  }
  const { findScenario } = await import('../../lab/scenario/files.ts');
  return readScenario(findScenario(word), flags);
}
