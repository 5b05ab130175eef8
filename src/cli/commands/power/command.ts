// power, as it is typed.

import { command } from '../../command.ts';
import * as example from '../../flags/examples.ts';
import { mark, word, wordOr } from '../../flags/shapes.ts';

export const power = command({
  name: 'power',
  about: 'how many pairs of games a question needs',
  positionals: {},
  options: {
    detect: word('a difference to be found, in percentage points: 1pp'),
    'half-width': word('half an interval, in percentage points: 0.5pp'),
    power: wordOr('0.9', 'chance of finding it if it is there'),
    alpha: wordOr('0.05', 'chance of finding it if it is not there'),
    tests: wordOr('1', 'questions asked at once; each gets its share of alpha'),
    'paired-correlation': word('of old and new under the same luck: measured 0.7 for greedy, 0.5 for planner'),
    run: word(
      'a run, by its folder or its name under reports/: how much its pairs vary, what the same luck is worth if it has arms, and how fast it was',
    ),
    json: mark('one JSON object'),
  },
  examples: [
    ['power --detect 1pp', 'to tell 51 % from 50 %'],
    [
      'power --detect 1pp --tests 45 --paired-correlation 0.5',
      'in 45 matchups, old and new cards under the same luck, as planner plays',
    ],
    [`power --half-width 0.5pp --run ${example.scenario}`, 'by what that run has shown'],
  ],
  load: () => import('./run.ts'),
});
