// What people install is what works: pack it, install it into an empty folder, run it there.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'fablelab-package-'));
const home = join(folder, 'home');
const installed = join(home, 'node_modules', 'fablelab');

const run = (cwd: string, command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
const fablelab = (...args: string[]) => run(home, join('node_modules', '.bin', 'fablelab'), ...args);

beforeAll(() => {
  run(root, 'npm', 'pack', '--pack-destination', folder);
  const tarball = readdirSync(folder).find((file) => file.endsWith('.tgz'));
  mkdirSync(home);
  // Its own package, or npm would install into the nearest folder above that has one.
  writeFileSync(join(home, 'package.json'), '{ "private": true }');
  run(home, 'npm', 'install', '--prefer-offline', '--no-audit', '--no-fund', join('..', `${tarball}`));
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the installed command lists the games', () => {
  expect(JSON.stringify(JSON.parse(fablelab('list', 'games', '--json')))).toContain('"twisted-fables"');
});

test('and finds its bots', () => {
  expect(JSON.stringify(JSON.parse(fablelab('list', 'bots', '--json')))).toContain('"random"');
});

test('and its scenarios', () => {
  expect(JSON.stringify(JSON.parse(fablelab('list', 'scenarios', '--json')))).toContain('"first-look"');
});

test('the package holds what runs, its license, and nothing of the workshop', () => {
  const files = (readdirSync(installed, { recursive: true }) as string[]).map((file) => file.replaceAll('\\', '/'));
  for (const file of ['LICENSE', 'package.json', 'dist/cli.js', 'dist/code.json', 'dist/bots/random.js']) {
    expect(files).toContain(file);
  }
  const ofTheWorkshop =
    /\.ts$|\.stamp|^(src|test|bench|scripts)\/.*\.(?!md$)\w+$|^dist\/(bench|fuzz|storm|golden|mutate|intervals|games)\./;
  expect(files.filter((file) => ofTheWorkshop.test(file))).toEqual([]);
});

test('and what its documents lead to', () => {
  const pages = readdirSync(join(installed, 'docs')).map((name) => `docs/${name}`);
  expect(pages).toContain('docs/getting-started.md');
  const missing = ['README.md', ...pages].flatMap((page) =>
    [...readFileSync(join(installed, page), 'utf8').matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)]
      .map(([, target = '']) => join(installed, dirname(page), target))
      .filter((target) => !existsSync(target)),
  );
  expect(missing).toEqual([]);
});
