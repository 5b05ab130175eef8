// Patches: a named version of a game from a file, on top of another; and what flags make of one.
import { describe, expect, test } from 'vitest';
import { box } from '../../../src/games/twisted-fables/game.ts';
import { readPatch, readVariant } from '../../../src/lab/scenario/patch.ts';
import { patchJsonSchema } from '../../../src/lab/scenario/schema.ts';
import { like, mistakesOf } from './check.ts';

const DAMAGE = 'red-riding-hood.crack-shot.damage';

const patch = (text: string, base?: Parameters<typeof readPatch>[2]) =>
  readPatch({ file: 'some/where/buff.yaml', text }, box, base);
const wrongs = (text: string) => mistakesOf((async () => patch(text))());

describe('a patch', () => {
  test('is called by its file, and says what it makes of the printed game', () => {
    expect(patch(`about: She hits harder.\nchange: { ${DAMAGE}: +1 }\noptions: { stacking: highest }`)).toEqual({
      name: 'buff',
      about: 'She hits harder.',
      options: { stacking: 'highest' },
      change: { [DAMAGE]: 3 },
    });
    for (const file of ['buff.yml', 'buff.json', '/a/buff']) expect(readPatch({ file, text: '{}' }, box).name).toBe('buff');
    expect(patch('{}')).toEqual({ name: 'buff', about: '', options: {}, change: {} });
  });

  test('is relative to what it is applied to, and leaves the rest of that', () => {
    const base = { options: { stacking: 'highest', 'turn-cap': '30' }, change: { [DAMAGE]: 5, 'alice.hp': 20 } };
    expect(
      patch(`change: { ${DAMAGE}: +1, alice.hp: x1.6, mulan.hp: -4 }\noptions: { stacking: each }`, base),
    ).toMatchObject({ options: { 'turn-cap': '30' }, change: { [DAMAGE]: 6, 'mulan.hp': 30 } });
    expect(Object.keys(patch('change: { alice.hp: x1.6 }', base).change)).toEqual([DAMAGE]);
  });

  test.each<[string, string]>([
    ['- 1', '1:1: patch: found a list of 1, expected a map of about, options and change'],
    ['', '1:1: patch: found nothing, expected a map of about, options and change'],
    ['game: twisted-fables', '1:1: patch: found "game", expected one of about, options, change'],
    ['chnge: {}', '1:1: patch: found "chnge", expected one of …; did you mean "change"?'],
    ['alice.hp: 3', '1:1: patch: found "alice.hp", expected …; did you mean "change.alice.hp"?'],
    ['change: { alice.hpp: 3 }', '1:11: change: found "alice.hpp", …; did you mean "alice.hp"?'],
    ['change: { alice.hp: -40 }', '1:21: change.alice.hp: found -40, which makes -8 of 32, expected …'],
    ['options: { stcking: each }', '1:12: options: found "stcking", …; did you mean "stacking"?'],
    ['options: { stacking: both }', '1:22: option stacking: found "both", expected highest, each'],
    ['options: { space-first: 6 }', '1:10: options space-first, space-second: found 6 for both, …'],
    ['about: [1]', '1:8: about: found a list of 1, expected words, …'],
    ['change: {', '1:10: …'],
  ])('%s', async (text, expected) => {
    expect(await wrongs(text)).toEqual([like(`some/where/buff.yaml:${expected}`)]);
  });

  test('tells all mistakes at once', async () => {
    const found = await wrongs('change: { alice.hp: 0, x: 1 }\noptions: { y: 1 }\nz: 1');
    expect(found.map((line) => line.split(':')[1])).toEqual(['1', '1', '2', '3']);
  });

  test('has a schema for editors', () => {
    type Properties = Record<string, { properties: object }>;
    const schema = patchJsonSchema(box) as { properties: Properties; definitions: Properties };
    expect(Object.keys(schema.properties)).toEqual(['about', 'options', 'change']);
    expect(schema.properties.change).toEqual({ $ref: '#/definitions/numbers' });
    expect(Object.keys(schema.definitions.numbers!.properties)).toEqual(box.numbers().map(({ path }) => path));
    expect(schema).toMatchObject({ title: 'Patches of Twisted Fables', additionalProperties: false });
  });
});

describe('flags', () => {
  const file = { file: 'buff.yaml', text: `change: { ${DAMAGE}: +1 }\noptions: { stacking: highest }` };

  test('come on top of the patch, one after the other', () => {
    expect(readVariant(box, { patch: file })).toEqual({ options: { stacking: 'highest' }, change: { [DAMAGE]: 3 } });
    const set = [`${DAMAGE}=+2`, `change.${DAMAGE}=x2`, 'options.turn-cap=9', 'stacking=each'];
    expect(readVariant(box, { patch: file, set })).toEqual({ options: { 'turn-cap': '9' }, change: { [DAMAGE]: 10 } });
    expect(readVariant(box, { set: [`${DAMAGE}=-1`] }, { options: {}, change: { [DAMAGE]: 7 } }).change[DAMAGE]).toBe(6);
    expect(readVariant(box, {})).toEqual({ options: {}, change: {} });
  });

  test.each<[string, string]>([
    ['alice.hp', '--set alice.hp: expected path=value, such as red-riding-hood.hp=28'],
    ['alice.hpp=3', '--set alice.hpp=3: path: found "alice.hpp", expected a printed number …; did you mean "alice.hp"?'],
    ['pairs=3', '--set pairs=3: path: found "pairs", expected a printed number by its path or an option, …'],
    ['alice.hp=+70', '--set alice.hp=+70: change.alice.hp: found +70, which makes 102 of 32, expected …'],
    ['stacking=both', '--set stacking=both: option stacking: found "both", expected highest, each'],
    ['space-first=6', '--set space-first=6: options space-first, space-second: found 6 for both, …'],
  ])('--set %s', async (set, expected) => {
    expect(await mistakesOf((async () => readVariant(box, { set: [set] }))())).toEqual([like(expected)]);
  });
});
