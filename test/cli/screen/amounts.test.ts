import { expect, test } from 'vitest';
import { bytesText, timeText } from '../../../src/cli/screen/amounts.ts';

test.each([
  [400, '1 s'],
  [59_000, '59 s'],
  [60_000, '1:00 min'],
  [200_500, '3:21 min'],
  [3_599_000, '59:59 min'],
  [3_600_000, '1:00 h'],
  [7_500_000, '2:05 h'],
  [3_600_000 * 30, '30:00 h'],
])('%d ms are %s', (milliseconds, text) => {
  expect(timeText(milliseconds)).toBe(text);
});

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1300, '1.3 kB'],
  [250_000, '250 kB'],
  [1_340_000, '1.3 MB'],
  [8e10, '80.0 GB'],
  [5e15, '5000 TB'],
])('%d bytes are %s', (bytes, text) => {
  expect(bytesText(bytes)).toBe(text);
});
