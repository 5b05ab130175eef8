// Changed numbers of a scenario: in the file, by flags on top of it, and written down again.
import { describe, expect, test } from 'vitest';
import type { Box } from '../../../src/core/contract.ts';
import { spelledOut } from '../../../src/lab/scenario/read.ts';
import { canonical } from '../../../src/lab/text/canonical.ts';
import { alike } from './boxes.ts';
import { like, mistakesOf, read, readFor } from './check.ts';

const duel = 'game: twisted-fables\nentrants: { fables: [alice, mulan], bots: [greedy] }\n';
const DAMAGE = 'red-riding-hood.crack-shot.damage';

test.each([
  ['3', 3],
  ['+1', 3],
  ['"+1"', 3],
  ['x1.5', 3],
  ['=3', 3],
  ['-2', 0],
])('%s', async (words, value) => {
  expect((await read(`${duel}change: { ${DAMAGE}: ${words} }`)).change).toEqual({ [DAMAGE]: value });
  const json = JSON.stringify({
    game: 'twisted-fables',
    entrants: { fables: ['alice', 'mulan'], bots: ['greedy'] },
    change: { [DAMAGE]: JSON.parse(words.startsWith('"') || /^-?\d/.test(words) ? words : `"${words}"`) },
  });
  expect((await read(json)).change).toEqual({ [DAMAGE]: value });
  expect((await read(duel, { set: [`change.${DAMAGE}=${words}`] })).change).toEqual({ [DAMAGE]: value });
  expect((await read(duel, { set: [`${DAMAGE}=${words}`] })).change).toEqual({ [DAMAGE]: value });
});

describe('flags', () => {
  test('are relative to what the file says, and each to the one before it', async () => {
    const text = `${duel}change: { alice.hp: 20, mulan.hp: x0.5 }\n`;
    const set = ['alice.hp=+1', 'change.alice.hp=x2', 'mulan.hp=-1', 'mulan.threshold=3', 'mulan.threshold=+1'];
    expect((await read(text, { set })).change).toEqual({ 'alice.hp': 42, 'mulan.hp': 16, 'mulan.threshold': 4 });
    expect((await read(text, { set: ['alice.hp=x1.6'] })).change).toEqual({ 'mulan.hp': 17 });
    expect((await read(text, { set: ['change={ mulan.hp: +1 }'] })).change).toEqual({ 'mulan.hp': 35 });
  });

  test('name an option without its map too', async () => {
    const wanted = await read(`${duel}options: { stacking: highest, turn-cap: 30 }`);
    expect(await read(duel, { set: ['stacking=highest', 'options.turn-cap=30'] })).toEqual(wanted);
    expect(await read(`${duel}options: { stacking: each }`, { set: ['stacking=highest', 'turn-cap=30'] })).toEqual(wanted);
  });

  test('mean what the scenario has under that name first', async () => {
    const box: Box = {
      ...alike,
      options: [{ name: 'seed', about: '', values: '0..9', default: '1', parse: Number }],
      numbers: () => [{ path: 'seats.gold', value: 3, from: 0, to: 9, reaches: null }],
    };
    const text = 'entrants: { bots: amy }';
    expect(await readFor(box, text, { set: ['seed=5'] })).toMatchObject({ seed: '5', options: {} });
    expect(await mistakesOf(readFor(box, text, { set: ['seats.gold=+1'] }))).not.toEqual([]);
    expect(await readFor(box, text, { set: ['change.seats.gold=+1'] })).toMatchObject({ change: { 'seats.gold': 4 } });
  });

  test('another game has other numbers', async () => {
    const reading = read(duel, { set: ['game=twisted', 'alice.hp=3'] });
    expect(await mistakesOf(reading)).toEqual([like('--set game=twisted: game: found "twisted", expected one of …')]);
  });
});

test('mistakes stand in order with all others, and those of a file are told although a flag says otherwise', async () => {
  const text = `${duel}change:\n  alice.hp: +70\n  mulan.hp: 2.5\npairs: 0\n`;
  expect(await mistakesOf(read(text, { set: ['alice.hp=3', `${DAMAGE}=+98`] }))).toEqual([
    like(`--set ${DAMAGE}=+98: change.${DAMAGE}: found +98, which makes 100 of 2, expected a whole number from 0 to 99`),
    like('my.yaml:4:13: change.alice.hp: found +70, which makes 102 of 32, expected a whole number from 1 to 99'),
    like('my.yaml:5:13: change.mulan.hp: found 2.5, expected a whole number from 1 to 99, or by how much, …'),
    like('my.yaml:6:8: pairs: found 0, …'),
  ]);
});

test('written down again, a scenario has the same numbers, also below 0', async () => {
  const box: Box = { ...alike, numbers: () => [{ path: 'toll.price', value: 2, from: -5, to: 9, reaches: null }] };
  const text = `entrants: { bots: amy }\nchange: { toll.price: =-3 }`;
  const resolved = await readFor(box, text);
  expect(resolved.change).toEqual({ 'toll.price': -3 });
  const printed = canonical(spelledOut(box, resolved));
  expect(printed).toContain('"toll.price": "=-3"');
  expect(await readFor(box, printed)).toEqual(resolved);
});
