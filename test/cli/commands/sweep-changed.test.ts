// A sweep with changed numbers says so before it plays, in its tables and in the list of runs; and one of some against others.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withTinyGames } from '../../lab/tiny-games.ts';
import { run } from '../fake-terminal.ts';

const home = mkdtempSync(join(tmpdir(), 'fablelab-changed-'));
const before = process.cwd();
beforeAll(() => process.chdir(home));
afterAll(() => {
  process.chdir(before);
  rmSync(home, { recursive: true, force: true });
});
withTinyGames(home);

const duel = 'sweep --entrants kaguya --against alice --bots random --pairs 2 --seed 1 --jobs 1 --progress none';
const changed = 'Changed: alice.hp 32 → 33, stacking each → highest\n';

describe('what is changed', () => {
  const swept = () => run(`${duel} --set alice.hp=+1 --set stacking=highest --out swept`);

  test('is said before the games, above the tables, in the report and in the list of runs', async () => {
    const { code, out, err } = await swept();
    expect(err).toBe(`twisted-fables: 1 matchup of 2 pairs, seed 1\n${changed}`);
    expect(out).toContain(`\n${changed}`);
    expect(readFileSync('swept/report.md', 'utf8')).toContain('alice.hp 32 → 33');
    expect(JSON.parse(readFileSync('swept/scenario.json', 'utf8'))).toMatchObject({ change: { 'alice.hp': 33 } });
    expect((await run('runs --in .')).out).toContain('alice.hp 32 → 33');
    expect(code).toBe(0);
  });

  test('is nothing where nothing is', async () => {
    const { out, err } = await run(`${duel} --set alice.hp=x1 --out same`);
    expect(out + err).not.toContain('Changed');
  });

  test('is in what --print-config prints, which is a scenario that means the same', async () => {
    const { out } = await run(`${duel} --set alice.hp=x0.5 --set kaguya.hp=-2 --print-config`);
    expect(JSON.parse(out)).toMatchObject({ change: { 'alice.hp': 16, 'kaguya.hp': 30 } });
    writeFileSync('printed.json', out);
    expect((await run('sweep printed.json --print-config')).out).toBe(out);
    expect(JSON.parse((await run('sweep printed.json --set kaguya.hp=-2 --print-config')).out).change['kaguya.hp']).toBe(28);
  });
});

describe('some against others', () => {
  test('in the words of the game too', async () => {
    const { out } = await run([...duel.replace('--entrants', '--fables').split(' '), '--brief', '--out', 'words']);
    expect(out).toMatch(/\nKaguya +\d/);
  });

  test('of more than two sides is refused', async () => {
    const { code, err } = await run('sweep --game bidding --entrants merchant --against gambler --bots random --sets 2');
    expect(err).toBe(
      'fablelab: --against: seats: found two seats in 3-players, expected a duel; for other tables name sides\n',
    );
    expect(code).toBe(2);
  });
});

test('schema patch is for files of options and changed numbers', async () => {
  const schema = JSON.parse((await run('schema patch')).out);
  expect(schema).toMatchObject({ title: 'Patches of Twisted Fables' });
  expect(Object.keys(schema.properties)).toEqual(['about', 'options', 'change']);
  expect(JSON.parse((await run('schema patch --game doom')).out).definitions.numbers.properties).toHaveProperty([
    'knight.health',
  ]);
});
