// situation --record: what it prints passes when it is run.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { run } from '../fake-terminal.ts';

const folder = mkdtempSync(join(tmpdir(), 'fablelab-record-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Numbers of decisions at the end of a complaint. */
function offered(err: string): string[] {
  return /expected one that can be written: ([\d, ]+)\n/.exec(err)?.[1]?.split(', ') ?? [];
}

async function passes(text: string): Promise<void> {
  const file = join(folder, 'recorded.yaml');
  writeFileSync(file, text);
  expect((await run(['situation', file])).out).toMatch(/^ok {3}.*\n1 passed, 0 failed\n$/);
}

describe('from a line', () => {
  let line = '';
  let numbers: string[] = [];
  beforeAll(async () => {
    const { out } = await run('watch --entrants alice,kaguya --seed 7 --jsonl');
    line = (JSON.parse(out.trimEnd().split('\n').at(-1) ?? '') as { line: string }).line;
    numbers = offered((await run(['situation', '--record', '--line', line])).err);
  });

  test('without a decision it says which can be written', async () => {
    const { code, err } = await run(['situation', '--record', '--line', line]);
    expect(err).toMatch(/^fablelab: decision: found none, expected one that can be written: 1, /);
    expect(code).toBe(2);
  });

  test('any of these is a situation', async () => {
    for (const number of [numbers[0], numbers[5], numbers.at(-1)]) {
      const { code, out, err } = await run(['situation', '--record', '--line', line, number ?? '']);
      expect([code, err]).toEqual([0, '']);
      expect(out).toContain(`- title: alice against kaguya, decision ${number}, turn `);
      await passes(out);
    }
  });

  test('a tape that stops in the middle of a turn makes one as well', async () => {
    const short = line.replace(/(tape=.{12}).*/, '$1');
    const last = offered((await run(['situation', '--record', '--line', short])).err).at(-1) ?? '';
    await passes((await run(['situation', '--record', '--line', short, last])).out);
  });

  test('--out writes a new file, and no other', async () => {
    const file = join(folder, 'new.yaml');
    const words = ['situation', '--record', '--line', line, numbers[1] ?? ''];
    expect(await run([...words, '--out', file])).toEqual({ code: 0, out: '', err: '' });
    expect(readFileSync(file, 'utf8')).toBe((await run(words)).out);
    const { code, err } = await run([...words, '--out', file]);
    expect([code, err]).toEqual([2, `fablelab: --out: found ${file}, expected the name of a new file\n`]);
  });

  test.each([
    ['no such decision', ['9999'], 'decision: found 9999, which this game does not have; expected one that can be written'],
    ['no number', ['first'], 'decision: found "first", expected one that can be written: 1, '],
    ['too many words', ['1', '2'], 'situation --record: found 2 words beside --line, expected a decision'],
  ])('%s', async (_, words, message) => {
    const { code, err } = await run(['situation', '--record', '--line', line, ...words]);
    expect(err).toContain(message);
    expect(code).toBe(2);
  });
});

describe('from a run', () => {
  const out = join(folder, 'run');
  beforeAll(async () => {
    await run([
      'sweep',
      '--entrants',
      'mulan',
      '--against',
      'snow-white',
      '--bots',
      'random',
      '--pairs',
      '2',
      '--seed',
      '3',
      '--jobs',
      '1',
      '--out',
      out,
    ]);
  });

  test('any of its games', async () => {
    const numbers = offered((await run(['situation', '--record', out, '1#1b'])).err);
    const { code, out: text } = await run(['situation', '--record', out, '1#1b', numbers[3] ?? '']);
    expect(code).toBe(0);
    await passes(text);
  });

  test('which must be there', async () => {
    const { code, err } = await run(['situation', '--record', out, '1#9a', '1']);
    expect([code, err]).toEqual([2, 'fablelab: game: found set 9, expected 0 to 1\n']);
  });
});

describe('words that do not go together', () => {
  test.each([
    [['situation'], 'situation: found no <files>, expected YAML files, or folders of them'],
    [['situation', '--record'], 'situation --record: found 0 words, expected <run> <game> <decision>'],
    [['situation', '--record', '--json'], 'situation --record: found --json, expected --out or nothing'],
    [['situation', 'a.yaml', '--line', 'x'], 'situation: found --line, expected it beside --record'],
    [['situation', 'a.yaml', '--out', 'x'], 'situation: found --out, expected it beside --record'],
  ])('%j', async (words, message) => {
    const { code, err } = await run(words);
    expect(err).toContain(message);
    expect(code).toBe(2);
  });
});
