// A Node that is too old gets one sentence. It is played by this one, with another number; what an old Node could not have read at
// all must therefore not stand in the files that it reads.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transform } from 'esbuild';
import { afterAll, describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'fablelab-node-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function runBy(version: string, ...words: string[]) {
  const pretend = join(folder, `${version}.cjs`);
  writeFileSync(pretend, `Object.defineProperty(process.versions, 'node', { value: '${version}' });\n`);
  return spawnSync(process.execPath, ['--require', pretend, ...words], { cwd: folder, encoding: 'utf8' });
}

/** The first that have import() and import of modules by .mjs; the sentence is for these and all later ones. */
const OLDEST = 'node12.22';

/** What an entry imports before its first line runs. */
const importsOf = (text: string) => [...text.matchAll(/^(?:import|export)\b[^('"]*['"](.*)['"]/gm)].map(([, from]) => from);

/** How esbuild would have to write it for an old Node; it cannot do without `await` outside of functions, and says so. */
const forOld = async (text: string) => (await transform(text, { target: OLDEST, format: 'esm' })).code;
const asItIs = async (text: string) => (await transform(text, { target: 'esnext', format: 'esm' })).code;

const entries = readdirSync(join(root, 'scripts'))
  .filter((file) => /^(build|compare|docs|start)\.mjs$/.test(file))
  .map((file) => `scripts/${file}`);
const programs: readonly (readonly string[])[] = [
  ['dist/cli.js', 'list', 'games'],
  ['scripts/start.mjs', 'cli', 'list', 'games'],
  ['scripts/build.mjs'],
  ['scripts/docs.mjs'],
  ['scripts/compare.mjs'],
];

describe('a Node that is too old', () => {
  test.each(programs)('is told so by %s', (file, ...words) => {
    const { status, stdout, stderr } = runBy('18.20.4', join(root, file!), ...words);
    expect(stderr).toBe('Fable Lab needs Node 20.19 or newer; this is v18.20.4.\n');
    expect(stdout).toBe('');
    expect(status).toBe(2);
  });

  test.each([
    ['20.18.3', 2],
    ['20.19.0', 0],
    ['22.1.0', 0],
    ['9.11.2', 2],
  ])('is older than 20.19: %s', (version, code) => {
    expect(runBy(version, join(root, 'dist/cli.js'), '--version').status).toBe(code);
  });

  test.each(entries)('can read %s', async (file) => {
    expect(entries).toHaveLength(4);
    const text = read(file);
    expect(importsOf(text)).toEqual(['../src/cli/node-version.mjs']);
    expect(await forOld(text)).toBe(await asItIs(text));
  });

  test.each(['src/cli/node-version.mjs', 'dist/cli.js'])('can read %s, which imports nothing', async (file) => {
    expect(importsOf(read(file))).toEqual([]);
    expect(await forOld(read(file))).toBe(await asItIs(read(file)));
  });

  test('could not read what is newer', async () => {
    await expect(forOld("await import('./main.js');")).rejects.toThrow('Top-level await');
    expect(await forOld('const a = b ?? c;')).not.toBe(await asItIs('const a = b ?? c;'));
    expect(importsOf("import { a } from './a.js';\nimport './b.js';\nimport('./c.js');")).toEqual(['./a.js', './b.js']);
  });

  test('is older than the package asks for', () => {
    const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } };
    const [, major, minor] = /= \[(\d+), (\d+)\]/.exec(read('src/cli/node-version.mjs')) ?? [];
    expect(`>=${major}.${minor}`).toBe(engines.node);
  });
});
