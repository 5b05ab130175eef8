// The cards that go best and worst with winning, and the best strategy, of every player: for summaries. Ranked by the shrunk
// differences, because the most extreme of many are extreme by luck too.
import type { Box } from '../../core/contract.ts';
import { type Player, type Where, whereWords } from '../who/matchup.ts';
import { type CardReportRow, cardRows } from './cards.ts';
import { type AnyRun, isSame } from './results.ts';
import { type StrategyRow, strategyRows } from './strategies.ts';

const MOST = 5;

export interface RankedCards extends Where {
  readonly player: Player;
  /** From the strongest down, and from the weakest up; no card is in both. */
  readonly strongest: readonly CardReportRow[];
  readonly weakest: readonly CardReportRow[];
}

/** Players without a comparison are left out. */
export function rankedCards(run: AnyRun, box: Box): RankedCards[] {
  if (!run.config.reports.includes('cards')) return [];
  const rows = cardRows(run, box).filter((row) => row.shrunk !== null && isOwn(row, box));
  return byPlayer(rows).flatMap((own) => {
    const ranked = telling(own, box).toSorted((one, other) => shrunkOf(other) - shrunkOf(one));
    const strongest = ranked.slice(0, Math.min(MOST, Math.ceil(ranked.length / 2)));
    const weakest = ranked.slice(strongest.length).slice(-MOST).toReversed();
    const { player, mode, setting } = own[0]!;
    return ranked.length === 0 ? [] : [{ player, mode, setting, strongest, weakest }];
  });
}

/** Table by table, in the order of the rows, which is that of the scenario. */
function byPlayer<Row extends CardReportRow | StrategyRow>(rows: readonly Row[]): Row[][] {
  const isOf = (one: Row, other: Row) => isSame(one.player, other.player) && whereWords(one) === whereWords(other);
  const first = rows.filter((row, at) => rows.findIndex((one) => isOf(one, row)) === at);
  return first.map((row) => rows.filter((one) => isOf(one, row)));
}

/** Not what others do to a player, such as poison. */
function isOwn({ card, player }: CardReportRow, box: Box): boolean {
  const owners = box.cards().filter(({ id }) => id === card);
  return owners.length === 0 || owners.some(({ entrant }) => entrant === '' || entrant === player.party);
}

/** What summaries rank cards by, the first that a card has. */
export function rankedEvents({ studies }: Box): string[] {
  return (studies?.events ?? []).filter(({ ranked }) => ranked).map(({ name }) => name);
}

/** One row a card: if it is bought or not is the question; where that cannot be compared, whether it is played. */
function telling(rows: readonly CardReportRow[], box: Box): CardReportRow[] {
  const found: CardReportRow[] = [];
  for (const name of rankedEvents(box)) {
    found.push(...rows.filter(({ event, card }) => event === name && !found.some((row) => row.card === card)));
  }
  return found;
}

/** Of every player the group of games, by something that it did, that goes best with winning. */
export function bestStrategies(run: AnyRun, box: Box): StrategyRow[] {
  if (!run.config.reports.includes('strategies')) return [];
  const rows = strategyRows(run, box).filter((row) => row.shrunk !== null && row.group.words !== null);
  return byPlayer(rows).flatMap((own) => own.toSorted((one, other) => shrunkOf(other) - shrunkOf(one)).slice(0, 1));
}

function shrunkOf({ shrunk }: CardReportRow | StrategyRow): number {
  return shrunk?.mean ?? 0;
}
