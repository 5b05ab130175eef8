// Words about tables: titles, heads, modes and settings, how much was played.
import type { Box } from '../../core/contract.ts';
import type { Tally } from '../../lab/contest/tally.ts';
import { type AnyMatchup, type AnyRun, playersOf } from '../../lab/report/results.ts';
import { tableNames } from '../../lab/report/tables.ts';
import { visible } from '../../lab/text/quote.ts';
import { type Where, whereWords } from '../../lab/who/matchup.ts';
import { changedLine } from '../screen/changed.ts';
import type { TableColumn } from '../screen/table.ts';

/** What was changed stands below it. The bot is named where there is one for all; mode and setting too, where they are not the game's first. */
export function titleOf(
  box: Box,
  { config }: Pick<AnyRun, 'config'>,
  matchups: readonly (AnyMatchup & Where)[],
  what: string,
  where = inBrackets(sharedBy(matchups)),
): string {
  const bots = new Set(playersOf(matchups).map(({ bot }) => bot));
  const by = bots.size === 1 ? ` by ${[...bots][0]}` : '';
  return `${visible(`${box.title}${where}${by}, seed ${config.seed}: ${what}`)}${changedLine(box, config)}`;
}

function inBrackets(where: Where): string {
  const words = whereWords(where);
  return words === '' ? '' : ` (${words})`;
}

/** By name where there are several tables, so that they are told apart. */
export function tableWords(where: Where, box: Box, tables: number): string {
  return inBrackets(tables > 1 ? tableNames(where, box) : where);
}

const isShared = (all: readonly Where[], what: keyof Where): boolean => new Set(all.map((one) => one[what])).size === 1;

function sharedBy(all: readonly Where[]): Where {
  const [first = {}] = all;
  const { mode, setting } = first;
  return { ...(isShared(all, 'mode') ? { mode } : {}), ...(isShared(all, 'setting') ? { setting } : {}) };
}

/** Columns for mode and setting where the rows differ in them; with the cells of a row. */
export function whereCells(box: Box, rows: readonly Where[]): { heads: TableColumn[]; of(row: Where): string[] } {
  const differing = (['mode', 'setting'] as const).filter((what) => !isShared(rows, what));
  return {
    heads: differing.map((head) => ({ head })),
    of: (row) => differing.map((what) => tableNames(row, box)[what] ?? ''),
  };
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
