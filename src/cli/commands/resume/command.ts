// resume, as it is typed.

import { command } from '../../command.ts';
import * as example from '../../flags/examples.ts';
import { runFlags } from '../../flags/run.ts';
import { showFlags } from '../../flags/show.ts';

export const resume = command({
  name: 'resume',
  about: 'go on with a run that was interrupted',
  positionals: { run: { type: 'string', demandOption: true, describe: 'the folder of the run' } },
  options: { ...runFlags, ...showFlags },
  examples: [[`resume ${example.run}`, 'plays what is missing, and nothing twice']],
  load: () => import('./run.ts'),
});
