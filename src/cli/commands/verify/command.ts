// verify, as it is typed.

import { command } from '../../command.ts';
import { mark, wordOr } from '../../flags/shapes.ts';
import { gameFlag } from '../../flags/table.ts';

export const verify = command({
  name: 'verify',
  about: 'put a bot to the test: whether it answers alike however often and whenever it is asked',
  positionals: { bot: { type: 'string', demandOption: true, describe: 'a bot, see list bots' } },
  options: {
    game: gameFlag,
    games: wordOr('100', 'whole games to play, half of them against chance'),
    seed: wordOr('1', 'the luck of all games'),
    json: mark('one JSON object'),
  },
  examples: [
    ['verify greedy', 'a hundred games, every answer asked for three times'],
    ['verify mine --games 2000 --seed 7', 'more of them, by other luck'],
  ],
  load: () => import('./run.ts'),
});
