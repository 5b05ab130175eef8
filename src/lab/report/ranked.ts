// The cards that go best and worst with winning, and the best strategy, of every player: for summaries. Ranked by the shrunk
// differences, because the most extreme of many are extreme by luck too.
import type { Box } from '../../core/contract.ts';
import { type Player, playerName, type Where, whereWords } from '../who/matchup.ts';
import type { CardReportRow } from './cards.ts';
import type { RunReports } from './run-reports.ts';
import type { StrategyRow } from './strategies.ts';
import { groupedBy } from './tables.ts';

const MOST = 5;

export interface RankedCards extends Where {
  readonly player: Player;
  /** From the strongest down, and from the weakest up; no card is in both. */
  readonly strongest: readonly CardReportRow[];
  readonly weakest: readonly CardReportRow[];
}

/** Players without a comparison are left out. */
export function rankedCards(reports: RunReports): RankedCards[] {
  const { box, run } = reports;
  if (!run.config.reports.includes('cards')) return [];
  const isOwn = ownership(box);
  const rows = reports.cards.filter((row) => row.shrunk !== null && isOwn(row));
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
  return [...groupedBy(rows, (row) => `${whereWords(row)} ${playerName(row.player)}`).values()];
}

/** Not what others do to a player, such as poison. */
function ownership(box: Box): (row: CardReportRow) => boolean {
  const cards = groupedBy(box.cards(), ({ id }) => id);
  return ({ card, player }) => {
    const owners = cards.get(card) ?? [];
    return owners.length === 0 || owners.some(({ entrant }) => entrant === '' || entrant === player.party);
  };
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
export function bestStrategies(reports: RunReports): StrategyRow[] {
  if (!reports.run.config.reports.includes('strategies')) return [];
  const rows = reports.strategies.filter((row) => row.shrunk !== null && row.group.words !== null);
  return byPlayer(rows).flatMap((own) => own.toSorted((one, other) => shrunkOf(other) - shrunkOf(one)).slice(0, 1));
}

function shrunkOf({ shrunk }: CardReportRow | StrategyRow): number {
  return shrunk?.mean ?? 0;
}
