// situation, as it is typed.

import { command } from '../../command.ts';
import * as example from '../../flags/examples.ts';
import { mark, word } from '../../flags/shapes.ts';
import { gameFlag } from '../../flags/table.ts';

export const situation = command({
  name: 'situation',
  about: 'run situations: positions, decisions and what must then be true, written in YAML files',
  positionals: {
    files: {
      type: 'string',
      array: true,
      describe: 'YAML files, or folders of them; with --record a run, a game and a decision',
    },
  },
  options: {
    game: gameFlag,
    options: mark('show what was offered at each decision, to write the next line from'),
    json: mark('one JSON object'),
    record: mark('write a situation from a game that was played: from this decision to the end of the turn'),
    line: word('with --record: the game on the line that an error printed, in the place of a run and a game'),
    out: word('with --record: the new file to write to'),
  },
  examples: [
    ['situation test/situations', 'all of a folder'],
    [`situation --record ${example.scenario} 1#0a 12`, 'the twelfth decision of a game, as a situation to edit'],
    ['situation my-case.yaml --options', 'what can be written in the next line'],
  ],
  load: () => import('./run.ts'),
});
