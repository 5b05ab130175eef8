// With which code a command ends.
import { expect, test } from 'vitest';
import { exitCodeOfAll, exitCodes } from '../../src/cli/errors.ts';

test('is the first that applies', () => {
  const codes = exitCodes.map(([code]) => code);
  expect(codes).toEqual([130, 74, 5, 3, 2, 1, 4, 0]);
  for (const [at, one] of codes.entries()) {
    for (const other of codes.slice(at))
      expect([exitCodeOfAll([one, other]), exitCodeOfAll([other, one])]).toEqual([one, one]);
  }
  expect(exitCodeOfAll([])).toBe(0);
});
