// No command: the first look. One game told as a story, then the sweep of the scenario first-look, what its bots are worth, and
// what to try next.
import type { Box } from '../../../core/contract.ts';
import { firstLook } from '../../../games/index.ts';
import { signaturesOf } from '../../../lab/crew/sign.ts';
import { lockFolder } from '../../../lab/run/lock.ts';
import { newRun } from '../../../lab/run/run.ts';
import { createRun } from '../../../lab/run/run-folder.ts';
import { chooseBox } from '../../choose/box.ts';
import { type LookScenario, lookScenario } from '../../choose/first-look.ts';
import { freeFolder } from '../../choose/folder.ts';
import { wholeNumber } from '../../choose/numbers.ts';
import type { ArgsOf } from '../../command.ts';
import { exitCodeOfAll, INTERRUPTED } from '../../errors.ts';
import { sweepWith } from '../../playing/sweeping.ts';
import { commandLine } from '../../screen/command-line.ts';
import type { Terminal } from '../../screen/terminal.ts';
import { showInShort } from '../../story/show-game.ts';
import { watchWords } from '../../story/watch-words.ts';
import { showBots } from './bots.ts';
import type { look } from './command.ts';

type LookArgs = ArgsOf<typeof look>;

export async function run(args: LookArgs, terminal: Terminal): Promise<number> {
  const { seed, pairs, json, quiet } = args;
  if (seed !== undefined) wholeNumber('--seed', seed, 0);
  if (pairs !== undefined) wholeNumber('--pairs', pairs, 1);
  const scenario = await lookScenario({ seed, pairs });
  const box = await chooseBox(scenario.config.game);
  const words = !json && !quiet;
  if (words) await story(box, scenario, terminal);
  const folder = freeFolder(firstLook.scenario);
  const swept = await sweep(box, scenario, folder, args, terminal);
  if (json) return swept;
  const played = await showBots(box, scenario, args, terminal);
  if (words && played !== INTERRUPTED) nextSteps(scenario, terminal);
  return exitCodeOfAll([swept, played]);
}

/** Told first: it is there at once, and the tables are what remains on the screen. */
async function story(box: Box, { config, duel, seed }: LookScenario, terminal: Terminal): Promise<void> {
  const showing = { players: duel, seed, options: config.options, change: config.change };
  terminal.out('One game:\n\n');
  await showInShort(box, showing, terminal, commandLine(terminal, watchWords(config.game, showing)));
  terminal.out('\n');
}

function sweep(box: Box, { config }: LookScenario, folder: string, args: LookArgs, terminal: Terminal): Promise<number> {
  return sweepWith(box, config, false, args, terminal, async (crew) => {
    const run = newRun(box, config, await signaturesOf(crew), null, false);
    createRun(folder, run);
    return { folder, run, lock: lockFolder(folder) };
  });
}

function nextSteps({ config: { sets }, duel: [, second], seed }: LookScenario, terminal: Terminal): void {
  const next = [
    [['watch'], 'another game'],
    [['list', 'cards', '--entrant', second.party], 'what her cards do'],
    [
      ['sweep', firstLook.scenario, '--pairs', String(10 * sets), '--seed', String(seed + 1)],
      'ten times the games, other luck',
    ],
  ] as const;
  const commands = next.map(([words, why]) => ({ text: commandLine(terminal, words), why }));
  const width = Math.max(...commands.map(({ text }) => text.length));
  terminal.out('\nWhat next:\n');
  for (const { text, why } of commands) terminal.out(`  ${text.padEnd(width)}  ${why}\n`);
}
