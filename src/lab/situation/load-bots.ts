// The bots that take part in situations, loaded once for all of them.
import type { Bot, Box } from '../../core/contract.ts';
import { Mistake } from '../text/source.ts';
import { loadBot } from '../who/bots.ts';
import type { Situation } from './situation.ts';

export type LoadedBots = ReadonlyMap<string, Bot>;

/** Those of what was read. */
export async function botsIn(box: Box, read: readonly (Situation | Mistake)[]): Promise<LoadedBots> {
  const seated = read.flatMap((one) => (one instanceof Mistake ? [] : one.bots));
  const names = new Set(seated.filter((name) => name !== null));
  return new Map(await Promise.all([...names].map(async (name) => [name, await loadBot(box.name, name)] as const)));
}
