// Every card is played and every twist unlocked by random games; the whole table goes to reports/coverage/.
import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { gameNames, loadBox } from '../../src/games/index.ts';
import { cover, coverageTable, isUse } from './coverage.ts';

test.each(gameNames)('%s: no card is left out in 10,000 random games', { timeout: 120_000 }, async (name) => {
  const box = await loadBox(name);
  const coverage = cover(box, 10_000);
  const folder = new URL('../../reports/coverage/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL(`${name}.md`, folder), coverageTable(box.title, coverage));
  const never = [...coverage.counters].filter(([counter, count]) => isUse(counter) && count === 0);
  expect(never.map(([counter]) => counter)).toEqual([]);
});
