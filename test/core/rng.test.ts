// Luck: even, apart from every other stream, and never changed in silence. Seeds are fixed, so the bounds can be narrow.
import { describe, expect, test } from 'vitest';
import { type Key, keyOf, keyText, parseKey, Rolls, roll, shuffle } from '../../src/core/rng.ts';

type Luck = (key: Key, purpose: number, seat: number, k: number) => number;

const pips: Luck = (key, purpose, seat, k) => roll(1000, key, purpose, seat, k);
/** The card that a shuffle of twelve puts at a place. */
const cardAt =
  (place: number): Luck =>
  (key, purpose, seat, k) => {
    const cards = Uint8Array.from({ length: 12 }, (_, i) => i);
    shuffle(cards, 0, 12, key, purpose, seat, k);
    return cards[place]!;
  };

/** How far the counts of equally likely outcomes are from even, in standard deviations (Wilson and Hilferty). */
function unevenness(outcomes: number, games: number, play: (i: number) => number): number {
  const counts = new Float64Array(outcomes);
  for (let i = 0; i < games; i++) counts[play(i)]!++;
  const expected = games / outcomes;
  const chi2 = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  const spread = 2 / (9 * (outcomes - 1));
  return (Math.cbrt(chi2 / (outcomes - 1)) - (1 - spread)) / Math.sqrt(spread);
}

/** The correlation of two streams, in standard deviations. */
function correlation(games: number, a: (i: number) => number, b: (i: number) => number): number {
  let [sumA, sumB, sumAA, sumBB, sumAB] = [0, 0, 0, 0, 0];
  for (let i = 0; i < games; i++) {
    const [x, y] = [a(i), b(i)];
    sumA += x;
    sumB += y;
    sumAA += x * x;
    sumBB += y * y;
    sumAB += x * y;
  }
  const covariance = sumAB - (sumA * sumB) / games;
  return (covariance / Math.sqrt((sumAA - sumA ** 2 / games) * (sumBB - sumB ** 2 / games))) * Math.sqrt(games);
}

const keys = Array.from({ length: 20_000 }, (_, i) => keyOf('rng test', i));
const one = keyOf('one key');

describe('even', () => {
  /** One of 120 orders of five cards, as a number in base 5 without gaps. */
  const order = (key: Key, k: number) => {
    const cards = Uint8Array.of(0, 1, 2, 3, 4);
    shuffle(cards, 0, 5, key, 0, 0, k);
    let number = 0;
    for (let i = 0; i < 4; i++) {
      number = number * (5 - i) + cards.subarray(i + 1).filter((card) => card < cards[i]!).length;
    }
    return number;
  };

  test.each([2, 6, 7, 100, 1000])('a die with %i sides, over keys and over the k of one key', (sides) => {
    expect(Math.abs(unevenness(sides, 20_000, (i) => roll(sides, keys[i]!, 0, 0, 0)))).toBeLessThan(3);
    expect(Math.abs(unevenness(sides, 20_000, (i) => roll(sides, one, 0, 0, i)))).toBeLessThan(3);
  });

  test('all orders of five cards, over keys and over the k of one key', () => {
    expect(Math.abs(unevenness(120, 20_000, (i) => order(keys[i]!, 0)))).toBeLessThan(3);
    expect(Math.abs(unevenness(120, 20_000, (i) => order(one, i)))).toBeLessThan(3);
  });

  test.each([0, 1, 6, 10, 11])('any card at place %i of a dozen', (place) => {
    expect(Math.abs(unevenness(12, 20_000, (i) => cardAt(place)(keys[i]!, 2, 1, 3)))).toBeLessThan(3);
  });
});

