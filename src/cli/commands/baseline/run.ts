// baseline: keeps what a run has shown in a small file, for checks of later versions.
import { mkdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { botsOf } from '../../../lab/contest/resolved.ts';
import { SETS } from '../../../lab/crew/sets-file.ts';
import { changedWords } from '../../../lab/report/about.ts';
import { type Baseline, baselineOf, baselineText, readBaseline } from '../../../lab/run/baseline.ts';
import { checkForBox } from '../../../lab/run/check-for-box.ts';
import { hasSets } from '../../../lab/run/read-sets.ts';
import { pointsOf } from '../../../lab/run/recorded.ts';
import { readRun } from '../../../lab/run/run-folder.ts';
import { pairInterval } from '../../../lab/statistics/pair-interval.ts';
import { writeWhole } from '../../../lab/text/atomic-file.ts';
import { onDisk } from '../../../lab/text/disk.ts';
import { codeOf } from '../../../lab/who/code.ts';
import { matchupName } from '../../../lab/who/matchup.ts';
import { chooseBox } from '../../choose/box.ts';
import { chooseRun } from '../../choose/run.ts';
import type { ArgsOf } from '../../command.ts';
import { OK, UsageError } from '../../errors.ts';
import { jsonText } from '../../screen/json-text.ts';
import { percent } from '../../screen/rates.ts';
import { drawTable } from '../../screen/table.ts';
import type { Terminal } from '../../screen/terminal.ts';
import { BASELINES } from '../check/baseline.ts';
import type { baseline } from './command.ts';

export async function run(args: ArgsOf<typeof baseline>, terminal: Terminal): Promise<number> {
  const { what, from, file, json } = args;
  if (what === 'show') {
    if (file !== undefined) throw new UsageError('baseline show: found two words, expected the file of a baseline');
    return show(readBaseline(from), json === true, terminal);
  }
  const folder = chooseRun(from, 'baseline accept');
  const made = await accept(folder, args['keep-sets'] === true);
  const path = file ?? join(BASELINES, `${basename(folder)}.json`);
  onDisk(path, () => mkdirSync(dirname(path), { recursive: true }));
  writeWhole(path, baselineText(made));
  if (!json) terminal.err(`fablelab: ${path} is how it is from now on: keep it with the rules\n`);
  return show(made, json === true, terminal);
}

async function accept(folder: string, keepSets: boolean): Promise<Baseline> {
  const run = readRun(folder);
  const box = await chooseBox(run.config.game);
  checkForBox(box, { folder, run });
  if (!run.complete || run.shard !== null)
    throw new UsageError(`baseline accept: found a run that is not complete in ${folder}, expected one that is`);
  const part = { folder, run };
  if (keepSets && !hasSets(part))
    throw new UsageError(`--keep-sets: found a run without ${SETS} in ${folder}, expected one whose scenario keeps them`);
  const code = await codeOf(run.config.game, botsOf(run.config));
  return baselineOf(run, code, keepSets ? (matchup) => pointsOf(box, part, matchup) : undefined);
}

async function show(baseline: Baseline, json: boolean, terminal: Terminal): Promise<number> {
  if (json) {
    terminal.out(jsonText(baseline));
    return OK;
  }
  const box = await chooseBox(baseline.game);
  const rows = baseline.matchups.map((matchup) => [
    matchupName(matchup),
    percent(pairInterval(matchup.bins[0]!)),
    matchup.sets,
  ]);
  const heads = [{ head: 'matchup' }, { head: 'wins (95 %)' }, { head: 'sets', align: 'right' as const }];
  const changed = changedWords(box, baseline).map((line) => `Changed: ${line}\n`);
  terminal.out(`${box.title}, seed ${baseline.seed}\n${changed.join('')}\n${drawTable(heads, rows, terminal)}\n`);
  return OK;
}
