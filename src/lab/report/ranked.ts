// The cards that go best and worst with winning, and the best strategy, of every player: for summaries. Ranked by the shrunk
// differences, because the most extreme of many are extreme by luck too.
import type { Box } from '../../core/contract.ts';
import { type Player, playerName, type Where, whereWords } from '../who/matchup.ts';
import { type CardMark, type CardReportRow, markOf } from './cards.ts';
import type { RunReports } from './run-reports.ts';
import type { StrategyRow } from './strategies.ts';
import { groupedBy } from './tables.ts';

const MOST = 5;

/** A card with what cards.csv marks it as, by whichever of its events. */
export interface RankedCard extends CardReportRow {
  readonly mark: CardMark | null;
}

export interface RankedCards extends Where {
  readonly player: Player;
  /** From the strongest down, and from the weakest up; no card is in both. */
  readonly strongest: readonly RankedCard[];
  readonly weakest: readonly RankedCard[];
  /** Not ranked, because they come to whoever is behind; from the strongest down. */
  readonly toThoseBehind: readonly RankedCard[];
  /** Ids of those that could not be compared, because nobody takes them. */
  readonly dead: readonly string[];
}

/** Players without a comparison are left out. `most`: at either end. */
export function rankedCards(reports: RunReports, most = MOST): RankedCards[] {
  const { box, run } = reports;
  if (!run.config.reports.includes('cards')) return [];
  const isOwn = ownership(box);
  const rows = reports.cards.filter((row) => isOwn(row));
  return byPlayer(rows).flatMap((own) => {
    const { player, mode, setting } = own[0]!;
    const marks = marksOf(own);
    const compared = telling(own, box).map((row) => ({ ...row, mark: marks.get(row.card) ?? null }));
    const found = compared.toSorted((one, other) => shrunkOf(other) - shrunkOf(one));
    const dead = [...marks.keys()].filter((card) => marks.get(card) === 'dead' && !found.some((row) => row.card === card));
    return found.length === 0 ? [] : [{ player, mode, setting, ...endsOf(found, most, box), dead }];
  });
}

function endsOf(found: readonly RankedCard[], most: number, box: Box) {
  const ranked = found.filter((row) => !isForThoseBehind(row, box));
  const strongest = ranked.slice(0, Math.min(most, Math.ceil(ranked.length / 2)));
  const weakest = ranked.slice(strongest.length).slice(-most).toReversed();
  return { strongest, weakest, toThoseBehind: found.filter((row) => isForThoseBehind(row, box)) };
}

function marksOf(rows: readonly CardReportRow[]): ReadonlyMap<string, CardMark> {
  return new Map(
    rows.flatMap((row): (readonly [string, CardMark])[] => {
      const mark = markOf(row);
      return mark === null ? [] : [[row.card, mark]];
    }),
  );
}

function isForThoseBehind({ card, player }: CardReportRow, { roster, studies }: Box): boolean {
  const entrant = roster.findIndex(({ id }) => id === player.party);
  return studies?.comesToThoseBehind?.(Math.max(0, entrant), card) ?? false;
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

/** One row a card, of those that could be compared: if it is bought or not is the question; where that cannot be compared, whether it is played. */
function telling(rows: readonly CardReportRow[], box: Box): CardReportRow[] {
  const found: CardReportRow[] = [];
  for (const name of rankedEvents(box)) {
    const of = rows.filter(({ event, shrunk }) => event === name && shrunk !== null);
    found.push(...of.filter(({ card }) => !found.some((row) => row.card === card)));
  }
  return found;
}

/** Of every player the groups of games, by something that it did, that go best with winning; so many at most. */
export function bestStrategies(reports: RunReports, most = 1): StrategyRow[] {
  if (!reports.run.config.reports.includes('strategies')) return [];
  const rows = reports.strategies.filter((row) => row.shrunk !== null && row.group.words !== null);
  return byPlayer(rows).flatMap((own) => own.toSorted((one, other) => shrunkOf(other) - shrunkOf(one)).slice(0, most));
}

function shrunkOf({ shrunk }: CardReportRow | StrategyRow): number {
  return shrunk?.mean ?? 0;
}
