// What a scenario means: defaults, stars, who meets whom, flags, and the same bytes for the same meaning.
import { describe, expect, test } from 'vitest';
import { box } from '../../../src/games/twisted-fables/game.ts';
import { otherWords } from '../../../src/lab/report/list.ts';
import { quickScenario } from '../../../src/lab/scenario/read.ts';
import { canonical } from '../../../src/lab/text/canonical.ts';
import { matchupId } from '../../../src/lab/who/matchup.ts';
import { matchupTexts, read } from './check.ts';

const game = 'game: twisted-fables\n';
const duel = `${game}entrants: { fables: [alice, mulan], bots: [greedy] }\n`;

test('defaults', async () => {
  expect(await read(duel)).toEqual({
    game: 'twisted-fables',
    about: '',
    seed: '1',
    design: 'paired',
    options: {},
    change: {},
    matchups: [{ sides: [[{ party: 'alice', bot: 'greedy' }], [{ party: 'mulan', bot: 'greedy' }]] }],
    sets: 1000,
    reports: ['matchups', 'entrants', 'seats', 'lengths', 'cards', 'strategies', 'tempo'],
    studies: 'each',
  });
});

test('studies that no report wants leave no trace', async () => {
  for (const studies of ['each', 'pooled']) expect(await read(`${duel}studies: ${studies}`)).toMatchObject({ studies });
  for (const more of ['reports: [matchups]', 'studies: pooled\nreports: [matchups]']) {
    expect(Object.keys(await read(`${duel}${more}`))).not.toContain('studies');
  }
});

describe('a round robin', () => {
  test('has every two of the roster once', async () => {
    const ids = box.roster.map(({ id }) => id);
    const wanted = ids.flatMap((one, i) => ids.slice(i + 1).map((other) => `${one}/greedy ${other}/greedy`));
    expect(matchupTexts(await read(`${game}entrants: { fables: "*", bots: greedy }`))).toEqual(wanted);
    expect(wanted).toHaveLength(15);
  });

  test('crosses fables with bots; the same fable by two bots is no mirror', async () => {
    const all = matchupTexts(await read(`${game}entrants: { fables: alice, bots: "*" }`));
    expect(all).toContain('alice/greedy alice/random');
    expect(all).not.toContain('alice/greedy alice/greedy');
    expect(matchupTexts(await read(`${game}entrants: { fables: [alice, mulan], bots: [greedy, random] }`))).toHaveLength(6);
  });

  test('does not depend on the order in which fables are written', async () => {
    const turned = await read(`${game}entrants: { fables: [mulan, alice], bots: [greedy] }\n`);
    expect(canonical(turned)).toBe(canonical(await read(duel)));
  });

  test('has mirrors if asked, or nothing else', async () => {
    const all = ['alice/greedy alice/greedy', 'alice/greedy mulan/greedy', 'mulan/greedy mulan/greedy'];
    expect(matchupTexts(await read(`${duel}mirrors: true`))).toEqual(all);
    expect(matchupTexts(await read(`${duel}mirrors: only`))).toEqual([all[0], all[2]]);
    expect(matchupTexts(await read(`${duel}mirrors: false`))).toEqual([all[1]]);
  });
});

