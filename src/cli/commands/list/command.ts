// list, as it is typed.
import { command } from '../../command.ts';
import { gameFlag } from '../../flags/table.ts';

const lists = ['games', 'entrants', 'fables', 'cards', 'bots', 'scenarios', 'settings', 'options', 'numbers'] as const;

export const list = command({
  name: 'list',
  about: 'what there is: games, entrants, cards, bots, scenarios, settings, options, numbers',
  positionals: { what: { choices: lists, demandOption: true, describe: 'what to list' } },
  options: {
    game: gameFlag,
    entrant: {
      type: 'string',
      alias: 'fable',
      requiresArg: true,
      describe: 'only the cards or numbers of this one of the roster',
    },
    json: { type: 'boolean', describe: 'one JSON array', conflicts: 'csv' },
    csv: { type: 'boolean', describe: 'comma-separated values' },
  },
  examples: [
    ['list entrants', 'who can play'],
    ['list cards --entrant snow-white', 'the cards of one of them'],
    ['list cards --csv > cards.csv', 'all cards, for a spreadsheet'],
    ['list numbers --entrant alice', 'what a scenario may change'],
  ],
  load: () => import('./run.ts'),
});
