import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadBox } from '../../../src/games/index.ts';
import { box } from '../../../src/games/twisted-fables/game.ts';
import { run } from '../fake-terminal.ts';

const columns = ['number', 'id', 'entrant', 'name', 'french', 'kind', 'level', 'cost', 'copies', 'deck', 'effect'];
const parse = (text: string) => (JSON.parse(text) as { rows: Record<string, unknown>[] }).rows;

describe('list', () => {
  test.each(['games', 'entrants', 'fables', 'cards', 'bots', 'scenarios', 'options', 'numbers'])(
    '%s --json is one object that says what it is, and nothing else',
    async (what) => {
      const { code, out, err } = await run(`list ${what} --json`);
      expect(JSON.parse(out)).toMatchObject({ schema: 'fablelab-list/2', what });
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
      `export const box = { name: '${name}', title: 'Dash', roster: [], options: [], numbers: () => [], cards: () => [${JSON.stringify(card)}], ${more} };`;
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
    const all = (await loadBox('twisted-fables')).numbers();
    const numbers = all.map(({ path, value, from, to }) => ({ path, value, from, to }));
    expect(parse((await run('list numbers --json')).out)).toEqual(numbers);
    const own = numbers.filter(({ path }) => path.startsWith('alice.'));
    expect(own.length).toBeGreaterThan(0);
    expect(parse((await run('list numbers --fable alice --json')).out)).toEqual(own);
    const lines = (await run('list numbers --fable alice --csv')).out.trimEnd().split('\n');
    const cells = own.map(({ path, value, from, to }) => `${path},${value},${from},${to}`);
    expect(lines).toEqual(['path,value,from,to', ...cells]);
  });

  const shot = 'red-riding-hood.crack-shot';

  test('numbers that are changed are those of the change, and what it was is said', async () => {
    const flags = `--set ${shot}.damage=+1 --set alice.hp=x0.5`;
    const changes = [
      { path: `${shot}.damage`, from: 2, to: 3 },
      { path: 'alice.hp', from: 32, to: 16 },
    ];
    const { out } = await run(`list numbers ${flags} --json`);
    expect(JSON.parse(out)).toMatchObject({ changes, options: [] });
    const changed = parse(out).filter((row, at) => row.value !== box.numbers()[at]?.value);
    expect(changed.map(({ path, value }) => [path, value])).toEqual(changes.map(({ path, to }) => [path, to]));
    const words = `Changed: ${shot}.damage 2 → 3, alice.hp 32 → 16\n`;
    expect((await run(`list numbers ${flags}`)).out.startsWith(`${words}\npath `)).toBe(true);
    expect(await run(`list numbers ${flags} --csv`)).toMatchObject({ err: words, out: expect.stringMatching(/^path,/) });
  });

  test('texts and costs of cards follow the numbers, of a patch and of flags on top of it', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'fablelab-patch-')), 'p.yaml');
    writeFileSync(
      file,
      `change: { ${shot}.damage: +1, ${shot}.cost: 1, basics.attack-2.value: 4 }\noptions: { stacking: highest }`,
    );
    try {
      const { out } = await run(`list cards --patch ${file} --set ${shot}.damage=x2 --set ${shot}.range=-1 --json`);
      expect(JSON.parse(out)).toMatchObject({
        changes: expect.arrayContaining([{ path: `${shot}.damage`, from: 2, to: 6 }]),
        options: [{ name: 'stacking', value: 'highest', default: 'each' }],
      });
      const of = (id: string) => parse(out).find((row) => row.id === id);
      expect(of('crack-shot')).toMatchObject({ cost: 1, effect: 'Range 1. Damage 6 + A.' });
      expect(of('attack-2')).toMatchObject({ effect: 'A 4.' });
      const others = parse((await run('list cards --json')).out).filter(
        ({ id }) => id !== 'crack-shot' && id !== 'attack-2',
      );
      expect(parse(out)).toEqual(expect.arrayContaining(others));
    } finally {
      rmSync(dirname(file), { recursive: true });
    }
  });

  test('only cards and numbers are changed', async () => {
    expect((await run('list bots --set alice.hp=3')).err).toContain(
      '--set: found with "bots", expected with "cards" or "numbers"',
    );
    expect((await run('list entrants --patch x.yaml')).err).toContain('--patch: found with "entrants"');
    expect(await run('list numbers --set alice.hp=0')).toMatchObject({
      code: 2,
      err: expect.stringContaining('from 1 to 99'),
    });
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
