// Bots that are unsteady: verify says so, and nothing is played with them.
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifySchema } from '../../../src/cli/commands/verify/schema.ts';
import { run } from '../fake-terminal.ts';

const home = mkdtempSync(join(tmpdir(), 'fablelab-verify-'));
const bots: Readonly<Record<string, string>> = {
  fickle: 'choose: (_view, q) => Math.floor(Math.random() * q.count)',
  thrower: "choose(_view, q) { if (q.roll(50) === 0) throw new Error('out of ideas'); return 0; }",
};

beforeAll(() => {
  mkdirSync(`${home}/bots/twisted-fables`, { recursive: true });
  writeFileSync(`${home}/bots/package.json`, '{ "type": "module" }');
  for (const [name, choose] of Object.entries(bots))
    writeFileSync(`${home}/bots/twisted-fables/${name}.js`, `export default { about: '${name}', ${choose} };`);
  process.env.FABLELAB_BOTS = `${home}/bots`;
});
afterAll(() => {
  process.env.FABLELAB_BOTS = '';
  rmSync(home, { recursive: true, force: true });
});

describe('verify', () => {
  test('a steady bot', async () => {
    const { code, out } = await run(['verify', 'greedy', '--games', '6']);
    expect(code).toBe(0);
    expect(out).toMatch(/^greedy is steady: 6 games, \d{3,} answers, each alike when /);
    expect((await run(['verify', 'greedy', '--games', '6'])).out).toBe(out);
  });

  test('one that rolls by itself', async () => {
    const { code, out } = await run(['verify', 'fickle', '--json']);
    expect(code).toBe(5);
    const found = verifySchema.parse(JSON.parse(out));
    expect(found).toMatchObject({
      bot: 'fickle',
      seed: 1,
      result: 'unsteady',
      what: expect.stringContaining('another order'),
    });
    expect((await run(['replay', '--line', found.line ?? ''])).out).toContain(' is to choose: ');
  });

  test('one that throws', async () => {
    const { code, out } = await run(['verify', 'thrower']);
    expect(code).toBe(3);
    expect(out).toMatch(/^thrower fails in game \d+: .*out of ideas\nfablelab replay --line "twisted-fables /);
  });

  test('one that does not exist', async () => {
    const { code, err } = await run(['verify', 'gredy']);
    expect(code).toBe(2);
    expect(err).toContain('did you mean "greedy"?');
  });
});

test('a sweep with an unsteady bot stops before the first game, names it, and leaves nothing', async () => {
  const out = join(home, 'out');
  const { code, err } = await run([
    'sweep',
    '--entrants',
    'alice,mulan',
    '--bots',
    'greedy,fickle',
    '--out',
    out,
    '--jobs',
    '2',
  ]);
  expect(code).toBe(5);
  expect(err).toMatch(
    /bot fickle: seat \d answered \d+, then \d+ when .*: its games would not repeat\nfablelab replay --line "/,
  );
  expect(existsSync(out)).toBe(false);
});
