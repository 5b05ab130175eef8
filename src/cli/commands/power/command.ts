// power, as it is typed.

import { command } from '../../command.ts';
import * as example from '../../flags/examples.ts';

export const power = command({
  name: 'power',
  about: 'how many pairs of games a question needs',
  positionals: {},
  options: {
    detect: { type: 'string', requiresArg: true, describe: 'a difference to be found, in percentage points: 1pp' },
    'half-width': { type: 'string', requiresArg: true, describe: 'half an interval, in percentage points: 0.5pp' },
    power: { type: 'string', requiresArg: true, default: '0.9', describe: 'chance of finding it if it is there' },
    alpha: { type: 'string', requiresArg: true, default: '0.05', describe: 'chance of finding it if it is not there' },
    tests: {
      type: 'string',
      requiresArg: true,
      default: '1',
      describe: 'questions asked at once; each gets its share of alpha',
    },
    'paired-correlation': {
      type: 'string',
      requiresArg: true,
      describe: 'of old and new under the same luck, such as 0.9',
    },
    run: { type: 'string', requiresArg: true, describe: 'a run: how much its pairs vary, and how fast it was' },
    json: { type: 'boolean', describe: 'one JSON object' },
  },
  examples: [
    ['power --detect 1pp', 'to tell 51 % from 50 %'],
    ['power --detect 1pp --tests 45 --paired-correlation 0.9', 'in 45 matchups, old and new cards under the same luck'],
    [`power --half-width 0.5pp --run ${example.run}`, 'by what that run has shown'],
  ],
  load: () => import('./run.ts'),
});
