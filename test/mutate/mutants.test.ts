// The check on the tests must itself notice: a number that is looked at is killed, one that is not survives.
import { expect, test } from 'vitest';
import { loadBox } from '../../src/games/index.ts';
import { readSituations } from '../../src/lab/situation/read.ts';
import type { Situation } from '../../src/lab/situation/situation.ts';
import { explanationOf, Killer, mutantsOf, mutantText } from './mutants.ts';

const text = `
- title: Pot Shot inflicts 1 and the basic card
  fables: { red-riding-hood: { space: 5, hand: [pot-shot, attack-1] }, snow-white: { space: 6 } }
  do: [{ red-riding-hood: use pot-shot with attack-1 }]
  expect: { snow-white: { hp: 32 } }
`;

const box = await loadBox('twisted-fables');
const killer = new Killer(readSituations('cases.yaml', text, box) as Situation[]);
const mutants = (path: string) => mutantsOf(box, (known) => known === path);

test('one less and one more, never below 0', () => {
  expect(mutants('red-riding-hood.pot-shot.damage').map(mutantText)).toEqual([
    'red-riding-hood.pot-shot.damage 1 → 0',
    'red-riding-hood.pot-shot.damage 1 → 2',
  ]);
  expect(mutants('red-riding-hood.pot-shot.cost').map(mutantText)).toEqual(['red-riding-hood.pot-shot.cost 0 → 1']);
  expect(mutantsOf(box).length).toBeGreaterThan(box.numbers().length);
});

test.each(['red-riding-hood.pot-shot.damage', 'basics.attack-1.value', 'snow-white.hp'])('%s is noticed', (path) => {
  for (const mutant of mutants(path)) expect(killer.killerOf(mutant)?.title).toBe('Pot Shot inflicts 1 and the basic card');
});

test.each(['red-riding-hood.crack-shot.damage', 'red-riding-hood.hp', 'basics.attack-2.value'])('%s is not', (path) => {
  for (const mutant of mutants(path)) expect(killer.killerOf(mutant)).toBeUndefined();
});

test('a range is noticed where it is too short', () => {
  const noticed = mutants('red-riding-hood.pot-shot.range').filter((mutant) => killer.killerOf(mutant) !== undefined);
  expect(noticed.map(({ value }) => value)).toEqual([0]);
});

test('an explanation is for one value or for both', () => {
  const [less, more] = mutants('red-riding-hood.hp');
  const one = { path: 'red-riding-hood.hp', value: 29, why: 'a reason' };
  const both = { path: 'red-riding-hood.hp', why: 'a reason' };
  expect([less, more].map((mutant) => mutant && explanationOf(mutant, [one]))).toEqual([one, undefined]);
  expect([less, more].map((mutant) => mutant && explanationOf(mutant, [both]))).toEqual([both, both]);
});
