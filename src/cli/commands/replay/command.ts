// replay, as it is typed.

import { command } from '../../command.ts';
import * as example from '../../flags/examples.ts';
import { word } from '../../flags/shapes.ts';
import { jsonlFlag } from '../../flags/table.ts';

export const replay = command({
  name: 'replay',
  about: 'tell a recorded game again',
  positionals: {
    run: { type: 'string', describe: 'a run: its folder, or its name under reports/' },
    game: { type: 'string', describe: `matchup#set and a, b…, such as 1#0a or ${example.two}#17b` },
  },
  options: {
    line: word('the line that an error printed'),
    jsonl: jsonlFlag,
  },
  examples: [
    [`replay ${example.scenario} 3#17b`, 'the second game of set 17 of the third matchup'],
    [
      `replay --line "${example.game} ${example.duel.toReversed()} key=0123456789abcdef tape=AAB"`,
      'a game cut off after three decisions: shows the fourth and its options',
    ],
  ],
  load: () => import('./run.ts'),
});
