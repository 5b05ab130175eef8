// The cards that go best and worst with winning, and the best strategy, of every player: for summaries. Ranked by the shrunk
// differences, because the most extreme of many are extreme by luck too.
import type { Box } from '../../core/contract.ts';
import type { Player } from '../matchup.ts';
import { type CardRow, cardRows } from './cards.ts';
import { isSame, playersOf, type Run } from './run.ts';
import { type StrategyRow, strategyRows } from './strategies.ts';

const MOST = 5;

export interface RankedCards {
  readonly player: Player;
  /** From the strongest down, and from the weakest up; no card is in both. */
  readonly strongest: readonly CardRow[];
  readonly weakest: readonly CardRow[];
}

/** Players without a comparison are left out. */
export function rankedCards(run: Run, box: Box): RankedCards[] {
  if (!run.config.reports.includes('cards')) return [];
  const rows = cardRows(run, box).filter((row) => row.shrunk !== null && isOwn(row, box));
  return playersOf(run.matchups).flatMap((player) => {
    const own = rows.filter((row) => isSame(row.player, player));
    const ranked = telling(own).toSorted((one, other) => shrunkOf(other) - shrunkOf(one));
    const strongest = ranked.slice(0, Math.min(MOST, Math.ceil(ranked.length / 2)));
    const weakest = ranked.slice(strongest.length).slice(-MOST).toReversed();
    return ranked.length === 0 ? [] : [{ player, strongest, weakest }];
  });
}

/** Not what others do to her, such as poison. */
function isOwn({ card, player }: CardRow, box: Box): boolean {
  const owners = box.cards().filter(({ id }) => id === card);
  return owners.length === 0 || owners.some(({ entrant }) => entrant === '' || entrant === player.party);
}

/** One row a card: where she buys it or not, that is the question; of the others, whether she plays it. */
function telling(rows: readonly CardRow[]): CardRow[] {
  const bought = rows.filter(({ event }) => event === 'bought');
  return [...bought, ...rows.filter(({ event, card }) => event === 'played' && !bought.some((row) => row.card === card))];
}

/** Of every player the group of games, by deck or number of purchases, that goes best with winning. */
export function bestStrategies(run: Run, box: Box): StrategyRow[] {
  if (!run.config.reports.includes('strategies')) return [];
  const decks = box.studies?.decks.map(({ name }) => name) ?? [];
  const isStrategy = ({ group: { by, name } }: StrategyRow) => by === 'purchases' || (by === 'deck' && decks.includes(name));
  const rows = strategyRows(run, box).filter((row) => row.shrunk !== null && isStrategy(row));
  return playersOf(run.matchups).flatMap((player) => {
    const own = rows.filter((row) => isSame(row.player, player));
    return own.toSorted((one, other) => shrunkOf(other) - shrunkOf(one)).slice(0, 1);
  });
}

function shrunkOf({ shrunk }: CardRow | StrategyRow): number {
  return shrunk?.mean ?? 0;
}
