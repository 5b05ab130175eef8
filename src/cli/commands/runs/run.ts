// runs: what is in the folder of reports, and what of it may go.
import { join } from 'node:path';
import type { Box } from '../../../core/contract.ts';
import { leftOutOf } from '../../../lab/crew/counted.ts';
import { aboutRun, changedWords } from '../../../lab/report/about.ts';
import { runsIn } from '../../../lab/run/find-runs.ts';
import { progressOf, type Run } from '../../../lab/run/run.ts';
import { readRun } from '../../../lab/run/run-folder.ts';
import { visible } from '../../../lab/text/quote.ts';
import { loadBox } from '../../../lab/who/games.ts';
import type { ArgsOf } from '../../command.ts';
import { OK, UsageError } from '../../errors.ts';
import { armLines } from '../../screen/changed.ts';
import { jsonText } from '../../screen/json-text.ts';
import { drawTable } from '../../screen/table.ts';
import type { Terminal } from '../../screen/terminal.ts';
import type { runs } from './command.ts';
import { prune } from './prune.ts';

export async function run(args: ArgsOf<typeof runs>, terminal: Terminal): Promise<number> {
  const { in: home, json, prune: prunes } = args;
  if (prunes) return prune(args, terminal);
  for (const flag of ['older', 'yes'] as const) {
    if (args[flag] !== undefined) throw new UsageError(`--${flag}: found without --prune, expected both`);
  }
  const rows = await rowsOf(home);
  if (json) terminal.out(jsonText({ schema: 'fablelab-runs/1', in: home, rows }));
  else if (rows.length === 0) terminal.out(`no runs in ${home}\n`);
  else {
    const columns = ['run', 'state', 'game', 'seed', 'matchups', 'sets', 'games', 'left out', 'changed', 'about'];
    const cells = rows.map((row) => [
      row.run,
      row.state,
      row.game,
      row.seed,
      row.matchups,
      row.sets,
      row.games,
      row.left_out,
      row.changed?.join(', ') ?? null,
      row.about,
    ]);
    const numbers = ['matchups', 'sets', 'games', 'left out'];
    const heads = columns.map((head) => ({
      head,
      align: numbers.includes(head) ? ('right' as const) : ('left' as const),
    }));
    const shown = cells.map((row) => row.map((cell) => (typeof cell === 'string' ? visible(cell) : cell)));
    terminal.out(drawTable(heads, shown, terminal));
  }
  return OK;
}

function rowsOf(home: string) {
  return Promise.all(runsIn(home).map((name) => rowOf(join(home, name))));
}

/** In the run itself, and in its arms. */
function changesOf(box: Box, run: Run): string[] {
  const arms = armLines(aboutRun(box, run).arms).split('\n');
  return [...changedWords(box, run.config), ...arms.filter((line) => line !== '')];
}

/** A run that cannot be read has its reason for a state. */
async function rowOf(folder: string) {
  try {
    const run = readRun(folder);
    const { game, seed, sets, about } = run.config;
    const { done, all } = progressOf(run);
    const part = run.shard === null ? '' : `, shard ${run.shard.index}/${run.shard.of}`;
    const state = `${run.complete ? 'complete' : `${Math.floor((100 * done) / Math.max(1, all))} %`}${part}`;
    return {
      run: folder,
      state,
      game,
      seed,
      matchups: run.matchups.length,
      sets,
      games: done,
      left_out: leftOutOf(run.matchups),
      changed: changesOf(await loadBox(game), run),
      about,
    };
  } catch (error) {
    const state = error instanceof Error ? error.message.replace(`${folder}/`, '') : String(error);
    return {
      run: folder,
      state,
      game: null,
      seed: null,
      matchups: null,
      sets: null,
      games: null,
      left_out: null,
      changed: null,
      about: null,
    };
  }
}
