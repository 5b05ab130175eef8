// Plays a run from its beginning or from where it stopped, with progress, Ctrl-C and the last words.
import type { Box } from '../core/contract.ts';
import { hasPairs } from '../lab/report/run.ts';
import type { Session } from '../lab/sweep/meta.ts';
import type { Pool } from '../lab/sweep/pool.ts';
import type { Run } from '../lab/sweep/run.ts';
import { commandLine } from './command-line.ts';
import { FAULT, INTERRUPTED } from './errors.ts';
import { widest } from './play-all.ts';
import { Progress, type ProgressMode } from './progress.ts';
import { chooseJobs, choosePatience } from './run-flags.ts';
import { showRun } from './show-run.ts';
import type { Terminal } from './terminal.ts';
import { version } from './version.ts';

export interface RunArgs {
  readonly jobs: string | undefined;
  readonly patience: string;
  readonly quiet: boolean | undefined;
  readonly json: boolean | undefined;
  readonly progress: ProgressMode;
}

/** Milliseconds between saves; tests, which kill the program while it writes, want more of them. */
const saveEvery = ({ env }: Terminal): number => Number(env.FABLELAB_SAVE_EVERY ?? 2000);

/** What `begin` needs to make or to check a run. */
export interface Began {
  readonly folder: string;
  readonly run: Run;
}

/** Opens the workers, lets `begin` see them, plays, and closes them whatever happens. */
export async function sweepWith(
  box: Box,
  config: Run['config'],
  raw: boolean,
  args: RunArgs,
  terminal: Terminal,
  begin: (pool: Pool) => Promise<Began>,
): Promise<number> {
  const { Hang, Pool } = await import('../lab/sweep/pool.ts');
  const pool = new Pool(config, chooseJobs(args.jobs), choosePatience(args.patience), raw);
  let began: Began | null = null;
  try {
    began = await begin(pool);
    return await playOn(box, began, pool, args, terminal);
  } catch (error) {
    if (error instanceof Hang) return hung(error, began, terminal);
    if (began !== null) terminal.err(`fablelab: what was played before is saved in ${began.folder}\n`);
    throw error;
  } finally {
    await pool.close();
  }
}

async function playOn(box: Box, { folder, run }: Began, pool: Pool, args: RunArgs, terminal: Terminal): Promise<number> {
  const { writeSession } = await import('../lab/sweep/meta.ts');
  const { finishRun } = await import('../lab/sweep/finish.ts');
  const started = new Date(terminal.now()).toISOString();
  const did: Session['did'] = run.matchups.some(({ ranges }) => ranges.length > 0) ? 'resume' : 'sweep';
  const session = { did, started, ended: null, jobs: pool.jobs, version: version() };
  writeSession(folder, session);
  const played = await play(box, { folder, run }, pool, args, terminal);
  if (played) finishRun(box, folder, run);
  writeSession(folder, { ...session, ended: new Date(terminal.now()).toISOString() });
  if (!played) return interrupted(folder, terminal);
  return showRun(box, folder, run, args, terminal);
}

async function play(box: Box, { folder, run }: Began, pool: Pool, args: RunArgs, terminal: Terminal): Promise<boolean> {
  const { playRun } = await import('../lab/sweep/play-run.ts');
  const { rawHeader } = await import('../lab/sweep/raw-rows.ts');
  const { pairsOf } = await import('../lab/sweep/run.ts');
  const quiet = args.quiet === true;
  const { done, all } = pairsOf(run);
  const bar = new Progress(terminal, quiet ? 'none' : args.progress, 2 * all, 2 * done);
  const stop = new AbortController();
  const release = terminal.onInterrupt(() => {
    stop.abort();
    if (!quiet) terminal.err('\nfablelab: finishing what runs; again to stop now\n');
  });
  const progress = () => {
    const now = pairsOf(run);
    bar.update(2 * now.done, () => `widest ±${widestOf(run).toFixed(1)} pp`, 2 * now.all);
  };
  try {
    const header = { rawHeader: rawHeader(box), saveEvery: saveEvery(terminal) };
    return await playRun(run, { folder, pool, ...header, signal: stop.signal, progress });
  } finally {
    bar.end();
    release();
  }
}

/** Of those that have begun. */
function widestOf({ matchups }: Run): number {
  const begun = matchups.filter(hasPairs);
  return widest((begun.length === 0 ? matchups : begun).map(({ tally }) => tally));
}

function interrupted(folder: string, terminal: Terminal): number {
  terminal.err(`fablelab: interrupted and saved; to go on:\n  ${resumeLine(folder, terminal)}\n`);
  return INTERRUPTED;
}

function resumeLine(folder: string, terminal: Terminal): string {
  return commandLine(terminal, ['resume', folder]);
}

function hung(
  { message, matchup, pair, game }: { message: string; matchup: number; pair: number; game: string },
  began: Began | null,
  terminal: Terminal,
): number {
  terminal.err(`fablelab: ${message}\n`);
  if (began === null || matchup < 0) return FAULT;
  const line = commandLine(terminal, ['replay', began.folder, `${matchup + 1}#${pair}${game}`]);
  terminal.err(`This tells the game up to where it hangs:\n  ${line}\n`);
  terminal.err('What was played before it is saved; to go on, when the bot is right or with more --patience:\n');
  terminal.err(`  ${resumeLine(began.folder, terminal)}\n`);
  return FAULT;
}
