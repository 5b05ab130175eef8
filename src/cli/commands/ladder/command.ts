// ladder, as it is typed.

import { command } from '../../command.ts';
import * as example from '../../flags/examples.ts';
import { runFlags } from '../../flags/run.ts';
import { mark, word, wordOr } from '../../flags/shapes.ts';
import { entrantsFlag, gameFlag, modeFlag, settingFlag } from '../../flags/table.ts';

export const ladder = command({
  name: 'ladder',
  about: 'every bot against every other, over the roster: who beats whom, how surely, and how fast',
  positionals: {},
  options: {
    game: gameFlag,
    mode: modeFlag,
    setting: settingFlag,
    bots: word('who takes part: a,b,c; all that are there if not given'),
    entrants: entrantsFlag('with whom of the roster: a,b; all if not given'),
    pairs: wordOr(
      '20',
      'pairs of games of every two bots with every two of the roster; a pair swaps the seats. In other modes sets of games of every line-up',
    ),
    seed: wordOr('1', 'the luck of all games'),
    speed: { ...mark('then measure how fast the bots are; --no-speed leaves that out'), default: true },
    ...runFlags,
  },
  examples: [
    ['ladder', 'all bots'],
    ['ladder --bots greedy,greedy-v1 --pairs 200', 'two of them, to a percent'],
    [`ladder --bots greedy,random --entrants ${example.two} --json`, 'for programs'],
  ],
  load: () => import('./run.ts'),
});
