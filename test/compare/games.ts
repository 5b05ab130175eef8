// node dist/games.js <run folder>: plays every game of a run again and prints a line for each. The lines keep their form whatever
// becomes of the code, because two builds are compared by them; counters go by their names, in alphabetical order.
import type { Bot, Box } from '../../src/core/contract.ts';
import { Match, MatchError } from '../../src/core/match.ts';
import { entrantIndices, setupText } from '../../src/core/replay.ts';
import { keyText } from '../../src/core/rng.ts';
import { tapeText } from '../../src/core/tape.ts';
import { loadBox } from '../../src/games/index.ts';
import { botsOf } from '../../src/lab/contest/resolved.ts';
import { gameAt, type RunGame } from '../../src/lab/run/game-of-run.ts';
import type { Run } from '../../src/lab/run/run.ts';
import { readRun } from '../../src/lab/run/run-folder.ts';
import { RunError } from '../../src/lab/text/run-error.ts';
import { loadBot } from '../../src/lab/who/bots.ts';
import { playerName } from '../../src/lab/who/matchup.ts';

function usage(message: string): never {
  console.error(`games: ${message}`);
  process.exit(2);
}

interface Desk {
  readonly match: Match;
  readonly bots: ReadonlyMap<string, Bot>;
  /** By entrant. */
  readonly counters: readonly Sorted[];
}

/** Counters of a seat in the order of their names. */
type Sorted = readonly (readonly [name: string, at: number])[];

async function sitDown({ config }: Run): Promise<Desk> {
  const { game, options, change } = config;
  const box = await loadBox(game);
  const match = new Match(box.open({ options, change }), setupText(options, change));
  const bots = await Promise.all(botsOf(config).map(async (name) => [name, await loadBot(game, name)] as const));
  return { match, bots: new Map(bots), counters: box.roster.map((_, entrant) => sortedCounters(box, entrant)) };
}

function sortedCounters(box: Box, entrant: number): Sorted {
  const places = box.counters(entrant).map((name, at) => [oneWord(name), at] as const);
  return places.sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0));
}

/** Spaces stand between the fields of a line. */
function oneWord(text: string): string {
  return text.replaceAll(' ', '-');
}

function countersText(counts: Uint16Array, sorted: Sorted, seat: number): string {
  return sorted
    .map(([name, at]) => [name, counts[seat * sorted.length + at]] as const)
    .filter(([, count]) => count !== 0)
    .map(([name, count]) => `${name}:${count}`)
    .join(';');
}

/** How a game went, or null where a bot or the limit of decisions ended it. An engine fault is thrown. */
function outcomeOf({ match, bots, counters }: Desk, { players, key }: RunGame): string | null {
  const { game } = match;
  const { box } = game;
  const parties = players.map(({ party }) => entrantIndices(box, [party]));
  try {
    match.begin(key, parties);
    match.play(players.map(({ bot }) => bots.get(bot) as Bot));
  } catch (error) {
    if (error instanceof MatchError && error.blame !== 'engine') return null;
    throw error;
  }
  const counted = parties.map(([entrant = 0], seat) => countersText(game.counters, counters[entrant] ?? [], seat));
  return [
    `tape=${tapeText(match.tape, match.length)}`,
    `score=${parties.map((_, side) => game.score(side)).join(',')}`,
    `ending=${oneWord(box.endings[game.ending()] ?? '')}`,
    `turns=${game.turn()}`,
    `counters=${counted.join('|')}`,
  ].join(' ');
}

function headOf({ matchup, set, game, players, key }: RunGame): string {
  const seats = players.map(playerName).join(',');
  return `${matchup + 1} ${set}${game} ${keyText(key)} ${seats}`;
}

/** Both games; a sweep leaves a pair out if one of them fails, so neither is told then. */
function pairLines(desk: Desk, { config }: Run, matchup: number, pair: number): string {
  const games = (['a', 'b'] as const).map((game) => gameAt(desk.match.game.box, config, matchup, pair, game));
  const outcomes = games.map((game) => outcomeOf(desk, game));
  const failed = outcomes.includes(null);
  return games.map((game, at) => `${headOf(game)} ${failed ? 'failed' : outcomes[at]}\n`).join('');
}

function open(folder: string): Run {
  try {
    return readRun(folder);
  } catch (error) {
    if (error instanceof RunError) return usage(error.message);
    throw error;
  }
}

const [folder, ...others] = process.argv.slice(2);
if (folder === undefined || others.length > 0) usage('expected the folder of one run');
const run = open(folder);
const desk = await sitDown(run);
for (const [matchup, { ranges }] of run.matchups.entries()) {
  const lines: string[] = [];
  for (const [from, to] of ranges) {
    for (let pair = from; pair < to; pair++) lines.push(pairLines(desk, run, matchup, pair));
  }
  process.stdout.write(lines.join(''));
}
