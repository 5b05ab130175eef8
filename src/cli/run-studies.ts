// Which card, which strategy: what a summary says of them, on the screen and as JSON.
import type { Box } from '../core/contract.ts';
import type { Player } from '../lab/matchup.ts';
import type { CardRow } from '../lab/report/cards.ts';
import { differenceRate } from '../lab/report/contrast.ts';
import { bestStrategies, rankedCards } from '../lab/report/ranked.ts';
import type { Run } from '../lab/report/run.ts';
import type { StrategyRow } from '../lab/report/strategies.ts';
import type { Rate } from '../lab/statistics/pair-interval.ts';
import { inFile, percent, signed, six } from './rates.ts';
import { drawTable } from './table.ts';
import type { Terminal } from './terminal.ts';

type Namer = (player: Player) => string;

const CARD_NOTES = `pp: how much more often she wins with the card bought (played, where buying it cannot be compared) than in her
other games of the same matchup and seat, drawn to the mean of her cards; ± is half the 95 % interval.
Observational: a card for those who are behind or hurt, such as an epic, looks bad whatever it does.
`;

const STRATEGY_NOTES = `pp: how much more often she wins so than in her other games of the same matchup and seat, drawn to the mean of
her strategies. Observational too: who is ahead can afford more, and long games see more purchases.
`;

/** Those with it, of all hers. */
const gamesOf = ({ gamesWith, games }: CardRow | StrategyRow): string => `${gamesWith}/${games}`;

export async function cardsPart(box: Box, run: Run, name: Namer, terminal: Terminal): Promise<string> {
  const ranked = rankedCards(run, box);
  if (ranked.length === 0) return '';
  const rows = ranked.flatMap(({ player, strongest, weakest }) =>
    strongest.map((card, at) => [at === 0 ? name(player) : '', ...cardCells(card), ...cardCells(weakest[at])]),
  );
  const table = await drawTable(
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
  return `${table}\n${CARD_NOTES}`;
}

function cardCells(row: CardRow | undefined): (string | number)[] {
  return row === undefined || row.shrunk === null
    ? ['', '', '']
    : [`${row.card} ${row.event}`, signed(row.shrunk), gamesOf(row)];
}

export async function strategiesPart(box: Box, run: Run, name: Namer, terminal: Terminal): Promise<string> {
  const best = bestStrategies(run, box);
  if (best.length === 0) return '';
  const rows = best.map((row) => [
    name(row.player),
    words(box, row),
    row.rateWith === null ? '' : percent(row.rateWith),
    gamesOf(row),
    row.shrunk === null ? '' : signed(row.shrunk),
  ]);
  const table = await drawTable(
    [
      { head: '' },
      { head: 'best strategy as played' },
      { head: 'wins (95 %)' },
      { head: 'games', align: 'right' },
      { head: 'pp', align: 'right' },
    ],
    rows,
    terminal,
  );
  return `${table}\n${STRATEGY_NOTES}`;
}

function words(box: Box, { group }: StrategyRow): string {
  if (group.by === 'purchases') return `buys ${group.name} cards`;
  const deck = box.studies?.decks.find(({ name }) => name === group.name);
  return `spends most on ${deck?.about ?? group.name}`;
}

export function studiesJson(run: Run, box: Box) {
  return {
    cards: rankedCards(run, box).map(({ player, strongest, weakest }) => ({
      ...player,
      strongest: strongest.map(cardJson),
      weakest: weakest.map(cardJson),
    })),
    bestStrategies: bestStrategies(run, box).map((row) => ({
      ...row.player,
      groupedBy: row.group.by,
      group: row.group.name,
      ...contrastJson(row),
    })),
  };
}

const cardJson = (row: CardRow) => ({ card: row.card, event: row.event, ...contrastJson(row) });

function contrastJson(row: CardRow | StrategyRow) {
  const known = (rate: Rate | null) => (rate === null ? null : inFile(rate));
  return {
    games: row.games,
    gamesWith: row.gamesWith,
    winRateWith: known(row.rateWith),
    difference: known(differenceRate(row)),
    q: row.q === null ? null : six(row.q),
    shrunk: known(row.shrunk),
  };
}
