// runs, as it is typed.

import { command } from '../../command.ts';
import { mark, wordOr } from '../../flags/shapes.ts';

export const runs = command({
  name: 'runs',
  about: 'list the runs there are, and how far each is',
  positionals: {},
  options: {
    in: wordOr('reports', 'the folder they are in'),
    json: mark('one JSON object'),
  },
  examples: [['runs', 'those under reports/']],
  load: () => import('./run.ts'),
});
