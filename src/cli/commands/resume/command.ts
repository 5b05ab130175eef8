// resume, as it is typed.

import { command } from '../../command.ts';
import * as example from '../../flags/examples.ts';
import { forFlag, runFlags } from '../../flags/run.ts';
import { showFlags } from '../../flags/show.ts';

export const resume = command({
  name: 'resume',
  about: 'go on with a run that was interrupted, or stopped by --for',
  positionals: { run: { type: 'string', demandOption: true, describe: 'a run: its folder, or its name under reports/' } },
  options: { ...runFlags, for: forFlag, ...showFlags },
  examples: [
    [`resume ${example.scenario}`, 'plays what is missing, and nothing twice'],
    [`resume ${example.scenario} --for 10m`, 'as much of it as that takes'],
  ],
  load: () => import('./run.ts'),
});
