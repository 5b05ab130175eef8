// resume: goes on with a run that was interrupted or killed.

import { chooseBox } from '../../choose/box.ts';
import { checkBots } from '../../choose/players.ts';
import { command } from '../../command.ts';
import { runFlags } from '../../flags/run.ts';

export const resume = command({
  name: 'resume',
  about: 'go on with a run that was interrupted',
  positionals: { run: { type: 'string', demandOption: true, describe: 'the folder of the run' } },
  options: runFlags,
  examples: [['resume reports/first-look', 'plays what is missing, and nothing twice']],
  async run(args, terminal) {
    const { readRun } = await import('../../../lab/run/run-folder.ts');
    const { checkSignatures } = await import('../../../lab/run/signed.ts');
    const { removeDrafts } = await import('../../../lab/text/atomic-file.ts');
    const folder = args.run;
    const run = readRun(folder);
    const box = await chooseBox(run.config.game);
    if (run.complete) {
      terminal.err(`fablelab: ${folder} is complete; there is nothing left to play\n`);
      const { showRun } = await import('../../summary/show-run.ts');
      return showRun(box, folder, run, args, terminal);
    }
    checkBots(folder, run.config);
    const { sweepWith } = await import('../../playing/sweeping.ts');
    const { RAW } = await import('../../../lab/crew/raw-rows.ts');
    return sweepWith(box, run.config, RAW in run.files, args, terminal, async (crew) => {
      checkSignatures(folder, run, await crew.sign());
      removeDrafts(folder);
      return { folder, run };
    });
  },
});
