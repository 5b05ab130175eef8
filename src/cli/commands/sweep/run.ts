// sweep: plays a scenario and writes a folder of results.
import { basename } from 'node:path';
import type { Resolved } from '../../../lab/contest/resolved.ts';
import { checkMatchups } from '../../../lab/run/run.ts';
import { parseShard } from '../../../lab/run/shard.ts';
import { spelledOut } from '../../../lab/scenario/read.ts';
import { canonical } from '../../../lab/text/canonical.ts';
import { chooseBox } from '../../choose/box.ts';
import { chooseScenario } from '../../choose/scenario.ts';
import type { ArgsOf } from '../../command.ts';
import { OK, UsageError } from '../../errors.ts';
import { startRun } from '../../playing/start-run.ts';
import type { Terminal } from '../../screen/terminal.ts';
import type { sweep } from './command.ts';
import { dryRun } from './dry-run.ts';

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
  if (args['dry-run']) return dryRun(config, shard, args, terminal);
  return startRun(box, { config, shard, raw: raw === true }, nameOf(scenario, config), args, terminal);
}

function nameOf(scenario: string | undefined, config: Resolved): string {
  return scenario === undefined ? `${config.game}-quick` : basename(scenario).replace(/\.ya?ml$/, '');
}
