import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { leftOutWarnings, noResultWarnings } from '../../../src/cli/summary/warnings.ts';
import { loadBox } from '../../../src/games/index.ts';
import { canonical } from '../../../src/lab/text/canonical.ts';
import { matchup, runOf, runSummary, tallyOf } from '../../lab/report/made-up.ts';
import { fakeTerminal, run } from '../fake-terminal.ts';

const home = mkdtempSync(join(tmpdir(), 'fablelab-report-'));
const folder = join(home, 'run');
const filesOf = () =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]));

beforeAll(async () => {
  const words = ['--fables', 'red-riding-hood,snow-white,alice', '--bots', 'greedy', '--pairs', '20', '--seed', '1'];
  await run(['sweep', ...words, '--jobs', '1', '--out', folder, '--progress', 'none']);
});

afterAll(() => rmSync(home, { recursive: true, force: true }));

describe('report', () => {
  test('makes the files again from the tallies, to the byte', async () => {
    const before = filesOf();
    for (const name of Object.keys(before).filter((file) => /\.csv$|datapackage\.json|\.md$/.test(file)))
      rmSync(join(folder, name));
    const { code, out } = await run(['report', folder]);
    expect(code).toBe(0);
    expect(filesOf()).toEqual(before);
    expect(out).toContain('how often the row beats the column');
    expect(out).toContain(folder);
  });

  test('--json is one object, --quiet is nothing', async () => {
    const { out } = await run(['report', folder, '--json']);
    expect(JSON.parse(out)).toMatchObject({ schema: 'fablelab-report/3', games: 120, left_out: 0, level: 0.95 });
    const { reports } = JSON.parse(out) as { reports: Record<string, unknown> };
    const all = ['matchups', 'matrix', 'entrants', 'seats', 'lengths', 'cards', 'strategies', 'tempo'];
    expect(Object.keys(reports)).toEqual(all);
    expect(await run(['report', folder, '--quiet'])).toMatchObject({ code: 0, out: '' });
  });

  test('which card, which strategy: after the first player, each with its interval and its games', async () => {
    const { out } = await run(['report', folder]);
    const [first, cards, strategies, files] = [
      'The first player',
      'strongest and weakest with',
      'best strategy',
      'The files are',
    ].map((words) => out.indexOf(words));
    expect([first, cards, strategies, files]).toEqual([first, cards, strategies, files].toSorted((a = 0, b = 0) => a - b));
    expect(first).toBeGreaterThan(0);
    expect(out).toMatch(
      /^Red Riding Hood +\S+ (bought|played) +[+−]\d+\.\d ±\d+\.\d +[<=] 0\.\d{3} +(strong|weak|unclear)(, always|, dead)? +\d+\/80$/m,
    );
    expect(out).toMatch(/^Alice +(buys|spends) .* \d+\.\d % \(\d+\.\d–\d+\.\d\) +\d+\/80 +[+−]\d+\.\d ±\d+\.\d$/m);
    expect(out).toContain('Observational: ');
  });

  test('of one run every command prints the same bytes', async () => {
    const { out } = await run(['report', folder, '--json']);
    expect((await run(['resume', folder, '--json'])).out).toBe(out);
    const words = ['--fables', 'red-riding-hood,snow-white,alice', '--bots', 'greedy', '--pairs', '20', '--seed', '1'];
    const sweep = (name: string, ...more: string[]) =>
      run(['sweep', ...words, ...more, '--out', join(home, name), '--json']);
    expect((await sweep('again')).out).toBe(out.replace(folder, join(home, 'again')));
    await sweep('one', '--shard', '1/2');
    await sweep('two', '--shard', '2/2');
    const merged = await run(['merge', join(home, 'one'), join(home, 'two'), '--out', join(home, 'merged'), '--json']);
    expect(merged.out).toBe(out.replace(folder, join(home, 'merged')));
  });

  test('a changed run says everywhere what was changed', async () => {
    const changed = join(home, 'changed');
    const words = ['--fables', 'alice,mulan', '--bots', 'greedy', '--pairs', '2', '--set', 'change.alice.hp=20'];
    const { out } = await run(['sweep', ...words, '--set', 'options.turn-cap=30', '--out', changed, '--progress', 'none']);
    const [hp, cap] = ['alice.hp 32 → 20', 'turn-cap 300 → 30'];
    expect(out).toContain(`\nChanged: ${hp}, ${cap}\n`);
    expect((await run(['replay', changed, '1#0a'])).out).toContain(`game a\nChanged: ${hp}, ${cap}\n`);
    expect((await run(['runs', '--in', home])).out).toContain(`${hp}, ${cap}`);
    const { line } = JSON.parse((await run(['replay', changed, '1#0a', '--jsonl'])).out.trim().split('\n').at(-1) ?? '');
    expect((await run(['replay', '--line', line])).out).toMatch(/^Changed: alice\.hp 32 → 20, turn-cap 300 → 30\n/);
    const report = readFileSync(join(changed, 'report.md'), 'utf8');
    for (const what of [hp, cap]) expect(report).toContain(`\n- ${what}\n`);
    const about = {
      changes: [{ path: 'alice.hp', from: 32, to: 20 }],
      options: [{ name: 'turn-cap', value: '30', default: '300' }],
      engine: expect.stringMatching(/^[0-9a-f]{16}$/),
      bots: { greedy: expect.stringMatching(/^[0-9a-f]{16}$/) },
    };
    expect(JSON.parse((await run(['report', changed, '--json'])).out).run).toMatchObject(about);
    expect(JSON.parse(readFileSync(join(changed, 'datapackage.json'), 'utf8')).run).toMatchObject(about);
    expect((await run(['report', folder])).out).not.toContain('Changed');
  });

  test('cards that are not ranked are listed apart, with the reason', async () => {
    const words = ['--fables', 'alice,mulan', '--bots', 'greedy', '--pairs', '300', '--set', 'reports=cards', '--quiet'];
    const { out } = await run(['sweep', ...words, '--seed', '1', '--out', join(home, 'apart')]);
    expect(out).toMatch(/^not ranked +comes to whoever is behind +dead$/m);
    expect(out).toMatch(/^Alice .* defense-2, defense-3,.*\nMulan +\S+ played [+−]\d+\.\d ±\d+\.\d /m);
  });

  test('what the scenario does not ask for is neither counted nor shown', async () => {
    const plain = join(home, 'plain');
    const words = ['--fables', 'alice,mulan', '--bots', 'greedy', '--pairs', '20', '--set', 'reports=matchups,seats'];
    const { out } = await run(['sweep', ...words, '--jobs', '1', '--out', plain, '--progress', 'none']);
    expect(out).not.toContain('strongest and weakest with');
    expect(readFileSync(join(plain, 'tallies.json'), 'utf8')).not.toContain('study');
    expect(readdirSync(plain)).not.toContain('cards.csv');
  });

  test('a study counted by another version is named', async () => {
    const path = join(folder, 'tallies.json');
    const whole = readFileSync(path, 'utf8');
    const { sha256: _, ...body } = JSON.parse(whole.replaceAll(/"plan": "\w+"/g, '"plan": "0123456789abcdef"'));
    const sha256 = createHash('sha256').update(canonical(body)).digest('hex');
    writeFileSync(path, canonical({ ...body, sha256 }));
    expect(await run(['report', folder])).toMatchObject({ code: 2, err: expect.stringContaining('another version') });
    writeFileSync(path, whole);
  });

  test('names what is wrong with a folder', async () => {
    expect(await run(['report', join(home, 'none')])).toMatchObject({ code: 2, err: expect.stringContaining('none') });
    const path = join(folder, 'tallies.json');
    const whole = readFileSync(path, 'utf8');
    writeFileSync(path, whole.replace(/"sets": 20/, '"sets": 21'));
    expect(await run(['report', folder])).toMatchObject({ code: 2, err: expect.stringContaining('damaged') });
    writeFileSync(path, whole);
  });
});

