// The words that help shows without loading a game are true of the game.
import { expect, test } from 'vitest';
import { firstLook, gameNames, loadBox, nouns } from '../../src/games/index.ts';
import { scenarioNames } from '../../src/lab/scenario/names.ts';

test('every game is called, and calls its roster, as its box does', async () => {
  const boxes = await Promise.all(gameNames.map(loadBox));
  expect(gameNames).toEqual(boxes.map(({ name }) => name));
  expect(nouns).toEqual(boxes.map(({ noun }) => noun));
});

test('the examples of the first look are of its game', async () => {
  const { game, scenario, examples } = firstLook;
  const { roster, numbers } = await loadBox(game);
  expect(roster.map(({ id }) => id)).toEqual(expect.arrayContaining([...examples.two, ...examples.duel]));
  expect(numbers().map(({ path }) => path)).toContain(examples.number.split('=')[0]);
  expect(scenarioNames(game)).toEqual(expect.arrayContaining([scenario, examples.scenario]));
});
