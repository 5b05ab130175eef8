// check, as it is typed.

import { command } from '../../command.ts';
import * as example from '../../flags/examples.ts';
import { forFlag, runFlags } from '../../flags/run.ts';
import { scenarioFlags } from '../../flags/scenario.ts';
import { mark, word } from '../../flags/shapes.ts';

const { seed, pairs, sets, patch, set } = scenarioFlags;

export const check = command({
  name: 'check',
  about: 'does it hold what the scenario expects? plays until every line is decided; for CI',
  positionals: {
    scenario: {
      type: 'string',
      demandOption: true,
      describe: 'a scenario with expect, by its name or a file; or a run, which is judged as it is',
    },
  },
  options: {
    baseline: word('what vs-baseline is compared with; baselines/<scenario>.json if not given'),
    ...{ seed, patch, set },
    pairs: {
      ...pairs,
      describe: 'the most pairs of games that a matchup may take; what is not decided by then is undecided',
    },
    sets: { ...sets, describe: 'the same for tables of any size' },
    ...runFlags,
    reuse: {
      ...mark('--no-reuse: play also what was played before by the same code, which is kept in .fablelab/kept'),
      default: true,
    },
    junit: word('write a JUnit file here too: fails is a failure there, undecided an error'),
    markdown: word('write the verdict as Markdown here too, for a comment or a page'),
    full: mark('every line, also those that hold'),
    out: word('the folder of the run; under reports/ if not given'),
    replace: { ...mark('with --out: put it in the place of the run that is there'), conflicts: 'continue' },
    continue: mark('go on with an equal check that is not complete; start it if there is none'),
    for: forFlag,
  },
  examples: [
    ['check my.yaml', 'exit 0: all of it holds, 1: something fails, 4: something is undecided'],
    ['check my.yaml --baseline baselines/before.json', 'and nothing has moved'],
    ['check reports/merged', 'a run that was played elsewhere, in shards'],
    ['check my.yaml --junit check.xml --markdown check.md', 'for a CI; GitHub is told by itself'],
    [`check my.yaml --set ${example.number}`, 'would it still hold?'],
  ],
  load: () => import('./run.ts'),
});
