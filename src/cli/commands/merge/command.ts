// merge, as it is typed.

import { command } from '../../command.ts';
import { runFlags } from '../../flags/run.ts';
import { word } from '../../flags/shapes.ts';
import { showFlags } from '../../flags/show.ts';

export const merge = command({
  name: 'merge',
  about: 'put the shards of a sweep together, in any order',
  positionals: {
    runs: {
      type: 'string',
      array: true,
      demandOption: true,
      describe: 'the shards: their folders, or their names under reports/',
    },
  },
  options: {
    out: { ...word('the folder of the whole run'), demandOption: true },
    json: runFlags.json,
    ...showFlags,
  },
  examples: [['merge a-shard-1-of-2 a-shard-2-of-2 --out reports/a', 'the same bytes as a sweep in one piece']],
  load: () => import('./run.ts'),
});
