// situation, as it is typed.

import { command } from '../../command.ts';
import { mark } from '../../flags/shapes.ts';
import { gameFlag } from '../../flags/table.ts';

export const situation = command({
  name: 'situation',
  about: 'run situations: positions, decisions and what must then be true, written in YAML files',
  positionals: {
    files: { type: 'string', array: true, demandOption: true, describe: 'YAML files, or folders of them' },
  },
  options: {
    game: gameFlag,
    options: mark('show what was offered at each decision, to write the next line from'),
    json: mark('one JSON object'),
  },
  examples: [
    ['situation test/situations', 'all of a folder'],
    ['situation my-case.yaml --options', 'what can be written in the next line'],
  ],
  load: () => import('./run.ts'),
});
