// No command: the first look. One game told as a story, then the games of the scenario first-look: every fable against
// every other, the first player, what bots are worth; then what to try next.

import { botsOf } from '../../../lab/contest/resolved.ts';
import { openDuel } from '../../../lab/crew/counted.ts';
import { duelOf } from '../../../lab/who/matchup.ts';
import { chooseBox } from '../../choose/box.ts';
import { wholeNumber } from '../../choose/numbers.ts';
import type { ArgsOf } from '../../command.ts';
import { INTERRUPTED } from '../../errors.ts';
import type { ProgressMode } from '../../flags/run.ts';
import { tellFailures } from '../../playing/failures.ts';
import { playSideBySide } from '../../playing/side-by-side.ts';
import { type CrewArgs, withCrew } from '../../playing/with-crew.ts';
import { commandLine } from '../../screen/command-line.ts';
import type { Terminal } from '../../screen/terminal.ts';
import { showInShort } from '../../story/show-game.ts';
import { watchWords } from '../../story/watch-words.ts';
import { botsTable } from './bots.ts';
import type { look } from './command.ts';
import { jsonOf, type Look, warningsOf } from './json.ts';
import { matrixTable } from './matrix.ts';
import { type LookScenario, lookScenario } from './scenario.ts';

/** Nobody tries: what the bot of the matrix is measured by. */
const FLOOR = 'random';

/** What bots are worth shows in fewer games. */
const SHARE = 4;

export async function run(args: ArgsOf<typeof look>, terminal: Terminal): Promise<number> {
  const { seed, pairs, json, quiet } = args;
  if (seed !== undefined) wholeNumber('--seed', seed, 0);
  if (pairs !== undefined) wholeNumber('--pairs', pairs, 1);
  const scenario = await lookScenario({ seed, pairs });
  const words = !json && !quiet;
  if (words) await story(scenario, terminal);
  const games = await openLook(scenario);
  const finished = await play(scenario, games, args, terminal);
  show(games, finished, json === true, terminal);
  if (!finished) {
    terminal.err('fablelab: interrupted; these are the games played so far\n');
    return INTERRUPTED;
  }
  if (words) nextSteps(scenario, terminal);
  const all = [...games.matchups, ...games.rows];
  return tellFailures(
    all.map(({ players: [one, other] }) => ({ sides: [[one], [other]] })),
    all,
    '',
    terminal,
  );
}

/** Told first: it is there at once, and the tables are what remains on the screen. */
async function story({ config: { game, options }, duel, seed }: LookScenario, terminal: Terminal): Promise<void> {
  const showing = { players: duel, seed, options };
  terminal.out('One game:\n\n');
  await showInShort(await chooseBox(game), showing, terminal, commandLine(terminal, watchWords(game, showing)));
  terminal.out('\n');
}

async function openLook({ config, bot, duel: [first, second], seed }: LookScenario): Promise<Look> {
  const box = await chooseBox(config.game);
  const otherBots = [
    [bot, FLOOR],
    [FLOOR, bot],
    [FLOOR, FLOOR],
  ] as const;
  return {
    ...{ box, seed, bot, pairsAsked: config.sets },
    matchups: config.matchups.map((matchup) => openDuel(box, matchup)),
    rows: otherBots.map(([one, other]) => {
      return openDuel(box, duelOf({ ...first, bot: one }, { ...second, bot: other }));
    }),
  };
}

/** As a sweep plays them: the same scenario and seed are the same games. False if interrupted. */
function play(
  { config }: LookScenario,
  { matchups, rows, pairsAsked }: Look,
  args: CrewArgs & { readonly progress: ProgressMode },
  terminal: Terminal,
): Promise<boolean> {
  const all = [...matchups, ...rows];
  const pairs = [...matchups.map(() => pairsAsked), ...rows.map(() => Math.ceil(pairsAsked / SHARE))];
  const whole = { ...config, matchups: all.map(({ players: [one, other] }) => duelOf(one, other)) };
  return withCrew({ config: whole, bots: botsOf(whole) }, args, terminal, (crew, signal) =>
    playSideBySide(all, pairs, crew, signal, args.quiet ? 'none' : args.progress, terminal),
  );
}

function show(games: Look, finished: boolean, json: boolean, terminal: Terminal): void {
  if (json) terminal.out(jsonOf(games, finished));
  else {
    terminal.out(matrixTable(games, terminal));
    terminal.out(`\n${botsTable(games.box, games.rows, terminal)}`);
  }
  for (const warning of warningsOf(games)) terminal.err(`fablelab: ${warning}\n`);
}

function nextSteps({ config: { sets }, duel: [, second], seed }: LookScenario, terminal: Terminal): void {
  const next = [
    [['watch'], 'another game'],
    [['list', 'cards', '--entrant', second.party], 'what her cards do'],
    [['--pairs', String(10 * sets), '--seed', String(seed + 1)], 'ten times the games, other luck'],
  ] as const;
  const commands = next.map(([words, why]) => ({ text: commandLine(terminal, words), why }));
  const width = Math.max(...commands.map(({ text }) => text.length));
  terminal.out('\nWhat next:\n');
  for (const { text, why } of commands) terminal.out(`  ${text.padEnd(width)}  ${why}\n`);
}
