// Finds scenario files: those that come with the lab by name, all others by path.
import { existsSync, statSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { didYouMean } from '../text/did-you-mean.ts';
import { scenarioFolder } from '../text/installed.ts';
import { Mistake } from '../text/mistake.ts';
import { readText } from '../text/read-text.ts';
import { gameNames } from '../who/games.ts';
import { SCENARIO_ENDING, scenarioNames } from './names.ts';
import type { ScenarioFile } from './read.ts';
import { ScenarioError } from './scenario-error.ts';
import { asScenarioError } from './tree.ts';

export function namedScenario(game: string, name: string): ScenarioFile {
  const path = fileURLToPath(new URL(`${game}/${name}${SCENARIO_ENDING}`, scenarioFolder));
  return { file: relative(process.cwd(), path), text: readText(path) };
}

/** A path of a file, or the name of a scenario that comes with the lab. */
export function findScenario(word: string): ScenarioFile {
  if (existsSync(word) && statSync(word).isFile()) return { file: word, text: textOf(word) };
  const game = gameNames().find((one) => scenarioNames(one).includes(word));
  if (game !== undefined) return namedScenario(game, word);
  const names = gameNames().flatMap(scenarioNames);
  const message = `found no such file or scenario, expected a file or one of ${names.join(', ')}${didYouMean(word, names)}`;
  throw new ScenarioError([new Mistake({ file: word, line: 0, column: 0 }, message)]);
}

/** Throws a ScenarioError, as all that is wrong with a scenario or a patch. */
export function textOf(file: string): string {
  try {
    return readText(file);
  } catch (error) {
    throw asScenarioError(error);
  }
}
