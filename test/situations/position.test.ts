// Positions against the engine: what is read from a table in play and laid out again is the same table.
import { describe, expect, test } from 'vitest';
import { type Box, type Game, READER } from '../../src/core/contract.ts';
import type { Values } from '../../src/core/face.ts';
import { Match } from '../../src/core/match.ts';
import type { Position, PositionField, Positions } from '../../src/core/position.ts';
import { type Key, keyOf } from '../../src/core/rng.ts';
import { gameNames, loadBox } from '../../src/games/index.ts';
import { checkWords } from '../../src/lab/situation/vocabulary.ts';
import { random } from '../battery/checks.ts';

const GAMES = 12;

for (const box of await Promise.all(gameNames.map(loadBox))) {
  const { positions } = box;
  if (positions === undefined) continue;
  describe(box.name, () => {
    test('a table that is read and laid out again offers the same and plays on the same', () => {
      let compared = 0;
      everyQuestion(box, (match, entrants, key) => {
        if (!isStartOfActions(match, positions)) return;
        const again = box.open({ mode: match.game.mode.name });
        positions.layOut(again, read(match.game, positions, entrants, key));
        expect(read(again, positions, entrants, key)).toEqual(read(match.game, positions, entrants, key));
        expect(options(again)).toEqual(options(match.game));
        expect(again.picture(READER)).toBe(match.game.picture(READER));
        expect(differing(again, match.game)).toEqual([]);
        compared++;
      });
      expect(compared).toBeGreaterThan(GAMES);
    });

    test('its vocabulary has every word of its options', () => {
      everyQuestion(box, ({ game }) => {
        for (const words of options(game)) checkWords({ file: '', line: 0, column: 0 }, words, words, { box, positions });
      });
    });
  });
}

/** Plays random games and stops at every question. */
function everyQuestion(box: Box, look: (match: Match, entrants: readonly number[], key: Key) => void): void {
  const roster = box.roster.length;
  const match = new Match(box.open({}));
  for (let i = 0; i < GAMES; i++) {
    const entrants = Array.from(
      { length: match.game.seats },
      (_, seat) => (i + seat * (1 + Math.floor(i / roster))) % roster,
    );
    const key = keyOf('positions', i);
    match.begin(
      key,
      entrants.map((entrant) => [entrant]),
    );
    for (let q = match.next(); q !== null; q = match.next()) {
      look(match, entrants, key);
      match.answer(random.choose(match.views[q.seat]!, q));
    }
  }
}

/** Where nothing was done yet in this turn. */
function isStartOfActions({ game }: Match, positions: Positions): boolean {
  return game.turn() > 0 && positions.isAtRest(game) && options(game).includes('focus');
}

function options(game: Game): string[] {
  const buffer = new Int32Array(game.box.limits.options);
  return Array.from(buffer.subarray(0, game.list(buffer)), (option) => game.describe(option));
}

function read(game: Game, positions: Positions, entrants: readonly number[], key: Key): Position {
  const values = (fields: readonly PositionField[], seat: number): Values =>
    Object.fromEntries(
      fields
        .filter((field) => field.form(entrants[seat] ?? 0) !== null)
        .map((field) => [field.name, field.read(game, seat)]),
    );
  return {
    entrants,
    active: positions.active(game),
    phase: positions.phases[0]?.name ?? '',
    seats: entrants.map((_, seat) => values(positions.seatFields, seat)),
    luck: entrants.map(() => ({})),
    table: values(positions.tableFields, 0),
    key,
  };
}

/** What no file says: how many random events there have been, and what the others know of an epic seen before. */
const UNSAID = ['luck', 'epicSecret'];

/** The bytes that differ and should not. */
function differing(one: Game, other: Game): number[] {
  const views = UNSAID.map((name) => (one as unknown as Record<string, Int16Array | undefined>)[name]);
  const isUnsaid = (at: number): boolean =>
    views.some((view) => view !== undefined && at >= view.byteOffset && at < view.byteOffset + view.byteLength);
  return Array.from(one.bytes.keys()).filter((at) => one.bytes[at] !== other.bytes[at] && !isUnsaid(at));
}
