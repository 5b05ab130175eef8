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
    pairs: word(
      'pairs of games of every two bots with every two of the roster; a pair swaps the seats. In other modes sets of games of every line-up. 20 if not given; with --sprt the most, 20480 if not given',
    ),
    seed: wordOr('1', 'the luck of all games'),
    speed: { ...mark('then measure how fast the bots are; --no-speed leaves that out'), default: true },
    new: word('with --sprt: the bot that is asked about'),
    old: word('with --sprt: the bot that it is to beat'),
    sprt: word('play until it is decided whether the new bot is worth the second Elo rather than the first: 0,10'),
    alpha: word('with --sprt: the chance of taking the first Elo for the second; 0.05 if not given'),
    beta: word('with --sprt: the chance of taking the second Elo for the first; 0.05 if not given'),
    ...runFlags,
    for: word('with --sprt: stop when so much time has passed, such as 90s, 10m or 1h30m, undecided or not'),
  },
  examples: [
    ['ladder', 'all bots'],
    ['ladder --bots greedy,greedy-v1 --pairs 200', 'two of them, to a percent'],
    [`ladder --bots greedy,random --entrants ${example.two} --json`, 'for programs'],
    ['ladder --new greedy --old greedy-v1 --sprt 0,10', 'is it better? exit 0: yes, 1: no, 4: undecided'],
    ['ladder --new greedy --old greedy-v1 --sprt=-10,0', 'is it at least no worse?'],
  ],
  load: () => import('./run.ts'),
});
