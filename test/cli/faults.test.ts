// A bot that breaks: exit code 3, and a line that shows the game where it broke.
import { describe, expect, test, vi } from 'vitest';
import { bot } from '../../bots/lib/bot.ts';
import { run } from './fake-terminal.ts';

vi.mock('../../src/lab/who/bots.ts', () => ({
  botNames: () => ['breaks', 'planner', 'random'],
  loadBot: async (_game: string, name: string) =>
    bot(name, (_view, q) => {
      if (name !== 'random' && q.roll(10) === 0) throw new Error('out of ideas');
      return q.roll(q.count);
    }),
}));

describe('a bot that breaks', () => {
  test.each(['watch --bots breaks --seed 1', 'watch --bots breaks --seed 1 --jsonl', '--pairs 50'])('%s', async (line) => {
    const { code, err } = await run(line);
    expect(err).toMatch(/^fablelab: out of ideas\nfablelab replay --line "twisted-fables .* key=[0-9a-f]{16} tape=\S*"\n$/);
    expect(code).toBe(3);
  });

  test('the line replays to the decision where it broke', async () => {
    const { err } = await run('watch --bots breaks --seed 1');
    const line = /--line "(.*)"/.exec(err)?.[1] ?? '';
    const { code, out } = await run(['replay', '--line', line]);
    expect(out).toContain(' is to choose: ');
    expect(code).toBe(0);
  });

  test('rows end in the error, with the line that replays it', async () => {
    const { out } = await run('watch --bots breaks --seed 1 --jsonl');
    const rows = out
      .trimEnd()
      .split('\n')
      .map((row) => JSON.parse(row));
    const error = { message: 'out of ideas', exitCode: 3, line: expect.stringMatching(/^twisted-fables .* tape=/) };
    expect(rows.at(-1)).toEqual({ schema: 'fablelab-error/1', error });
    expect(new Set(rows.slice(0, -1).map(({ type }) => type))).toEqual(new Set(['decision', 'open']));
  });

  test('its stack is shown where it was asked for', async () => {
    const { err } = await run('watch --bots breaks --seed 1', { env: { DEBUG: 'fablelab' } });
    expect(err).toMatch(/caused by Error: out of ideas\n {4}at /);
  });
});
