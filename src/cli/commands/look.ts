// No command: the first look. Some thousand games of one duel, by bots that think and bots that do not, then one game
// told as a story, then what to try next.
import type { Box } from '../../core/contract.ts';
import type { Player } from '../../lab/matchup.ts';
import { chooseBox, DEFAULT_GAME, wholeNumber } from '../choices.ts';
import { command } from '../command.ts';
import { commandLine } from '../command-line.ts';
import { INTERRUPTED, OK } from '../errors.ts';
import { Progress, progressModes } from '../progress.ts';
import type { Terminal } from '../terminal.ts';

const RED = 'red-riding-hood';
const SNOW = 'snow-white';

/** Who decides for the two. */
const BOTS = [
  ['greedy', 'greedy'],
  ['random', 'random'],
  ['greedy', 'random'],
  ['random', 'greedy'],
] as const;

export const look = command({
  name: '',
  about: 'a first look: who wins a duel of two fables, how sure that is, and one game told as a story',
  positionals: {},
  options: {
    seed: { type: 'string', requiresArg: true, default: '1', describe: 'the luck of all games' },
    pairs: { type: 'string', requiresArg: true, default: '5000', describe: 'pairs of games a row; a pair swaps the seats' },
    json: { type: 'boolean', describe: 'one JSON object, and no story' },
    quiet: { type: 'boolean', describe: 'the table and nothing else' },
    progress: { choices: progressModes, default: 'auto' as const, describe: 'auto: a bar on a terminal, lines on a pipe' },
  },
  examples: [
    ['', 'the first look'],
    ['--pairs 50000 --seed 2', 'more games, other luck'],
    ['--json', 'for programs'],
  ],
  async run({ seed: seedText, pairs: pairsText, json, quiet, progress }, terminal) {
    const seed = wholeNumber('--seed', seedText, 0);
    const pairs = wholeNumber('--pairs', pairsText, 1);
    const box = await chooseBox(DEFAULT_GAME);
    const { inShort, jsonOf, tableOf, warningsOf } = await import('../look-report.ts');
    const { playAll } = await import('../play-all.ts');
    const rows = await openRows(box, seed);
    const bar = new Progress(terminal, quiet ? 'none' : progress, rows.length * pairs * 2);
    const duels = rows.map((row) => row.duel);
    const finished = await playAll(duels, pairs, bar, terminal);
    terminal.out(json ? jsonOf(box, seed, pairs, rows, finished) : await tableOf(box, seed, rows, terminal));
    for (const warning of warningsOf(rows)) terminal.err(`fablelab: ${warning}\n`);
    if (!finished) {
      terminal.err('fablelab: interrupted; these are the games played so far\n');
      return INTERRUPTED;
    }
    if (!json && !quiet) {
      await story(box, seed, terminal);
      terminal.out(`\n${inShort(box, rows)}\n`);
      nextSteps(seed, terminal);
    }
    return OK;
  },
});

async function openRows(box: Box, seed: number) {
  const { Duel } = await import('../../lab/pairs.ts');
  const { loadBots } = await import('../../lab/matchup.ts');
  return Promise.all(
    BOTS.map(async ([red, snow]) => {
      const players: [Player, Player] = [
        { fable: RED, bot: red },
        { fable: SNOW, bot: snow },
      ];
      return { players, duel: new Duel(box, players, await loadBots(box, players), seed) };
    }),
  );
}

async function story(box: Box, seed: number, terminal: Terminal): Promise<void> {
  const { showGame } = await import('../show-game.ts');
  const players = [RED, SNOW].map((fable) => ({ fable, bot: 'greedy' }));
  terminal.out('\nOne of these games:\n\n');
  await showGame(box, { players, seed, options: {} }, terminal);
}

function nextSteps(seed: number, terminal: Terminal): void {
  const next = [
    [['watch'], 'another game'],
    [['list', 'cards', '--fable', SNOW], 'what her cards do'],
    [['--pairs', '50000', '--seed', String(seed + 1)], 'ten times the games, other luck'],
  ] as const;
  const commands = next.map(([words, why]) => ({ text: commandLine(terminal, words), why }));
  const width = Math.max(...commands.map(({ text }) => text.length));
  terminal.out('\nWhat next:\n');
  for (const { text, why } of commands) terminal.out(`  ${text.padEnd(width)}  ${why}\n`);
}