describe('what a report shows', () => {
  const titles = {
    matchups: 'how often the row beats the column',
    ratings: 'Elo (95 %)',
    seats: 'The first player wins',
    cards: 'strongest and weakest with',
    strategies: 'best strategy as played',
  };
  const partsIn = (text: string) => Object.entries(titles).flatMap(([part, title]) => (text.includes(title) ? [part] : []));
  const shown = async (...words: string[]) => (await run(['report', folder, ...words])).out;

  test.each(Object.keys(titles))('--%s is that part alone', async (part) => {
    const out = await shown(`--${part}`);
    expect(partsIn(out)).toEqual([part]);
    expect(out).not.toContain('The files are');
    expect(await shown()).toContain(out);
  });

  test('several parts are shown in their order', async () => {
    expect(partsIn(await shown('--cards', '--matchups'))).toEqual(['matchups', 'cards']);
  });

  test('--entrant: rows of these alone, and not the first seat, which is nobody’s', async () => {
    const out = await shown('--entrant', 'alice,snow-white');
    expect(partsIn(out)).toEqual(['matchups', 'ratings', 'cards', 'strategies']);
    expect(out).toMatch(/^Alice +\S+ ±/m);
    expect(out).toMatch(/^Snow White +\S+ ±/m);
    expect(out).not.toMatch(/^Red Riding Hood/m);
    expect(await shown('--fable', 'alice', '--matchups')).toContain('beats Alice');
  });

  test('--entrant: who sat on the other side of every matchup is a row too', async () => {
    const against = join(home, 'against');
    const bots = ['--set', 'seats.0.bot=greedy', '--set', 'seats.1.bot=greedy'];
    await run(['sweep', 'changed-card', ...bots, '--pairs', '4', '--out', against, '--quiet']);
    const { out } = await run(['report', against, '--entrant', 'kaguya', '--matchups']);
    expect(out).toMatch(/^Kaguya +\d+ ±\d+ +\d+\.\d ±\d+\.\d$/m);
  });

  test('--brief: who wins and where the files are; --full: all that is there', async () => {
    const brief = await shown('--brief');
    expect(partsIn(brief)).toEqual(['matchups']);
    expect(brief).not.toContain('most uneven');
    expect(brief).toContain(`The files are in ${folder}`);
    const lines = async (...words: string[]) =>
      (await shown('--strategies', '--entrant', 'alice', ...words)).split('\n').length;
    expect(await lines('--full')).toBeGreaterThan(await lines());
    expect(await shown('--full')).toContain('strategies as played, best first');
  });

  test('sweep, resume and merge have --brief and --full too', async () => {
    expect((await run(['resume', folder, '--brief'])).out).toBe(await shown('--brief'));
    expect((await run(['resume', folder, '--full'])).out).toBe(await shown('--full'));
    for (const command of ['sweep', 'merge']) expect((await run([command, '--help'])).out).toMatch(/--brief .*\n +--full /);
  });

  test('sentences and tables fit the terminal; on a pipe a sentence is one line', async () => {
    const narrow = { outIsTerminal: true, columns: 80, env: { NO_COLOR: '1' } };
    const { out } = await run(['report', folder, '--full'], narrow);
    for (const line of out.replaceAll(folder, 'run').split('\n')) expect(line.length).toBeLessThanOrEqual(80);
    expect((await shown()).split('\n').filter((line) => /^q: .* on average\)\.$/.test(line))).toHaveLength(1);
  });

  test('what is not there is named', async () => {
    expect(await run(['report', folder, '--entrant', 'alcie'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('did you mean "alice"?'),
    });
    expect((await run(['report', folder, '--crads'])).err).toContain('did you mean "--cards"?');
    const plain = join(home, 'plain');
    expect((await run(['report', plain, '--cards'])).err).toContain(
      '--cards: found a run with reports: [matchups, seats], expected one whose scenario asks for cards',
    );
    expect(await run(['report', plain, '--ratings'])).toMatchObject({
      code: 0,
      out: '',
      err: expect.stringContaining('nothing of that to show'),
    });
  });
});

