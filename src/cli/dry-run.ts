// What a sweep would be: how many games, how long, how sure. Plays for a second to find out.
import type { Resolved } from '../lab/scenario/resolved.ts';
import type { Pool } from '../lab/sweep/pool.ts';
import type { Shard } from '../lab/sweep/run.ts';
import { OK } from './errors.ts';
import { chooseJobs, choosePatience } from './run-flags.ts';
import type { RunArgs } from './sweeping.ts';
import type { Terminal } from './terminal.ts';

const MOMENT = 1000;
/** Half the width of a 95 % interval in standard errors. */
const Z = 1.96;

export async function dryRun(config: Resolved, shard: Shard | null, args: RunArgs, terminal: Terminal): Promise<number> {
  const { Pool } = await import('../lab/sweep/pool.ts');
  const { plannedRange } = await import('../lab/sweep/run.ts');
  const [from, to] = plannedRange(config.pairs, shard);
  const pool = new Pool(config, chooseJobs(args.jobs), choosePatience(args.patience), false);
  try {
    const games = 2 * (to - from) * config.matchups.length;
    const pace = await gamesPerSecond(config, pool, terminal);
    const seconds = games / pace;
    // At 50 %, where it is widest, if pairing gains nothing.
    const halfWidth = Z * Math.sqrt(0.25 / (2 * config.pairs)) * 100;
    const facts = { matchups: config.matchups.length, pairs: config.pairs, games, jobs: pool.jobs };
    if (args.json) {
      const rounded = {
        gamesPerSecond: Math.round(pace),
        seconds: Math.ceil(seconds),
        halfWidth: Number((halfWidth / 100).toFixed(6)),
      };
      terminal.out(`${JSON.stringify({ schema: 'fablelab-dry-run/1', ...facts, ...rounded }, null, 2)}\n`);
    } else {
      terminal.out(
        `${facts.matchups} matchups, ${config.pairs} pairs each${shard ? `, shard ${shard.index}/${shard.of}` : ''}: ${games} games\n`,
      );
      terminal.out(`about ${Math.round(pace)} games/s on ${pool.jobs} workers: about ${Math.ceil(seconds)} s\n`);
      terminal.out(
        `95 % interval of a matchup: about ±${halfWidth.toFixed(2)} pp at 50 %, or narrower by what pairing gains\n`,
      );
    }
    return OK;
  } finally {
    await pool.close();
  }
}

/** A few pairs of every matchup in turn; the first round warms the workers up and does not count. */
async function gamesPerSecond({ matchups, pairs }: Resolved, pool: Pool, terminal: Terminal): Promise<number> {
  const size = Math.min(pairs, 5);
  const play = async (round: number) => {
    const results = await Promise.all(matchups.map((_, matchup) => pool.play({ matchup, from: 0, to: size })));
    return round === 0 ? 0 : results.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
  };
  const start = terminal.now();
  let [rounds, busy] = [0, await play(0)];
  do {
    busy += await play(++rounds);
  } while (terminal.now() - start < MOMENT);
  return (2 * size * matchups.length * rounds * 1000 * pool.jobs) / busy;
}
