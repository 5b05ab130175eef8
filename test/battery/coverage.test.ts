// Every card is played and every twist unlocked by the bots; the whole table goes to reports/coverage/.
import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { gameNames, loadBox } from '../../src/games/index.ts';
import { botNames, loadBot } from '../../src/lab/bots.ts';
import { cover, coverageTable } from './coverage.ts';

/** Counters that may stay at zero, and why. */
const EXPLAINED: Readonly<Record<string, string>> = {
  'played poison-3': 'lies under twelve other poison cards; its action is pinned by situations',
};

test.each(gameNames)('%s: no card is left out in 10,000 games by all bots', { timeout: 120_000 }, async (name) => {
  const box = await loadBox(name);
  const bots = await Promise.all(botNames(name).map((bot) => loadBot(name, bot)));
  const coverage = cover(box, bots, 10_000);
  const folder = new URL('../../reports/coverage/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL(`${name}.md`, folder), coverageTable(box.title, coverage));
  const never = [...coverage.counters].filter(([counter, count]) => /^(played|unlocked) /.test(counter) && count === 0);
  expect(never.map(([counter]) => counter).filter((counter) => EXPLAINED[counter] === undefined)).toEqual([]);
});
