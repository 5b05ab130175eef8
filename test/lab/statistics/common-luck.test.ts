import { sampleCorrelation } from 'simple-statistics';
import { describe, expect, test } from 'vitest';
import { commonLuckGain, jointCorrelation } from '../../../src/lab/statistics/common-luck.ts';
import { sameLuckGain } from '../../../src/lab/statistics/paired-difference.ts';

const bins = [
  [30, 2, 5],
  [1, 8, 3],
  [4, 0, 47],
];
const sets = bins.flatMap((row, base) => row.flatMap((count, arm) => new Array<[number, number]>(count).fill([base, arm])));

describe('the correlation of base and arm', () => {
  // Oracle: simple-statistics, on the sets one by one; 12 digits.
  test('is that of Pearson', () => {
    const correlation = sampleCorrelation(
      sets.map(([base]) => base),
      sets.map(([, arm]) => arm),
    );
    expect(jointCorrelation(bins)).toBeCloseTo(correlation, 12);
  });

  test('is not known where either is always the same', () => {
    expect(jointCorrelation([[3, 4]])).toBeNull();
    expect(jointCorrelation([])).toBeNull();
  });
});

describe('what common luck is worth', () => {
  // Oracle: the same of a list.
  test('is that of the sets in a list', () => {
    const mean = (of: 0 | 1) => sets.reduce((sum, set) => sum + set[of], 0) / sets.length;
    const [base, arm] = [mean(0), mean(1)];
    const own = sets.map((set) => (set[0] - base) ** 2 + (set[1] - arm) ** 2);
    const list = sameLuckGain(
      own,
      sets.map((set) => set[1] - set[0]),
    );
    const gain = commonLuckGain(bins);
    for (const name of ['mean', 'low', 'high'] as const) expect(gain?.[name]).toBeCloseTo(list![name], 12);
  });

  // In closed form: where both vary alike, 1 / (1 − correlation).
  test('follows from the correlation', () => {
    const even = [
      [40, 10],
      [10, 40],
    ];
    expect(jointCorrelation(even)).toBeCloseTo(0.6, 12);
    expect(commonLuckGain(even)?.mean).toBeCloseTo(2.5, 12);
  });

  test('has no bound where nothing differs', () => {
    expect(commonLuckGain([[5], [0, 5]])).toBeNull();
  });
});
