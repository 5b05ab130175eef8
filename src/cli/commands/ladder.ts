// ladder: every bot against every other, over the fables.
import type { Asked } from '../../lab/ladder/ladder.ts';
import { type PlayedMatchup, twoSided } from '../../lab/report/run.ts';
import { chooseBox, gameFlag, wholeNumber } from '../choices.ts';
import { command } from '../command.ts';
import { chooseNames } from '../did-you-mean.ts';
import { INTERRUPTED, UsageError } from '../errors.ts';
import { tellFailures } from '../failures.ts';
import { runFlags } from '../run-flags.ts';
import type { Terminal } from '../terminal.ts';
import { withCrew } from '../with-crew.ts';

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
    const { ladderConfig } = await import('../../lab/ladder/ladder.ts');
    const { openCount } = await import('../../lab/counted.ts');
    const { playSideBySide } = await import('../play-side-by-side.ts');
    const config = ladderConfig(asked);
    const matchups = config.matchups.map((matchup) => openCount(asked.box, matchup));
    const pairs = matchups.map(() => config.pairs);
    const finished = await withCrew({ config, bots: asked.bots }, args, terminal, (crew, signal) =>
      playSideBySide(matchups, pairs, crew, signal, args.quiet ? 'none' : args.progress, terminal),
    );
    await show(asked, twoSided({ config, matchups }).matchups, finished, args, terminal);
    const code = tellFailures(config.matchups, matchups, '', terminal);
    return finished ? code : INTERRUPTED;
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

async function show(
  asked: Asked,
  matchups: readonly PlayedMatchup[],
  finished: boolean,
  { json, speed }: { readonly json: boolean | undefined; readonly speed: boolean },
  terminal: Terminal,
): Promise<void> {
  const { speedsOf } = await import('../../lab/ladder/speed.ts');
  const { noResultWarnings } = await import('../run-warnings.ts');
  const speeds = speed && finished ? await speedsOf(asked.box, asked.bots, asked.fables) : [];
  if (json) {
    const { ladderJson } = await import('../ladder-json.ts');
    terminal.out(ladderJson(asked, matchups, speeds, finished));
  } else {
    const { ladderTables } = await import('../ladder-tables.ts');
    terminal.out(await ladderTables(asked, matchups, speeds, terminal));
  }
  for (const warning of noResultWarnings({ matchups })) terminal.err(`fablelab: ${warning}\n`);
  if (!finished) terminal.err('fablelab: interrupted; these are the games played so far\n');
}
