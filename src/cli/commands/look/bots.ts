// The small table of the first look: one duel, by bots that think and bots that do not.
import type { Box } from '../../../core/contract.ts';
import type { PlayedMatchup } from '../../../lab/report/results.ts';
import { summarize } from '../../../lab/report/summary.ts';
import type { Player } from '../../../lab/who/matchup.ts';
import { NONE, percent } from '../../screen/rates.ts';
import { drawTable } from '../../screen/table.ts';
import type { Terminal } from '../../screen/terminal.ts';

export function botsTable(box: Box, rows: readonly PlayedMatchup[], terminal: Terminal): string {
  const [first, second] = namesOf(box, rows);
  const table = drawTable(
    [
      { head: 'bots' },
      { head: `${first}\nwins (95 %)` },
      { head: 'games', align: 'right' },
      { head: 'turns', align: 'right' },
      { head: 'no\nresult', align: 'right' },
      { head: 'first player\nwins (95 %)' },
    ],
    rows.map(cells),
    terminal,
  );
  return `Is it the bots? ${first} v ${second}, where not both think:\n\n${table}`;
}

function cells(row: PlayedMatchup): (string | number)[] {
  const { winRate, games, meanTurns, noResults, firstPlayerRate } = summarize(row.tally);
  return [
    botsOf(row),
    percent(winRate),
    games,
    games === 0 ? NONE : `${meanTurns.mean.toFixed(1)} ±${((meanTurns.high - meanTurns.low) / 2).toFixed(1)}`,
    noResults,
    percent(firstPlayerRate),
  ];
}

export function botsOf({ players }: PlayedMatchup): string {
  return players.map((player) => player.bot).join(' v ');
}

function namesOf(box: Box, rows: readonly PlayedMatchup[]): string[] {
  const players: readonly Player[] = rows[0]?.players ?? [];
  return players.map(({ party }) => box.roster.find(({ id }) => id === party)?.name ?? party);
}
