// Finds and loads bots: a file in bots/<game>/ is a bot, and its file name is its name; one right in bots/ plays every game.
// FABLELAB_BOTS names one more such folder, for those who have the package and not the sources.
import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isMainThread } from 'node:worker_threads';
import type { Bot } from '../../core/contract.ts';
import { asError, oneLine } from '../../core/said.ts';
import { botEnding, botFolder } from '../text/installed.ts';
import { probe } from './probe.ts';

interface Home {
  readonly folder: URL;
  readonly ending: string;
}

/** Where bots lie that are not ours; null where there are none. */
export function moreBots(): string | null {
  const more = process.env.FABLELAB_BOTS;
  return more && existsSync(more) ? resolve(more) : null;
}

function homes(game: string): Home[] {
  const all: Home[] = [new URL(`${game}/`, botFolder), botFolder].map((folder) => ({ folder, ending: botEnding }));
  const more = moreBots();
  if (more !== null)
    all.push(...[resolve(more, game), more].map((path) => ({ folder: pathToFileURL(`${path}/`), ending: '.js' })));
  return all.filter(({ folder }) => existsSync(folder));
}

/** Where each bot is; our own go first. */
function botFiles(game: string): Map<string, URL> {
  const files = new Map<string, URL>();
  for (const { folder, ending } of homes(game)) {
    for (const file of readdirSync(folder).filter((name) => name.endsWith(ending))) {
      const name = file.slice(0, -ending.length);
      if (!files.has(name)) files.set(name, new URL(file, folder));
    }
  }
  return files;
}

/** Of a bot of ours its place in bots/, as `random` or `chess/greedy`; null for all others. */
export function placeOfBot(game: string, name: string): string | null {
  const { href = '' } = botFiles(game).get(name) ?? {};
  return href.startsWith(botFolder.href) ? href.slice(botFolder.href.length, -botEnding.length) : null;
}

/** In alphabetical order; none where a game has no bots yet. */
export function botNames(game: string): string[] {
  return [...botFiles(game).keys()].sort();
}

/** Complains in one line that names the file. */
export async function loadBot(game: string, name: string): Promise<Bot> {
  const file = botFiles(game).get(name);
  if (file === undefined) throw new Error(`bot: found "${name}", expected one of ${botNames(game).join(', ')}`);
  const shown = file.pathname.slice(file.pathname.lastIndexOf('/bots/') + 1);
  const { default: bot, fault } = await load(file, shown);
  if (fault !== undefined) throw new Error(fault);
  if (typeof bot?.about !== 'string' || typeof bot.choose !== 'function') {
    throw new Error(`${shown}: expected a bot as its default export, with \`about\` and \`choose\``);
  }
  return bot as Bot;
}

interface BotModule {
  readonly default?: Partial<Bot>;
  /** Of a file that could not be built, in its place: what is wrong with it. */
  readonly fault?: string;
}

/** A file that cannot be read as a program does not say which one it is. */
async function load(file: URL, shown: string): Promise<BotModule> {
  // Threads are watched by whoever opened them.
  if (isMainThread && file.pathname.endsWith('.js')) await probe(file, shown);
  try {
    return (await import(file.href)) as BotModule;
  } catch (error) {
    const cause = asError(error);
    throw new Error(`${shown}: ${oneLine(cause.message)}`, { cause });
  }
}

/** What the bot says of itself, or why it cannot be asked. */
export async function aboutBot(game: string, name: string): Promise<string> {
  try {
    return (await loadBot(game, name)).about;
  } catch (error) {
    return `does not load: ${error instanceof Error ? error.message : String(error)}`;
  }
}
