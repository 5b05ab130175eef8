// Runs with counts written by hand.

import { jsonText } from '../../../src/cli/screen/json-text.ts';
import type { Terminal } from '../../../src/cli/screen/terminal.ts';
import { runSummary as summaryText } from '../../../src/cli/summary/report.ts';
import type { Box } from '../../../src/core/contract.ts';
import type { Tally } from '../../../src/lab/contest/tally.ts';
import { fileOf, type ReportFile, reportFiles } from '../../../src/lab/report/files.ts';
import type { AnyRun, DuelRun, PlayedMatchup } from '../../../src/lab/report/results.ts';
import { RunReports } from '../../../src/lab/report/run-reports.ts';
import { csvText } from '../../../src/lab/report/write/csv.ts';
import { reportObject } from '../../../src/lab/report/write/json.ts';
import type { ExplainedFile } from '../../../src/lab/text/explained-file.ts';
import { duelOf } from '../../../src/lab/who/matchup.ts';
import { duelTally, type SeenByFirst } from '../duel-tally.ts';

/** Pairs of two wins, of a win in seat 0 alone, in seat 1 alone, and of none, by the first player named. */
export function tallyOf(both: number, first: number, second: number, none: number, more: Partial<Tally> = {}): Tally {
  const sets = both + first + second + none;
  const seen: SeenByFirst = {
    sets,
    player: [none, 0, first + second, 0, both],
    seat: [second, 0, both + none, 0, first],
    results: [
      [second + none, 0, both + first],
      [first + none, 0, both + second],
    ],
  };
  const lengths = [...new Array<number>(20).fill(0), sets, sets];
  return duelTally(seen, { turns: 40 * sets, endings: [2 * sets], lengths, ...more });
}

/** `fable` or `fable/bot`, twice. */
export function matchup(a: string, b: string, tally: Tally): PlayedMatchup {
  const [one, other] = [a, b].map((text) => {
    const [party = '', bot = 'greedy'] = text.split('/');
    return { party, bot };
  });
  return { players: [one!, other!], tally };
}

export function runOf(matchups: readonly PlayedMatchup[], reports = ['matchups', 'entrants', 'seats', 'lengths']): DuelRun {
  const config = {
    ...{ game: 'twisted-fables', about: '', seed: '1', design: 'paired' as const, options: {}, change: {}, sets: 100 },
    matchups: matchups.map(({ players }) => duelOf(...players)),
    reports,
  };
  return { config, matchups };
}

/** All files of a run. */
export function makeReports(box: Box, run: AnyRun, others: readonly ExplainedFile[] = []): readonly ReportFile[] {
  return reportFiles(new RunReports(box, run), others);
}

/** Its tables alone. */
export function csvFiles(box: Box, run: AnyRun): readonly ReportFile[] {
  return new RunReports(box, run).sheets.map((sheet) => ({ name: fileOf(sheet), text: csvText(sheet) }));
}

/** As `report --json` prints it. */
export function runJson(box: Box, run: AnyRun): string {
  return jsonText(reportObject(new RunReports(box, run), 'reports/x'));
}

/** As `report` prints it. */
export function runSummary(box: Box, run: AnyRun, folder: string, terminal: Terminal): string {
  return summaryText(new RunReports(box, run), folder, terminal);
}

/** What a datapackage.json says of files. */
export function explainedIn(text: string | undefined) {
  const { resources } = JSON.parse(text ?? '') as {
    resources: {
      path: string;
      layout: string;
      schema?: { fields: { name: string; type: string; description: string; method?: string }[] };
    }[];
  };
  return resources.map(({ path: file, layout, schema }) => ({ file, layout, columns: schema?.fields ?? [] }));
}
