import { describe, expect, test } from 'vitest';
import { crossingCoverage, gainCoverage, turnsCoverage, unpairedCoverage } from './arms.ts';
import { isKept } from './coverage.ts';
import { shareCoverage, shiftCoverage, strataCoverage } from './shifts.ts';

// Oracle: the intervals' own promise, on sets whose truth is known. `npm run intervals` does the same at length.
describe.each([
  ['shifts of a matchup', shiftCoverage(1, 100), 63],
  ['shifts over matchups', strataCoverage(2, 100), 3],
  ['shifts of how often', shareCoverage(3, 250), 24],
  ['shifts of turns', turnsCoverage(4, 250), 2],
  ['what common luck is worth', gainCoverage(5, 500), 1],
  ['two runs', unpairedCoverage(6, 250), 2],
  ['curves', crossingCoverage(7, 250), 3],
] as const)('%s', (_, counts, kinds) => {
  test.each(counts.map((count) => [count.what, count] as const))('%s', (_, count) => {
    expect(count.of).toBeGreaterThan(0);
    expect({ ...count, kept: isKept(count) }).toMatchObject({ kept: true });
  });

  test('looks at everything', () => {
    expect(counts).toHaveLength(kinds);
  });
});
