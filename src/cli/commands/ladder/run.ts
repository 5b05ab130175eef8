// ladder: every bot against every other, over the roster; where more than two sides sit down one among others, and where all win
// or lose together each by itself. With --sprt a test of one bot against another.
import { openCount } from '../../../lab/crew/counted.ts';
import type { Block, BlockResult } from '../../../lab/crew/crew.ts';
import { ladderConfig } from '../../../lab/ladder/ladder.ts';
import { ladderLineups } from '../../../lab/ladder/lineups.ts';
import { ladderMode } from '../../../lab/ladder/request.ts';
import { addScores, openScores } from '../../../lab/ladder/set-scores.ts';
import { speedsOf } from '../../../lab/ladder/speed.ts';
import { asUsage, exitCodeOfAll, INTERRUPTED, OK } from '../../errors.ts';
import { tellFailures } from '../../playing/failures.ts';
import { playSideBySide } from '../../playing/side-by-side.ts';
import { withCrew } from '../../playing/with-crew.ts';
import { wrapProse } from '../../screen/prose.ts';
import type { Terminal } from '../../screen/terminal.ts';
import { checkFlags, chooseLadder, chooseSprt, type LadderArgs } from './choose.ts';
import { ladderJson } from './json.ts';
import { ladderPlaces, ladderPlacesJson } from './places.ts';
import { runSprt } from './sprt/run.ts';
import { ladderTables } from './tables.ts';
import { ladderWins, ladderWinsJson } from './wins.ts';
import { ladderWarnings, type PlayedLadder } from './words.ts';

export async function run(args: LadderArgs, terminal: Terminal): Promise<number> {
  checkFlags(args);
  return args.sprt === undefined ? everyTwo(args, terminal) : runSprt(await chooseSprt(args), args, terminal);
}

async function everyTwo(args: LadderArgs, terminal: Terminal): Promise<number> {
  const request = await chooseLadder(args);
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
