// Reads scenarios for the tests: what came out, or the message of everything that is wrong.
import { expect } from 'vitest';
import type { Box } from '../../../src/core/contract.ts';
import type { Resolved } from '../../../src/lab/contest/resolved.ts';
import { readScenario, type ScenarioFlags } from '../../../src/lab/scenario/read.ts';
import { ScenarioError } from '../../../src/lab/scenario/scenario-error.ts';
import { playerName, whereWords } from '../../../src/lab/who/matchup.ts';

export function read(text: string, flags: ScenarioFlags = {}): Promise<Resolved> {
  return readScenario({ file: 'my.yaml', text }, flags);
}

/** The same for a game that is not among ours, played by bots `amy`, `ben` and `cleo`. */
export function readFor(box: Box, text: string, flags: ScenarioFlags = {}): Promise<Resolved> {
  const library = { games: [box.name], load: async () => box, bots: () => ['amy', 'ben', 'cleo'] };
  const whole = text.startsWith('{') ? text : `game: ${box.name}\n${text}`;
  return readScenario({ file: 'my.yaml', text: whole }, flags, library);
}

export async function mistakesOf(reading: Promise<unknown>): Promise<string[]> {
  try {
    await reading;
  } catch (error) {
    if (error instanceof ScenarioError) return error.message.split('\n');
    throw error;
  }
  return [];
}

/** `red-riding-hood/greedy snow-white/greedy` of every matchup, in order; those of a side by `&`, mode and setting first if they are
 * named. */
export function matchupTexts({ matchups }: Pick<Resolved, 'matchups'>): string[] {
  return matchups.map(({ sides, ...where }) => {
    const texts = sides.map((side) => side.map(playerName).join('&'));
    const words = whereWords(where);
    return [...(words === '' ? [] : [`${words}:`]), ...texts].join(' ');
  });
}

/** `…` in an expectation stands for anything. */
export const like = (text: string) =>
  expect.stringMatching(
    RegExp(
      `^${text
        .split('…')
        .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
        .join('.*')}$`,
    ),
  );
