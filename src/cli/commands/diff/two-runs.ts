// diff of two runs that are there: what they differ in, and what that did.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { armBetween } from '../../../lab/report/diff/between.ts';
import { CHANGED, ComparisonReports } from '../../../lab/report/diff/comparison-report.ts';
import { firstMoved } from '../../../lab/report/diff/two-runs.ts';
import { checkForBox } from '../../../lab/run/check-for-box.ts';
import { checkFiles } from '../../../lab/run/kept-files.ts';
import type { RunInFolder } from '../../../lab/run/run.ts';
import { readRun } from '../../../lab/run/run-folder.ts';
import { writeWhole } from '../../../lab/text/atomic-file.ts';
import { onDisk } from '../../../lab/text/disk.ts';
import { quoted, visible } from '../../../lab/text/quote.ts';
import { gameName } from '../../../lab/who/matchup.ts';
import { chooseBox } from '../../choose/box.ts';
import { checkFolder, isFree } from '../../choose/folder.ts';
import { OK, UsageError } from '../../errors.ts';
import { jsonText } from '../../screen/json-text.ts';
import { wrapProse } from '../../screen/prose.ts';
import type { Terminal } from '../../screen/terminal.ts';
import { diffText } from '../../summary/diff/diff.ts';
import { botsOf, type ToldArm, type ToldDiff, toldArm } from '../../summary/diff/told.ts';
import { namer } from '../../summary/names.ts';
import { howMuch, USUAL } from '../../summary/wish.ts';

interface Args {
  readonly out: string | undefined;
  readonly json: boolean | undefined;
  readonly brief: boolean | undefined;
  readonly full: boolean | undefined;
}

export async function compareRuns(folders: readonly [string, string], args: Args, terminal: Terminal): Promise<number> {
  const { out, json, brief, full } = args;
  if (out !== undefined) checkFolder(out);
  if (out !== undefined && !isFree(out)) throw new UsageError(`--out: found files in ${quoted(out)}, expected a new folder`);
  const [base, changed] = folders.map(wholeRun) as [RunInFolder, RunInFolder];
  const box = await chooseBox(base.run.config.game, `${base.folder}/scenario.json, game`);
  const reports = new ComparisonReports(box, base, changed);
  for (const whole of [base, changed]) {
    checkForBox(box, whole);
    if (whole.run.complete) checkFiles(box, whole);
  }
  if (out !== undefined) {
    onDisk(out, () => mkdirSync(out, { recursive: true }));
    for (const { name, text } of reports.files()) writeWhole(join(out, name), text);
  }
  if (json) terminal.out(jsonText(reports.object()));
  else {
    const remarks = reports.remarks.map((line) => `${visible(line)}\n`).join('');
    const text = diffText(told(reports), terminal, { ...USUAL, much: howMuch(brief, full) });
    const where = out === undefined ? '' : `\ndiff.csv in ${visible(out)} has all of it.\n`;
    terminal.out(wrapProse(`${text}${remarks === '' ? '' : '\n'}${remarks}${where}`, terminal));
  }
  return OK;
}

function wholeRun(folder: string): RunInFolder {
  const run = readRun(folder);
  if (run.shard !== null) throw new UsageError(`${folder}: found a shard, expected a whole run: merge the shards first`);
  return { folder, run };
}

function told(reports: ComparisonReports): ToldDiff {
  const { box, base, changed, figures } = reports;
  const arm = armBetween(box, base.run, changed.run, CHANGED);
  const words = reports.differences.join('; ');
  return {
    ...{ box, run: base.run, name: namer(box, base.run) },
    bots: [...new Set([botsOf(base.run), botsOf(changed.run)])].join(' → '),
    arms: [
      {
        ...toldArm(box, arm, figures, gamesOf(reports)),
        changed: words === '' ? 'nothing that is named' : words,
        which: 'First games of sets that came out otherwise, by base and as changed:',
      },
    ],
  };
}

/** Matchups that are looked through for a set that came out otherwise. */
const MOST = 3;

/** The first game of such a set, in both runs, of the matchups that moved most. */
function gamesOf({ box, base, changed, figures, two }: ComparisonReports): ToldArm['games'] {
  if (two.unpaired !== null) return [];
  const moved = figures.filter(({ kind, luck }) => kind === 'matchups' && luck !== null && luck.setsMoved > 0);
  const numbers = [...new Set(moved.map(({ matchup }) => matchup!))].slice(0, MOST);
  return numbers.flatMap((number) => {
    const there = two.numbers.get(number)!;
    const set = firstMoved(box, base, changed, [number - 1, there - 1]);
    if (set === null) return [];
    const words = (folder: string, matchup: number) => ['replay', folder, `${matchup}#${set}${gameName(0)}`];
    return [[words(base.folder, number), words(changed.folder, there)] as const];
  });
}
