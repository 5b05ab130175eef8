// list, as it is typed.

import { nouns } from '../../../games/index.ts';
import { command } from '../../command.ts';
import * as example from '../../flags/examples.ts';
import { mark, word } from '../../flags/shapes.ts';
import { gameFlag } from '../../flags/table.ts';
import { variantFlags } from '../../flags/variant.ts';

const names = nouns.map(({ many }) => many);
const lists = ['games', 'entrants', ...names, 'cards', 'bots', 'scenarios', 'settings', 'options', 'numbers'] as const;

export const list = command({
  name: 'list',
  about: 'what there is: games, entrants, cards, bots, scenarios, settings, options, numbers',
  positionals: { what: { choices: lists, demandOption: true, describe: 'what to list' } },
  options: {
    game: gameFlag,
    entrant: {
      ...word('only the cards or numbers of this one of the roster'),
      alias: nouns.map(({ one }) => one),
    },
    ...variantFlags,
    json: { ...mark('one JSON object'), conflicts: 'csv' },
    csv: mark('comma-separated values'),
  },
  examples: [
    ['list entrants', 'who can play'],
    [`list cards --entrant ${example.duel[0]}`, 'the cards of one of them'],
    ['list cards --csv > cards.csv', 'all cards, for a spreadsheet'],
    [`list numbers --entrant ${example.two[0]}`, 'what a scenario may change, and to what'],
    [`list cards --set ${example.number} --patch mine.yaml`, 'as they read with numbers of your own'],
  ],
  load: () => import('./run.ts'),
});
