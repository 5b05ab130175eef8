// The flags of what is to be swept: those that change a scenario, and those of a round robin without one.
import { number } from './examples.ts';
import { entrantsFlag, gameFlag } from './table.ts';

export const scenarioFlags = {
  game: gameFlag,
  entrants: entrantsFlag('without a scenario: who takes part, a,b,c; all if not given'),
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
    describe: `change the scenario: pairs=500, change.${number}`,
  },
} as const;
