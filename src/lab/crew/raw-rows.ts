// One row per game, for those who want to count for themselves.
import { stringify } from 'csv-stringify/sync';
import type { Box, Mode } from '../../core/contract.ts';
import { modeOf, seatCount, winningSide } from '../../core/modes.ts';
import { BASE } from '../contest/arms.ts';
import type { Contest } from '../contest/contest.ts';
import type { Played } from '../contest/played.ts';
import type { Arm, Resolved } from '../contest/resolved.ts';
import { type ExplainedFile, SCHEMA_FIELD } from '../text/explained-file.ts';
import { gameName } from '../who/matchup.ts';

export const RAW = 'raw.csv';

const RAW_SCHEMA = 'fablelab-raw/4';

/** Says what the rows of a left-out set have for an ending. */
const LEFT_OUT = 'left out';

/** Seats of the largest table of a scenario. */
export function seatsIn(box: Box, { matchups }: Resolved): number {
  return Math.max(...matchups.map(({ mode }) => seatCount(modeOf(box, mode))));
}

function rawColumns(box: Box, config: Resolved): ExplainedFile['columns'] {
  const seats = Array.from({ length: seatsIn(box, config) }, (_, seat) => seat);
  const finals = seats.flatMap((seat) =>
    (box.finals?.names ?? []).map((name) => ({
      name: `${name}_${seat}`,
      about: `${name} of seat ${seat} at the end`,
      type: 'number' as const,
    })),
  );
  const { one } = box.noun;
  return [
    SCHEMA_FIELD,
    { name: 'matchup', about: 'number of the matchup in the scenario, from 1', type: 'integer' },
    { name: 'set', about: 'index of the set, from 0', type: 'integer' },
    {
      name: 'arm',
      about: `version of the game, by its name in the scenario; ${BASE}: that of the scenario itself`,
      type: 'text',
    },
    {
      name: 'game',
      about: 'which of the set: a, b… Of two who meet a: the first player named sits in seat 0; b: in seat 1',
      type: 'text',
    },
    { name: 'key', about: 'the luck of the game: 16 hex digits', type: 'text' },
    ...seats.flatMap((seat) => [
      {
        name: `entrant_${seat}`,
        about: `${one}, by id, in seat ${seat}${seat === 0 ? ', which starts' : ''}`,
        type: 'text' as const,
      },
      { name: `bot_${seat}`, about: `bot in seat ${seat}`, type: 'text' as const },
    ]),
    { name: 'winner', about: 'the first seat of the side that won; empty: nobody, or the set is left out', type: 'integer' },
    { name: 'turns', about: 'turns begun by all', type: 'integer' },
    { name: 'decisions', about: 'questions answered by all', type: 'integer' },
    ...finals,
    { name: 'ending', about: `how the game ended; "${LEFT_OUT}": a game of the set failed, see failures.csv`, type: 'text' },
  ];
}

export function rawExplained(box: Box, config: Resolved): ExplainedFile {
  return { file: RAW, schema: RAW_SCHEMA, about: 'one row per game, with --raw', columns: rawColumns(box, config) };
}

export function rawHeader(box: Box, config: Resolved): string {
  return stringify([rawColumns(box, config).map((column) => column.name)]);
}

export class RawRows {
  /** By set of a block: all of its rows, those of base first. */
  private readonly rows: (string | number)[][][] = [];
  private readonly seats: number;

  constructor(
    private readonly box: Box,
    config: Resolved,
    private readonly matchup: number,
  ) {
    this.seats = seatsIn(box, config);
  }

  /** `at` is the place of the set in its block. Null: the set is left out. */
  add(at: number, contest: Contest, arm: Arm | null, set: number, games: readonly Played[] | null): void {
    this.rows[at] ??= [];
    for (let game = 0; game < contest.seating.games; game++) {
      const head = [RAW_SCHEMA, this.matchup + 1, set, arm?.name ?? BASE, gameName(game), contest.keyText(set, game)];
      this.rows[at].push([...head, ...this.seated(contest, game), ...this.result(contest.mode, games?.[game])]);
    }
  }

  text(): string {
    return stringify(this.rows.flat());
  }

  private seated({ matchup, seating }: Contest, number: number): string[] {
    const players = matchup.sides.flat();
    const seats = Array.from({ length: this.seats }, (_, seat) => {
      const player = seat < players.length ? players[seating.playerAt[number * players.length + seat]!] : undefined;
      return [player?.party ?? '', player?.bot ?? ''];
    });
    return seats.flat();
  }

  private result({ sides }: Mode, game: Played | undefined): (string | number)[] {
    const finals = this.seats * (this.box.finals?.names.length ?? 0);
    if (game === undefined) return [...new Array<string>(3 + finals).fill(''), LEFT_OUT];
    const { turns, decisions, ending } = game;
    const ends = Array.from({ length: finals }, (_, at) => game.finals[at] ?? '');
    return [sides[winningSide(game.scores)]?.[0] ?? '', turns, decisions, ...ends, this.box.endings[ending] ?? ending];
  }
}
