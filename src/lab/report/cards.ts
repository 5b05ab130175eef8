// cards.csv: which card goes with winning. One row for each thing that may happen to a card of a player, as the game names it.

import type { Box } from '../../core/contract.ts';
import { cardThing, chanceSums, copySums, firstTurnSums, hasHappened } from '../contest/study/read.ts';
import type { Rate } from '../statistics/pair-interval.ts';
import { FEW, ratioMean, ratioRate } from '../statistics/ratio.ts';
import { type Player, playerName, type Where, whereWords } from '../who/matchup.ts';
import type { Column, Report } from './column.ts';
import { withInterval } from './column.ts';
import {
  type Contrast,
  contrastColumns,
  contrastOf,
  type Judged,
  judge,
  meanMethod,
  RANKED,
  shareMethod,
  TRAP,
} from './contrast.ts';
import { LEVEL, Z } from './level.ts';
import type { AnyRun } from './results.ts';
import type { RunReports } from './run-reports.ts';
import { type CountedAs, countedAs, type StudiedPlayer, studiedPlayers } from './sides.ts';
import { subjectColumns } from './subject-columns.ts';

/** Of the games in which it could happen to a card: hardly ever did, nearly always. */
const DEAD = 0.01;
const ALWAYS = 0.9;

interface CardContrast extends Contrast, Where {
  readonly player: Player;
  readonly card: string;
  readonly event: string;
  readonly copies: Rate | null;
  /** Of events that have them alone. */
  readonly firstTurn: Rate | null;
  readonly couldGames: number | null;
  readonly didWhereCould: Rate | null;
}

export type CardReportRow = CardContrast & Judged;

export function cards(reports: RunReports): Report<CardReportRow, AnyRun> {
  const { box, run } = reports;
  const counted = countedAs(run, box);
  const events = box.studies?.events ?? [];
  return {
    name: 'cards',
    schema: 'fablelab-cards/2',
    about: `Every card of every player with its bot, by what happened to it: how often, and how the player fared with and without. ${TRAP}.`,
    columns: [
      ...subjectColumns(box),
      { name: 'card', about: 'card, as list cards names it', type: 'text', value: ({ card }) => card },
      {
        name: 'event',
        about: `what happened to it: ${events.map(({ name, about }) => `${name} (${about})`).join(', ')}; "it" in the other columns`,
        type: 'text',
        value: ({ event }) => event,
      },
      ...contrastColumns<CardReportRow>('it', 'all cards of this player, bot and event', 'cards', counted),
      ...withInterval<CardReportRow>(
        { name: 'copies', about: 'how many times a game, in games with it', method: meanMethod(counted), unit: 'times' },
        (row) => row.copies,
      ),
      ...firstTurnColumns(box, counted),
      ...chanceColumns(box, counted),
    ],
    ranked: RANKED,
    rows: () => reports.cards,
  };
}

function firstTurnColumns(box: Box, counted: CountedAs): readonly Column<CardReportRow>[] {
  const timed = (box.studies?.events ?? []).filter(({ firstTurn }) => firstTurn !== undefined).map(({ name }) => name);
  if (timed.length === 0) return [];
  const about = `turn in which it first happened, from 1, in games with it; ${timed.join(', ')} only`;
  return withInterval<CardReportRow>(
    { name: 'first_turn', about, method: meanMethod(counted), unit: 'turn' },
    ({ firstTurn }) => firstTurn,
  );
}

/** Two for each event that has a chance, and what is to be thought of it. */
function chanceColumns(box: Box, counted: CountedAs): readonly Column<CardReportRow>[] {
  const chanced = (box.studies?.events ?? []).flatMap(({ name, could }) => (could === undefined ? [] : [{ name, could }]));
  if (chanced.length === 0) return [];
  return [
    ...chanced.flatMap(({ name, could }): readonly Column<CardReportRow>[] => [
      {
        name: `${could.name}_games`,
        about: `games in which ${could.about}; ${name} only`,
        type: 'integer',
        value: ({ event, couldGames }) => (event === name ? couldGames : null),
      },
      ...withInterval<CardReportRow>(
        {
          name: `${name}_where_${could.name}`,
          about: 'share of these games in which it happened',
          method: shareMethod(counted),
          unit: 'fraction',
        },
        ({ event, didWhereCould }) => (event === name ? didWhereCould : null),
      ),
    ]),
    {
      name: 'mark',
      about: `dead: it happened in less than 1 % of the games in which it could; always: in more than 90 %; only with ${FEW} such games`,
      type: 'text',
      value: markOf,
    },
  ];
}

export type CardMark = 'dead' | 'always';

export function markOf({ couldGames, didWhereCould }: CardReportRow): CardMark | null {
  if (couldGames === null || couldGames < FEW || didWhereCould === null) return null;
  return didWhereCould.mean < DEAD ? 'dead' : didWhereCould.mean > ALWAYS ? 'always' : null;
}

/** What never happened has no row, unless it could have. */
export function cardRows(run: AnyRun, box: Box): CardReportRow[] {
  const counted = studiedPlayers(run, box).flatMap((studied) =>
    studied.cards.flatMap((card, at) =>
      [...studied.plan.studies.events.keys()]
        .filter((event) => isThere(studied, at, event))
        .map((event) => countedRow(studied, card, at, event)),
    ),
  );
  return judge(counted, (row) => `${whereWords(row)} ${playerName(row.player)} ${row.event}`);
}

function isThere({ plan, parts }: StudiedPlayer, card: number, event: number): boolean {
  const chance = plan.chanced.indexOf(plan.studies.events[event]!);
  return parts.some((part) => hasHappened(part, event, card) || (chance >= 0 && chanceSums(part, chance, card).sums[0] > 0));
}

function countedRow(
  { player, mode, setting, plan, parts }: StudiedPlayer,
  card: string,
  at: number,
  place: number,
): CardContrast {
  const event = plan.studies.events[place]!;
  const [time, chance] = [plan.timed.indexOf(event), plan.chanced.indexOf(event)];
  const could = chance < 0 ? null : parts.map((part) => chanceSums(part, chance, at));
  const copies = parts.map((part) => copySums(part, place, at));
  const turns = parts.map((part) => firstTurnSums(part, time, at));
  return {
    ...contrastOf(parts.map((part) => cardThing(part, place, at))),
    ...{ player, mode, setting },
    card,
    event: event.name,
    copies: ratioMean(copies, Z),
    firstTurn: time < 0 ? null : ratioMean(turns, Z),
    couldGames: could === null ? null : could.reduce((sum, { sums }) => sum + sums[0], 0),
    didWhereCould: could === null ? null : ratioRate(could, 1, Z, LEVEL),
  };
}
