// Which card, which strategy: what a summary says of them, on the screen and as JSON.

import type { Box } from '../../core/contract.ts';
import type { CardReportRow } from '../../lab/report/cards.ts';
import { differenceRate } from '../../lab/report/contrast.ts';
import { bestStrategies, rankedCards, rankedEvents } from '../../lab/report/ranked.ts';
import type { AnyRun } from '../../lab/report/results.ts';
import { countedAs } from '../../lab/report/sides.ts';
import type { StrategyRow } from '../../lab/report/strategies.ts';
import { namesTables, tableNames } from '../../lab/report/tables.ts';
import type { Rate } from '../../lab/statistics/pair-interval.ts';
import { type Player, type Where, whereWords } from '../../lab/who/matchup.ts';
import { inFile, percent, signed, six } from '../screen/rates.ts';
import { drawTable } from '../screen/table.ts';
import type { Terminal } from '../screen/terminal.ts';
import type { Namer } from './names.ts';

/** With the table, where it is not the game's first. */
function named(name: Namer, row: Where & { readonly player: Player }): string {
  const where = whereWords(row);
  return where === '' ? name(row.player) : `${name(row.player)}, ${where}`;
}

/** What the other games are that those with something are compared with. */
const OTHERS = {
  pairs: 'its other games of the same matchup and seat',
  sets: 'its other games of the same matchup',
  pooled: 'its other games, whatever the matchup',
};

function more(box: Box, run: AnyRun): string {
  return countedAs(run, box) === 'pairs' ? 'how much more often the player wins' : 'how much more the player scores';
}

function cardNotes(box: Box, run: AnyRun): string {
  const [first = '', ...others] = rankedEvents(box);
  const instead = others.length === 0 ? '' : ` (${others.join(', ')}, where that cannot be compared)`;
  return `pp: ${more(box, run)} with the card ${first}${instead} than in
${OTHERS[countedAs(run, box)]}, drawn to the mean of its cards; ± is half the 95 % interval.
Observational: what is for those who are behind looks bad whatever it does.
`;
}

function strategyNotes(box: Box, run: AnyRun): string {
  return `pp: ${more(box, run)} so than in ${OTHERS[countedAs(run, box)]}, drawn to
the mean of its strategies. Observational too: who is ahead can afford more, and long games see more of everything.
`;
}

/** Those with it, of all. */
const gamesOf = ({ gamesWith, games }: CardReportRow | StrategyRow): string => `${gamesWith}/${games}`;

export function cardsPart(box: Box, run: AnyRun, name: Namer, terminal: Terminal): string {
  const ranked = rankedCards(run, box);
  if (ranked.length === 0) return '';
  const rows = ranked.flatMap((own) =>
    own.strongest.map((card, at) => [at === 0 ? named(name, own) : '', ...cardCells(card), ...cardCells(own.weakest[at])]),
  );
  const table = drawTable(
    [
      { head: '' },
      ...['strongest with', 'weakest with'].flatMap((head) => [
        { head },
        { head: 'pp', align: 'right' as const },
        { head: 'games', align: 'right' as const },
      ]),
    ],
    rows,
    terminal,
  );
  return `${table}\n${cardNotes(box, run)}`;
}

function cardCells(row: CardReportRow | undefined): (string | number)[] {
  return row === undefined || row.shrunk === null
    ? ['', '', '']
    : [`${row.card} ${row.event}`, signed(row.shrunk), gamesOf(row)];
}

export function strategiesPart(box: Box, run: AnyRun, name: Namer, terminal: Terminal): string {
  const best = bestStrategies(run, box);
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
      { head: 'best strategy as played' },
      { head: countedAs(run, box) === 'pairs' ? 'wins (95 %)' : 'rate (95 %)' },
      { head: 'games', align: 'right' },
      { head: 'pp', align: 'right' },
    ],
    rows,
    terminal,
  );
  return `${table}\n${strategyNotes(box, run)}`;
}

/** Mode and setting are named where some are not the game's first. */
export function studiesJson(run: AnyRun, box: Box) {
  const whereOf = (row: Where) => (namesTables(run.config.matchups) ? tableNames(row, box) : {});
  return {
    cards: rankedCards(run, box).map(({ player, strongest, weakest, ...where }) => ({
      ...whereOf(where),
      ...player,
      strongest: strongest.map(cardJson),
      weakest: weakest.map(cardJson),
    })),
    bestStrategies: bestStrategies(run, box).map((row) => ({
      ...whereOf(row),
      ...row.player,
      groupedBy: row.group.by,
      group: row.group.name,
      ...contrastJson(row),
    })),
  };
}

const cardJson = (row: CardReportRow) => ({ card: row.card, event: row.event, ...contrastJson(row) });

function contrastJson(row: CardReportRow | StrategyRow) {
  const rounded = (rate: Rate | null) => (rate === null ? null : inFile(rate));
  return {
    games: row.games,
    gamesWith: row.gamesWith,
    winRateWith: rounded(row.rateWith),
    difference: rounded(differenceRate(row)),
    q: row.q === null ? null : six(row.q),
    shrunk: rounded(row.shrunk),
  };
}
