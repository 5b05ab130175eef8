// report, as it is typed.

import { command } from '../../command.ts';
import * as example from '../../flags/examples.ts';
import { runFlags } from '../../flags/run.ts';

export const report = command({
  name: 'report',
  about: 'make all report files of a run again from its tallies, and show the summary',
  positionals: { run: { type: 'string', demandOption: true, describe: 'the folder of a run' } },
  options: {
    json: { ...runFlags.json, conflicts: 'quiet' },
    quiet: { type: 'boolean', describe: 'write the files and show nothing' },
  },
  examples: [
    [`report ${example.run}`, 'the files and the summary of a run'],
    [`report ${example.run} --json`, 'for programs'],
  ],
  load: () => import('./run.ts'),
});
