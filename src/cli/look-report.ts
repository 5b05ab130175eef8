// What the first look shows: a table for people, an object for programs.
import type { Box } from '../core/contract.ts';
import type { Player } from '../lab/matchup.ts';
import type { Duel } from '../lab/pairs.ts';
import type { Rate } from '../lab/statistics/pair-interval.ts';
import { summarize } from '../lab/summary.ts';
import { drawTable } from './table.ts';
import type { Terminal } from './terminal.ts';

export interface LookRow {
  readonly players: readonly [Player, Player];
  readonly duel: Duel;
}

export async function tableOf(box: Box, seed: number, rows: readonly LookRow[], terminal: Terminal): Promise<string> {
  const [first, second] = names(box, rows);
  const table = await drawTable(
    [
      { head: 'bots' },
      { head: `${first}\nwins (95 %)` },
      { head: 'games', align: 'right' },
      { head: 'turns', align: 'right' },
      { head: 'no\nresult', align: 'right' },
      { head: 'first player\nwins (95 %)' },
    ],
    rows.map(cells),
    terminal,
  );
  return `${box.title}: ${first} v ${second}, seed ${seed}\n\n${table}`;
}

function cells(row: LookRow): (string | number)[] {
  const { winRate, games, meanTurns, noResults, firstPlayerRate } = summarize(row.duel.tally);
  return [
    botsOf(row),
    percent(winRate),
    games,
    games === 0 ? '–' : meanTurns.toFixed(1),
    noResults,
    percent(firstPlayerRate),
  ];
}

function botsOf({ players }: LookRow): string {
  return players.map((player) => player.bot).join(' v ');
}

function percent({ mean, low, high }: Rate): string {
  const of = (rate: number) => (rate * 100).toFixed(1);
  return Number.isNaN(mean) ? '–' : `${of(mean)} % (${of(low)}–${of(high)})`;
}

/** The first row in a sentence, for when the story has pushed the table off the screen. */
export function inShort(box: Box, rows: readonly LookRow[]): string {
  const [row] = rows;
  const [first] = names(box, rows);
  if (row === undefined) return '';
  const { winRate, games, firstPlayerRate } = summarize(row.duel.tally);
  const rates = `${first} wins ${percent(winRate)}, the first player ${percent(firstPlayerRate)}`;
  return `In short, ${botsOf(row)}: ${rates}, of ${games} games.`;
}

/** Rates made of games without a result say little. */
export function warningsOf(rows: readonly LookRow[]): string[] {
  return rows.flatMap((row) => {
    const { tooManyNoResults, noResults, games } = summarize(row.duel.tally);
    return tooManyNoResults ? [`${botsOf(row)}: ${noResults} of ${games} games had no result and count one half each`] : [];
  });
}

/** Rates as fractions with six decimals; neither time nor machine, so that equal runs give equal bytes. */
export function jsonOf(box: Box, seed: number, pairs: number, rows: readonly LookRow[], finished: boolean): string {
  const object = {
    schema: 'fablelab-look/1',
    game: box.name,
    seed,
    pairsAsked: pairs,
    finished,
    rows: rows.map(({ players, duel }) => {
      const { winRate, firstPlayerRate, meanTurns, efficiency } = summarize(duel.tally);
      return {
        players,
        ...duel.tally,
        endings: Object.fromEntries(box.endings.map((ending, at) => [ending, duel.tally.endings[at]])),
        winRate: rounded(winRate),
        firstPlayerRate: rounded(firstPlayerRate),
        meanTurns: six(meanTurns),
        efficiency: efficiency === null ? null : six(efficiency),
      };
    }),
  };
  return `${JSON.stringify(object, null, 2)}\n`;
}

function rounded({ mean, low, high }: Rate) {
  return { mean: six(mean), low: six(low), high: six(high) };
}

function six(value: number): number {
  return Number(value.toFixed(6));
}

function names(box: Box, rows: readonly LookRow[]): string[] {
  const players: readonly Player[] = rows[0]?.players ?? [];
  return players.map(({ fable }) => box.roster.find(({ id }) => id === fable)?.name ?? fable);
}
