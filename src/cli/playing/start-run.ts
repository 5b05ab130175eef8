// Plays a run that was asked for: in a folder of its own, or on with an equal one.
import type { Box } from '../../core/contract.ts';
import type { Resolved } from '../../lab/contest/resolved.ts';
import { signaturesOf } from '../../lab/crew/sign.ts';
import { aboutRun } from '../../lab/report/about.ts';
import { lockFolder } from '../../lab/run/lock.ts';
import { replaceRun } from '../../lab/run/remove-run.ts';
import { newRun, type Shard } from '../../lab/run/run.ts';
import { createRun } from '../../lab/run/run-folder.ts';
import { setWord } from '../../lab/who/matchup.ts';
import { armLines, changedLine } from '../screen/changed.ts';
import type { Terminal } from '../screen/terminal.ts';
import { goOn } from './go-on.ts';
import { type Asked, choosePlace, type PlaceArgs } from './place.ts';
import { type RunArgs, sweepWith } from './sweeping.ts';

/** `name` is that of the run where no folder is named. */
export function startRun(
  box: Box,
  asked: Asked,
  name: string,
  args: RunArgs & PlaceArgs,
  terminal: Terminal,
): Promise<number> {
  const { config, shard, raw, baseline } = asked;
  const { folder, found, replaces } = choosePlace(args, name, asked);
  if (!args.quiet && !args.json) {
    const { arms } = aboutRun(box, { config });
    terminal.err(`${headline(config, shard)}${changedLine(box, config)}${armLines(arms)}\n`);
  }
  if (found !== null) {
    if (!found.complete) terminal.err(`fablelab: going on with ${folder}\n`);
    return goOn(folder, args, terminal);
  }
  return sweepWith(box, config, raw, args, terminal, async (crew) => {
    const run = newRun(box, config, await signaturesOf(crew), shard, raw, baseline);
    if (replaces) replaceRun(folder, run);
    else createRun(folder, run);
    return { folder, run, lock: lockFolder(folder) };
  });
}

function headline({ game, seed, matchups, sets: most, until }: Resolved, shard: Shard | null): string {
  const part = shard === null ? '' : `, shard ${shard.index} of ${shard.of}`;
  const count = `${matchups.length} ${matchups.length === 1 ? 'matchup' : 'matchups'}`;
  const sets = `${most} ${setWord(matchups)}s`;
  const long = until === undefined ? sets : `at most ${sets}, until ${until}`;
  return `${game}: ${count} of ${long}, seed ${seed}${part}`;
}
