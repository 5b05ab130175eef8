// baseline, as it is typed.

import { command } from '../../command.ts';
import * as example from '../../flags/examples.ts';
import { mark } from '../../flags/shapes.ts';

export const baseline = command({
  name: 'baseline',
  about: 'what later checks are compared with: keep what a run has shown, or look at it',
  positionals: {
    what: {
      type: 'string',
      demandOption: true,
      choices: ['accept', 'show'],
      describe: 'accept: make it of a run; show: look at it',
    },
    from: { type: 'string', demandOption: true, describe: 'accept: a complete run; show: the file of a baseline' },
    file: { type: 'string', describe: 'accept: the file to write; baselines/<name of the run>.json if not given' },
  },
  options: {
    'keep-sets': mark(
      'accept: also what every set came to, so that checks by other code compare set by set; some bytes a set, in the same file',
    ),
    json: mark('one JSON object'),
  },
  examples: [
    [
      `baseline accept ${example.scenario} baselines/${example.scenario}.json`,
      'from now on this is how it is; keep the file in git',
    ],
    [`baseline show baselines/${example.scenario}.json`, 'what is in it'],
  ],
  load: () => import('./run.ts'),
});
