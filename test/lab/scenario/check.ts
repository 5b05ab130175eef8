// Reads scenarios for the tests: what came out, or the message of everything that is wrong.
import { playerName } from '../../../src/lab/matchup.ts';
import { readScenario, type ScenarioFlags } from '../../../src/lab/scenario/read.ts';
import type { Resolved } from '../../../src/lab/scenario/resolved.ts';
import { ScenarioError } from '../../../src/lab/scenario/scenario-error.ts';

export function read(text: string, flags: ScenarioFlags = {}): Promise<Resolved> {
  return readScenario({ file: 'my.yaml', text }, flags);
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

/** `red-riding-hood/greedy snow-white/greedy` of every matchup, in order. */
export function matchupTexts({ matchups }: Resolved): string[] {
  return matchups.map((players) => players.map(playerName).join(' '));
}
