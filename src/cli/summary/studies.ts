// Which strategy: what a summary says of it on the screen, and what it has in common with cards.

import type { Box } from '../../core/contract.ts';
import type { CardReportRow } from '../../lab/report/cards.ts';
import { bestStrategies } from '../../lab/report/ranked.ts';
import type { AnyRun } from '../../lab/report/results.ts';
import type { RunReports } from '../../lab/report/run-reports.ts';
import { countedAs } from '../../lab/report/sides.ts';
import type { StrategyRow } from '../../lab/report/strategies.ts';
import { type Player, type Where, whereWords } from '../../lab/who/matchup.ts';
import { percent, signed } from '../screen/rates.ts';
import { drawTable } from '../screen/table.ts';
import type { Terminal } from '../screen/terminal.ts';
import type { Namer } from './names.ts';
import { atMost, isNamed, type Wish } from './wish.ts';

/** With the table, where it is not the game's first. */
export function named(name: Namer, row: Where & { readonly player: Player }): string {
  const where = whereWords(row);
  return where === '' ? name(row.player) : `${name(row.player)}, ${where}`;
}

/** What the other games are that those with something are compared with. */
export const OTHERS = {
  pairs: 'its other games of the same matchup and seat',
  sets: 'its other games of the same matchup',
  pooled: 'its other games, whatever the matchup',
};

export function more(box: Box, run: AnyRun): string {
  return countedAs(run, box) === 'pairs' ? 'how much more often the player wins' : 'how much more the player scores';
}

function strategyNotes({ box, run }: RunReports): string {
  return `pp: ${more(box, run)} so than in ${OTHERS[countedAs(run, box)]}.
Drawn to the mean of its strategies. Observational too: who is ahead can afford more, and long games see more of everything.
`;
}

/** Those with it, of all. */
export const gamesOf = ({ gamesWith, games }: CardReportRow | StrategyRow): string => `${gamesWith}/${games}`;

export function strategiesPart(reports: RunReports, name: Namer, terminal: Terminal, wish: Wish): string {
  const best = bestStrategies(reports, atMost(wish, 1)).filter(({ player }) => isNamed(wish, player));
  if (best.length === 0) return '';
  const rows = best.map((row) => [
    named(name, row),
    row.group.words ?? row.group.name,
    row.rateWith === null ? '' : percent(row.rateWith),
    gamesOf(row),
    row.shrunk === null ? '' : signed(row.shrunk),
  ]);
  const table = drawTable(
    [
      { head: '' },
      { head: wish.much === 'full' ? 'strategies as played, best first' : 'best strategy as played' },
      { head: countedAs(reports.run, reports.box) === 'pairs' ? 'wins (95 %)' : 'rate (95 %)' },
      { head: 'games', align: 'right' },
      { head: 'pp', align: 'right' },
    ],
    rows,
    terminal,
  );
  return `${table}\n${strategyNotes(reports)}`;
}
