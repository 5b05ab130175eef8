// The fuzzer reads the values of an option from its words.
import { expect, test } from 'vitest';
import type { Box } from '../../src/core/contract.ts';
import { keyOf, Rolls } from '../../src/core/rng.ts';
import { box } from '../tiny/doom.ts';
import { valuesOf, variedSetup } from './setups.ts';

const option = (values: string, taken: RegExp) => ({
  name: 'test',
  about: '',
  values,
  default: '7',
  parse(text: string) {
    if (!taken.test(text)) throw new Error(`found "${text}"`);
    return 0;
  },
});

test.each([
  ['on, off', /^(on|off|7)$/, ['7', 'on', 'off']],
  ['yes | no or maybe', /^(yes|no|maybe|7)$/, ['7', 'yes', 'no', 'maybe']],
  ['5-40', /^\d+$/, ['7', '5', '6', '22', '40']],
  ['a whole number, 1 to 9', /^\d$/, ['7', '1', '9', '2', '5']],
  ['anything', /^7$/, ['7']],
])('"%s"', (values, taken, expected) => {
  expect(valuesOf(option(values, taken))).toEqual(expected);
});

test('a varied setup can be laid out', () => {
  const dice = new Rolls(0);
  dice.reset(keyOf('setups'));
  const setups = Array.from({ length: 50 }, () => variedSetup(box, { mode: '3-heroes', setting: 'tower' }, dice));
  for (const setup of setups) expect(box.open(setup)).toMatchObject({ seats: 3, setting: { name: 'tower' } });
  expect(new Set(setups.map((setup) => setup.options?.doom)).size).toBeGreaterThan(3);
});

test('a combination that the box refuses is thrown again', () => {
  const dice = new Rolls(0);
  dice.reset(keyOf('setups'));
  const shy: Box = {
    ...box,
    open(setup) {
      if (setup.options?.doom !== undefined) throw new Error('not with this doom');
      return box.open(setup);
    },
  };
  for (let i = 0; i < 20; i++)
    expect(variedSetup(shy, { mode: '2-heroes' }, dice)).toEqual({ mode: '2-heroes', options: {} });
});
