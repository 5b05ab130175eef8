import { describe, expect, test } from 'vitest';
import { bradleyTerry } from '../../../src/lab/statistics/bradley-terry.ts';
import { type MetInSets, rateable } from '../../../src/lab/statistics/rateable.ts';
import { luck as luckOf } from './luck.ts';

/** Two who met, by sets: `WL*3` is three in which the first named won sitting first and lost sitting second; T is a game without a winner. */
function met(a: number, b: number, sets: string): MetInSets {
  const results = [
    [0, 0, 0],
    [0, 0, 0],
  ];
  const sums = [0, 0, 0, 0, 0];
  for (const word of sets.split(' ')) {
    const [kind = '', times = '1'] = word.split('*');
    const [first = 0, second = 0] = [...kind].map((letter) => 'LTW'.indexOf(letter));
    results[0]![first]! += Number(times);
    results[1]![second]! += Number(times);
    sums[first + second]! += Number(times);
  }
  return { a, b, results, sums };
}

const mixed = 'WW*5 WL*5 LW*5 LL*5';

describe('a finite rating', () => {
  test.each([
    ['two who both win in both seats', 2, [met(0, 1, mixed)], [[0, 1]]],
    ['whoever won everything has none', 2, [met(0, 1, 'WW*50')], []],
    [
      'nor who lost everything, and the others keep theirs',
      3,
      [met(0, 1, mixed), met(0, 2, 'WW*9'), met(1, 2, 'WW*9')],
      [[0, 1]],
    ],
    ['not where sitting first decides every game', 2, [met(0, 1, 'WL*50')], []],
    ['nor where sitting second does', 2, [met(0, 1, 'LW*50')], []],
    [
      'a circle of three, each of whom always beats the next, but sits in both seats',
      3,
      [met(0, 1, 'WW*9'), met(1, 2, 'WW*9'), met(2, 0, 'WW*9')],
      [[0, 1, 2]],
    ],
    [
      'two groups of which one always beats the other are two scales',
      4,
      [met(0, 1, mixed), met(2, 3, mixed), met(0, 2, 'WW*20'), met(0, 3, 'WW*20'), met(1, 2, 'WW*20'), met(1, 3, 'WW*20')],
      [
        [0, 1],
        [2, 3],
      ],
    ],
    [
      'and so if they did but once',
      4,
      [
        met(0, 1, mixed),
        met(2, 3, mixed),
        met(0, 2, 'WW*20'),
        met(0, 3, 'WW*19 WL'),
        met(1, 2, 'WW*20'),
        met(1, 3, 'WW*20'),
      ],
      [
        [0, 1],
        [2, 3],
      ],
    ],
    [
      'not if they did twice',
      4,
      [
        met(0, 1, mixed),
        met(2, 3, mixed),
        met(0, 2, 'WW*20'),
        met(0, 3, 'WW*18 WL LW'),
        met(1, 2, 'WW*20'),
        met(1, 3, 'WW*20'),
      ],
      [[0, 1, 2, 3]],
    ],
    ['one set in which both games were lost is one set', 2, [met(0, 1, 'WW*50 LL')], []],
    ['a game without a winner scores for both, and is one set too', 2, [met(0, 1, 'WW*50 WT')], []],
    ['two who met in two matchups', 2, [met(0, 1, 'WW*50 LL'), met(1, 0, 'LL*50 WW')], [[0, 1]]],
    ['nobody who met nobody', 2, [], []],
  ] as const)('%s', (_, players, games, groups) => {
    expect(rateable(players, games)).toEqual(groups);
  });

  // Oracle: Newton's method, which finds a maximum or runs away (the odds of a million to one are beyond all games here).
  test('is there where the likelihood has a maximum, whichever set is left out', () => {
    const luck = luckOf(7);
    const kinds = ['WW', 'WL', 'LW', 'LL'];
    let [rated, unrated] = [0, 0];
    for (let world = 0; world < 400; world++) {
      const twos = [
        [0, 1],
        [0, 2],
        [1, 2],
      ] as const;
      const sets = twos.map(() =>
        Array.from({ length: 1 + Math.floor(3 * luck()) }, () => kinds[Math.floor(4 * luck() ** 2)]!),
      );
      const of = (all: readonly (readonly string[])[]) =>
        twos.flatMap(([a, b], at) => (all[at]!.length > 0 ? [met(a, b, all[at]!.join(' '))] : []));
      const hasMaximum = (all: readonly (readonly string[])[]) => fits(3, of(all));
      const without = sets.flatMap((own, at) => own.map((_, set) => sets.with(at, own.toSpliced(set, 1))));
      const expected = [sets, ...without].every(hasMaximum);
      const [whole] = rateable(3, of(sets)).filter((group) => group.length === 3);
      expect(whole !== undefined, sets.map((own) => own.join(' ')).join(', ')).toBe(expected);
      if (expected) rated++;
      else unrated++;
    }
    expect(Math.min(rated, unrated)).toBeGreaterThan(20);
  });
});

function fits(players: number, games: readonly MetInSets[]): boolean {
  if (new Set(games.flatMap(({ a, b }) => [a, b])).size < players) return false;
  return (
    bradleyTerry(
      players,
      games.map(({ a, b, results, sums }) => {
        const sets = sums.reduce((sum, n) => sum + n, 0);
        const [first, second] = results.map(([, level = 0, won = 0]) => (won + level / 2) / sets);
        return { a, b, games: [sets, sets] as const, means: [first!, second!] as const };
      }),
    ) !== null
  );
}
