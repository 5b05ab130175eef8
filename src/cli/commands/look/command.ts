// No command: the first look, as it is typed.

import { command } from '../../command.ts';
import * as example from '../../flags/examples.ts';
import { runFlags } from '../../flags/run.ts';
import { mark, word } from '../../flags/shapes.ts';

export const look = command({
  name: '',
  about: `a first look: one game told as a story, then the sweep of ${example.scenario}: which ${example.noun.one} beats which, how sure is that`,
  positionals: {},
  options: {
    seed: word('the luck of all games; that of the scenario if not given'),
    pairs: word('pairs of games a matchup; a pair swaps the seats; as in the scenario if not given'),
    jobs: runFlags.jobs,
    patience: runFlags.patience,
    json: mark('the JSON object of the sweep, and nothing else'),
    quiet: mark('the tables and nothing else'),
    progress: runFlags.progress,
  },
  examples: [
    ['', 'the first look'],
    ['--pairs 20000 --seed 2', 'more games, other luck'],
    ['--json', 'for programs'],
  ],
  load: () => import('./run.ts'),
});
