// Every line of every file here, with all checks of the battery, for ever. `npm run fuzz -- --keep` appends what it breaks.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadBox } from '../../src/games/index.ts';
import { readRegressions, regressionFolder, replayRegression } from './regressions.ts';

const games = readdirSync(regressionFolder).flatMap((file) =>
  file.endsWith('.txt') ? [file.slice(0, -'.txt'.length)] : [],
);

test('there are some', () => {
  expect(games).not.toEqual([]);
});

for (const game of games) {
  describe(game, async () => {
    const box = await loadBox(game);
    const kept = readRegressions(readFileSync(join(regressionFolder, `${game}.txt`), 'utf8'));
    test('says of each line what it is', () => {
      expect(kept.filter(({ about }) => about === '')).toEqual([]);
    });
    for (const { about, line } of kept) {
      test(about, () => {
        expect(replayRegression(box, line)).toBeNull();
      });
    }
  });
}
