// sweep: plays a scenario and writes a folder of results.
import { basename, join } from 'node:path';
import type { Shard } from '../../../lab/run/run.ts';
import type { Resolved } from '../../../lab/scenario/resolved.ts';
import { setWord } from '../../../lab/who/matchup.ts';
import { chooseBox } from '../../choose/box.ts';
import { checkFolder, isFree } from '../../choose/folder.ts';
import { chooseScenario } from '../../choose/scenario.ts';
import { command } from '../../command.ts';
import { OK, UsageError } from '../../errors.ts';
import { runFlags } from '../../flags/run.ts';
import { scenarioFlags } from '../../flags/scenario.ts';

export const sweep = command({
  name: 'sweep',
  about: 'play a scenario: thousands of games on all cores, into a folder of results',
  positionals: { scenario: { type: 'string', describe: 'a scenario by its name, or a file; none with --bots' } },
  options: {
    ...scenarioFlags,
    ...runFlags,
    out: { type: 'string', requiresArg: true, describe: 'the folder of the run; under reports/ if not given' },
    shard: { type: 'string', requiresArg: true, describe: 'only this part of every matchup, such as 2/4; merge them later' },
    raw: { type: 'boolean', describe: 'also one CSV row per game' },
    'dry-run': { type: 'boolean', describe: 'play nothing but a moment: how many games, how long, how sure' },
    'print-config': { type: 'boolean', describe: 'the scenario with everything spelled out, and play nothing' },
  },
  examples: [
    ['sweep first-look', 'a scenario that is there'],
    ['sweep my.yaml --pairs 20000 --out reports/mine', 'one of your own'],
    ['sweep --entrants alice,mulan --bots greedy --pairs 500', 'without a file'],
    ['sweep first-look --until "ci<=0.5pp"', 'as many pairs as that takes, for each matchup'],
    ['sweep six-fables --shard 1/2', 'half of it; the other half elsewhere, then merge'],
  ],
  async run(args, terminal) {
    const { scenario, raw, out } = args;
    const config = await chooseScenario(scenario, args);
    if (args['print-config']) {
      const { canonical } = await import('../../../lab/text/canonical.ts');
      terminal.out(canonical(config));
      return OK;
    }
    const { checkMatchups, newRun } = await import('../../../lab/run/run.ts');
    const { parseShard } = await import('../../../lab/run/shard.ts');
    const shard = args.shard === undefined ? null : parseShard(args.shard);
    checkMatchups(config);
    if (shard !== null && config.until !== undefined) {
      throw new UsageError(
        '--shard: found with until, expected one of them: where a matchup stops depends on all its pairs, and a shard has some; give --pairs instead',
      );
    }
    const box = await chooseBox(config.game);
    if (args['dry-run']) {
      const { dryRun } = await import('./dry-run.ts');
      return dryRun(config, shard, args, terminal);
    }
    const folder = chooseFolder(out, nameOf(scenario, config), shard);
    if (!args.quiet && !args.json) terminal.err(`${headline(config, shard)}\n`);
    const { createRun } = await import('../../../lab/run/run-folder.ts');
    const { sweepWith } = await import('../../playing/sweeping.ts');
    return sweepWith(box, config, raw === true, args, terminal, async (crew) => {
      const run = newRun(box, config, await crew.sign(), shard, raw === true);
      createRun(folder, run);
      return { folder, run };
    });
  },
});

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

/** One that is named must be free; else the first free one. */
function chooseFolder(out: string | undefined, name: string, shard: Shard | null): string {
  if (out !== undefined) {
    checkFolder(out);
    if (isFree(out)) return out;
    throw new UsageError(`--out: found files in "${out}", expected a new folder; fablelab resume goes on with a run`);
  }
  const whole = join('reports', shard === null ? name : `${name}-shard-${shard.index}-of-${shard.of}`);
  for (let number = 1; ; number++) {
    const folder = number === 1 ? whole : `${whole}-${number}`;
    if (isFree(folder)) return folder;
  }
}
