// Golden games: every file in test/golden/<game>/ is one, told again from its line and compared to the letter. `npm run golden`
// tells them anew; read the diff and say in the commit why it changed. `npm run golden:new` makes another.
import { writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Box } from '../../src/core/contract.ts';
import { gameNames, loadBox } from '../../src/games/index.ts';
import { goldenBox, goldenFile, goldenGames, goldensOf } from './boxes.ts';
import { type Golden, goldenText, tellAgain } from './golden.ts';

const update = process.env.UPDATE_GOLDEN === '1';
const games = goldenGames();

function retell(box: Box, golden: Golden): void {
  const { story, parting } = tellAgain(box, golden);
  if (update) writeFileSync(goldenFile(box.name, golden.name), goldenText({ ...golden, story }));
  else {
    const what = parting ?? `golden ${golden.name}: the choices are the same, what follows is not`;
    expect(story, `${what}. If that is meant: npm run golden, and read the diff`).toBe(golden.story);
  }
}

test('every game has golden games', () => {
  for (const game of gameNames) expect(games, game).toContain(game);
});

for (const game of games) {
  describe(game, async () => {
    const box = await goldenBox(game);
    const goldens = goldensOf(game);
    test('has some', () => {
      expect(goldens).not.toEqual([]);
    });
    for (const golden of goldens) test(golden.name, () => retell(box, golden));
  });
}

// After the games, which may just have been told anew.
test('every fable reaches her epic in each seat of some golden game', async () => {
  const box = await loadBox('twisted-fables');
  const goldens = goldensOf('twisted-fables');
  for (const [seat, place] of ['first', 'second'].entries()) {
    for (const { id, name } of box.roster) {
      const hers = goldens.filter(({ line }) => line.split(' ')[1]?.split(',')[seat] === id);
      expect(
        hers.some(({ story }) => story.includes(`${name} chooses an epic`)),
        `${id} in the ${place} seat`,
      ).toBe(true);
    }
  }
});
