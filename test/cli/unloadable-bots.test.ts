// A file in bots/ that does not build, or does not load: who needs that bot is told in one line why, and nobody else notices.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { run } from './fake-terminal.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const home = mkdtempSync(join(tmpdir(), 'fablelab-unloadable-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

const two = '--fables alice,mulan --pairs 1 --seed 1 --quiet';
const shownBy = (out: string, bot: string) => out.split('\n').find((line) => line.startsWith(`${bot} `));

describe('a bot that does not load', () => {
  const bots = {
    thrower: ["throw new Error('no\\n  weights');", 'no\\n  weights'],
    torn: ['export default {;', /token|syntax/],
    lonely: ["import './nobody.js';\nexport default {};", /Cannot find module '.*nobody\.js'/],
    nameless: ['export const choose = () => 0;', 'expected a bot as its default export, with `about` and `choose`'],
    idle: ["export default { about: 'does nothing' };", 'expected a bot as its default export, with `about` and `choose`'],
    nothing: ['export default null;', 'expected a bot as its default export, with `about` and `choose`'],
  } as const;
  const cases = Object.entries(bots).map(([name, [, what]]) => [name, what] as const);

  beforeAll(() => {
    const folder = join(home, 'bots', 'twisted-fables');
    mkdirSync(folder, { recursive: true });
    for (const [name, [text]] of Object.entries(bots)) writeFileSync(join(folder, `${name}.js`), text);
    writeFileSync(join(home, 'bots', 'package.json'), '{ "type": "module" }');
    process.env.FABLELAB_BOTS = join(home, 'bots');
  });
  afterAll(() => {
    process.env.FABLELAB_BOTS = '';
  });

  test.each(cases)('%s: whoever needs it says so in one line', async (bot, what) => {
    for (const line of [
      `watch --bots ${bot},random --seed 1`,
      `ladder --bots ${bot},random ${two} --no-speed`,
      `sweep --bots ${bot} ${two} --out ${join(home, bot)}`,
      `sweep --bots ${bot} ${two} --dry-run`,
      `train ${bot}`,
    ]) {
      const { code, out, err } = await run(line);
      const told = err.split('\n').filter((words) => words.includes(`bots/twisted-fables/${bot}.js: `));
      expect(told, line).toHaveLength(1);
      expect(told[0], line).toMatch(what);
      expect(err.trimEnd().split('\n'), line).toHaveLength(1);
      expect(out, line).toBe('');
      expect(code, line).toBe(3);
    }
    expect(existsSync(join(home, bot))).toBe(false);
  });

  test('is listed, with the reason in the place of its words', async () => {
    const { code, out } = await run('list bots');
    for (const [bot, what] of cases) {
      expect(shownBy(out, bot)).toContain(`does not load: bots/twisted-fables/${bot}.js: `);
      expect(shownBy(out, bot)).toMatch(what);
    }
    expect(shownBy(out, 'greedy')).not.toContain('does not load');
    expect(code).toBe(0);
  });

  test('is known by its name, and stands in nobody’s way', async () => {
    expect((await run('watch --bots thrwer')).err).toContain('did you mean "thrower"?');
    expect((await run('watch --bots random --seed 1')).code).toBe(0);
    expect((await run('train random')).err).toMatch(/expected a bot that can be trained: one of greedy, planner\n$/);
    expect((await run('schema scenario')).code).toBe(0);
  });
});

describe('a bot that does not build', () => {
  const checkout = join(home, 'checkout');
  const node = (...words: string[]) => spawnSync(process.execPath, words, { cwd: checkout, encoding: 'utf8' });
  const start = (line: string) => node('scripts/start.mjs', 'cli', ...line.split(' '));
  const fault = 'bots/twisted-fables/torn.ts:2:18: Expected identifier but found ";"';

  beforeAll(() => {
    mkdirSync(checkout);
    for (const name of ['src', 'bots', 'scripts', 'scenarios', 'package.json', 'package-lock.json'])
      cpSync(join(root, name), join(checkout, name), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(checkout, 'node_modules'));
    writeFileSync(join(checkout, 'bots/twisted-fables/torn.ts'), '// A bot.\nexport default { ;\n');
    writeFileSync(join(checkout, 'bots/lost.ts'), "export { default } from './lib/nowhere.ts';\n");
  });

  test('is told by who needs it', () => {
    const { status, stdout, stderr } = start('watch --bots torn');
    expect(stderr).toBe(`fablelab: the sources changed, building dist/\nfablelab: ${fault}\n`);
    expect(stdout).toBe('');
    expect(status).toBe(3);
    const sweep = start(`sweep --bots lost ${two}`);
    expect(sweep.stderr).toBe('fablelab: bots/lost.ts:1:25: Could not resolve "./lib/nowhere.ts"\n');
    expect(sweep.status).toBe(3);
    expect(start('watch --bots trn').stderr).toContain('did you mean "torn"?');
  });

  test('and by nobody else', () => {
    const listed = start('list bots');
    expect(shownBy(listed.stdout, 'torn')).toMatch(
      /does not load: bots\/twisted-fables\/torn\.ts:2:18: Expected identifier but found ";"$/,
    );
    expect(shownBy(listed.stdout, 'greedy')).not.toContain('does not load');
    for (const { status, stderr } of [listed, start('list games'), start('watch --bots random --seed 1')]) {
      expect(stderr).toBe('');
      expect(status).toBe(0);
    }
  });

  test('makes the build end with 1, because what is packed should be whole', () => {
    const { status, stderr } = node('scripts/build.mjs');
    expect(stderr).toContain(`build: ${fault}\n`);
    expect(status).toBe(1);
  });

  test('is found again once it is mended', () => {
    writeFileSync(join(checkout, 'bots/lost.ts'), "export { default } from './random.ts';\n");
    writeFileSync(join(checkout, 'bots/twisted-fables/torn.ts'), "export default { about: 'mended', choose: () => 0 };\n");
    expect(shownBy(start('list bots').stdout, 'torn')).toMatch(/ mended$/);
    expect(node('scripts/build.mjs')).toMatchObject({ status: 0, stderr: '' });
  });

  test('whatever else does not build ends all', () => {
    writeFileSync(join(checkout, 'src/cli/usage.ts'), 'export const {;\n');
    const { status, stderr } = start('list games');
    expect(stderr).toContain('src/cli/usage.ts:1:');
    expect(status).not.toBe(0);
  });
});
