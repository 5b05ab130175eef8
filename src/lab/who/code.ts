// By which code is played, as hashes of sources: equal hashes play and count the same. What the build knows stands in dist/code.json;
// folders with more games and bots are looked at here. Knows nothing of what games and bots do.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleFolder } from '../text/installed.ts';
import { moreBots, placeOfBot } from './bots.ts';
import { isOwnGame, moreGames } from './games.ts';

/** As hex digits. */
export interface Code {
  readonly game: string;
  /** By name; one that could not be built, or is not there, has none. */
  readonly bots: Readonly<Record<string, string>>;
  /** What of the lab decides what is played and counted. */
  readonly lab: string;
}

/** What the build wrote. */
interface Built {
  readonly lab: string;
  readonly games: Readonly<Record<string, string>>;
  /** By their places in bots/. */
  readonly bots: Readonly<Record<string, string>>;
}

/** Of a game that is there, and of bots that play it. */
export async function codeOf(game: string, bots: readonly string[]): Promise<Code> {
  const built = JSON.parse(await readFile(new URL('code.json', bundleFolder), 'utf8')) as Built;
  const folders = new Map<string, string>();
  const inFolder = (folder: string): string => {
    const known = folders.get(folder) ?? folderCode(folder);
    folders.set(folder, known);
    return known;
  };
  const ofBots = bots.flatMap((bot) => {
    const [place, more] = [placeOfBot(game, bot), moreBots()];
    const code = place !== null ? built.bots[place] : more !== null ? inFolder(more) : undefined;
    return code === undefined ? [] : [[bot, code] as const];
  });
  const ofGame = isOwnGame(game) ? built.games[game] : inFolder(moreGames()!);
  return { game: ofGame!, bots: Object.fromEntries(ofBots), lab: built.lab };
}

/** What a program may be made of. */
const PROGRAM = /\.([cm]?js|json|wasm|node)$/;

/** Of all programs and data in a folder: what of it a game or a bot imports is for nobody to say. */
function folderCode(folder: string): string {
  const hash = createHash('sha256');
  for (const file of programsIn(folder, new Set())) {
    const contents = createHash('sha256')
      .update(readFileSync(join(folder, file)))
      .digest('hex');
    hash.update(`${file} ${contents}\n`);
  }
  return hash.digest('hex');
}

/** In one order everywhere. Of packages that are installed there only what npm wrote down of them. `seen`: links may go round. */
function programsIn(folder: string, seen: Set<string>): string[] {
  const real = realpathSync(folder);
  if (seen.has(real)) return [];
  seen.add(real);
  return readdirSync(folder)
    .sort()
    .flatMap((name) => {
      if (name === 'node_modules') return readdirSync(join(folder, name)).includes(LOCK) ? [`${name}/${LOCK}`] : [];
      const stat = statSync(join(folder, name), { throwIfNoEntry: false });
      if (name.startsWith('.') || stat === undefined) return [];
      if (stat.isDirectory()) return programsIn(join(folder, name), seen).map((file) => `${name}/${file}`);
      return stat.isFile() && PROGRAM.test(name) ? [name] : [];
    });
}

const LOCK = '.package-lock.json';
