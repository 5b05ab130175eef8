// Training: the same command gives the same bytes, and says what it gained.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import greedy from '../../../bots/twisted-fables/greedy.ts';
import { start, weights } from '../../../bots/twisted-fables/lib/greedy/weights.ts';
import { trained, type WeightsFile } from '../../../src/core/weights.ts';
import { run } from '../fake-terminal.ts';

const home = mkdtempSync(join(tmpdir(), 'fablelab-train-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

const small = 'train greedy --generations 2 --population 4 --pairs 2 --seed 3';

interface File extends WeightsFile {
  readonly command: string;
  readonly complete: boolean;
  readonly generations: number;
  readonly gain: { readonly all: object; readonly fables: Record<string, object> } | null;
}

const fileOf = (text: string) => JSON.parse(text) as File;

describe('trains', async () => {
  const one = await run(`${small} --against random --jobs 1`);
  const file = fileOf(one.out);

  test('to the same bytes with two workers, into a file', async () => {
    const out = join(home, 'greedy.json');
    const { code } = await run(`${small} --against random --jobs 2 --out ${out}`);
    expect(code).toBe(0);
    expect(readFileSync(out, 'utf8')).toBe(one.out);
  });

  test('and with other luck to others', async () => {
    const other = fileOf((await run(`${small.replace('--seed 3', '--seed 4')} --against random --jobs 2`)).out);
    expect(other.weights).not.toEqual(file.weights);
  });

  test('the command in the file, which spells everything out, makes it again', async () => {
    expect(file.command).toMatch(/^fablelab train greedy .*--against random$/);
    expect((await run(file.command.replace('fablelab ', ''))).out).toBe(one.out);
  });

  test('says how the candidates did and what was gained, with intervals', () => {
    expect(one.code).toBe(0);
    expect(one.err).toMatch(/^greedy: 17 weights each for 6 fables, 2 generations of 4, against itself, random, seed 3\n/);
    expect(one.err).toMatch(/generation 2: candidates score \d+\.\d ±\d+\.\d % v itself, \d+\.\d ±\d+\.\d % v random\n/);
    expect(one.err).toMatch(/on fresh luck: (it gained|IT LOST|no gain is to be seen)\n/);
    expect(one.err).toMatch(/kaguya +-?\d+\.\d ±\d+\.\d\nall +-?\d+\.\d ±\d+\.\d\n/);
    expect(file).toMatchObject({ bot: 'greedy', complete: true, generations: 2, seed: 3 });
    expect(Object.keys(file.gain?.fables ?? {})).toEqual(Object.keys(file.weights));
  });

  test('and the file is what the bot then plays by', () => {
    const roster = Object.keys(file.weights);
    const again = trained(weights, roster, start, file, () => greedy);
    for (const [entrant, fable] of roster.entries()) {
      expect(again.training?.listOf(entrant)).toBe(fable);
      const list = Object.fromEntries(weights.map(({ name }, k) => [name, again.training?.current(fable)[k]]));
      expect(list).toEqual(file.weights[fable]);
    }
  });
});

test('one fable: the others keep what they start from and are not in the file', async () => {
  const { out, code } = await run(`${small} --fable mulan --quiet`);
  expect(Object.keys(fileOf(out).weights)).toEqual(['mulan']);
  expect(fileOf(out).command).toContain('--fable mulan');
  expect(code).toBe(0);
});

test('a list may be asked for by either word', async () => {
  const named = await run(`${small} --list mulan --quiet`);
  expect(named.out).toBe((await run(`${small} --fable mulan --quiet`)).out);
});

describe('one list for all fables', () => {
  const folder = join(home, 'bots', 'twisted-fables');
  beforeAll(() => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(home, 'bots', 'package.json'), '{ "type": "module" }');
    const text = `
      const by = ([first]) => ({ about: 'one list', choose: (view, q) => (first > 10 ? 0 : q.roll(q.count)) });
      const training = {
        weights: [{ name: 'order', step: 9 }],
        lists: ['all'], listOf: () => 'all', start: () => [10], current: () => [10], with: ({ all }) => by(all),
      };
      export default { ...by([10]), training };`;
    writeFileSync(join(folder, 'one-list.js'), text);
    writeFileSync(join(folder, 'no-list.js'), text.replace("listOf: () => 'all'", "listOf: () => 'nobody'"));
    process.env.FABLELAB_BOTS = join(home, 'bots');
  });
  afterAll(() => {
    process.env.FABLELAB_BOTS = '';
  });

  test('is trained and told under its name, to the same bytes by two workers', async () => {
    const words = 'train one-list --generations 2 --population 4 --pairs 2 --against greedy';
    const { code, out, err } = await run(`${words} --jobs 1`);
    expect(code).toBe(0);
    expect(err).toContain('one-list: 1 weights each for all, 2 generations of 4, against itself, greedy, seed 1\n');
    expect(err).toMatch(/^list +gain, pp \(95 %\)\nall /m);
    expect(Object.keys(fileOf(out).weights)).toEqual(['all']);
    expect(fileOf(out).gain).toMatchObject({ pairs: 40 * 6 * 6, lists: { all: {} } });
    expect(fileOf(out).command).not.toMatch(/--list|--fable/);
    expect((await run(`${words} --jobs 2 --list all --quiet`)).out).toBe(out);
  });

  test('a list by which nobody plays is refused', async () => {
    const { code, err } = await run('train no-list');
    expect(err).toContain('train: found the list "all" of no-list, by which nobody plays');
    expect(code).toBe(2);
  });
});

