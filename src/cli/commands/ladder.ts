// ladder: every bot against every other, over the fables.
import type { Asked } from '../../lab/ladder/ladder.ts';
import type { PlayedMatchup } from '../../lab/report/run.ts';
import type { Resolved } from '../../lab/scenario/resolved.ts';
import { chooseBox, gameFlag, wholeNumber } from '../choices.ts';
import { command } from '../command.ts';
import { chooseNames } from '../did-you-mean.ts';
import { FAULT, INTERRUPTED, OK, UsageError } from '../errors.ts';
import { Progress, type ProgressMode } from '../progress.ts';
import { chooseJobs, choosePatience, runFlags } from '../run-flags.ts';
import type { Terminal } from '../terminal.ts';

export const ladder = command({
  name: 'ladder',
  about: 'every bot against every other, over the fables: who beats whom, how surely, and how fast',
  positionals: {},
  options: {
    game: gameFlag,
    bots: { type: 'string', requiresArg: true, describe: 'who takes part: a,b,c; all that are there if not given' },
    fables: { type: 'string', requiresArg: true, describe: 'with which fables: a,b; all if not given' },
    pairs: {
      type: 'string',
      requiresArg: true,
      default: '20',
      describe: 'pairs of games of every two bots with every two fables; a pair swaps the seats',
    },
    seed: { type: 'string', requiresArg: true, default: '1', describe: 'the luck of all games' },
    speed: { type: 'boolean', default: true, describe: 'then measure how fast the bots are; --no-speed leaves that out' },
    ...runFlags,
  },
  examples: [
    ['ladder', 'all bots'],
    ['ladder --bots greedy,greedy-v1 --pairs 200', 'two of them, to a percent'],
    ['ladder --bots greedy,random --fables alice,mulan --json', 'for programs'],
  ],
  async run(args, terminal) {
    const asked = await choose(args);
    const [jobs, patience] = [chooseJobs(args.jobs), choosePatience(args.patience)];
    const { ladderConfig } = await import('../../lab/ladder/ladder.ts');
    const { openMatchups } = await import('../../lab/ladder/play.ts');
    const config = ladderConfig(asked);
    const matchups = openMatchups(asked.box, config);
    const { Hang } = await import('../../lab/sweep/pool.ts');
    try {
      const finished = await play(config, matchups, jobs, patience, args.quiet ? 'none' : args.progress, terminal);
      await show(asked, matchups, finished, args, terminal);
      return finished ? OK : INTERRUPTED;
    } catch (error) {
      if (!(error instanceof Hang)) throw error;
      terminal.err(`fablelab: ${error.message}\n`);
      return FAULT;
    }
  },
});

interface Args {
  readonly game: string;
  readonly bots: string | undefined;
  readonly fables: string | undefined;
  readonly pairs: string;
  readonly seed: string;
}

async function choose({ game, bots: botText, fables: fableText, pairs, seed }: Args): Promise<Asked> {
  const { botNames } = await import('../../lab/bots.ts');
  const box = await chooseBox(game);
  const names = botNames(box.name);
  const bots = chooseNames('--bots', botText, names);
  if (bots.length < 2) throw new UsageError(`--bots: found ${bots.length}, expected two or more to meet`);
  const ids = box.roster.map(({ id }) => id);
  const named = chooseNames('--fables', fableText, ids);
  const fables = ids.filter((id) => named.includes(id));
  return { box, bots, fables, pairs: wholeNumber('--pairs', pairs, 1), seed: wholeNumber('--seed', seed, 0) };
}

/** False if interrupted: what was played so far is in the tallies. */
async function play(
  config: Resolved,
  matchups: readonly PlayedMatchup[],
  jobs: number,
  patience: number,
  mode: ProgressMode,
  terminal: Terminal,
): Promise<boolean> {
  const { playLadder } = await import('../../lab/ladder/play.ts');
  const { Pool } = await import('../../lab/sweep/pool.ts');
  const { gamesOf } = await import('../../lab/tally.ts');
  const bar = new Progress(terminal, mode, 2 * config.matchups.length * config.pairs);
  const stop = new AbortController();
  const release = terminal.onInterrupt(() => stop.abort());
  const pool = new Pool(config, jobs, patience, false);
  const done = () => matchups.reduce((sum, { tally }) => sum + gamesOf(tally) + 2 * tally.leftOut, 0);
  try {
    await playLadder(config, matchups, pool, stop.signal, () => bar.update(done(), () => `${matchups.length} matchups`));
    return !stop.signal.aborted;
  } finally {
    bar.end();
    release();
    await pool.close();
  }
}

async function show(
  asked: Asked,
  matchups: readonly PlayedMatchup[],
  finished: boolean,
  { json, speed }: { readonly json: boolean | undefined; readonly speed: boolean },
  terminal: Terminal,
): Promise<void> {
  const { speedsOf } = await import('../../lab/ladder/speed.ts');
  const { leftOutWarnings, noResultWarnings } = await import('../run-warnings.ts');
  const speeds = speed && finished ? await speedsOf(asked.box, asked.bots, asked.fables) : [];
  if (json) {
    const { ladderJson } = await import('../ladder-json.ts');
    terminal.out(ladderJson(asked, matchups, speeds, finished));
  } else {
    const { ladderTables } = await import('../ladder-tables.ts');
    terminal.out(await ladderTables(asked, matchups, speeds, terminal));
  }
  const run = { matchups };
  for (const warning of [...leftOutWarnings(run), ...noResultWarnings(run)]) terminal.err(`fablelab: ${warning}\n`);
  if (!finished) terminal.err('fablelab: interrupted; these are the games played so far\n');
}
