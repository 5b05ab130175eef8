// merge: puts the shards of a sweep together.

import { chooseBox } from '../../choose/box.ts';
import { checkFolder, isFree } from '../../choose/folder.ts';
import { command } from '../../command.ts';
import { UsageError } from '../../errors.ts';
import { showRun } from '../../summary/show-run.ts';
import { version } from '../../version.ts';

export const merge = command({
  name: 'merge',
  about: 'put the shards of a sweep together, in any order',
  positionals: { runs: { type: 'string', array: true, demandOption: true, describe: 'the folders of the shards' } },
  options: {
    out: { type: 'string', requiresArg: true, demandOption: true, describe: 'the folder of the whole run' },
    json: { type: 'boolean', describe: 'one JSON object instead of the summary' },
  },
  examples: [
    ['merge reports/a-shard-1-of-2 reports/a-shard-2-of-2 --out reports/a', 'the same bytes as a sweep in one piece'],
  ],
  async run({ runs, out, json }, terminal) {
    const { readRun } = await import('../../../lab/run/run-folder.ts');
    const { mergeRuns } = await import('../../../lab/run/merge.ts');
    const { writeMerged } = await import('../../../lab/report/write-merged.ts');
    const { writeSession } = await import('../../../lab/run/meta.ts');
    checkFolder(out);
    if (!isFree(out)) {
      throw new UsageError(`--out: found files in "${out}", expected a new folder`);
    }
    const started = new Date(terminal.now()).toISOString();
    const parts = runs.map((folder) => ({ folder, run: readRun(folder) }));
    const box = await chooseBox(parts[0]?.run.config.game ?? '');
    const run = mergeRuns(box, parts);
    writeMerged(box, out, run, parts);
    const ended = new Date(terminal.now()).toISOString();
    writeSession(out, { did: 'merge', started, ended, jobs: 1, version: version() });
    return showRun(box, out, run, { json }, terminal);
  },
});
