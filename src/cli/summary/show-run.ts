// The last words about a run: the summary, or one JSON object, and what was left out.
import type { Box } from '../../core/contract.ts';
import { twoSided } from '../../lab/report/results.ts';
import type { Run } from '../../lab/run/run.ts';
import { tellFailures } from '../playing/failures.ts';
import { commandLine } from '../screen/command-line.ts';
import type { Terminal } from '../screen/terminal.ts';

/** Returns the exit code: 3 where pairs are left out. */
export async function showRun(
  box: Box,
  folder: string,
  run: Run,
  { json }: { readonly json: boolean | undefined },
  terminal: Terminal,
): Promise<number> {
  if (json)
    terminal.out(run.shard === null ? (await import('./json.ts')).runJson(box, run, folder) : await jsonOf(folder, run));
  else if (run.shard === null) {
    const { runSummary } = await import('./report.ts');
    terminal.out(await runSummary(box, run, folder, terminal));
  } else {
    const { index, of } = run.shard;
    terminal.out(`Shard ${index} of ${of} is in ${folder}\n`);
    terminal.out(`When all ${of} are there: ${commandLine(terminal, ['merge'])} <their folders> --out <new folder>\n`);
  }
  const { capWarnings, noResultWarnings } = await import('./warnings.ts');
  for (const warning of [...noResultWarnings(twoSided(run)), ...capWarnings(run)]) terminal.err(`fablelab: ${warning}\n`);
  return tellFailures(run.config.matchups, run.matchups, '; failures.csv has the first', terminal);
}

/** A shard for programs. Neither time nor machine is in it. */
async function jsonOf(folder: string, run: Run): Promise<string> {
  const { configHash, setsDone } = await import('../../lab/run/run.ts');
  const { leftOutOf } = await import('../../lab/crew/counted.ts');
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
  return `${JSON.stringify(object, null, 2)}\n`;
}
