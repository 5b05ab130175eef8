// Plays a run from its beginning or from where it stopped, with progress, Ctrl-C, the clock and the last words.
import type { Box } from '../../core/contract.ts';
import type { Crew } from '../../lab/crew/crew.ts';
import { LostThread } from '../../lab/crew/lost.ts';
import { judgeOf } from '../../lab/report/check/judge.ts';
import { finishRun, pauseRun } from '../../lab/report/finish.ts';
import type { Lock } from '../../lab/run/lock.ts';
import { lostOf, lostWords, mendFiles } from '../../lab/run/mend-files.ts';
import { type Session, writeSession } from '../../lab/run/meta.ts';
import { type Playing, playRun } from '../../lab/run/play-run.ts';
import { orderOf, progressOf, type Run } from '../../lab/run/run.ts';
import { readRun } from '../../lab/run/run-folder.ts';
import { setWord } from '../../lab/who/matchup.ts';
import { chooseDuration } from '../choose/duration.ts';
import { Interrupted } from '../errors.ts';
import type { ProgressMode } from '../flags/run.ts';
import { commandLine } from '../screen/command-line.ts';
import { Progress } from '../screen/progress.ts';
import { resumeLine } from '../screen/resume-line.ts';
import type { Terminal } from '../screen/terminal.ts';
import { type ShowArgs, showRun } from '../summary/show-run.ts';
import { version } from '../version.ts';
import { keptFolder, withKept } from './keeping.ts';
import { widest } from './widest.ts';
import { withClock } from './with-clock.ts';
import { type CrewArgs, withCrew } from './with-crew.ts';

export interface RunArgs extends CrewArgs, ShowArgs {
  readonly progress: ProgressMode;
  /** How long this session may take. */
  readonly for?: string | undefined;
  /** Of a check: false where all is to be played, though it was before. */
  readonly reuse?: boolean | undefined;
}

/** Milliseconds between saves; tests, which kill the program while it writes, want more of them. */
const saveEvery = ({ env }: Terminal): number => Number(env.FABLELAB_SAVE_EVERY ?? 2000);

/** What `begin` needs to make or to check a run. */
export interface Began {
  readonly folder: string;
  readonly run: Run;
  readonly lock: Lock;
}

/** What a timer can wait for. */
const MOST_DAYS = 24;

/** Opens the crew, lets `begin` see it, plays, and closes it whatever happens. */
export async function sweepWith(
  box: Box,
  config: Run['config'],
  raw: boolean,
  args: RunArgs,
  terminal: Terminal,
  begin: (crew: Crew) => Promise<Began>,
): Promise<number> {
  const time = args.for === undefined ? null : chooseDuration('--for', args.for, MOST_DAYS);
  const end = time === null ? null : terminal.now() + time;
  const order = orderOf(box, config, raw);
  // What a check played is mostly played again by the next one.
  const kept = config.until === 'decided' && args.reuse !== false ? keptFolder(terminal) : null;
  return withCrew(order, args, terminal, (threads, signal) =>
    withKept(box, order, threads, kept, terminal, async ({ crew, reused }) => {
      const began = await begin(crew);
      try {
        return await playOn(box, began, { crew, signal, end }, args, terminal);
      } catch (error) {
        if (!(error instanceof Interrupted)) saved(error, began, terminal);
        throw error;
      } finally {
        began.lock.release();
        tellReused(reused(), config, args, terminal);
      }
    }),
  );
}

function tellReused(sets: number, { matchups }: Run['config'], { quiet }: RunArgs, terminal: Terminal): void {
  if (sets === 0 || quiet) return;
  terminal.err(
    `fablelab: ${sets} ${setWord(matchups)}s were played before by the same code, and are not played again; --no-reuse does\n`,
  );
}

interface CrewAtWork extends Pick<Playing, 'crew' | 'signal'> {
  /** By the clock; null where there is time for all. */
  readonly end: number | null;
}

async function playOn(box: Box, began: Began, work: CrewAtWork, args: RunArgs, terminal: Terminal): Promise<number> {
  const { folder, run } = began;
  const started = new Date(terminal.now()).toISOString();
  const did: Session['did'] = run.matchups.some(({ ranges }) => ranges.length > 0) ? 'resume' : 'sweep';
  const session = { did, started, ended: null, jobs: work.crew.hands, version: version() };
  writeSession(folder, session);
  const played = (await mend(box, began, work, terminal)) && (await play(box, began, work, args, terminal));
  const interrupted = !played && work.signal.aborted;
  const reports = interrupted ? null : played ? finishRun(box, folder, run) : pauseRun(box, folder, run);
  writeSession(folder, { ...session, ended: new Date(terminal.now()).toISOString() });
  if (reports === null) throw new Interrupted(`interrupted and saved; to go on:\n  ${resumeLine(folder, terminal)}`);
  const code = showRun(reports, folder, run, args, terminal);
  if (!played) terminal.err(`fablelab: stopped after ${args.for} and saved; to go on:\n  ${resumeLine(folder, terminal)}\n`);
  return code;
}

/** False if it was interrupted. */
async function mend(box: Box, began: Began, { crew, signal }: CrewAtWork, terminal: Terminal): Promise<boolean> {
  const lost = lostOf(box, began);
  if (lost.size === 0) return true;
  terminal.err(`fablelab: ${began.folder}: ${lostWords(lost)} are damaged or gone, and are played again\n`);
  return mendFiles(began, lost, crew, signal);
}

async function play(
  box: Box,
  { folder, run }: Began,
  { crew, signal, end }: CrewAtWork,
  args: RunArgs,
  terminal: Terminal,
): Promise<boolean> {
  const { done, all } = progressOf(run);
  const bar = new Progress(terminal, args.quiet ? 'none' : args.progress, all, done);
  const judge = run.config.until === 'decided' ? judgeOf(box) : undefined;
  const progress = () => {
    const now = progressOf(run);
    bar.update(now.done, () => (judge === undefined ? widthText(run) : openText(run)), now.all);
  };
  try {
    const saving = { folder, saveEvery: saveEvery(terminal) };
    const playing = { crew, ...saving, inTurns: end !== null, progress, ...(judge === undefined ? {} : { judge }) };
    const left = end === null ? null : Math.max(0, end - terminal.now());
    return await withClock(left, signal, (stop) => playRun(run, { ...playing, signal: stop }));
  } finally {
    bar.end();
  }
}

const widthText = (run: Run): string => `widest ±${widest(run.config, run.matchups).toFixed(1)} pp`;

function openText({ config, judged }: Run): string {
  const { length = 0 } = config.expect ?? [];
  return `${length - judged.size} of ${length} lines open`;
}

/** An error ends the program, not the run: what there is of it, and what to do. */
function saved(error: unknown, { folder }: Began, terminal: Terminal): void {
  if (!isSaved(folder)) return terminal.err(`fablelab: what was played before is not to be read in ${folder}\n`);
  const last = error instanceof LostThread ? error.last : null;
  if (last === null) return terminal.err(`fablelab: what was played before is saved in ${folder}\n`);
  const line = commandLine(terminal, ['replay', folder, `${last.matchup + 1}#${last.set}${last.game}`]);
  terminal.err(`fablelab: this tells the game where it stopped, up to there:\n  ${line}\n`);
  terminal.err('What was played before it is saved; to go on, when the bot is right (a slow one needs more --patience):\n');
  terminal.err(`  ${resumeLine(folder, terminal)}\n`);
}

/** Whatever went wrong may have taken the folder too. */
function isSaved(folder: string): boolean {
  try {
    readRun(folder);
    return true;
  } catch {
    return false;
  }
}
