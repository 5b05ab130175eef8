// All ratios are relative to the kernel, so its games must never change.
import { expect, test } from 'vitest';
import { playKernel } from '../../bench/kernel.ts';

test.each([
  [1, 2763626063],
  [500, 3337117735],
  [3000, 1960478675],
  [20_000, 3996722632],
])('%i games of the kernel have the checksum %i', (games, checksum) => {
  expect(playKernel(games)).toBe(checksum);
});
