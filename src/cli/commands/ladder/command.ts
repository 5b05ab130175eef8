// ladder: every bot against every other, over the roster; where more than two sides sit down one among others, and where all win
// or lose together each by itself.
import type { Mode } from '../../../core/contract.ts';
import type { Block, BlockResult } from '../../../lab/crew/crew.ts';
import type { LadderRequest } from '../../../lab/ladder/request.ts';
import { chooseBox } from '../../choose/box.ts';
import { chooseNames } from '../../choose/names.ts';
import { wholeNumber } from '../../choose/numbers.ts';
import { command } from '../../command.ts';
import { asUsage, INTERRUPTED, UsageError } from '../../errors.ts';
import { runFlags } from '../../flags/run.ts';
import { gameFlag, modeFlag, settingFlag } from '../../flags/table.ts';
import { tellFailures } from '../../playing/failures.ts';
import { withCrew } from '../../playing/with-crew.ts';
import type { Terminal } from '../../screen/terminal.ts';
import type { PlayedLadder } from './words.ts';

export const ladder = command({
  name: 'ladder',
  about: 'every bot against every other, over the roster: who beats whom, how surely, and how fast',
  positionals: {},
  options: {
    game: gameFlag,
    mode: modeFlag,
    setting: settingFlag,
    bots: { type: 'string', requiresArg: true, describe: 'who takes part: a,b,c; all that are there if not given' },
    entrants: {
      type: 'string',
      alias: 'fables',
      requiresArg: true,
      describe: 'with whom of the roster: a,b; all if not given',
    },
    pairs: {
      type: 'string',
      requiresArg: true,
      default: '20',
      describe:
        'pairs of games of every two bots with every two of the roster; a pair swaps the seats. In other modes sets of games of every line-up',
    },
    seed: { type: 'string', requiresArg: true, default: '1', describe: 'the luck of all games' },
    speed: { type: 'boolean', default: true, describe: 'then measure how fast the bots are; --no-speed leaves that out' },
    ...runFlags,
  },
  examples: [
    ['ladder', 'all bots'],
    ['ladder --bots greedy,greedy-v1 --pairs 200', 'two of them, to a percent'],
    ['ladder --bots greedy,random --entrants alice,mulan --json', 'for programs'],
  ],
  async run(args, terminal) {
    const request = await choose(args);
    const { ladderConfig } = await import('../../../lab/ladder/ladder.ts');
    const { ladderLineups } = await import('../../../lab/ladder/lineups.ts');
    const { addScores, openScores } = await import('../../../lab/ladder/set-scores.ts');
    const { openCount } = await import('../../../lab/crew/counted.ts');
    const { playSideBySide } = await import('../../playing/side-by-side.ts');
    const lineups = asUsage(() => ladderLineups(request));
    const config = ladderConfig(request, lineups);
    const matchups = config.matchups.map((matchup) => openCount(request.box, matchup));
    const pairs = matchups.map(() => config.sets);
    // Bots who share their luck are compared set by set.
    const scores = config.luck === 'shared' ? openScores(config) : null;
    const add = (block: Block, result: BlockResult) => void (scores !== null && addScores(scores, block, result));
    const order = { config, bots: request.bots, sets: scores !== null };
    const finished = await withCrew(order, args, terminal, (crew, signal) =>
      playSideBySide(matchups, pairs, crew, signal, args.quiet ? 'none' : args.progress, terminal, add),
    );
    const { speedsOf } = await import('../../../lab/ladder/speed.ts');
    const speeds = args.speed && finished ? await speedsOf(request, lineups) : [];
    await show({ request, lineups, config, matchups, scores: scores ?? [], speeds, finished }, args.json, terminal);
    const code = tellFailures(config.matchups, matchups, '', terminal);
    return finished ? code : INTERRUPTED;
  },
});

interface Args {
  readonly game: string;
  readonly mode: string | undefined;
  readonly setting: string | undefined;
  readonly bots: string | undefined;
  readonly entrants: string | undefined;
  readonly pairs: string;
  readonly seed: string;
}

async function choose({ game, bots: botText, entrants: named, pairs, seed, ...args }: Args): Promise<LadderRequest> {
  const { botNames } = await import('../../../lab/who/bots.ts');
  const { modeOf, settingOf } = await import('../../../core/modes.ts');
  const box = await chooseBox(game);
  const mode = asUsage(() => modeOf(box, args.mode));
  const setting = asUsage(() => settingOf(box, args.setting));
  const names = botNames(box.name);
  const bots = chooseNames('--bots', botText, names);
  if (bots.length < 2) throw new UsageError(`--bots: found ${bots.length}, expected two or more to meet`);
  const ids = box.roster.map(({ id }) => id);
  const chosen = chooseNames('--entrants', named, ids);
  const entrants = ids.filter((id) => chosen.includes(id));
  await checkMode(mode, entrants);
  const numbers = { sets: wholeNumber('--pairs', pairs, 1), seed: wholeNumber('--seed', seed, 0) };
  return { box, mode, setting, bots, entrants, ...numbers };
}

/** One among others can have every place only where sides change places. */
async function checkMode(mode: Mode, entrants: readonly string[]): Promise<void> {
  const { hasEqualSides } = await import('../../../lab/ladder/request.ts');
  if (mode.sides.length > 2 && !hasEqualSides(mode)) {
    throw new UsageError(`--mode: found sides of different size in ${mode.name}, expected one size, or two sides`);
  }
  if (entrants.length < mode.party) {
    throw new UsageError(`--entrants: found ${entrants.length}, expected ${mode.party} or more for a party of ${mode.name}`);
  }
}

async function show(ladder: PlayedLadder, json: boolean | undefined, terminal: Terminal): Promise<void> {
  const { ladderWarnings } = await import('./words.ts');
  terminal.out(await textOf(ladder, json === true, terminal));
  for (const warning of ladderWarnings(ladder)) terminal.err(`fablelab: ${warning}\n`);
  if (!ladder.finished) terminal.err('fablelab: interrupted; these are the games played so far\n');
}

async function textOf(ladder: PlayedLadder, json: boolean, terminal: Terminal): Promise<string> {
  const { ladderMode } = await import('../../../lab/ladder/request.ts');
  const sides = ladderMode(ladder.request).sides.length;
  if (sides > 2) {
    const { ladderPlaces, ladderPlacesJson } = await import('./places.ts');
    return json ? ladderPlacesJson(ladder) : ladderPlaces(ladder, terminal);
  }
  if (sides === 1) {
    const { ladderWins, ladderWinsJson } = await import('./wins.ts');
    return json ? ladderWinsJson(ladder) : ladderWins(ladder, terminal);
  }
  if (json) return (await import('./json.ts')).ladderJson(ladder);
  return (await import('./tables.ts')).ladderTables(ladder, terminal);
}
