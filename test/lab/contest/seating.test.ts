// Who sits where in the games of a set.
import { describe, expect, test } from 'vitest';
import type { Mode } from '../../../src/core/contract.ts';
import { seatCount } from '../../../src/core/modes.ts';
import { keyOf } from '../../../src/core/rng.ts';
import { gamesOfSet, Seating, seatingOf } from '../../../src/lab/contest/seating.ts';

const duel: Mode = { name: '1v1', sides: [[0], [1]], party: 1 };
const three: Mode = { name: '3-players', sides: [[0], [1], [2]], party: 1 };
const five: Mode = { name: '5-players', sides: [[0], [1], [2], [3], [4]], party: 0 };
const teams: Mode = {
  name: '2v2',
  sides: [
    [0, 2],
    [1, 3],
  ],
  party: 1,
};
const together: Mode = { name: '3-heroes', sides: [[0, 1, 2]], party: 1 };
const uneven: Mode = { name: '1v2', sides: [[0], [1, 2]], party: 1 };

/** By game, the names in the order of the seats. */
function seated(mode: Mode, names: readonly (readonly string[])[], set: number): string[] {
  const seating = new Seating(mode, names);
  seating.draw(keyOf('seating', set));
  const [players, seats] = [names.flat(), seatCount(mode)];
  return Array.from({ length: seating.games }, (_, game) =>
    [...seating.playerAt.subarray(game * seats, (game + 1) * seats)].map((player) => players[player]).join(''),
  );
}

const sets = Array.from({ length: 60 }, (_, set) => set);

test('a duel is played as it is named, then the other way round, whatever the luck', () => {
  for (const set of sets) expect(seated(duel, [['b'], ['a']], set)).toEqual(['ba', 'ab']);
});

test.each([
  ['three', three, ['a', 'b', 'c']],
  ['five', five, ['a', 'b', 'c', 'd', 'e']],
] as const)('%s: everybody sits once in every chair, and neighbours vary', (_, mode, names) => {
  const circles = new Set<string>();
  for (const set of sets) {
    const games = seated(
      mode,
      names.map((name) => [name]),
      set,
    );
    for (const [chair] of names.entries()) expect(games.map((game) => game[chair]).sort()).toEqual([...names]);
    // A game turned round the table is another of the same set.
    for (const game of games) expect(`${games[0]}${games[0]}`).toContain(game);
    circles.add(games.toSorted()[0]!);
  }
  const orders = names.slice(1).reduce((product, _, at) => product * (at + 1), 1);
  expect(circles.size).toBeGreaterThan(Math.min(orders, 12) - 1);
});

test('partners change chairs among themselves, and the sides theirs', () => {
  const games = sets.flatMap((set) =>
    seated(
      teams,
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
      set,
    ),
  );
  expect(new Set(games)).toEqual(new Set(['acbd', 'adbc', 'bcad', 'bdac', 'cadb', 'cbda', 'dacb', 'dbca']));
  for (const set of sets) {
    const [one = '', other = ''] = seated(
      teams,
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
      set,
    );
    expect([one[0], one[2]].sort().join('')).toBe([other[1], other[3]].sort().join(''));
  }
});

test('a lone side, and sides that differ in size, play one game a set', () => {
  expect([together, uneven, duel, five].map(gamesOfSet)).toEqual([1, 1, 2, 5]);
  expect(new Set(sets.flatMap((set) => seated(together, [['a', 'b', 'c']], set))).size).toBe(6);
  expect(new Set(sets.flatMap((set) => seated(uneven, [['a'], ['b', 'c']], set)))).toEqual(new Set(['abc', 'acb']));
});

describe('how sides are named', () => {
  test('changes nothing but in a duel, whose first game has the first in seat 0', () => {
    for (const set of sets) {
      expect(seated(three, [['c'], ['a'], ['b']], set)).toEqual(seated(three, [['a'], ['b'], ['c']], set));
      expect(
        seated(
          teams,
          [
            ['d', 'c'],
            ['b', 'a'],
          ],
          set,
        ),
      ).toEqual(
        seated(
          teams,
          [
            ['a', 'b'],
            ['c', 'd'],
          ],
          set,
        ),
      );
    }
  });
});

describe('where matchups share their luck', () => {
  /** By game, the parties in the order of the seats, and the bots. Players are `party/bot`. */
  const partiesOf = (mode: Mode, words: readonly (readonly string[])[], set: number, luck: 'own' | 'shared') => {
    const sides = words.map((side) =>
      side.map((word) => ({ party: word.split('/')[0] ?? '', bot: word.split('/')[1] ?? '' })),
    );
    const seating = seatingOf(mode, { sides }, luck);
    seating.draw(keyOf('seating', set));
    return [...seating.playerAt].map((player) => sides.flat()[player]?.party).join('');
  };
  // Of the players named first in each side both have the party a, so that by their names the bots decide.
  const [one, other] = [
    [
      ['a/x', 'b/x'],
      ['a/y', 'c/y'],
    ],
    [
      ['a/y', 'b/y'],
      ['a/x', 'c/x'],
    ],
  ];

  test('parties sit alike whichever bots have them', () => {
    for (const set of sets) expect(partiesOf(teams, one, set, 'shared')).toBe(partiesOf(teams, other, set, 'shared'));
    expect(sets.some((set) => partiesOf(teams, one, set, 'own') !== partiesOf(teams, other, set, 'own'))).toBe(true);
    const bots = ['x', 'y', 'z'];
    for (const [mode, parties] of [
      [three, [['a'], ['a+b'], ['ab']]],
      [together, [['a', 'a+b', 'ab']]],
      [uneven, [['a'], ['a', 'b']]],
    ] as const) {
      const by = (first: number) => parties.map((side, at) => side.map((party) => `${party}/${bots[(first + at) % 3]}`));
      for (const set of sets) {
        const games = [0, 1, 2].map((first) => partiesOf(mode, by(first), set, 'shared'));
        expect(new Set(games).size).toBe(1);
      }
    }
  });

  test('naming order changes nothing there either', () => {
    for (const set of sets) {
      const turned = one.toReversed().map((side) => side.toReversed());
      expect(partiesOf(teams, turned, set, 'shared')).toBe(partiesOf(teams, one, set, 'shared'));
    }
  });
});

test('equal players in all seats are the same game', () => {
  const sameAs = (mode: Mode, names: readonly (readonly string[])[]) => {
    const seating = new Seating(mode, names);
    seating.draw(keyOf('same'));
    return [...seating.sameAs];
  };
  expect(sameAs(duel, [['a'], ['b']])).toEqual([0, 1]);
  expect(sameAs(duel, [['a'], ['a']])).toEqual([0, 0]);
  expect(sameAs(five, [['a'], ['a'], ['a'], ['a'], ['a']])).toEqual([0, 0, 0, 0, 0]);
  expect(sameAs(five, [['a'], ['b'], ['b'], ['b'], ['b']])).toEqual([0, 1, 2, 3, 4]);
  expect(
    sameAs(teams, [
      ['a', 'b'],
      ['a', 'b'],
    ]).at(0),
  ).toBe(0);
});
