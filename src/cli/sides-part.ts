// Words about tables of other than two sides: titles, heads, how much was played.
import type { Box } from '../core/contract.ts';
import type { Tally } from '../lab/contest/tally.ts';
import { type AnyRun, numberedBySides, playersOf } from '../lab/report/run.ts';

/** The bot is named where there is one for all. */
export function titleOf(box: Box, { config, matchups }: AnyRun, isWanted: (sides: number) => boolean, what: string): string {
  const bots = new Set(playersOf(numberedBySides(matchups, isWanted)).map(({ bot }) => bot));
  const by = bots.size === 1 ? ` by ${[...bots][0]}` : '';
  return `${box.title}${by}, seed ${config.seed}: ${what}`;
}

/** What the roster is called; players who are all alike are players. */
export function whoHead({ roster, noun }: Box): string {
  return roster.length === 0 ? 'player' : noun.one;
}

/** `100`, or `100 to 200`. */
export function betweenText(counts: readonly number[]): string {
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  return least === most ? String(most) : `${least} to ${most}`;
}

export function leftOutText(tallies: readonly Tally[]): string[] {
  const leftOut = tallies.reduce((sum, tally) => sum + tally.leftOut, 0);
  if (leftOut === 0) return [];
  return [`${leftOut} ${leftOut === 1 ? 'set is' : 'sets are'} left out of all of this: a bot or a game failed.`];
}
