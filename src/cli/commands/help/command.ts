// help, as it is typed.

import { command } from '../../command.ts';

export const help = command({
  name: 'help',
  about: 'all commands, or one with its flags and examples: the same as --help',
  positionals: { command: { type: 'string', describe: 'a command; all of them if not given' } },
  options: {},
  examples: [
    ['help', 'what there is'],
    ['help sweep', 'the flags of the main job'],
  ],
  load: () => import('./run.ts'),
});
