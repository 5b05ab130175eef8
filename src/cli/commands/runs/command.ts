// runs, as it is typed.

import { command } from '../../command.ts';
import { mark, word, wordOr } from '../../flags/shapes.ts';

export const runs = command({
  name: 'runs',
  about: 'list the runs there are and how far each is, or delete some',
  positionals: {},
  options: {
    in: wordOr('reports', 'the folder they are in'),
    prune: mark('list the unfinished ones, ask, and delete them, with all that killed runs left'),
    older: word('with --prune: also complete ones that nobody touched for so long, such as 30d'),
    yes: mark('with --prune: do not ask'),
    json: mark('one JSON object'),
  },
  examples: [
    ['runs', 'those under reports/'],
    ['runs --prune', 'lists what is unfinished, and asks before it deletes'],
    ['runs --prune --older 30d --yes', 'for scripts: what is unfinished or old goes at once'],
  ],
  load: () => import('./run.ts'),
});
