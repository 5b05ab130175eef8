import { describe, expect, test } from 'vitest';
import { byCorrelation, needsOf, type PowerRequest } from '../../../src/lab/report/power.ts';
import { toDetect } from '../../../src/lab/statistics/power.ts';

const request: PowerRequest = {
  ...{ detect: 0.01, halfWidth: null, tests: 1, sameLuck: null, variance: 0.1, setSize: 2 },
  care: { alpha: 0.05, power: 0.9 },
};

describe('what old against new needs under the same luck', () => {
  test('is asked for only then', () => {
    expect(needsOf(request)).toHaveLength(2);
  });

  // In closed form: a correlation of 0.7 leaves 0.3 of the variance that luck of their own has.
  test('follows from a correlation', () => {
    const [, apart, same] = needsOf({ ...request, sameLuck: byCorrelation(0.1, 0.7) });
    expect(same?.question).toBe('old against new, 1 pp, the same luck, correlation 0.7');
    expect(same!.pairs / apart!.pairs).toBeCloseTo(0.3, 3);
    expect(same?.games).toBe(4 * same!.pairs);
  });

  test('follows from a variance that was measured', () => {
    const [, , same] = needsOf({ ...request, sameLuck: { variance: 0.05, words: 'as it was played' } });
    expect(same).toMatchObject({ question: 'old against new, 1 pp, the same luck, as it was played' });
    expect(same?.pairs).toBe(toDetect(0.01, 0.05, request.care));
  });
});
