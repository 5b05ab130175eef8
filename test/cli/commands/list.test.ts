import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadBox } from '../../../src/games/index.ts';
import { run } from '../fake-terminal.ts';

const columns = ['number', 'id', 'entrant', 'name', 'french', 'kind', 'level', 'cost', 'copies', 'deck', 'effect'];
const parse = (text: string) => (JSON.parse(text) as { rows: Record<string, unknown>[] }).rows;

describe('list', () => {
  test.each(['games', 'entrants', 'fables', 'cards', 'bots', 'scenarios', 'options', 'numbers'])(
    '%s --json is one object that says what it is, and nothing else',
    async (what) => {
      const { code, out, err } = await run(`list ${what} --json`);
      expect(JSON.parse(out)).toMatchObject({ schema: 'fablelab-list/1', what });
      expect(parse(out).length).toBeGreaterThan(0);
      expect(err).toBe('');
      expect(code).toBe(0);
    },
  );

  test('cards are the rows of the engine, with `entrant` for whose they are', async () => {
    const rows = parse((await run('list cards --json')).out);
    const cards = (await loadBox('twisted-fables')).cards();
    expect(rows.map((row) => row.id)).toEqual(cards.map((card) => card.id));
    expect(rows.map((row) => row.entrant)).toEqual(cards.map((card) => card.entrant));
    for (const row of rows) expect(Object.keys(row)).toEqual(columns);
  });

  test('cards of a game that names no columns have what every card has', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'fablelab-list-'));
    const card = { number: '7', entrant: 'ann', id: 'dash', name: 'Dash', copies: 2, effect: 'runs', own: { pace: 3 } };
    const game = (name: string, more: string) =>
      `export const box = { name: '${name}', title: 'Dash', roster: [], cards: () => [${JSON.stringify(card)}], ${more} };`;
    process.env.FABLELAB_GAMES = folder;
    try {
      writeFileSync(join(folder, 'dash.js'), game('dash', ''));
      writeFileSync(join(folder, 'other.js'), game('other', "cardColumns: ['id', 'pace', 'copies']"));
      expect((await run('list cards --game dash --csv')).out).toBe(
        'number,id,entrant,name,copies,effect\n7,dash,ann,Dash,2,runs\n',
      );
      expect((await run('list cards --game other --csv')).out).toBe('id,pace,copies\ndash,3,2\n');
    } finally {
      process.env.FABLELAB_GAMES = '';
      rmSync(folder, { recursive: true });
    }
  });

  test('cards of one fable', async () => {
    const rows = parse((await run('list cards --fable snow-white --json')).out);
    expect(rows.length).toBeGreaterThan(0);
    expect(new Set(rows.map((row) => row.entrant))).toEqual(new Set(['snow-white']));
  });

  test('numbers are those of the engine, by path; of one fable her own', async () => {
    const numbers = (await loadBox('twisted-fables')).numbers().map(({ path, value }) => ({ path, value }));
    expect(parse((await run('list numbers --json')).out)).toEqual(numbers);
    const own = numbers.filter(({ path }) => path.startsWith('alice.'));
    expect(own.length).toBeGreaterThan(0);
    expect(parse((await run('list numbers --fable alice --json')).out)).toEqual(own);
    const lines = (await run('list numbers --fable alice --csv')).out.trimEnd().split('\n');
    expect(lines).toEqual(['path,value', ...own.map(({ path, value }) => `${path},${value}`)]);
  });

  test('scenarios say what they ask, and how many games that takes', async () => {
    const rows = parse((await run('list scenarios --json')).out);
    expect(rows.find(({ name }) => name === 'first-look')).toMatchObject({ matchups: 15, games: 7500 });
    for (const row of rows) expect(row.about).toMatch(/\w/);
  });

  test('only cards and numbers belong to a fable', async () => {
    const { code, err } = await run('list bots --fable alice');
    expect(err).toContain('--entrant: found with "bots", expected with "cards" or "numbers"');
    expect(code).toBe(2);
    expect((await run('list numbers --fable alise')).err).toContain('did you mean "alice"?');
  });

  test('csv has the same columns and as many rows', async () => {
    const lines = (await run('list cards --csv')).out.trimEnd().split('\n');
    expect(lines[0]).toBe(columns.join(','));
    expect(lines.length - 1).toBe(parse((await run('list cards --json')).out).length);
  });

  test('a table is plain on a pipe: one line a row, no colours', async () => {
    const { out } = await run('list entrants');
    expect(out).toMatch(/^id +name +about\n/);
    expect(out).toContain('snow-white');
    expect(out).not.toContain('\u001b');
  });

  test('a table fits the terminal', async () => {
    const { out } = await run('list cards', { outIsTerminal: true, columns: 160, env: { NO_COLOR: '1' } });
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(160);
  });

  test('bots say what they do', async () => {
    const bots = parse((await run('list bots --json')).out);
    expect(bots.map((bot) => bot.name)).toEqual(expect.arrayContaining(['greedy', 'random']));
    for (const bot of bots) expect(bot.about).toMatch(/\w/);
  });

  test('json and csv at once are a mistake', async () => {
    expect((await run('list cards --json --csv')).code).toBe(2);
  });
});
