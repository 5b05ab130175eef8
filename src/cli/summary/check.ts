// What a check comes to, on the screen and for programs: the verdict first, then what does not hold, and how it is made again.

import type { Verdict } from '../../lab/contest/expected.ts';
import type { Judged } from '../../lab/report/check/judge.ts';
import type { RunReports } from '../../lab/report/run-reports.ts';
import { reportObject } from '../../lab/report/write/json.ts';
import type { Run } from '../../lab/run/run.ts';
import { visible } from '../../lab/text/quote.ts';
import { exitCodeOfAll, FAILED, OK, UNDECIDED } from '../errors.ts';
import { tellFailures } from '../playing/failures.ts';
import { commandLine } from '../screen/command-line.ts';
import { jsonText } from '../screen/json-text.ts';
import { wrapProse } from '../screen/prose.ts';
import { drawTable } from '../screen/table.ts';
import type { Terminal } from '../screen/terminal.ts';
import { type Asked, comparedWords, gamesOfAll, type ToldCheck } from './check/told.ts';
import { foundText, headline, limitsText, PROMISE } from './check/words.ts';

const codes: Readonly<Record<Verdict, number>> = { holds: OK, fails: FAILED, undecided: UNDECIDED };

/** Lines on the screen; the file has all. */
const MOST = 20;

/** Who else is told, before the screen and after it. */
export interface CheckTelling extends Asked {
  annotate?(told: ToldCheck): void;
  write?(told: ToldCheck): void;
}

interface Show {
  readonly json: boolean | undefined;
  readonly full?: boolean | undefined;
  readonly telling?: CheckTelling | undefined;
}

/** Returns the exit code. */
export function showCheck(
  reports: RunReports,
  folder: string,
  run: Run,
  { json, full, telling = {} }: Show,
  terminal: Terminal,
): number {
  const { again = ['check', folder], changed } = telling;
  const compared = comparedWords(run, changed);
  const told = { reports, folder, run, again: commandLine(terminal, again), compared };
  telling.annotate?.(told);
  if (json) terminal.out(jsonText(reportObject(reports, folder)));
  else terminal.out(checkText(told, full === true, terminal));
  telling.write?.(told);
  const failures = tellFailures(run.config.matchups, run.matchups, '; failures.csv has the first', terminal);
  return exitCodeOfAll([failures, ...reports.judged.map(({ judgement }) => codes[judgement.verdict])]);
}

function checkText({ reports, run, folder, again, compared }: ToldCheck, full: boolean, terminal: Terminal): string {
  const { judged } = reports;
  const bots = Object.keys(reports.about.bots).join(', ');
  const asked = judged.filter(({ judgement }) => full || judgement.verdict !== 'holds');
  const shown = full ? asked : asked.slice(0, MOST);
  const more = asked.length > shown.length ? `and ${asked.length - shown.length} more, see --full\n` : '';
  const text = [
    `${headline(judged)}\n`,
    ...(reports.unfinished === null ? [] : [`${reports.unfinished}\n`]),
    `${reports.box.title} by ${bots}, seed ${run.config.seed}, ${gamesOfAll(run).toLocaleString('en')} games.\n`,
    ...(shown.length === 0 ? [] : [`\n${tableOf(shown, terminal)}${more}\n`]),
    ...(compared === null ? [] : [`${visible(compared)}\n`]),
    `${PROMISE}\n`,
    `check.csv in ${visible(folder)} has every line; report.md explains it. To make it again:\n`,
    `  ${again}\n`,
  ];
  return wrapProse(text.join(''), terminal);
}

function tableOf(lines: readonly Judged[], terminal: Terminal): string {
  return drawTable(
    [
      { head: 'expected' },
      { head: 'verdict' },
      { head: 'found (95 %)' },
      { head: 'limits' },
      { head: 'games', align: 'right' },
    ],
    lines.map((line) => [line.name, line.judgement.verdict, foundText(line), limitsText(line), line.judgement.games]),
    terminal,
  );
}
