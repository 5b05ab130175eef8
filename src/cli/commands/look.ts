// No command: the first look. One game told as a story, then some ten thousand games: every fable against every other,
// the first player, what bots are worth; then what to try next.
import type { Box } from '../../core/contract.ts';
import type { Player } from '../../lab/matchup.ts';
import type { Duel } from '../../lab/pairs.ts';
import { chooseBox, DEFAULT_GAME, wholeNumber } from '../choices.ts';
import { command } from '../command.ts';
import { commandLine } from '../command-line.ts';
import { INTERRUPTED, OK } from '../errors.ts';
import type { Look } from '../look-json.ts';
import { Progress, type ProgressMode, progressModes } from '../progress.ts';
import type { Terminal } from '../terminal.ts';
import { watchWords } from '../watch-words.ts';

const BOT = 'greedy';

/** The duel that is told, and played by other bots too. */
const RED = 'red-riding-hood';
const SNOW = 'snow-white';
const OTHER_BOTS = [
  ['greedy', 'random'],
  ['random', 'greedy'],
  ['random', 'random'],
] as const;

/** What bots are worth shows in fewer games. */
const SHARE = 4;

export const look = command({
  name: '',
  about: 'a first look: one game told as a story, which fable beats which, and how sure that is',
  positionals: {},
  options: {
    seed: { type: 'string', requiresArg: true, default: '1', describe: 'the luck of all games' },
    pairs: {
      type: 'string',
      requiresArg: true,
      default: '2000',
      describe: 'pairs of games a matchup; a pair swaps the seats',
    },
    json: { type: 'boolean', describe: 'one JSON object, and no story' },
    quiet: { type: 'boolean', describe: 'the tables and nothing else' },
    progress: { choices: progressModes, default: 'auto' as const, describe: 'auto: a bar on a terminal, lines on a pipe' },
  },
  examples: [
    ['', 'the first look'],
    ['--pairs 20000 --seed 2', 'more games, other luck'],
    ['--json', 'for programs'],
  ],
  async run({ seed: seedText, pairs: pairsText, json, quiet, progress }, terminal) {
    const seed = wholeNumber('--seed', seedText, 0);
    const pairs = wholeNumber('--pairs', pairsText, 1);
    const box = await chooseBox(DEFAULT_GAME);
    const words = !json && !quiet;
    if (words) await story(box, seed, terminal);
    const games = await openLook(box, seed, pairs);
    const finished = await play(games, quiet ? 'none' : progress, terminal);
    await show(games, finished, json === true, terminal);
    if (!finished) {
      terminal.err('fablelab: interrupted; these are the games played so far\n');
      return INTERRUPTED;
    }
    if (words) nextSteps(seed, pairs, terminal);
    return OK;
  },
});

/** Told first: it is there at once, and the tables are what remains on the screen. */
async function story(box: Box, seed: number, terminal: Terminal): Promise<void> {
  const { showInShort } = await import('../show-game.ts');
  const showing = { players: [RED, SNOW].map((fable) => ({ fable, bot: BOT })), seed, options: {} };
  terminal.out('One game:\n\n');
  await showInShort(box, showing, terminal, commandLine(terminal, watchWords(box.name, showing)));
  terminal.out('\n');
}

/** What is shown, and what it is played by. */
interface Games extends Look {
  readonly matchups: readonly (Look['matchups'][number] & { readonly duel: Duel })[];
  readonly rows: readonly (Look['rows'][number] & { readonly duel: Duel })[];
}

async function openLook(box: Box, seed: number, pairsAsked: number): Promise<Games> {
  const { Match } = await import('../../core/match.ts');
  const { loadBot } = await import('../../lab/bots.ts');
  const { Duel } = await import('../../lab/pairs.ts');
  const { loadBots } = await import('../../lab/matchup.ts');
  const { openMatrix } = await import('../../lab/matrix.ts');
  const { newTally } = await import('../../lab/tally.ts');
  const match = new Match(box.open({ seats: 2 }));
  const rows = OTHER_BOTS.map(async ([red, snow]) => {
    const players: [Player, Player] = [
      { fable: RED, bot: red },
      { fable: SNOW, bot: snow },
    ];
    return { players, tally: newTally(box), duel: new Duel(match, players, await loadBots(box, players), seed) };
  });
  const matchups = openMatrix(box, BOT, await loadBot(box.name, BOT), seed);
  return { box, seed, pairsAsked, bot: BOT, matchups, rows: await Promise.all(rows) };
}

async function play({ matchups, rows, pairsAsked }: Games, mode: ProgressMode, terminal: Terminal): Promise<boolean> {
  const { playAll } = await import('../play-all.ts');
  const tasks = [
    ...matchups.map(({ duel, tally }) => ({ duel, tally, pairs: pairsAsked })),
    ...rows.map(({ duel, tally }) => ({ duel, tally, pairs: Math.ceil(pairsAsked / SHARE) })),
  ];
  const games = 2 * tasks.reduce((sum, { pairs }) => sum + pairs, 0);
  return playAll(tasks, new Progress(terminal, mode, games), terminal);
}

async function show(games: Look, finished: boolean, json: boolean, terminal: Terminal): Promise<void> {
  const { jsonOf, warningsOf } = await import('../look-json.ts');
  const { matrixTable } = await import('../look-matrix.ts');
  const { botsTable } = await import('../look-bots.ts');
  const { box, bot, seed, matchups, rows } = games;
  if (json) terminal.out(jsonOf(games, finished));
  else {
    terminal.out(await matrixTable(box, bot, seed, matchups, terminal));
    terminal.out(`\n${await botsTable(box, rows, terminal)}`);
  }
  for (const warning of warningsOf(games)) terminal.err(`fablelab: ${warning}\n`);
}

function nextSteps(seed: number, pairs: number, terminal: Terminal): void {
  const next = [
    [['watch'], 'another game'],
    [['list', 'cards', '--fable', SNOW], 'what her cards do'],
    [['--pairs', String(10 * pairs), '--seed', String(seed + 1)], 'ten times the games, other luck'],
  ] as const;
  const commands = next.map(([words, why]) => ({ text: commandLine(terminal, words), why }));
  const width = Math.max(...commands.map(({ text }) => text.length));
  terminal.out('\nWhat next:\n');
  for (const { text, why } of commands) terminal.out(`  ${text.padEnd(width)}  ${why}\n`);
}