test('Ctrl-C stops and writes what there is, marked as incomplete', async () => {
  const onInterrupt = (press: () => void) => {
    setTimeout(press, 300);
    return () => {};
  };
  const { code, out, err } = await run('train greedy --generations 1000 --population 4 --pairs 2', { onInterrupt });
  const { complete, gain, generations, weights: found } = fileOf(out);
  expect(code).toBe(130);
  expect({ complete, gain }).toEqual({ complete: false, gain: null });
  expect(generations).toBeLessThan(1000);
  expect(Object.keys(found)).toHaveLength(6);
  expect(err).toContain(`these weights are incomplete, and marked so: generations played: ${generations} of 1000`);
});

describe('mistakes', () => {
  test.each([
    ['train random', 'train: found "random", which has no weights, expected a bot that can be trained: one of greedy'],
    ['train gredy', '; did you mean "greedy"?'],
    ['train greedy --fable alise', '--fable: found "alise", expected one of '],
    ['train greedy --fable alice,alice', '--fable: found "alice" twice, expected once'],
    ['train greedy --list alise', '--list: found "alise", expected one of '],
    ['train greedy --list alice --fable mulan', '--fable: found with --list, expected one of them'],
    ['train greedy --against greedy', '--against: found "greedy", which meets itself anyway'],
    ['train greedy --against nobody', '--against: found "nobody", expected one of '],
    ['train greedy --population 3', '--population: found "3", expected a whole number from 4'],
    ['train greedy --pairs 1', '--pairs: found "1", expected a whole number from 2'],
    ['train greedy --out nowhere/at/all.json', '--out: found no folder "nowhere/at", expected one that is there'],
  ])('%s', async (line, message) => {
    const { code, err } = await run(line);
    expect(err).toContain(message);
    expect(code).toBe(2);
  });

  const fileWith = (list: Record<string, number>) => ({ bot: 'greedy', weights: { alice: list } });
  test.each([
    [fileWith({ 'buy-wild': 1 }), 'weights of greedy, alice: buy-attack-1: found undefined, expected the whole numbers'],
    [fileWith({ 'buy-gold': 1 }), 'weights of greedy, alice: buy-gold: found 1, expected the whole numbers'],
    [{ bot: 'greedy', weights: { alise: {} } }, 'weights of greedy: found "alise", expected one of alice'],
  ])('in a file of weights: %j', (file, message) => {
    expect(() => trained(weights, ['alice'], start, file, () => greedy)).toThrow(message);
  });
});
