// More than two sides at a table: for every two bots one a among b's, and one b among a's.
import { gamesOf } from '../contest/tally.ts';
import type { AnyMatchup, AnyRun } from '../report/results.ts';
import { type TableRatingRow, tableRatings } from '../report/table-ratings.ts';
import type { Sides } from '../scenario/seated.ts';
import type { Rate } from '../statistics/pair-interval.ts';
import type { Player } from '../who/matchup.ts';
import { bySide, type Lineup, type Lineups } from './lineups.ts';
import { type LadderRequest, twosOf } from './request.ts';
import { beatenIn, firstsIn, weightedRate } from './weighted.ts';

/** The one has every party of a line-up in turn. A party that several bring is played once, and weighs as often. */
export function amongSides({ bots }: LadderRequest, { all }: Lineups): Sides[] {
  return orderedTwos(bots).flatMap(([one, others]) =>
    all.flatMap((lineup) =>
      differing(lineup).map((own) => lineup.map((team, at) => bySide(team, at === own ? one : others))),
    ),
  );
}

/** The first side of each kind. */
function differing(lineup: Lineup): number[] {
  const teams = lineup.map((team) => team.join('&'));
  return [...teams.keys()].filter((at) => teams.indexOf(teams[at]!) === at);
}

/** a among b's, then b among a's. */
function orderedTwos(bots: readonly string[]): [string, string][] {
  return twosOf(bots).flatMap(([a, b]): [string, string][] => [
    [a, b],
    [b, a],
  ]);
}

/** How one bot fares where all others at the table are by another bot. */
export interface Among {
  readonly bot: string;
  readonly among: string;
  readonly sets: number;
  readonly games: number;
  readonly leftOut: number;
  /** Share of first places; where bots are equally strong, one part of as many as there are sides. */
  readonly first: Rate;
  /** Share of rivals beaten. */
  readonly rate: Rate;
}

/** The matchups are those of `ladderConfig`, in its order. */
export function amongRows({ bots }: Pick<LadderRequest, 'bots'>, matchups: readonly AnyMatchup[]): Among[] {
  const twos = orderedTwos(bots);
  const each = matchups.length / twos.length;
  return twos.map(([bot, among], at) => {
    const own = matchups.slice(at * each, (at + 1) * each).map((matchup) => ({ ...matchup, ...placeOf(bot, matchup) }));
    const sum = (of: (matchup: AnyMatchup) => number) => own.reduce((total, matchup) => total + of(matchup), 0);
    return {
      ...{ bot, among },
      ...{ sets: sum(({ tally }) => tally.sets), leftOut: sum(({ tally }) => tally.leftOut) },
      games: sum(({ tally }) => gamesOf(tally)),
      first: weightedRate(own.map(({ tally, side, weight }) => firstsIn(tally, side, weight))),
      rate: weightedRate(own.map(({ tally, side, weight }) => beatenIn(tally, side, weight))),
    };
  });
}

/**
 * The one's side, and how many at the table bring what it brings: with these weights it has every chair of a line-up as often,
 * so that among equals it comes first in one part of as many as there are sides, however the parties differ.
 */
function placeOf(bot: string, { players }: AnyMatchup): { side: number; weight: number } {
  const side = players.findIndex((player) => player.bot === bot);
  return { side, weight: players.filter(({ party }) => party === players[side]!.party).length };
}

/** Of two bots the one that surely is: first more often than its part among the others, who come first less often among its like. */
function betterOf(one: Among, other: Among, sides: number): string | null {
  const even = 1 / sides;
  if (one.first.low > even && other.first.high < even) return one.bot;
  return other.first.low > even && one.first.high < even ? other.bot : null;
}

export interface Comparison {
  readonly a: string;
  readonly b: string;
  /** Null: not known. */
  readonly better: string | null;
}

/** Of every two bots. */
export function comparisonsOf({ bots }: Pick<LadderRequest, 'bots'>, rows: readonly Among[], sides: number): Comparison[] {
  return twosOf(bots).map(([a, b], at) => ({ a, b, better: betterOf(rows[2 * at]!, rows[2 * at + 1]!, sides) }));
}

/** One rating per bot, the best first; not those for whom none fits. */
export function tableBotRatings({ config, matchups }: AnyRun): (TableRatingRow & { group: number; elo: Rate })[] {
  const byBot = ({ bot }: Player): Player => ({ party: '*', bot });
  const mapped = matchups.map(({ players, tally }) => ({ players: players.map(byBot), tally }));
  return tableRatings({ config, matchups: mapped })
    .flatMap((row) => (row.group === null || row.elo === null ? [] : [{ ...row, group: row.group, elo: row.elo }]))
    .sort((one, other) => one.group - other.group || other.elo.mean - one.elo.mean);
}
