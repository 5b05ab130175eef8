// Where goldens lie, and the games that they are of: those of the lab, and the tiny ones.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Bot, Box } from '../../src/core/contract.ts';
import { loadBox } from '../../src/games/index.ts';
import { loadBot } from '../../src/lab/who/bots.ts';
import { tinyGames } from '../tiny/games.ts';
import { type Golden, readGolden } from './golden.ts';

/** From the root of the project, where npm runs everything. */
const goldenFolder = join('test', 'golden');

const ENDING = '.txt';

export function goldenFile(game: string, name: string): string {
  return join(goldenFolder, game, `${name}${ENDING}`);
}

export function goldenGames(): string[] {
  return readdirSync(goldenFolder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
}

export function goldensOf(game: string): Golden[] {
  return readdirSync(join(goldenFolder, game))
    .sort()
    .map((file) => {
      const name = file.endsWith(ENDING) ? file.slice(0, -ENDING.length) : file;
      return readGolden(name, readFileSync(goldenFile(game, name), 'utf8'));
    });
}

export async function goldenBox(game: string): Promise<Box> {
  return tinyGames[game]?.box ?? loadBox(game);
}

export async function goldenBot(game: string, name: string): Promise<Bot> {
  return tinyGames[game]?.bots[name] ?? loadBot(game, name);
}
