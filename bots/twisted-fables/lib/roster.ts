// What bots know of each fable, in the order of the roster: read by name, once, when a bot is loaded.
import { fableIds } from '../../../src/games/twisted-fables/shown/text.ts';
import { fables } from '../fables/index.ts';
import type { Knowledge } from './known.ts';

/** No fable is played unknown, and nothing is known for nobody. */
export function inOrder(fables: readonly Knowledge[], ids: readonly string[]): Knowledge[] {
  const stranger = fables.find(({ fable }) => !ids.includes(fable));
  if (stranger !== undefined) {
    throw new Error(`bots, fables/: found "${stranger.fable}", expected one of ${ids.join(', ')}`);
  }
  return ids.map((id) => {
    const hers = fables.filter(({ fable }) => fable === id);
    if (hers.length !== 1) throw new Error(`bots, fables/: found ${hers.length} files of "${id}", expected one`);
    return hers[0];
  });
}

export const roster = inOrder(fables, fableIds);
