// A scenario by name, by file or from flags alone; and which flags do not go together.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { chooseScenario } from '../../../src/cli/choose/scenario.ts';
import { complain, USAGE } from '../../../src/cli/errors.ts';
import { fakeTerminal } from '../fake-terminal.ts';

const folder = mkdtempSync(join(tmpdir(), 'fablelab-scenario-'));
afterAll(() => rmSync(folder, { recursive: true }));

const game = 'twisted-fables';

describe('a scenario', () => {
  test('by name, with flags above it', async () => {
    expect(await chooseScenario('first-look', { game, pairs: '3' })).toMatchObject({ sets: 3, seed: '1' });
  });

  test('by file; a mistake in it names the place and ends with exit code 2', async () => {
    const file = join(folder, 'mine.yaml');
    writeFileSync(file, `game: ${game}\nentrants: { entrants: [alice, mulan], bots: greedy }\npairs: 2\n`);
    expect(await chooseScenario(file, { game })).toMatchObject({ sets: 2 });
    writeFileSync(file, `game: ${game}\nentrants: { entrants: [alice, mulan], bots: greedy }\npiars: 2\n`);
    const { terminal, written } = fakeTerminal();
    const error = await chooseScenario(file, { game }).catch((thrown: unknown) => thrown);
    expect(complain(error, [], terminal)).toBe(USAGE);
    expect(written.err).toMatch(`fablelab: ${file}:3:1: scenario: found "piars", expected one of game, `);
  });

  test('from flags alone', async () => {
    const { matchups } = await chooseScenario(undefined, { game, entrants: 'alice,mulan,kaguya', bots: 'greedy' });
    expect(matchups).toHaveLength(3);
    await expect(chooseScenario(undefined, { game, entrants: 'alice' })).rejects.toThrow('neither a scenario nor --bots');
  });

  test('with flags that belong to none', async () => {
    await expect(chooseScenario('mirrors', { game, bots: 'greedy' })).rejects.toThrow('--set entrants.bots=');
  });
});
