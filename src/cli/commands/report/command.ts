// report: makes the files of a run again from what was counted, and shows the summary.
import { twoSided } from '../../../lab/report/results.ts';
import { chooseBox } from '../../choose/box.ts';
import { command } from '../../command.ts';
import { OK, UsageError } from '../../errors.ts';
import { commandLine } from '../../screen/command-line.ts';

export const reportRun = command({
  name: 'report',
  about: 'make all report files of a run again from its tallies, and show the summary',
  positionals: { run: { type: 'string', demandOption: true, describe: 'the folder of a run' } },
  options: {
    json: { type: 'boolean', describe: 'one JSON object instead of the summary', conflicts: 'quiet' },
    quiet: { type: 'boolean', describe: 'write the files and show nothing' },
  },
  examples: [
    ['report reports/first-look', 'the files and the summary of a run'],
    ['report reports/first-look --json', 'for programs'],
  ],
  async run({ run: folder, json, quiet }, terminal) {
    const { readRun } = await import('../../../lab/run/run-folder.ts');
    const { writeReports } = await import('../../../lab/report/finish.ts');
    const run = readRun(folder);
    if (run.shard !== null) {
      const { index, of } = run.shard;
      throw new UsageError(`${folder}: found shard ${index}/${of}, expected a whole run: merge the shards first`);
    }
    const box = await chooseBox(run.config.game, `${folder}/scenario.json, game`);
    writeReports(box, folder, run);
    if (json) terminal.out((await import('../../summary/json.ts')).runJson(box, run, folder));
    else if (!quiet) terminal.out(await (await import('../../summary/report.ts')).runSummary(box, run, folder, terminal));
    const { capWarnings, leftOutWarnings, noResultWarnings } = await import('../../summary/warnings.ts');
    for (const warning of [...leftOutWarnings(run), ...noResultWarnings(twoSided(run)), ...capWarnings(run)])
      terminal.err(`fablelab: ${warning}\n`);
    if (!run.complete) {
      terminal.err(`fablelab: ${folder} is not complete: these are the games played so far; to go on:\n`);
      terminal.err(`  ${commandLine(terminal, ['resume', folder])}\n`);
    }
    return OK;
  },
});
