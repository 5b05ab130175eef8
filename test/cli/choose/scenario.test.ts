// A scenario by name, by file or from flags alone; and which flags do not go together.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { chooseScenario } from '../../../src/cli/choose/scenario.ts';
import { complain, USAGE } from '../../../src/cli/errors.ts';
import { matchupTexts } from '../../lab/scenario/check.ts';
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

  test('of some against others, each by each bot', async () => {
    const one = { game, entrants: 'kaguya', bots: 'greedy' };
    const of = async (args: Parameters<typeof chooseScenario>[1]) => matchupTexts(await chooseScenario(undefined, args));
    expect(await of({ ...one, against: 'alice,mulan' })).toEqual([
      'kaguya/greedy alice/greedy',
      'kaguya/greedy mulan/greedy',
    ]);
    expect(await of({ ...one, against: '*' })).toHaveLength(5);
    expect(await of({ ...one, against: 'alice', bots: 'greedy,random' })).toEqual([
      'kaguya/greedy alice/greedy',
      'kaguya/greedy alice/random',
      'kaguya/random alice/greedy',
      'kaguya/random alice/random',
    ]);
    expect(await of({ ...one, against: '*', set: ['mirrors=only'] })).toEqual(['kaguya/greedy kaguya/greedy']);
    const file = join(folder, 'seats.yaml');
    const seat = (fable: string) => `  - { fable: ${fable}, bot: greedy }\n`;
    writeFileSync(file, `game: ${game}\nseats:\n${seat('[kaguya, alice]')}${seat('"*"')}pairs: 7\n`);
    const flags = { game, entrants: 'kaguya,alice', against: '*', bots: 'greedy', pairs: '7' };
    expect(await chooseScenario(undefined, flags)).toEqual(await chooseScenario(file, { game }));
  });

  test('with flags that belong to none', async () => {
    await expect(chooseScenario('mirrors', { game, bots: 'greedy' })).rejects.toThrow('--set entrants.bots=');
    await expect(chooseScenario('mirrors', { game, against: '*' })).rejects.toThrow('--against: found with a scenario');
  });

  test.each([
    [{ against: 'alice', bots: 'greedy' }, '--against: found without --entrants, expected both'],
    [{ entrants: 'kaguya', against: 'alice' }, 'neither a scenario nor --bots'],
    [{ entrants: 'kaguya', against: 'alise', bots: 'greedy' }, '--against: seats.1.fable: found "alise", expected …'],
    [{ entrants: 'kaguja', against: 'alice', bots: 'greedy' }, '--entrants: seats.0.fable: found "kaguja", expected …'],
    [{ entrants: 'alice', against: 'alice', bots: 'greedy' }, '--against: seats: found no two that differ, expected two, …'],
  ])('that is mistaken: %o', async (flags, message) => {
    await expect(chooseScenario(undefined, { game, ...flags })).rejects.toThrow(message.replace(/…$/, ''));
  });
});
