// Lengths of time as they are typed.
import { expect, test } from 'vitest';
import { chooseDuration } from '../../../src/cli/choose/duration.ts';

test.each([
  ['90s', 90],
  ['10m', 600],
  ['1h', 3600],
  ['1h30m', 5400],
  ['2d', 172_800],
  ['1d1h1m1s', 90_061],
  ['0.5h', 1800],
  [' 5m ', 300],
])('%s are %i seconds', (text, seconds) => {
  expect(chooseDuration('--for', text, 24)).toBe(1000 * seconds);
});

test('so many days are the most', () => {
  expect(chooseDuration('--for', '24d', 24)).toBe(24 * 86_400_000);
  expect(() => chooseDuration('--for', '24d1s', 24)).toThrow('--for: found "24d1s", expected a time such as 90s, 10m');
});
