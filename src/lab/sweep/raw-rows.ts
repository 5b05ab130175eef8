// One row per game, for those who want to count for themselves.
import { stringify } from 'csv-stringify/sync';
import type { Box } from '../../core/contract.ts';
import type { Contest, Played } from '../contest/contest.ts';
import type { ExplainedFile } from '../report/index.ts';

export const RAW_SCHEMA = 'fablelab-raw/1';

/** Says what the rows of a left-out pair have for an ending. */
const LEFT_OUT = 'left out';

function rawColumns(box: Box): ExplainedFile['columns'] {
  const finals = [0, 1].flatMap((seat) =>
    (box.finals?.names ?? []).map((name) => ({ name: `${name}_${seat}`, about: `${name} of seat ${seat} at the end` })),
  );
  return [
    { name: 'schema', about: 'name and version of this layout' },
    { name: 'matchup', about: 'number of the matchup in the scenario, from 1' },
    { name: 'pair', about: 'index of the pair, from 0' },
    { name: 'game', about: 'a: the first player named sits in seat 0; b: in seat 1' },
    { name: 'key', about: 'the luck of the game: 16 hex digits' },
    { name: 'fable_0', about: 'fable in seat 0, which starts' },
    { name: 'bot_0', about: 'bot in seat 0' },
    { name: 'fable_1', about: 'fable in seat 1' },
    { name: 'bot_1', about: 'bot in seat 1' },
    { name: 'winner', about: 'seat that won; empty: nobody, or the pair is left out' },
    { name: 'turns', about: 'turns begun by both' },
    { name: 'decisions', about: 'questions answered by both' },
    ...finals,
    { name: 'ending', about: `how the game ended; "${LEFT_OUT}": a game of the pair failed, see failures.csv` },
  ];
}

export function rawExplained(box: Box): ExplainedFile {
  return { file: 'raw.csv', schema: RAW_SCHEMA, about: 'one row per game, with --raw', columns: rawColumns(box) };
}

export function rawHeader(box: Box): string {
  return stringify([rawColumns(box).map((column) => column.name)]);
}

export class RawRows {
  private readonly rows: (string | number)[][] = [];

  constructor(
    private readonly box: Box,
    private readonly contest: Contest,
    private readonly matchup: number,
  ) {}

  /** Null: the pair is left out. */
  add(pair: number, games: readonly Played[] | null): void {
    this.rows.push(this.row(pair, 0, games?.[0]), this.row(pair, 1, games?.[1]));
  }

  text(): string {
    return stringify(this.rows);
  }

  private row(pair: number, swapped: 0 | 1, game: Played | undefined): (string | number)[] {
    const players = this.contest.sides.flat();
    const [first, second] = [players[swapped]!, players[1 - swapped]!];
    const head = [RAW_SCHEMA, this.matchup + 1, pair, swapped === 0 ? 'a' : 'b', this.contest.keyText(pair, swapped)];
    return [...head, first.party, first.bot, second.party, second.bot, ...this.result(game)];
  }

  private result(game: Played | undefined): (string | number)[] {
    const finals = 2 * (this.box.finals?.names.length ?? 0);
    if (game === undefined) return [...new Array<string>(3 + finals).fill(''), LEFT_OUT];
    const { scores, turns, decisions, ending } = game;
    const score = scores[0];
    const winner = score === 1 ? '' : score === 2 ? 0 : 1;
    return [winner, turns, decisions, ...game.finals, this.box.endings[ending] ?? ending];
  }
}
