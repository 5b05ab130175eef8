// The flags of what is to be swept: those that change a scenario, and those of a round robin without one.

import * as example from './examples.ts';
import { word } from './shapes.ts';
import { entrantsFlag, gameFlag } from './table.ts';

export const scenarioFlags = {
  game: gameFlag,
  entrants: entrantsFlag('without a scenario: who takes part, a,b,c; all if not given'),
  against: word('with --entrants, in a duel: whom each of them meets, a,b,c or "*" for all; one another if not given'),
  bots: word('without a scenario: who decides; everybody enters with each: x,y'),
  seed: word('the luck of all games'),
  pairs: word('pairs of games a matchup; a pair swaps the seats'),
  sets: word('the same for tables of any size: sets of games, in which every side sits in every chair'),
  until: word(
    'stop each matchup where half its interval is narrow enough, "ci<=0.5pp", in place of the pairs of a file; --pairs is then the most',
  ),
  luck: word('shared: all matchups have the same luck, set by set, to compare bots or parties; own if not given'),
  patch: {
    ...word(
      'a file with one version of the game, which plays every set beside the one of the scenario; several if given again',
    ),
    array: true,
  },
  set: {
    ...word(`change the scenario, a printed number or an option: pairs=500, ${example.number}, or by how much: =+1, =x1.5`),
    array: true,
  },
} as const;
