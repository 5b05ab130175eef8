// Finds and loads bots: a file in bots/<game>/ is a bot, and its file name is its name.
import { existsSync, readdirSync } from 'node:fs';
import type { Bot } from '../core/contract.ts';

// In the bundle this module lies in dist/, beside dist/bots; in the sources two folders above it.
const source = import.meta.url.endsWith('.ts');
const folder = new URL(source ? '../../bots/' : './bots/', import.meta.url);
const ending = source ? '.ts' : '.js';

/** In alphabetical order; none where a game has no bots yet. */
export function botNames(game: string): string[] {
  const home = new URL(`${game}/`, folder);
  if (!existsSync(home)) return [];
  return readdirSync(home)
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))
    .sort();
}

export async function loadBot(game: string, name: string): Promise<Bot> {
  const names = botNames(game);
  if (!names.includes(name)) throw new Error(`bot: found "${name}", expected one of ${names.join(', ')}`);
  const module = (await import(new URL(`${game}/${name}${ending}`, folder).href)) as { default?: Partial<Bot> };
  const bot = module.default;
  if (typeof bot?.about !== 'string' || typeof bot.choose !== 'function') {
    throw new Error(`bots/${game}/${name}${ending}: expected a bot as its default export, with \`about\` and \`choose\``);
  }
  return bot as Bot;
}