describe.each([
  ['rolls', pips],
  ['first cards of a shuffle', cardAt(0)],
  ['last cards of a shuffle', cardAt(11)],
])('%s are apart', (_name, luck) => {
  const flipped = (word: number, bit: number) => (key: Key) =>
    key.map((value, i) => (i === word ? value ^ (1 << bit) : value));
  const apart: [string, (i: number) => number, (i: number) => number][] = [
    ['purposes', (i) => luck(keys[i]!, 0, 0, 0), (i) => luck(keys[i]!, 1, 0, 0)],
    ['seats', (i) => luck(keys[i]!, 0, 0, 0), (i) => luck(keys[i]!, 0, 1, 0)],
    ['first and second', (i) => luck(keys[i]!, 0, 0, 0), (i) => luck(keys[i]!, 0, 0, 1)],
    ['one after the other', (i) => luck(one, 0, 0, i), (i) => luck(one, 0, 0, i + 1)],
    ['neighbouring keys', (i) => luck(keys[i]!, 0, 0, 0), (i) => luck(keys[(i + 1) % keys.length]!, 0, 0, 0)],
    ['keys that count up', (i) => luck(Int32Array.of(i, 5), 0, 0, 0), (i) => luck(Int32Array.of(i + 1, 5), 0, 0, 0)],
    ...[0, 1].flatMap((word) =>
      [0, 15, 31].map((bit): (typeof apart)[number] => [
        `keys that differ in bit ${bit} of word ${word}`,
        (i) => luck(keys[i]!, 0, 0, 0),
        (i) => luck(flipped(word, bit)(keys[i]!), 0, 0, 0),
      ]),
    ),
  ];
  test.each(apart)('%s', (_what, a, b) => {
    expect(Math.abs(correlation(20_000, a, b))).toBeLessThan(3.5);
  });
});

describe('always the same', () => {
  const key = parseKey('0123456789abcdef');

  test('rolls', () => {
    expect(Array.from({ length: 10 }, (_, k) => roll(1000, key, 3, 1, k))).toEqual([
      206, 175, 233, 902, 557, 570, 367, 530, 437, 64,
    ]);
  });

  test.each([
    [0, 0, 0, '0 6 2 7 1 8 4 10 9 3 5 11'],
    [0, 0, 1, '0 8 3 6 10 1 2 7 4 5 9 11'],
    [0, 1, 0, '0 2 4 10 5 1 3 9 8 7 6 11'],
    [1, 0, 0, '0 9 7 10 6 3 8 5 4 2 1 11'],
  ])(
    'the shuffle of purpose %i, seat %i, k %i, which leaves the first and the last card alone',
    (purpose, seat, k, order) => {
      const cards = Uint8Array.from({ length: 12 }, (_, i) => i);
      shuffle(cards, 1, 10, key, purpose, seat, k);
      expect(cards.join(' ')).toBe(order);
    },
  );

  test("a seat's own rolls, which begin anew with a game", () => {
    const rolls = new Rolls(2);
    for (let game = 0; game < 2; game++) {
      rolls.reset(key);
      expect(Array.from({ length: 10 }, () => rolls.below(6))).toEqual([4, 5, 0, 1, 5, 1, 5, 1, 4, 3]);
    }
  });

  test('keys', () => {
    expect(keyText(keyOf(20250101, 'red-riding-hood/snow-white', 0))).toBe('babc09a385d83adb');
    expect(keyText(keyOf('a', 'b'))).toBe('740c63ba90ffaff3');
    expect(keyText(keyOf('ab'))).toBe('ef8c5131980a023c');
    // Numbers are read as their digits, whichever way that is done.
    for (const number of [0, 7, 9, 10, 99, 100, 1234567890, 999999999999999, 2 ** 53 - 1, -3, 0.25]) {
      expect(keyText(keyOf('a', number, 'b'))).toBe(keyText(keyOf('a', String(number), 'b')));
    }
  });
});

describe('keys', () => {
  test('are all different', () => {
    expect(new Set(Array.from({ length: 100_000 }, (_, i) => keyText(keyOf(1, 'a/b', i)))).size).toBe(100_000);
  });

  test('as text and back', () => {
    for (const key of keys.slice(0, 100)) expect(parseKey(keyText(key))).toEqual(key);
    expect(keyText(Int32Array.of(-1, 1))).toBe('ffffffff00000001');
  });

  test.each(['', '0123', '0123456789ABCDEF', '0123456789abcdefg'])('"%s" is not one', (text) => {
    expect(() => parseKey(text)).toThrow(`key: found "${text}", expected 16 hex digits`);
  });
});
