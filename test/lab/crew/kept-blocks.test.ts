// What was played is not played again, and nobody can tell: the same bytes with what was kept and without it, and nothing is kept for
// what plays otherwise.
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Resolved } from '../../../src/lab/contest/resolved.ts';
import { ROUND } from '../../../src/lab/contest/until.ts';
import { readScenario } from '../../../src/lab/scenario/read.ts';
import { loadBox } from '../../../src/lab/who/games.ts';
import { at, home } from '../run/runs.ts';
import { type Played, playKept } from './keeping-runs.ts';

const box = await loadBox('twisted-fables');
const PAIRS = ROUND + 24;

/** `fragile` fails in some games. */
const bots = join(home, 'bots');
const fragile = (text: string) => writeFileSync(join(bots, 'fragile.js'), text);
const FRAGILE =
  "export default { about: 'fails', choose(view, q) { if (view.hp(q.seat) === 7 && q.roll(16) === 0) throw new Error('seven'); return q.roll(q.count); } };";

beforeAll(() => {
  mkdirSync(bots, { recursive: true });
  writeFileSync(join(bots, 'package.json'), '{ "type": "module" }');
  fragile(FRAGILE);
  process.env.FABLELAB_BOTS = bots;
});
afterAll(() => {
  process.env.FABLELAB_BOTS = '';
});

const text = `
game: twisted-fables
seed: 7
pairs: ${PAIRS}
seats:
  - { fable: [mulan, kaguya], bot: fragile }
  - { fable: [snow-white, alice], bot: greedy }
change: { red-riding-hood.hp: 20 }
`;
const patches = [
  { file: 'buff.yaml', text: 'change: { alice.hp: +3, red-riding-hood.crack-shot.damage: 5 }' },
  { file: 'open.yaml', text: 'options: { cache: open }' },
];
const scenario = (set: readonly string[] = [], arms = patches): Promise<Resolved> =>
  readScenario({ file: 'kept.yaml', text }, { patches: arms, set });

const all = 4 * PAIRS;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

function keptFiles(folder: string): string[] {
  return (readdirSync(folder, { recursive: true }) as string[])
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(folder, name));
}

describe('what was kept', async () => {
  const folder = at('kept-there');
  let config: Resolved;
  let without: Played;

  beforeAll(async () => {
    config = await scenario();
    without = await playKept(box, config, null);
    await playKept(box, config, folder);
  });

  test('would be missed', () => {
    const tallies = without.files['tallies.json'] ?? '';
    expect(without.played).toEqual(config.matchups.map(() => PAIRS));
    for (const arm of ['buff', 'open']) expect(tallies).toContain(`"${arm}"`);
    expect(tallies).toContain('red-riding-hood.hp=20');
    expect(without.files['failures.csv']?.split('\n').length).toBeGreaterThan(20);
    for (const file of ['raw.csv', 'cards.csv', 'sets.bin']) expect(without.files[file]?.length).toBeGreaterThan(1000);
  });

  test.each([1, 3])('is played the first time by %i workers, interrupted or not', async (hands) => {
    const one = await playKept(box, config, `${folder}-first-${hands}`, { hands });
    expect(one.files).toEqual(without.files);
    expect([one.played, one.reused]).toEqual([without.played, 0]);
    const other = await playKept(box, config, `${folder}-stopped-${hands}`, { hands, stop: 2 });
    expect(other.files).toEqual(without.files);
  });

  test.each([1, 3])('is not played again by %i workers', async (hands) => {
    // Kept by the others.
    const one = await playKept(box, config, `${folder}-first-${4 - hands}`, { hands });
    expect(one.files).toEqual(without.files);
    expect([one.played, one.reused, one.signed]).toEqual([[0, 0, 0, 0], all, 0]);
  });

  test('serves beside what is played anew, and where it is interrupted', async () => {
    const some = `${folder}-some`;
    cpSync(folder, some, { recursive: true });
    for (const file of keptFiles(some).slice(0, 4)) writeFileSync(file, '');
    const one = await playKept(box, config, some, { hands: 3, stop: 3 });
    expect(one.files).toEqual(without.files);
    expect(one.reused).toBeGreaterThan(0);
    expect(sum(one.played)).toBeGreaterThan(0);
  });

  test.each<[string, (text: string) => string]>([
    ['cut', (text) => text.slice(0, text.length / 2)],
    ['those of another', (text) => text.replace(/"key":"\w/, '"key":"0')],
    ['no JSON', () => '{{{'],
  ])('is played again if its files are %s', async (_, damage) => {
    const damaged = `${folder}-damaged`;
    cpSync(folder, damaged, { recursive: true });
    const good = keptFiles(damaged).map((file) => readFileSync(file, 'utf8'));
    for (const file of keptFiles(damaged)) writeFileSync(file, damage(readFileSync(file, 'utf8')));
    const one = await playKept(box, config, damaged);
    expect(one.files).toEqual(without.files);
    expect([one.reused, one.signed]).toEqual([0, 1]);
    expect(keptFiles(damaged).map((file) => readFileSync(file, 'utf8'))).toEqual(good);
  });

  test('is missed by nobody where nothing can be kept', async () => {
    writeFileSync(at('a-file'), '');
    const one = await playKept(box, config, join(at('a-file'), 'kept'));
    expect([one.files, one.played]).toEqual([without.files, without.played]);
  });

  test('is the same for two at once', async () => {
    const two = await Promise.all([1, 2].map(() => playKept(box, config, `${folder}-two`)));
    for (const { files } of two) expect(files).toEqual(without.files);
    expect((await playKept(box, config, `${folder}-two`)).reused).toBe(all);
  });

  describe('is played again', () => {
    // Mulan and Kaguya against Snow White, and against Alice.
    test.each<[string, readonly string[], readonly number[]]>([
      ['a number of nobody', ['change.red-riding-hood.hp=21'], []],
      ['a number of one', ['change.alice.hp=20'], [1, 3]],
      ['a number of another', ['change.mulan.hp=20'], [0, 1]],
      ['an option', ['options.stacking=highest'], [0, 1, 2, 3]],
      ['the seed', ['seed=8'], [0, 1, 2, 3]],
      ['one bot', ['seats.1.bot=greedy-v1'], [0, 1, 2, 3]],
    ])('with %s changed, where that can be told', async (_, set, again) => {
      const changed = await scenario(set);
      const one = await playKept(box, changed, folder);
      // Where all is played it cannot be anything else.
      if (again.length < 4) expect(one.files).toEqual((await playKept(box, changed, null)).files);
      expect(one.played.flatMap((sets, at) => (sets > 0 ? [at] : []))).toEqual(again);
      expect(one.reused).toBe((4 - again.length) * PAIRS);
    });

    test('with an arm more, where it plays', async () => {
      const more = await scenario([], [...patches, { file: 'weak.yaml', text: 'change: { kaguya.hp: -4 }' }]);
      const one = await playKept(box, more, folder);
      expect(one.files).toEqual((await playKept(box, more, null)).files);
      expect(one.played).toEqual([0, 0, PAIRS, PAIRS]);
    });

    test('with the file of a bot changed', async () => {
      fragile(FRAGILE.replace('=== 7', '=== 6'));
      const one = await playKept(box, config, folder);
      expect(one.files).toEqual((await playKept(box, config, null)).files);
      expect([one.played, one.signed]).toEqual([config.matchups.map(() => PAIRS), 1]);
      fragile(FRAGILE);
    });
  });
});
