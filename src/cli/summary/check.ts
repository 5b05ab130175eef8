// What a check comes to, on the screen and for programs: the verdict first, then what does not hold, and how it is made again.

import type { Verdict } from '../../lab/contest/expected.ts';
import { unitOf } from '../../lab/report/check/check.ts';
import type { Judged } from '../../lab/report/check/judge.ts';
import { ALPHA, BETA } from '../../lab/report/check/judge.ts';
import type { RunReports } from '../../lab/report/run-reports.ts';
import { reportObject } from '../../lab/report/write/json.ts';
import type { Run } from '../../lab/run/run.ts';
import { exitCodeOfAll, FAILED, OK, UNDECIDED } from '../errors.ts';
import { tellFailures } from '../playing/failures.ts';
import { jsonText } from '../screen/json-text.ts';
import { wrapProse } from '../screen/prose.ts';
import { drawTable } from '../screen/table.ts';
import type { Terminal } from '../screen/terminal.ts';

const codes: Readonly<Record<Verdict, number>> = { holds: OK, fails: FAILED, undecided: UNDECIDED };

/** Lines on the screen; the file has all. */
const MOST = 20;

interface Show {
  readonly json: boolean | undefined;
  readonly full?: boolean | undefined;
}

/** Returns the exit code. */
export function showCheck(reports: RunReports, folder: string, run: Run, { json, full }: Show, terminal: Terminal): number {
  const { judged } = reports;
  if (json) terminal.out(jsonText(reportObject(reports, folder)));
  else terminal.out(checkText(reports, folder, full === true, terminal));
  const failures = tellFailures(run.config.matchups, run.matchups, '; failures.csv has the first', terminal);
  return exitCodeOfAll([failures, ...judged.map(({ judgement }) => codes[judgement.verdict])]);
}

function checkText(reports: RunReports, folder: string, full: boolean, terminal: Terminal): string {
  const { judged, games, run } = reports;
  const bots = Object.keys(reports.about.bots).join(', ');
  const asked = judged.filter(({ judgement }) => full || judgement.verdict !== 'holds');
  const shown = full ? asked : asked.slice(0, MOST);
  const more = asked.length > shown.length ? `and ${asked.length - shown.length} more, see --full\n` : '';
  const text = [
    `${headline(judged)}\n`,
    ...(reports.unfinished === null ? [] : [`${reports.unfinished}\n`]),
    `${reports.box.title} by ${bots}, seed ${run.config.seed}, ${games.toLocaleString('en')} games.\n`,
    ...(shown.length === 0 ? [] : [`\n${tableOf(shown, terminal)}\n${more}`]),
    `\nOf all checks of a game that holds everything at most ${100 * ALPHA} % fail; of lines that do not hold at most ${100 * BETA} % pass.\n`,
    `check.csv in ${folder} has every line; report.md explains it.\n`,
  ];
  return wrapProse(text.join(''), terminal);
}

/** `23 lines: 1 fails, 2 are undecided, 20 hold.` */
function headline(judged: readonly Judged[]): string {
  const count = (verdict: Verdict) => judged.filter(({ judgement }) => judgement.verdict === verdict).length;
  const [fails, undecided, holds] = [count('fails'), count('undecided'), count('holds')];
  const verdict = fails > 0 ? 'FAILS' : undecided > 0 ? 'UNDECIDED' : 'HOLDS';
  const parts = [
    ...(fails > 0 ? [`${fails} ${fails === 1 ? 'fails' : 'fail'}`] : []),
    ...(undecided > 0 ? [`${undecided} undecided`] : []),
    `${holds} ${holds === 1 ? 'holds' : 'hold'}`,
  ];
  return `${verdict}: of ${judged.length} ${judged.length === 1 ? 'line' : 'lines'} ${parts.join(', ')}.`;
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

function foundText({ figure, judgement: { estimate, low, high } }: Judged): string {
  if (!Number.isFinite(estimate)) return 'nothing yet';
  const text = (value: number) => numberText(value, unitOf(figure));
  return `${text(estimate)} (${text(low)} to ${text(high)})${unitOf(figure) === 'Elo' ? '' : ' %'}`;
}

function limitsText({ figure, min, max }: Judged): string {
  const text = (value: number) => `${numberText(value, unitOf(figure))}${unitOf(figure) === 'Elo' ? '' : ' %'}`;
  if (min !== undefined && max !== undefined) return `${text(min)} to ${text(max)}`;
  return max === undefined ? `at least ${text(min!)}` : `at most ${text(max)}`;
}

/** Rare events need more digits than others. */
function numberText(value: number, unit: 'fraction' | 'Elo'): string {
  if (unit === 'Elo') return value.toFixed(0);
  return (100 * value).toFixed(Math.abs(value) < 0.01 && value !== 0 ? 2 : 1);
}
