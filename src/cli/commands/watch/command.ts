// watch, as it is typed.

import { command } from '../../command.ts';
import * as example from '../../flags/examples.ts';
import { word } from '../../flags/shapes.ts';
import { entrantsFlag, gameFlag, jsonlFlag, modeFlag, settingFlag } from '../../flags/table.ts';
import { variantFlags } from '../../flags/variant.ts';

export const watch = command({
  name: 'watch',
  about: 'play one game and tell it as a story',
  positionals: {},
  options: {
    game: gameFlag,
    mode: modeFlag,
    setting: settingFlag,
    entrants: entrantsFlag('who plays, in seat order: a,b; a seat that brings several: a+b,c+d'),
    bots: word('who decides: one for all, or one a seat: x,y; the bot of the first look if not given'),
    seed: word('the luck of the game; from the clock if not given'),
    ...variantFlags,
    option: { ...word('the same as --set for an option: name=value; see list options'), array: true },
    jsonl: jsonlFlag,
  },
  examples: [
    ['watch', 'a new game each time'],
    [`watch --entrants ${example.duel} --bots greedy,random --seed 7`, 'the same game each time'],
    [`watch --set ${example.number} --patch mine.yaml`, 'with numbers and rules of your own'],
    ['watch --seed 7 --jsonl', 'for programs'],
  ],
  load: () => import('./run.ts'),
});
