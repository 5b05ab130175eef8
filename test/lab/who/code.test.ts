// Code by hash: what is imported changes it and nothing else does, wherever it is built and wherever bots lie.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { afterEach, describe, expect, test } from 'vitest';
import { bundling } from '../../../scripts/bundle.mjs';
import { codeHashes, codeText } from '../../../scripts/code-hashes.mjs';
import { botNames } from '../../../src/lab/who/bots.ts';
import { codeOf } from '../../../src/lab/who/code.ts';
import { gameNames } from '../../../src/lab/who/games.ts';

const made: string[] = [];
afterEach(() => {
  process.env.FABLELAB_BOTS = '';
  process.env.FABLELAB_GAMES = '';
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true });
});

function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'fablelab-code-'));
  made.push(folder);
  for (const [file, text] of Object.entries(files)) put(folder, file, text);
  return folder;
}

function put(folder: string, file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

/** A small project of the same form as this one. */
const project = {
  'src/lab/crew/worker.ts': "import { games } from '../../games/index.ts';\nconsole.log(games);",
  'src/games/index.ts': "export const games = [() => import('./chess/game.ts'), () => import('./go/game.ts')];",
  'src/games/chess/game.ts': "import { ROOK } from './ids.ts';\nexport const box = ROOK;",
  'src/games/chess/ids.ts': 'export const ROOK = 3;',
  'src/games/go/game.ts': 'export const box = 4;',
  'bots/random.ts': 'export default 1;',
  'bots/lib/shared.ts': 'export const one = 1;',
  'bots/chess/greedy.ts':
    "import { one } from '../lib/shared.ts';\nimport w from './weights/w.json';\nexport default [one, w];",
  'bots/chess/weights/w.json': '{ "rook": 5 }',
  'bots/chess/lazy.ts': "import { readFileSync } from 'node:fs';\nexport default readFileSync;",
};
type File = keyof typeof project;

async function built(files: Readonly<Record<string, string>>): Promise<[ReturnType<typeof codeHashes>, string]> {
  const root = folderOf(files);
  const entryPoints = Object.keys(files).filter((file) => /worker|^bots\/(chess\/)?\w+\.ts/.test(file));
  const { metafile } = await build({ ...bundling, absWorkingDir: root, outdir: join(root, 'dist'), entryPoints });
  return [codeHashes(metafile.inputs, (file) => readFileSync(join(root, file))), codeText(metafile.inputs, root)];
}

describe('what the build writes', async () => {
  const [before, text] = await built(project);
  const flat = ({ lab, games, bots }: typeof before): Record<string, string> => ({ lab, ...games, ...bots });

  test('names games and bots as they are called', () => {
    expect(Object.keys(before.games)).toEqual(['chess', 'go']);
    expect(Object.keys(before.bots)).toEqual(['chess/greedy', 'chess/lazy', 'random']);
    for (const hash of Object.values(flat(before))) expect(hash).toMatch(/^[0-9a-f]{64}$/);
  });

  test('is the same in another folder, and names none', async () => {
    const [, again] = await built(project);
    expect(again).toBe(text);
    expect(text).not.toContain(tmpdir());
  });

  test.each<[File, readonly string[]]>([
    ['src/lab/crew/worker.ts', ['lab']],
    ['src/games/index.ts', ['lab']],
    // Written in place by the bundler, and yet part of it.
    ['src/games/chess/ids.ts', ['chess']],
    ['src/games/go/game.ts', ['go']],
    ['bots/random.ts', ['random']],
    ['bots/lib/shared.ts', ['chess/greedy']],
    ['bots/chess/weights/w.json', ['chess/greedy']],
    ['bots/chess/lazy.ts', ['chess/lazy']],
  ])('with another %s has other hashes of %s alone', async (file, changed) => {
    const [after] = await built({ ...project, [file]: `${project[file]}\n` });
    const was = flat(before);
    const differ = Object.entries(flat(after)).flatMap(([name, hash]) => (hash === was[name] ? [] : [name]));
    expect(differ).toEqual(changed);
  });
});

describe('the code', () => {
  test('of all games and bots is known', async () => {
    for (const game of gameNames()) {
      const { bots, ...rest } = await codeOf(game, botNames(game));
      expect(Object.keys(bots)).toEqual(botNames(game));
      const hashes = [...Object.values(bots), ...Object.values(rest)];
      expect(new Set(hashes).size, 'all differ').toBe(hashes.length);
    }
  });

  const more = {
    'chess/mine.js': "import '../lib/own.js';\nexport default { about: 'mine', choose: () => 0 };",
    'lib/own.js': 'export const own = 1;',
    'weights.json': '{}',
    'node_modules/.package-lock.json': '{}',
  };

  test.each<[string, boolean]>([
    ['chess/mine.js', true],
    ['lib/own.js', true],
    ['weights.json', true],
    ['lib/new.mjs', true],
    ['node_modules/.package-lock.json', true],
    ['node_modules/package/index.js', false],
    ['readme.md', false],
    ['.hidden/notes.json', false],
  ])('of bots elsewhere, with another %s: changed %s', async (file, isChanged) => {
    const folder = folderOf(more);
    process.env.FABLELAB_BOTS = folder;
    process.env.FABLELAB_GAMES = folderOf({ 'chess.js': 'export const box = {};' });
    const before = await codeOf('chess', ['mine', 'random', 'nobody']);
    put(folder, file, '{ "other": true }');
    const { bots, game, lab } = await codeOf('chess', ['mine', 'random', 'nobody']);
    expect(bots.mine !== before.bots.mine).toBe(isChanged);
    expect([bots.random, game, lab]).toEqual([before.bots.random, before.game, before.lab]);
  });

  test('of a game elsewhere is that of its folder', async () => {
    const folder = folderOf({ 'chess.js': 'export const box = {};', 'rules.json': '{}' });
    process.env.FABLELAB_GAMES = folder;
    const { game } = await codeOf('chess', []);
    put(folder, 'rules.json', '{ "castling": false }');
    expect((await codeOf('chess', [])).game).not.toBe(game);
  });
});
