// cards.csv: which card goes with winning. One row for each thing that may happen to a card of a player: it is in her starting
// deck, bought, drawn, played, destroyed.

import type { Box, CardEvent } from '../../core/contract.ts';
import type { Player } from '../matchup.ts';
import { SUMS } from '../statistics/pair-counts.ts';
import type { Rate } from '../statistics/pair-interval.ts';
import { FEW, ratioMean, ratioRate } from '../statistics/ratio.ts';
import { cardEvents } from '../study/plan.ts';
import { cardCells, copySums, hasHappened, type Side, sideSums } from '../study/read.ts';
import type { Report } from './column.ts';
import { withInterval } from './column.ts';
import { type Contrast, contrastColumns, contrastOf, type Judged, judge, MEAN, TRAP } from './contrast.ts';
import { LEVEL, Z } from './level.ts';
import type { Run } from './run.ts';
import { type StudiedPlayer, studiedPlayers } from './sides.ts';

/** Of the games in which a card could be bought: hardly ever bought, nearly always. */
const DEAD = 0.01;
const ALWAYS = 0.9;

interface Counted extends Contrast {
  readonly player: Player;
  readonly card: string;
  readonly event: CardEvent;
  readonly copies: Rate | null;
  /** Of purchases alone. */
  readonly firstTurn: Rate | null;
  readonly affordable: number | null;
  readonly boughtWhereAffordable: Rate | null;
}

export type CardRow = Counted & Judged;

export function cards(box: Box): Report<CardRow> {
  return {
    name: 'cards',
    schema: 'fablelab-cards/1',
    about: `Every card of every fable with her bot, by what happened to it: how often, and how she fared with and without. ${TRAP}.`,
    columns: [
      { name: 'fable', about: 'fable', of: ({ player }) => player.party },
      { name: 'bot', about: 'bot that plays her', of: ({ player }) => player.bot },
      { name: 'card', about: 'card, as list cards names it', of: ({ card }) => card },
      {
        name: 'event',
        about: `what happened to it: start (it is in her starting deck), bought, drawn (first hands too), played, destroyed; "it" in the other columns`,
        of: ({ event }) => event,
      },
      ...contrastColumns<CardRow>('it', 'all cards of this fable, bot and event', 'cards'),
      ...withInterval<CardRow>('copies', 'how many times a game, in games with it', MEAN, ({ copies }) => copies),
      ...withInterval<CardRow>(
        'first_turn',
        'her turn in which it was first bought, from 1, in games with it; bought only',
        MEAN,
        ({ firstTurn }) => firstTurn,
      ),
      {
        name: 'affordable_games',
        about: 'games in which she could have bought it at some time: enough power, and a copy left; bought only',
        of: ({ affordable }) => affordable,
      },
      ...withInterval<CardRow>(
        'bought_where_affordable',
        'share of these games in which she bought it',
        `ratio by pairs; Wilson form; under ${FEW} games or all pairs alike: Jeffreys by pairs`,
        (row) => row.boughtWhereAffordable,
      ),
      {
        name: 'mark',
        about: `dead: bought in less than 1 % of the games in which it could be; always: in more than 90 %; only with ${FEW} such games`,
        of: markOf,
      },
    ],
    rows: (run) => cardRows(run, box),
  };
}

function markOf({ affordable, boughtWhereAffordable }: CardRow): 'dead' | 'always' | null {
  if (affordable === null || affordable < FEW || boughtWhereAffordable === null) return null;
  return boughtWhereAffordable.mean < DEAD ? 'dead' : boughtWhereAffordable.mean > ALWAYS ? 'always' : null;
}

/** What never happened has no row, but for purchases that could have been made. */
export function cardRows(run: Run, box: Box): CardRow[] {
  const counted = studiedPlayers(run, box).flatMap((studied) =>
    studied.cards.flatMap((card, at) =>
      cardEvents.filter((event) => isThere(studied, at, event)).map((event) => countedRow(studied, card, at, event)),
    ),
  );
  return judge(counted, ({ player, event }) => `${player.party} ${player.bot} ${event}`);
}

function isThere({ plan, sides }: StudiedPlayer, at: number, event: CardEvent): boolean {
  const isAffordable = (side: Side) => sideSums(plan, side, plan.affordable + at * SUMS)[0] > 0;
  return sides.some((side) => hasHappened(plan, side, event, at) || (event === 'bought' && isAffordable(side)));
}

function countedRow({ player, plan, sides }: StudiedPlayer, card: string, at: number, event: CardEvent): Counted {
  const strata = (of: (side: Side) => ReturnType<typeof copySums>) =>
    sides.map((side) => ({ pairs: side.pairs, sums: of(side) }));
  const bought = event === 'bought';
  const affordable = strata((side) => sideSums(plan, side, plan.affordable + at * SUMS));
  return {
    ...contrastOf(sides.map((side) => cardCells(plan, side, event, at))),
    player,
    card,
    event,
    copies: ratioMean(
      strata((side) => copySums(plan, side, event, at)),
      Z,
    ),
    firstTurn: bought
      ? ratioMean(
          strata((side) => sideSums(plan, side, plan.firstBought + at * SUMS)),
          Z,
        )
      : null,
    affordable: bought ? affordable.reduce((sum, { sums }) => sum + sums[0], 0) : null,
    boughtWhereAffordable: bought ? ratioRate(affordable, 1, Z, LEVEL) : null,
  };
}
