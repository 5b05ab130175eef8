// The scenarios that come with the lab, and the schema that their first line names.
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { gameNames, loadBox } from '../../../src/games/index.ts';
import { findScenario, namedScenario } from '../../../src/lab/scenario/files.ts';
import { scenarioNames } from '../../../src/lab/scenario/names.ts';
import { readScenario } from '../../../src/lab/scenario/read.ts';
import { scenarioJsonSchema } from '../../../src/lab/scenario/schema.ts';
import { botNames } from '../../../src/lab/who/bots.ts';
import { mistakesOf } from './check.ts';

const shipped = gameNames.flatMap((game) => scenarioNames(game).map((name) => ({ game, name })));

test('the handful worth running', () => {
  expect(scenarioNames('twisted-fables')).toEqual([
    'card-study',
    'changed-card',
    'first-look',
    'first-player',
    'mirrors',
    'six-fables',
    'strategy-study',
  ]);
  expect(scenarioNames('no-such-game')).toEqual([]);
});

test.each(shipped)('$name is read, says what it asks, and names its schema', async ({ game, name }) => {
  const file = namedScenario(game, name);
  const [first] = file.text.split('\n');
  expect(first).toBe('# yaml-language-server: $schema=scenario.schema.json');
  const { about, matchups, seed } = await readScenario(file);
  expect(about).not.toBe('');
  expect(file.text).toContain(`seed: ${seed}`);
  expect(matchups.length).toBeGreaterThan(1);
});

test('the changed card is changed', async () => {
  const { change } = await readScenario(namedScenario('twisted-fables', 'changed-card'));
  expect(Object.keys(change)).toHaveLength(1);
});

test('docs/scenarios.md shows one of them as it is', () => {
  const page = readFileSync(new URL('../../../docs/scenarios.md', import.meta.url), 'utf8');
  expect(page).toContain(namedScenario('twisted-fables', 'changed-card').text);
});

// `npm run golden` writes it anew.
test('the schema is that of today', async () => {
  const file = new URL('../../../scenarios/twisted-fables/scenario.schema.json', import.meta.url);
  const boxes = await Promise.all(gameNames.map(loadBox));
  const schemas = boxes.map((box) => scenarioJsonSchema(box, botNames(box.name)));
  const text = `${JSON.stringify(schemas.length === 1 ? schemas[0] : { anyOf: schemas }, null, 2)}\n`;
  if (process.env.UPDATE_GOLDEN !== undefined) writeFileSync(file, text);
  expect(readFileSync(file, 'utf8')).toBe(text);
});

test('a scenario is found by its name and by its path; other words are a mistake', async () => {
  const { file, text } = namedScenario('twisted-fables', 'first-look');
  expect(findScenario('first-look')).toEqual({ file, text });
  expect(findScenario(file)).toEqual({ file, text });
  const reading = (async () => findScenario('frist-look'))();
  expect(await mistakesOf(reading)).toEqual([
    expect.stringMatching(/^frist-look: found no such file or scenario, .*; did you mean "first-look"\?$/),
  ]);
});
