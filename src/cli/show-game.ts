// Plays one game by bots and shows it: for watch, and at the end of the first look.
import type { Box } from '../core/contract.ts';
import { botsAnswer } from '../lab/answers.ts';
import { loadBots, type Player, pairKey } from '../lab/matchup.ts';
import { openTable } from '../lab/table.ts';
import { writeRows, writeStory } from './tell.ts';
import type { Terminal } from './terminal.ts';

export interface Showing {
  readonly players: readonly Player[];
  readonly seed: number;
  readonly options: Readonly<Record<string, string>>;
}

/** With `again`, the command that shows the same game, as JSON lines that name it in the last one. */
export async function showGame(
  box: Box,
  { players, seed, options }: Showing,
  terminal: Terminal,
  again?: string,
): Promise<void> {
  const entrants = players.map((player) => player.fable);
  // The first game of the first pair: the one that a run of the same players and seed begins with.
  const table = openTable(box, { entrants, options, key: pairKey(seed, players, 0) });
  const answer = botsAnswer(await loadBots(box, players));
  if (again !== undefined) return writeRows(table, answer, terminal, { again });
  const named = players.map((player, seat) => `${table.names[seat]} (${player.bot})`);
  terminal.out(`${named.join(' against ')}, seed ${seed}\n`);
  await writeStory(table, answer, terminal);
}
