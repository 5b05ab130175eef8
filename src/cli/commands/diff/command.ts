// diff, as it is typed.

import { command } from '../../command.ts';
import * as example from '../../flags/examples.ts';
import { forFlag, runFlags } from '../../flags/run.ts';
import { scenarioFlags } from '../../flags/scenario.ts';
import { mark, word } from '../../flags/shapes.ts';
import { showFlags } from '../../flags/show.ts';

const { game, entrants, against, seed, pairs, sets, luck, patch } = scenarioFlags;

export const diff = command({
  name: 'diff',
  about: 'what did my change do? plays every game as it is and as changed, under the same luck',
  positionals: {
    what: {
      type: 'string',
      array: true,
      describe: 'a scenario, by its name or a file; or a run with arms; or two runs; nothing: all by greedy',
    },
  },
  options: {
    game,
    entrants,
    against,
    bots: word(
      'without a scenario: who decides; greedy if not given: what changes do agrees between bots, where who wins does not, and it is forty times faster and needs fewer games; planner for a second opinion',
    ),
    set: {
      ...word(`a printed number or an option, ${example.number}, or by how much: =+1, =x1.5; all together are one change`),
      array: true,
    },
    patch,
    scan: {
      ...word(`several values of a printed number: ${example.number.split('=')[0]}=26..34, or =26,30,34; where is it even?`),
      conflicts: ['set', 'patch'],
    },
    ...{ seed, pairs, sets },
    until: word(
      'stop each matchup where the change in it is known well enough; diff<=0.5pp if neither that nor --pairs is given',
    ),
    luck,
    ...runFlags,
    ...showFlags,
    out: word('the folder of the run; under reports/ if not given. Of two runs: a new folder for what they differ in'),
    replace: { ...mark('with --out: put it in the place of the run that is there'), conflicts: 'continue' },
    continue: mark('go on with an equal run that is not complete; start it if there is none'),
    for: forFlag,
    'dry-run': mark('play nothing but a moment: how many games, how long'),
  },
  examples: [
    [`diff --set ${example.number}`, 'does that fix it? everybody of the roster, by greedy'],
    [`diff ${example.scenario} --patch my.yaml`, 'a scenario, and a change in a file'],
    ['diff --patch one.yaml --patch other.yaml', 'two changes, each against the game as it is'],
    [`diff --scan ${example.number.split('=')[0]}=26..34`, 'at which value is it even?'],
    ['diff reports/my-run', 'once more, of a run with arms'],
    ['diff reports/before reports/after', 'two runs, set by set where they share their luck'],
  ],
  load: () => import('./run.ts'),
});
