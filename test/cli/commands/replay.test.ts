import { beforeAll, describe, expect, test } from 'vitest';
import { run } from '../fake-terminal.ts';

/** What `watch --seed 7` recorded of itself. */
let line = '';
beforeAll(async () => {
  const { out } = await run('watch --seed 7 --jsonl');
  line = (JSON.parse(out.trimEnd().split('\n').at(-1) ?? '') as { line: string }).line;
});

const replay = (text: string, ...more: string[]) => run(['replay', '--line', text, ...more]);

describe('replay --line', () => {
  test('tells the same story', async () => {
    const watched = (await run('watch --seed 7')).out;
    const { code, out, err } = await replay(line);
    expect(out.length).toBeGreaterThan(1000);
    expect(watched).toContain(out);
    expect([code, err]).toEqual([0, '']);
  });

  test('a tape that stops shows the open decision with its options', async () => {
    const { code, out } = await replay(line.replace(/(tape=.{5}).*/, '$1'));
    expect(out).toMatch(/\n\S.* is to choose: .*\n {2}0 +\S.*\n {2}1 +\S/);
    expect(code).toBe(0);
  });

  test('--jsonl ends with the result, or with the open decision', async () => {
    const types = (out: string) =>
      out
        .trimEnd()
        .split('\n')
        .map((row) => (JSON.parse(row) as { type: string }).type);
    expect(types((await replay(line, '--jsonl')).out).at(-1)).toBe('result');
    expect(types((await replay(line.replace(/(tape=.).*/, '$1'), '--jsonl')).out)).toEqual(['decision', 'open']);
  });

  test.each<[string, (line: string) => string, string]>([
    ['nothing', () => ' ', 'line: found "", expected "game'],
    ['no key', (good) => good.replace(/key=\S+ /, ''), 'line: key: found none, expected'],
    ['no tape', (good) => good.replace(/ tape=.*/, ''), 'line: tape: found none, expected'],
    ['two tapes', (good) => `${good} tape=A`, 'line: tape: found 2, expected'],
    ['a bad key', (good) => good.replace(/key=\S+/, 'key=xyz'), 'key: found "xyz", expected 16 hex digits'],
    ['a bad tape', (good) => good.replace(/tape=.*/, 'tape=A*'), 'tape: found "*" at character 2, expected an answer'],
    ['a bad game', (good) => good.replace('twisted-fables', 'twisted-fable'), 'did you mean "twisted-fables"?'],
    ['a bad fable', (good) => good.replace('snow-white', 'snow-whit'), 'did you mean "snow-white"?'],
    ['a bad option', (good) => good.replace(' key=', ' frob=1 key='), 'line: found "frob", expected one of '],
    ['a bad number', (good) => good.replace(' key=', ' snow-white.frob=1 key='), 'change: found "snow-white.frob", '],
    ['a bad value', (good) => good.replace(' key=', ' snow-white.hp=999 key='), 'snow-white.hp: found 999, expected'],
    ['no option', (good) => good.replace(' key=', ' frob key='), 'line: found "frob", expected name=value'],
    ['an answer too high', (good) => good.replace(/tape=./, 'tape=_'), 'tape: found 63 as answer 1, expected 0 to '],
    ['too many answers', (good) => `${good}AA`, ': then the game is over'],
  ])('%s: says which field, what was found, what is expected', async (_name, spoil, message) => {
    const { code, err } = await replay(spoil(line));
    expect(err).toMatch(/^fablelab: .*\n$/);
    expect(err).toContain(message);
    expect(code).toBe(2);
  });
});