describe('the summary', async () => {
  const box = await loadBox('twisted-fables');
  const summary = (matchups: Parameters<typeof runOf>[0], env: Record<string, string> = {}) =>
    runSummary(box, runOf(matchups), 'reports/x', fakeTerminal({ env }).terminal);
  const red = 'red-riding-hood';
  const three = [
    matchup(red, 'snow-white', tallyOf(10, 20, 15, 55)),
    matchup(red, 'alice', tallyOf(20, 30, 20, 30)),
    matchup('snow-white', 'alice', tallyOf(30, 30, 20, 20)),
  ];

  test('the most uneven come first, told from the side of the winner', () => {
    const lines = summary(three).split('\n');
    const uneven = lines.findIndex((line) => line.includes('most uneven'));
    expect(lines[uneven + 1]).toMatch(/^1 +Snow White beats Red Riding Hood +72\.5 % \(\d+\.\d–\d+\.\d\) +200 +< 0\.001$/);
  });

  test('five of them at most', () => {
    const ids = box.roster.map(({ id }) => id);
    const all = ids.flatMap((a, at) => ids.slice(at + 1).map((b) => matchup(a, b, tallyOf(30, 30, 20, 20))));
    expect(summary(all).match(/ beats .*\d %/g)).toHaveLength(5);
  });

  test('colours what excludes one half, where colours are wanted', () => {
    expect(summary(three)).not.toContain('\u001b[3');
    expect(summary(three, { FORCE_COLOR: '1' })).toContain('\u001b[32m');
  });

  test('ratings are grey where they do not fit, and it says why', () => {
    const circle = [
      matchup(red, 'snow-white', tallyOf(40, 20, 20, 20)),
      matchup('snow-white', 'alice', tallyOf(40, 20, 20, 20)),
      matchup('alice', red, tallyOf(40, 20, 20, 20)),
    ];
    const grey = summary(circle, { FORCE_COLOR: '1' });
    expect(grey).toContain('\u001b[90mAlice\u001b[39m');
    expect(stripVTControlCharacters(grey)).toMatch(/^Alice +0 \(−\d+ to \d+\)$/m);
    expect(grey).toMatch(
      /Ratings do not tell the whole story \(lack of fit: p [<=] 0\.\d+\), hence grey; read the matrix\./,
    );
    expect(grey).toMatch(/^9\d\.\d % \(\d+\.\d–100\.0\) of who beats whom goes round in circles/m);
    const fits = summary([...circle.slice(0, 2), matchup(red, 'alice', tallyOf(60, 20, 15, 5))], { FORCE_COLOR: '1' });
    expect(fits).toContain('Bradley-Terry with an effect of the first seat, from 300 pairs.');
    expect(fits).not.toContain('\u001b[90m');
    expect(fits).not.toContain('circles');
  });

  test('one against all is one row', () => {
    const rows = summary(three.slice(0, 2))
      .split('\n')
      .filter((line) => line.startsWith('Red Riding Hood '));
    expect(rows).toHaveLength(1);
  });

  test('bots are named where there are several', () => {
    const text = summary([matchup(`${red}/greedy`, `${red}/random`, tallyOf(60, 20, 15, 5))]);
    expect(text).toContain('Red Riding Hood (greedy)');
  });

  test('mirrors have no matrix, and the first player a line', () => {
    const text = summary([matchup(red, red, tallyOf(0, 60, 40, 0))]);
    expect(text).not.toContain('row beats');
    expect(text).toMatch(
      /^The first player wins 60\.0 % \(\d+\.\d–\d+\.\d\) of 200 games\.\nIn brackets the 95 % interval/m,
    );
  });

  test('warns of games without a result and of pairs left out', () => {
    const drawn = tallyOf(10, 10, 10, 10, {
      results: [
        [
          [10, 10, 20],
          [20, 0, 20],
        ],
      ],
      leftOut: 3,
    });
    const bad = runOf([matchup(red, 'alice', drawn), ...three]);
    expect(leftOutWarnings(bad)).toEqual([expect.stringContaining('3 of 43 pairs are left out')]);
    expect(noResultWarnings(bad)).toEqual([expect.stringContaining('10 of 80 games had no result')]);
  });
});
