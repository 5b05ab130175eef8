import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { run } from '../fake-terminal.ts';

const folder = mkdtempSync(join(tmpdir(), 'fablelab-situation-'));
const apart = mkdtempSync(join(tmpdir(), 'fablelab-mistakes-'));
afterAll(() => {
  for (const made of [folder, apart]) rmSync(made, { recursive: true });
});

function write(name: string, text: string, where = folder): string {
  const file = join(where, name);
  writeFileSync(file, text);
  return file;
}

const text = (hp: number, words = 'attack with attack-1') => `- title: A hit
  fables:
    red-riding-hood: { space: 5, hand: [attack-1] }
    snow-white: { space: 6 }
  do: [{ red-riding-hood: ${words} }]
  expect: { snow-white: { hp: ${hp} } }
`;
const good = write('good.yaml', text(33));
const bad = write('bad.yaml', text(34));
const wrong = write('wrong.yaml', text(33, 'attack with attack-2'));

describe('situation', () => {
  test('passes with 0', async () => {
    expect(await run(['situation', good])).toEqual({ code: 0, out: 'ok   A hit\n1 passed, 0 failed\n', err: '' });
  });

  test('fails with 1, and shows the difference and the story', async () => {
    const { code, out } = await run(['situation', good, bad]);
    expect(out).toBe(`ok   A hit
FAIL A hit
     ${bad}:6:31: snow-white hp: expected 34, found 33
     the story:
       Red Riding Hood: attack with attack-1
         Red Riding Hood inflicts 1 (cards 1)
         Red Riding Hood gains 1 power, has 1
         Snow White takes 1 damage (1 inflicted)
         Snow White has 33 HP
1 passed, 1 failed
`);
    expect(code).toBe(1);
  });

  test('all mistakes of a file are told, and end with 2', async () => {
    const file = write(
      'mistakes.yaml',
      `${text(33).replace('space: 5', 'spade: 5, hp: many')}${text(33, '[]')}${text(34)}`,
      apart,
    );
    const { code, out } = await run(['situation', file]);
    const told = out.split('\n').filter((line) => line.startsWith('ERR') || line.startsWith('FAIL'));
    expect(told).toEqual([`ERR  ${file}:3:24`, `ERR  ${file}:3:38`, `ERR  ${file}:11:27`, 'FAIL A hit']);
    expect(out).toMatch(/\n0 passed, 1 failed, 3 mistakes\n$/);
    expect(code).toBe(2);
    const { cases } = JSON.parse((await run(['situation', file, '--json'])).out);
    expect(cases.map(({ line, column, result }: Record<string, unknown>) => [line, column, result])).toEqual([
      [3, 24, 'mistake'],
      [3, 38, 'mistake'],
      [11, 27, 'mistake'],
      [13, 3, 'failed'],
    ]);
  });

  test('of very many mistakes people see the first, programs all', async () => {
    const file = write('many.yaml', `${text(33).replace('attack-1]', `${'atack-1, '.repeat(23)}attack-1]`)}`, apart);
    const { out } = await run(['situation', file, good]);
    expect(out.match(/^ERR .*:3:\d+$/gm)).toHaveLength(20);
    expect(out).toContain(`\nERR  ${file}: 3 more mistakes, all of them with --json\n1 passed, 0 failed, 23 mistakes\n`);
    const { cases, mistakes } = JSON.parse((await run(['situation', file, '--json'])).out);
    expect([cases.length, mistakes]).toEqual([23, 23]);
  });

  test('a mistake ends with 2, and says what would be possible', async () => {
    const { code, out } = await run(['situation', wrong, bad]);
    expect(out).toContain(`ERR  A hit
     ${wrong}:5:27: found "attack with attack-2", expected an option; did you mean "attack with attack-1"?
     red-riding-hood is asked: which action?
       attack with attack-1
       focus
       end turn
`);
    expect(out).toMatch(/\n0 passed, 1 failed, 1 mistake\n$/);
    expect(code).toBe(2);
  });

  test('--options shows every decision as it can be written', async () => {
    const { out } = await run(['situation', good, '--options']);
    expect(out).toBe(`ok   A hit
     red-riding-hood is asked: which action?
     > - red-riding-hood: attack with attack-1
       - red-riding-hood: focus
       - red-riding-hood: end turn
     red-riding-hood is asked: which action?
       - red-riding-hood: buy attack-1
       - red-riding-hood: buy defense-1
       - red-riding-hood: buy movement-1
       - red-riding-hood: end turn
1 passed, 0 failed
`);
  });

  test('--json is one object', async () => {
    const { code, out, err } = await run(['situation', folder, '--json']);
    expect(JSON.parse(out)).toMatchObject({
      schema: 'fablelab-situation/1',
      passed: 1,
      failed: 1,
      mistakes: 1,
      cases: [
        {
          file: bad,
          line: 1,
          result: 'failed',
          differences: [{ what: 'snow-white hp', expected: '34', found: '33', line: 6 }],
        },
        { title: 'A hit', result: 'ok' },
        { result: 'mistake', at: { file: wrong, line: 5, column: 27 } },
      ],
    });
    expect(err).toBe('');
    expect(code).toBe(2);
  });

  test.each([
    ['situation', 'situation: found no <files>, expected YAML files, or folders of them; see fablelab situation --help'],
    ['situation no-such-file.yaml', 'situation: found no file or folder "no-such-file.yaml"'],
    ['situation src/core', 'situation: found no YAML file in src/core, expected some'],
    [
      'schema',
      'schema: found no <what>, expected one of scenario, patch, situation, report, check, baseline, comparison, shard, list, runs, prune, ladder, power, verify, dry-run, situations, story, error; see fablelab schema --help',
    ],
  ])('%s', async (line, message) => {
    expect(await run(line)).toEqual({ code: 2, out: '', err: `fablelab: ${message}\n` });
  });
});

test('schema scenario is a JSON Schema', async () => {
  const { code, out } = await run('schema scenario');
  expect(JSON.parse(out)).toMatchObject({ $schema: expect.stringContaining('json-schema.org'), required: ['game'] });
  expect(code).toBe(0);
});

test('schema situation is a JSON Schema', async () => {
  const { code, out } = await run('schema situation');
  expect(JSON.parse(out)).toMatchObject({ $schema: expect.stringContaining('json-schema.org'), type: 'array' });
  expect(code).toBe(0);
});
