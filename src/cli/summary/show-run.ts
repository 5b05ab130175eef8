// The last words about a run: the summary, or one JSON object, and what was left out.

import { leftOutOf } from '../../lab/crew/counted.ts';
import { twoSided } from '../../lab/report/results.ts';
import type { RunReports } from '../../lab/report/run-reports.ts';
import { reportObject } from '../../lab/report/write/json.ts';
import { configHash, progressOf, type Run, setsDone } from '../../lab/run/run.ts';
import { visible } from '../../lab/text/quote.ts';
import { tellFailures } from '../playing/failures.ts';
import { commandLine } from '../screen/command-line.ts';
import { jsonText } from '../screen/json-text.ts';
import type { Terminal } from '../screen/terminal.ts';
import { type CheckTelling, showCheck } from './check.ts';
import { armsPart, diffSummary } from './diff/diff.ts';
import { runSummary } from './report.ts';
import { capWarnings, noResultWarnings } from './warnings.ts';
import { howMuch, USUAL } from './wish.ts';

export interface ShowArgs {
  readonly json: boolean | undefined;
  readonly brief?: boolean | undefined;
  readonly full?: boolean | undefined;
  /** Of a run with arms, what they did and nothing else. */
  readonly summary?: 'diff';
  /** Of a check, who else is told. */
  readonly telling?: CheckTelling;
}

/** Returns the exit code: 3 where pairs are left out. */
export function showRun(
  reports: RunReports,
  folder: string,
  run: Run,
  { json, brief, full, summary, telling }: ShowArgs,
  terminal: Terminal,
): number {
  if (run.config.until === 'decided') return showCheck(reports, folder, run, { json, full, telling }, terminal);
  if (json) terminal.out(jsonText(run.shard === null ? reportObject(reports, folder) : shardObject(reports, folder, run)));
  else if (run.shard === null) {
    const wish = { ...USUAL, much: howMuch(brief, full) };
    if (summary === 'diff') terminal.out(diffSummary(reports, folder, run, terminal, wish));
    else terminal.out(`${runSummary(reports, folder, terminal, wish)}${armsPart(reports, folder, run, terminal, wish)}`);
  } else {
    const { index, of } = run.shard;
    const { done, all } = progressOf(run);
    const unfinished = run.complete ? '' : `, unfinished: ${done} of ${all} games are played`;
    terminal.out(`Shard ${index} of ${of} is in ${visible(folder)}${unfinished}\n`);
    terminal.out(`When all ${of} are there: ${commandLine(terminal, ['merge'])} <their folders> --out <new folder>\n`);
  }
  for (const warning of [...noResultWarnings(twoSided(run)), ...capWarnings(run)]) terminal.err(`fablelab: ${warning}\n`);
  return tellFailures(run.config.matchups, run.matchups, '; failures.csv has the first', terminal);
}

/** A shard for programs. Neither time nor machine is in it. */
function shardObject({ about }: RunReports, folder: string, run: Run) {
  const { game, seed, sets, design, luck } = run.config;
  return {
    schema: 'fablelab-shard/3',
    folder,
    complete: run.complete,
    ...{ game, seed, sets, design, ...(luck === undefined ? {} : { luck }), shard: run.shard },
    ...{ changes: about.changes, options: about.options },
    ...(about.arms === undefined ? {} : { arms: about.arms }),
    config_hash: configHash(run.config),
    engine: run.signatures.engine,
    matchups: run.matchups.length,
    sets_played: setsDone(run),
    left_out: leftOutOf(run.matchups),
  };
}
