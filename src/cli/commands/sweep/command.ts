// sweep, as it is typed.

import { command } from '../../command.ts';
import * as example from '../../flags/examples.ts';
import { forFlag, runFlags } from '../../flags/run.ts';
import { scenarioFlags } from '../../flags/scenario.ts';
import { mark, word } from '../../flags/shapes.ts';
import { showFlags } from '../../flags/show.ts';

export const sweep = command({
  name: 'sweep',
  about: 'play a scenario: thousands of games on all cores, into a folder of results',
  positionals: { scenario: { type: 'string', describe: 'a scenario by its name, or a file; none with --bots' } },
  options: {
    ...scenarioFlags,
    ...runFlags,
    ...showFlags,
    out: word('the folder of the run; under reports/ if not given'),
    replace: { ...mark('with --out: put it in the place of the run that is there'), conflicts: 'continue' },
    continue: mark('go on with an equal run that is not complete, there or under reports/; start it if there is none'),
    shard: word('only this part of every matchup, such as 2/4; merge them later'),
    raw: mark('also one CSV row per game'),
    for: forFlag,
    'dry-run': mark('play nothing but a moment: how many games, how long, how sure'),
    'print-config': mark('the scenario with everything spelled out, and play nothing'),
  },
  examples: [
    [`sweep ${example.scenario}`, 'a scenario that is there'],
    ['sweep my.yaml --pairs 20000 --out reports/mine', 'one of your own'],
    [`sweep --entrants ${example.two} --bots greedy --pairs 500`, 'without a file'],
    [`sweep --entrants ${example.two[0]} --against "*" --bots greedy`, 'one against all others'],
    [`sweep ${example.scenario} --set ${example.number}`, 'with a changed number'],
    [`sweep ${example.scenario} --until "ci<=0.5pp"`, 'as many pairs as that takes, for each matchup'],
    [`sweep ${example.large} --continue`, 'goes on with it where it was interrupted, or starts it'],
    ['sweep my.yaml --out reports/mine --replace', 'again, in the place of the last one'],
    [`sweep ${example.large} --for 10m`, 'as much of it as that takes; its reports say that it is unfinished'],
    [`sweep ${example.large} --shard 1/2`, 'half of it; the other half elsewhere, then merge'],
  ],
  load: () => import('./run.ts'),
});
