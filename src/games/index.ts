// One line per game. Everything outside src/games reaches a game here, by name.
import type { Box } from '../core/contract.ts';

const games: Readonly<Record<string, () => Promise<{ box: Box }>>> = {
  'twisted-fables': () => import('./twisted-fables/game.ts'),
};

export const gameNames: readonly string[] = Object.keys(games);

export async function loadBox(name: string): Promise<Box> {
  const load = games[name];
  if (load === undefined) throw new Error(`game: found "${name}", expected one of ${gameNames.join(', ')}`);
  return (await load()).box;
}
