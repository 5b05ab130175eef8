// situation: runs rules written as files.
import { existsSync } from 'node:fs';
import picocolors from 'picocolors';
import type { Box } from '../../../core/contract.ts';
import { situationFiles } from '../../../lab/situation/files.ts';
import { botsIn } from '../../../lab/situation/load-bots.ts';
import { readSituations } from '../../../lab/situation/read.ts';
import {
  type Checked,
  jsonOf,
  type OutcomeLineKind,
  resultOf,
  summaryLine,
  writeOutcomes,
} from '../../../lab/situation/report.ts';
import { runSituation } from '../../../lab/situation/run.ts';
import type { Situation } from '../../../lab/situation/situation.ts';
import { Mistake } from '../../../lab/text/mistake.ts';
import { quoted, visible } from '../../../lab/text/quote.ts';
import { readText } from '../../../lab/text/read-text.ts';
import { chooseBox } from '../../choose/box.ts';
import type { ArgsOf } from '../../command.ts';
import { exitCodeOfAll, FAILED, FAULT, OK, USAGE, UsageError } from '../../errors.ts';
import { type Terminal, useColour } from '../../screen/terminal.ts';
import type { situation } from './command.ts';
import { writeRecorded } from './record.ts';

const CODES = { ok: OK, failed: FAILED, mistake: USAGE, fault: FAULT } as const;

export async function run(args: ArgsOf<typeof situation>, terminal: Terminal): Promise<number> {
  const { files = [], game, options, json, line, out } = args;
  if (args.record) {
    const idle = json ? 'json' : options ? 'options' : null;
    if (idle !== null)
      throw new UsageError(`situation --record: found --${idle}, expected --out or nothing: it prints a file`);
    return writeRecorded(files, line, out, terminal);
  }
  if (line !== undefined || out !== undefined) {
    throw new UsageError(`situation: found --${line === undefined ? 'out' : 'line'}, expected it beside --record`);
  }
  if (files.length === 0) {
    throw new UsageError(
      'situation: found no <files>, expected YAML files, or folders of them; see fablelab situation --help',
    );
  }
  const box = await chooseBox(game);
  const checked = await runAll(files, box);
  if (json) terminal.out(jsonOf(box.name, checked, options === true));
  else write(checked, options === true, terminal);
  return exitCodeOfAll(checked.map((one) => CODES[resultOf(one)]));
}

async function runAll(paths: readonly string[], box: Box): Promise<Checked[]> {
  const missing = paths.find((path) => !existsSync(path));
  if (missing !== undefined) throw new UsageError(`situation: found no file or folder ${quoted(missing)}`);
  const files = [...new Set(paths.flatMap(situationFiles))];
  if (files.length === 0) throw new UsageError(`situation: found no YAML file in ${paths.join(', ')}, expected some`);
  const all = files.flatMap((file) => readFile(file, box));
  const bots = await botsIn(box, all);
  return all.map((read) => (read instanceof Mistake ? read : runSituation(read, bots)));
}

function readFile(file: string, box: Box): (Situation | Mistake)[] {
  try {
    return readSituations(file, readText(file), box);
  } catch (error) {
    if (error instanceof Mistake) return [error];
    throw error;
  }
}

function write(checked: readonly Checked[], options: boolean, terminal: Terminal): void {
  const paint = picocolors.createColors(useColour(terminal));
  const colours: Record<OutcomeLineKind, (text: string) => string> = {
    ok: paint.green,
    bad: paint.red,
    plain: String,
    dim: paint.dim,
  };
  writeOutcomes(checked, options, (line, kind) => terminal.out(`${colours[kind](visible(line))}\n`));
  terminal.out(`${summaryLine(checked)}\n`);
}
