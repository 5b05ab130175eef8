// sweep: plays a scenario and writes a folder of results.
import { basename } from 'node:path';
import type { Resolved } from '../../../lab/contest/resolved.ts';
import { signaturesOf } from '../../../lab/crew/sign.ts';
import { lockFolder } from '../../../lab/run/lock.ts';
import { replaceRun } from '../../../lab/run/remove-run.ts';
import { checkMatchups, newRun, type Shard } from '../../../lab/run/run.ts';
import { createRun } from '../../../lab/run/run-folder.ts';
import { parseShard } from '../../../lab/run/shard.ts';
import { spelledOut } from '../../../lab/scenario/read.ts';
import { canonical } from '../../../lab/text/canonical.ts';
import { setWord } from '../../../lab/who/matchup.ts';
import { chooseBox } from '../../choose/box.ts';
import { chooseScenario } from '../../choose/scenario.ts';
import type { ArgsOf } from '../../command.ts';
import { OK, UsageError } from '../../errors.ts';
import { goOn } from '../../playing/go-on.ts';
import { sweepWith } from '../../playing/sweeping.ts';
import { changedLine } from '../../screen/changed.ts';
import type { Terminal } from '../../screen/terminal.ts';
import type { sweep } from './command.ts';
import { dryRun } from './dry-run.ts';
import { choosePlace } from './place.ts';

export async function run(args: ArgsOf<typeof sweep>, terminal: Terminal): Promise<number> {
  const { scenario, raw } = args;
  const config = await chooseScenario(scenario, args);
  const box = await chooseBox(config.game);
  if (args['print-config']) {
    terminal.out(canonical(spelledOut(box, config)));
    return OK;
  }
  const shard = args.shard === undefined ? null : parseShard(args.shard);
  checkMatchups(config);
  if (shard !== null && config.until !== undefined) {
    throw new UsageError(
      '--shard: found with until, expected one of them: where a matchup stops depends on all its pairs, and a shard has some; give --pairs instead',
    );
  }
  if (args['dry-run']) {
    return dryRun(config, shard, args, terminal);
  }
  const asked = { config, shard, raw: raw === true };
  const { folder, found, replaces } = choosePlace(args, nameOf(scenario, config), asked);
  if (!args.quiet && !args.json) terminal.err(`${headline(config, shard)}${changedLine(box, config)}\n`);
  if (found !== null) {
    if (!found.complete) terminal.err(`fablelab: going on with ${folder}\n`);
    return goOn(folder, args, terminal);
  }
  return sweepWith(box, config, asked.raw, args, terminal, async (crew) => {
    const run = newRun(box, config, await signaturesOf(crew), shard, asked.raw);
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

function nameOf(scenario: string | undefined, config: Resolved): string {
  return scenario === undefined ? `${config.game}-quick` : basename(scenario).replace(/\.ya?ml$/, '');
}
