// ladder: every bot against every other, over the roster; where more than two sides sit down one among others, and where all win
// or lose together each by itself.
import type { Mode } from '../../../core/contract.ts';
import { modeOf, settingOf } from '../../../core/modes.ts';
import { openCount } from '../../../lab/crew/counted.ts';
import type { Block, BlockResult } from '../../../lab/crew/crew.ts';
import { ladderConfig } from '../../../lab/ladder/ladder.ts';
import { ladderLineups } from '../../../lab/ladder/lineups.ts';
import { hasEqualSides, type LadderRequest, ladderMode } from '../../../lab/ladder/request.ts';
import { addScores, openScores } from '../../../lab/ladder/set-scores.ts';
import { speedsOf } from '../../../lab/ladder/speed.ts';
import { botNames } from '../../../lab/who/bots.ts';
import { chooseBox } from '../../choose/box.ts';
import { chooseNames } from '../../choose/names.ts';
import { wholeNumber } from '../../choose/numbers.ts';
import type { ArgsOf } from '../../command.ts';
import { asUsage, exitCodeOfAll, INTERRUPTED, OK, UsageError } from '../../errors.ts';
import { tellFailures } from '../../playing/failures.ts';
import { playSideBySide } from '../../playing/side-by-side.ts';
import { withCrew } from '../../playing/with-crew.ts';
import { wrapProse } from '../../screen/prose.ts';
import type { Terminal } from '../../screen/terminal.ts';
import type { ladder } from './command.ts';
import { ladderJson } from './json.ts';
import { ladderPlaces, ladderPlacesJson } from './places.ts';
import { ladderTables } from './tables.ts';
import { ladderWins, ladderWinsJson } from './wins.ts';
import { ladderWarnings, type PlayedLadder } from './words.ts';

export async function run(args: LadderArgs, terminal: Terminal): Promise<number> {
  const request = await choose(args);
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
  const speeds = args.speed && finished ? await speedsOf(request, lineups) : [];
  show({ request, lineups, config, matchups, scores: scores ?? [], speeds, finished }, args.json, terminal);
  return exitCodeOfAll([tellFailures(config.matchups, matchups, '', terminal), finished ? OK : INTERRUPTED]);
}

type LadderArgs = ArgsOf<typeof ladder>;

async function choose({ game, bots: botText, entrants: named, pairs, seed, ...args }: LadderArgs): Promise<LadderRequest> {
  const box = await chooseBox(game);
  const mode = asUsage(() => modeOf(box, args.mode));
  const setting = asUsage(() => settingOf(box, args.setting));
  const names = botNames(box.name);
  const bots = chooseNames('--bots', botText, names);
  if (bots.length < 2) throw new UsageError(`--bots: found ${bots.length}, expected two or more to meet`);
  const ids = box.roster.map(({ id }) => id);
  const chosen = chooseNames('--entrants', named, ids);
  const entrants = ids.filter((id) => chosen.includes(id));
  checkMode(mode, entrants);
  const numbers = { sets: wholeNumber('--pairs', pairs, 1), seed: wholeNumber('--seed', seed, 0) };
  return { box, mode, setting, bots, entrants, ...numbers };
}

/** One among others can have every place only where sides change places. */
function checkMode(mode: Mode, entrants: readonly string[]): void {
  if (mode.sides.length > 2 && !hasEqualSides(mode)) {
    throw new UsageError(`--mode: found sides of different size in ${mode.name}, expected one size, or two sides`);
  }
  if (entrants.length < mode.party) {
    throw new UsageError(`--entrants: found ${entrants.length}, expected ${mode.party} or more for a party of ${mode.name}`);
  }
}

function show(ladder: PlayedLadder, json: boolean | undefined, terminal: Terminal): void {
  terminal.out(textOf(ladder, json === true, terminal));
  for (const warning of ladderWarnings(ladder)) terminal.err(`fablelab: ${warning}\n`);
  if (!ladder.finished) terminal.err('fablelab: interrupted; these are the games played so far\n');
}

function textOf(ladder: PlayedLadder, json: boolean, terminal: Terminal): string {
  const sides = ladderMode(ladder.request).sides.length;
  if (json) return sides > 2 ? ladderPlacesJson(ladder) : sides === 1 ? ladderWinsJson(ladder) : ladderJson(ladder);
  const show = sides > 2 ? ladderPlaces : sides === 1 ? ladderWins : ladderTables;
  return wrapProse(show(ladder, terminal), terminal);
}
