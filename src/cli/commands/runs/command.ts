// runs, as it is typed.
import { command } from '../../command.ts';

export const runs = command({
  name: 'runs',
  about: 'list the runs there are, and how far each is',
  positionals: {},
  options: {
    in: { type: 'string', requiresArg: true, default: 'reports', describe: 'the folder they are in' },
    json: { type: 'boolean', describe: 'one JSON array' },
  },
  examples: [['runs', 'those under reports/']],
  load: () => import('./run.ts'),
});
