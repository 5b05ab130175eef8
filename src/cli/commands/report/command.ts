// report, as it is typed.

import { command } from '../../command.ts';
import * as example from '../../flags/examples.ts';
import { runFlags } from '../../flags/run.ts';
import { mark } from '../../flags/shapes.ts';

export const report = command({
  name: 'report',
  about: 'make all report files of a run again from its tallies, and show the summary',
  positionals: { run: { type: 'string', demandOption: true, describe: 'the folder of a run' } },
  options: {
    json: { ...runFlags.json, conflicts: 'quiet' },
    quiet: mark('write the files and show nothing'),
  },
  examples: [
    [`report ${example.run}`, 'the files and the summary of a run'],
    [`report ${example.run} --json`, 'for programs'],
  ],
  load: () => import('./run.ts'),
});
