// The last words about a run: the summary, or one JSON object, and what was left out.

import type { Box } from '../../core/contract.ts';
import { leftOutOf } from '../../lab/crew/counted.ts';
import { twoSided } from '../../lab/report/results.ts';
import { configHash, type Run, setsDone } from '../../lab/run/run.ts';
import { tellFailures } from '../playing/failures.ts';
import { commandLine } from '../screen/command-line.ts';
import type { Terminal } from '../screen/terminal.ts';
import { jsonText } from '../screen/write-text.ts';
import { runJson } from './json.ts';
import { runSummary } from './report.ts';
import { capWarnings, noResultWarnings } from './warnings.ts';

/** Returns the exit code: 3 where pairs are left out. */
export function showRun(
  box: Box,
  folder: string,
  run: Run,
  { json }: { readonly json: boolean | undefined },
  terminal: Terminal,
): number {
  if (json) terminal.out(run.shard === null ? runJson(box, run, folder) : jsonOf(folder, run));
  else if (run.shard === null) {
    terminal.out(runSummary(box, run, folder, terminal));
  } else {
    const { index, of } = run.shard;
    terminal.out(`Shard ${index} of ${of} is in ${folder}\n`);
    terminal.out(`When all ${of} are there: ${commandLine(terminal, ['merge'])} <their folders> --out <new folder>\n`);
  }
  for (const warning of [...noResultWarnings(twoSided(run)), ...capWarnings(run)]) terminal.err(`fablelab: ${warning}\n`);
  return tellFailures(run.config.matchups, run.matchups, '; failures.csv has the first', terminal);
}

/** A shard for programs. Neither time nor machine is in it. */
function jsonOf(folder: string, run: Run): string {
  const { game, seed, sets, design, luck } = run.config;
  const object = {
    schema: 'fablelab-shard/2',
    folder,
    complete: run.complete,
    ...{ game, seed, sets, design, ...(luck === undefined ? {} : { luck }), shard: run.shard },
    configHash: configHash(run.config),
    engine: run.signatures.engine,
    matchups: run.matchups.length,
    setsPlayed: setsDone(run),
    leftOut: leftOutOf(run.matchups),
  };
  return jsonText(object);
}
