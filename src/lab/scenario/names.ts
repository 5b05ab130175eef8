// The scenarios that come with the lab, by name: what a shell asks for while somebody types, so it reads no file.
import { existsSync, readdirSync } from 'node:fs';
import { scenarioFolder } from '../text/installed.ts';

export const SCENARIO_ENDING = '.yaml';

/** In alphabetical order; none where a game has no scenarios yet. */
export function scenarioNames(game: string): string[] {
  const home = new URL(`${game}/`, scenarioFolder);
  if (!existsSync(home)) return [];
  return readdirSync(home)
    .filter((file) => file.endsWith(SCENARIO_ENDING))
    .map((file) => file.slice(0, -SCENARIO_ENDING.length))
    .sort();
}
