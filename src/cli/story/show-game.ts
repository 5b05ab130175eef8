// Plays one game by bots and shows it: for watch, and at the beginning of the first look.
import type { Box } from '../../core/contract.ts';
import { modeOf, parseParties, settingOf } from '../../core/modes.ts';
import { matchupOf } from '../../lab/scenario/seated.ts';
import { botsAnswer } from '../../lab/story/answers.ts';
import { openTelling } from '../../lab/story/telling.ts';
import { loadBots, type Player, setKey } from '../../lab/who/matchup.ts';
import { changedLine } from '../screen/changed.ts';
import type { Terminal } from '../screen/terminal.ts';
import { writeRows, writeShortStory, writeStory } from './tell.ts';

export interface Showing {
  /** The game's first if not given. */
  readonly mode?: string | undefined;
  readonly setting?: string | undefined;
  readonly players: readonly Player[];
  readonly seed: number;
  readonly options: Readonly<Record<string, string>>;
  readonly change: Readonly<Record<string, number>>;
}

/** `again` is the command that shows the same game, in full. */
export async function showGame(box: Box, showing: Showing, terminal: Terminal, again: string): Promise<void> {
  const { title, telling, answer } = await open(box, showing);
  terminal.out(title);
  writeStory(telling, answer, terminal);
  terminal.out(`\nThe same game again:\n${again}\n`);
}

/** Its beginning and its end. */
export async function showInShort(box: Box, showing: Showing, terminal: Terminal, again: string): Promise<void> {
  const { title, telling, answer } = await open(box, showing);
  terminal.out(title);
  writeShortStory(telling, answer, terminal, again);
}

/** As JSON lines; the last one names the command. */
export async function showRows(box: Box, showing: Showing, terminal: Terminal, again: string): Promise<void> {
  const { telling, answer } = await open(box, showing);
  writeRows(telling, answer, terminal, { again });
}

async function open(box: Box, { mode, setting, players, seed, options, change }: Showing) {
  const parties = players.map(({ party }) => parseParties(party)[0]!);
  const sides = modeOf(box, mode).sides.map((seats) => seats.map((seat) => players[seat]!));
  // That of the first set: a duel of the same players and seed begins with this game.
  const key = setKey(seed, matchupOf(sides, box, modeOf(box, mode), settingOf(box, setting)), 0);
  const telling = openTelling(box, { mode, setting, parties, options, change, key });
  const named = players.map((player, seat) => `${telling.names[seat]} (${player.bot})`);
  const title = `${named.join(' against ')}${setting === undefined ? '' : ` at ${setting}`}, seed ${seed}${changedLine(box, { options, change })}\n`;
  return { title, telling, answer: botsAnswer(await loadBots(box, players)) };
}
