// situation: runs rules written as files.
import { existsSync, readFileSync } from 'node:fs';
import type { Box } from '../../../core/contract.ts';
import type { Checked, OutcomeLineKind } from '../../../lab/situation/report.ts';
import { chooseBox } from '../../choose/box.ts';
import { command } from '../../command.ts';
import { FAILED, FAULT, OK, USAGE, UsageError } from '../../errors.ts';
import { gameFlag } from '../../flags/table.ts';
import { type Terminal, useColour } from '../../screen/terminal.ts';

export const situation = command({
  name: 'situation',
  about: 'run situations: positions, decisions and what must then be true, written in YAML files',
  positionals: {
    files: { type: 'string', array: true, demandOption: true, describe: 'YAML files, or folders of them' },
  },
  options: {
    game: gameFlag,
    options: { type: 'boolean', describe: 'show what was offered at each decision, to write the next line from' },
    json: { type: 'boolean', describe: 'one JSON object' },
  },
  examples: [
    ['situation test/situations', 'all of a folder'],
    ['situation my-case.yaml --options', 'what can be written in the next line'],
  ],
  async run({ files, game, options, json }, terminal) {
    const box = await chooseBox(game);
    const checked = await runAll(files, box);
    const { jsonOf, resultOf } = await import('../../../lab/situation/report.ts');
    if (json) terminal.out(jsonOf(box.name, checked, options === true));
    else await write(checked, options === true, terminal);
    const has = (result: string): boolean => checked.some((one) => resultOf(one) === result);
    return has('fault') ? FAULT : has('mistake') ? USAGE : has('failed') ? FAILED : OK;
  },
});

async function runAll(paths: readonly string[], box: Box): Promise<Checked[]> {
  const { botsIn } = await import('../../../lab/situation/load-bots.ts');
  const { situationFiles } = await import('../../../lab/situation/files.ts');
  const { readSituations } = await import('../../../lab/situation/read.ts');
  const { runSituation } = await import('../../../lab/situation/run.ts');
  const { Mistake } = await import('../../../lab/text/source.ts');
  const missing = paths.find((path) => !existsSync(path));
  if (missing !== undefined) throw new UsageError(`situation: found no file or folder "${missing}"`);
  const files = [...new Set(paths.flatMap(situationFiles))];
  if (files.length === 0) throw new UsageError(`situation: found no YAML file in ${paths.join(', ')}, expected some`);
  const all = files.flatMap((file) => readSituations(file, readFileSync(file, 'utf8'), box));
  const bots = await botsIn(box, all);
  return all.map((read) => (read instanceof Mistake ? read : runSituation(read, bots)));
}

async function write(checked: readonly Checked[], options: boolean, terminal: Terminal): Promise<void> {
  const { summaryLine, writeOutcome } = await import('../../../lab/situation/report.ts');
  const { default: picocolors } = await import('picocolors');
  const paint = picocolors.createColors(useColour(terminal));
  const colours: Record<OutcomeLineKind, (text: string) => string> = {
    ok: paint.green,
    bad: paint.red,
    plain: String,
    dim: paint.dim,
  };
  for (const one of checked) writeOutcome(one, options, (line, kind) => terminal.out(`${colours[kind](line)}\n`));
  terminal.out(`${summaryLine(checked)}\n`);
}
