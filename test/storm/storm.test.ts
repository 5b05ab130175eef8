// A short storm: whatever happens to a run, it ends with the same bytes, or the file to blame is named.
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { Storms } from './storming.ts';

const storms = Storms.open(fileURLToPath(new URL('../../dist/cli.js', import.meta.url)), 1);
afterAll(() => storms.close());

test('three rounds', { timeout: 300_000 }, async () => {
  const told: string[] = [];
  const stormed = await storms.play(
    0,
    ({ rounds }) => rounds < 3,
    (line) => told.push(line),
  );
  expect(stormed.failure).toBe(null);
  expect(stormed.same + stormed.refused).toBe(3);
  expect(told).toHaveLength(3);
});
