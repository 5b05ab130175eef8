// report, as it is typed.

import { nouns } from '../../../games/index.ts';
import { command } from '../../command.ts';
import * as example from '../../flags/examples.ts';
import { runFlags } from '../../flags/run.ts';
import { mark, word } from '../../flags/shapes.ts';
import { showFlags } from '../../flags/show.ts';

export const report = command({
  name: 'report',
  about: 'make all report files of a run again from its tallies, and show the summary',
  positionals: { run: { type: 'string', demandOption: true, describe: 'a run: its folder, or its name under reports/' } },
  options: {
    entrant: {
      ...word('show only these of the roster: a,b'),
      alias: nouns.map(({ one }) => one),
      conflicts: 'json',
    },
    matchups: { ...mark('show who beats whom, and how often'), conflicts: 'json' },
    ratings: { ...mark('show how strong everybody is'), conflicts: 'json' },
    seats: { ...mark('show what the first seat, or every chair, is worth'), conflicts: 'json' },
    cards: { ...mark('show which cards go with winning'), conflicts: 'json' },
    strategies: { ...mark('show which strategies go with winning'), conflicts: 'json' },
    ...showFlags,
    json: { ...runFlags.json, conflicts: 'quiet' },
    quiet: mark('write the files and show nothing'),
  },
  examples: [
    [`report ${example.scenario}`, 'the files and the summary of a run'],
    [`report ${example.scenario} --entrant ${example.two[0]} --cards`, 'some of it, of one of them'],
    [`report ${example.scenario} --strategies --full`, 'not only the best'],
    [`report ${example.scenario} --json`, 'for programs'],
  ],
  load: () => import('./run.ts'),
});