describe('seats', () => {
  const seats = (one: string, other: string) => `${game}seats:\n  - { ${one} }\n  - { ${other} }\n`;

  test('one against all, herself left out, the first named first', async () => {
    const texts = matchupTexts(await read(seats('fable: mulan, bot: greedy', 'fable: "*", bot: greedy')));
    expect(texts).toEqual(
      ['red-riding-hood', 'snow-white', 'sleeping-beauty', 'alice', 'kaguya'].map((id) => `mulan/greedy ${id}/greedy`),
    );
  });

  test('the same two meet once, whichever way round: a pair key belongs to two games', async () => {
    const { matchups } = await read(seats('fable: [alice, mulan], bot: greedy', 'fable: "*", bot: [greedy, random]'));
    const ids = matchups.map(matchupId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(2 * 12 - 2 - 1);
  });
});

describe('what changes nothing leaves no trace', () => {
  test('options', async () => {
    const { options } = await read(`${duel}options: { turn-cap: 300, suicide: yes, cache: hidden, space-second: 7 }`);
    expect(Object.entries(options)).toEqual([
      ['space-second', '7'],
      ['suicide', 'yes'],
    ]);
  });

  test('numbers', async () => {
    const hp = box.numbers().find(({ path }) => path === 'red-riding-hood.hp')?.value;
    const { change } = await read(`${duel}change: { red-riding-hood.hp: ${hp}, snow-white.hp: 1, alice.hp: 2 }`);
    expect(Object.entries(change)).toEqual([
      ['alice.hp', 2],
      ['snow-white.hp', 1],
    ]);
  });

  test('the order of reports', async () => {
    expect((await read(`${duel}reports: [lengths, matchups]`)).reports).toEqual(['matchups', 'lengths']);
  });

  test('luck of their own', async () => {
    expect(canonical(await read(`${duel}luck: own`))).toBe(canonical(await read(duel)));
  });

  test('a seed as number or as text', async () => {
    expect((await read(`${duel}seed: 20250101`)).seed).toBe('20250101');
    expect(canonical(await read(`${duel}seed: "7"`))).toBe(canonical(await read(`${duel}seed: 7`)));
  });
});

describe('shared luck', () => {
  const three = `${game}entrants: { fables: [alice, mulan, kaguya], bots: [greedy] }\nluck: shared\n`;

  test('leaves out the reports of nothing but figures over several matchups', async () => {
    expect(await read(three)).toMatchObject({ luck: 'shared', reports: ['matchups', 'seats', 'lengths', 'tempo'] });
    expect((await read(`${three}reports: [tempo, seats]`)).reports).toEqual(['seats', 'tempo']);
  });

  test('changes nothing else in a single matchup', async () => {
    expect(await read(`${duel}luck: shared`)).toEqual({ ...(await read(duel)), luck: 'shared' });
    expect((await read(`${duel}luck: shared\nreports: [cards]`)).reports).toEqual(['cards']);
  });

  test('a resolved scenario is a scenario', async () => {
    const resolved = await read(three);
    expect(await read(canonical(resolved))).toEqual(resolved);
  });

  test('is a flag too', async () => {
    expect(await read(three.replace('shared', 'own'), { luck: 'shared' })).toEqual(await read(three));
    expect((await read(three, { luck: 'own' })).luck).toBeUndefined();
  });
});

describe('flags', () => {
  test('--pairs, --seed and --set stand above the file, and --set above the others', async () => {
    const text = `${duel}pairs: 5\nseed: 3\n`;
    const first = await read(text, { pairs: '6', seed: 'luck' });
    expect([first.sets, first.seed]).toEqual([6, 'luck']);
    expect((await read(text, { pairs: '6', set: ['pairs=7', 'pairs=8'] })).sets).toBe(8);
  });

  test.each<[string, string]>([
    ['change.red-riding-hood.hp=28', 'change: { red-riding-hood.hp: 28 }'],
    ['options.turn-cap=20', 'options: { turn-cap: 20 }'],
    ['about=yes: it is, so', 'about: "yes: it is, so"'],
    ['reports=seats', 'reports: [seats]'],
    ['reports=seats,lengths', 'reports: [seats, lengths]'],
    ['reports=[seats, lengths]', 'reports: [seats, lengths]'],
    ['mirrors=only', 'mirrors: only'],
    ['design=independent', 'design: independent'],
    ['luck=shared', 'luck: shared'],
  ])('--set %s is %s', async (set, line) => {
    expect(await read(duel, { set: [set] })).toEqual(await read(`${duel}${line}`));
  });

  test('--set reaches into entrants and seats', async () => {
    const wide = await read(duel, { set: ['entrants.fables=*', 'entrants.bots=greedy,random'] });
    expect(wide).toEqual(await read(`${game}entrants: { fables: "*", bots: [greedy, random] }`));
    const seats = `${game}seats: [{ fable: alice, bot: greedy }, { fable: mulan, bot: greedy }]`;
    expect(matchupTexts(await read(seats, { set: ['seats.1.bot=random'] }))).toEqual(['alice/greedy mulan/random']);
  });

  test('a sweep without a file is the file that says the same', async () => {
    const quick = await quickScenario({
      game: 'twisted-fables',
      entrants: 'alice,mulan',
      bots: 'greedy',
      pairs: '9',
      seed: '4',
    });
    expect(quick).toEqual(await read(`${duel}pairs: 9\nseed: 4`));
    const all = await quickScenario({ game: 'twisted-fables', bots: 'greedy,random', set: ['mirrors=true'] });
    expect(all.matchups).toHaveLength((12 * 13) / 2);
  });
});

test.each([
  duel,
  `${game}about: x\nentrants: { fables: "*", bots: "*" }\nmirrors: true\nchange: { alice.hp: 9 }\noptions: { starter: random }\n`,
  `${duel}until: ci<=1pp\nreports: []\n`,
])('what --print-config writes is a scenario, and means the same', async (text) => {
  const resolved = await read(text);
  expect(canonical(await read(canonical(resolved)))).toBe(canonical(resolved));
});

test('what the roster is called asks for the report on it, and so does the word that scenarios once had', async () => {
  expect(await read(`${duel}reports: [matchups, fables]`)).toEqual(await read(`${duel}reports: [matchups, entrants]`));
  expect(otherWords({ ...box, noun: { one: 'hero', many: 'heroes' } })).toMatchObject({
    heroes: 'entrants',
    fables: 'entrants',
  });
});
