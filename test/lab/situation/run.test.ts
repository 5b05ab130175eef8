// What fails, and what does not: a test that cannot fail says nothing.
import { describe, expect, test } from 'vitest';
import { checkText } from './check.ts';

interface Parts {
  readonly more?: string;
  readonly red?: string;
  readonly snow?: string;
  readonly do?: readonly string[];
  readonly expect?: string;
}

/** The expectation stands on the last line. */
function file({
  more = 'phase: activation',
  red = 'space: 5',
  snow = 'space: 6',
  do: lines = [],
  expect: wanted = '',
}: Parts): string {
  const script = lines.length === 0 ? ['  do: []'] : ['  do:', ...lines.map((line) => `    - ${line}`)];
  const fables = ['  fables:', `    red-riding-hood: { ${red} }`, `    snow-white: { ${snow} }`];
  return ['- title: a case', `  ${more}`, ...fables, ...script, `  expect: { ${wanted} }`].join('\n');
}

const attack = { red: 'space: 5, hand: [2 attack-1, wild]', do: ['red-riding-hood: attack with attack-1'] };
const knockback = { red: 'space: 5, hand: [unleashed-fury, movement-1]' };

describe('expectations', () => {
  test.each<[string, Parts]>([
    ['a value', { ...attack, expect: 'snow-white: { hp: 33, space: 6 }' }],
    ['a pile in any order', { ...attack, expect: 'red-riding-hood: { hand: [wild, attack-1], play: [attack-1] }' }],
    ['the size of a pile', { ...attack, expect: 'red-riding-hood: { hand: 2, deck: 0 }' }],
    ['an ordered pile', { snow: 'deck: [wild, 2 attack-1]', expect: 'snow-white: { deck: [wild, attack-1, attack-1] }' }],
    ['a part of a record', { more: 'supply: { wild: 3 }', expect: 'supply: { wild: 3, attack-1: 12 }' }],
    ['a flag', { red: 'hp: 15', expect: 'red-riding-hood: { marker: false }, snow-white: { marker: true }' }],
    [
      'the start of an option',
      { ...attack, expect: 'offered: [attack, attack with, end turn], not-offered: [buy attack-2, use]' },
    ],
    [
      'all that is offered, in any order',
      { ...attack, expect: 'offered-exactly: [end turn, attack, defend with wild, move, buy]' },
    ],
    [
      'a card several times',
      { ...attack, do: ['red-riding-hood: attack with 2 attack-1'], expect: 'snow-white: { hp: 32 }' },
    ],
    [
      'a card several times among what is offered',
      { ...attack, do: [], expect: 'offered: [attack with 2 attack-1 wild], not-offered: [attack with 3 attack-1]' },
    ],
    [
      'not offered to the one who is named',
      { ...attack, do: [...attack.do, 'red-riding-hood: end turn'], expect: 'asked: snow-white, not-offered: [attack]' },
    ],
    ['nobody has won', { expect: 'winner: nobody, ending: in progress, asked: red-riding-hood, turn: red-riding-hood' }],
    [
      'somebody has won',
      { ...attack, snow: 'hp: 1', expect: 'winner: red-riding-hood, ending: her opponent is defeated, asked: nobody' },
    ],
    [
      'ongoing cards in any order',
      {
        red: 'ongoing: [{ skill: energy-shield, basic: wild }, { skill: omega-shield, basic: defense-1 }]',
        expect:
          'red-riding-hood: { ongoing: [{ skill: omega-shield, basic: defense-1 }, { basic: wild, skill: energy-shield }] }',
      },
    ],
    [
      'a look in between',
      { ...attack, do: ['expect: { snow-white: { hp: 34 } }', ...attack.do], expect: 'snow-white: { hp: 33 }' },
    ],
    [
      'an open question that is looked at',
      { ...knockback, do: ['red-riding-hood: use unleashed-fury with movement-1'], expect: 'offered: [knockback 0]' },
    ],
    ['a changed number', { ...attack, more: 'change: { basics.attack-1.value: 5 }', expect: 'snow-white: { hp: 29 }' }],
    ['one more', { ...attack, more: 'change: { basics.attack-1.value: +4 }', expect: 'snow-white: { hp: 29 }' }],
    ['a number times', { ...attack, more: 'change: { basics.attack-1.value: x4.5 }', expect: 'snow-white: { hp: 29 }' }],
  ])('%s', async (_, parts) => {
    expect(await checkText(file(parts))).toEqual(['ok']);
  });

  test.each<[string, Parts, string]>([
    ['a value', { ...attack, expect: 'snow-white: { hp: 32 }' }, 'snow-white hp: expected 32, found 33'],
    [
      'a pile',
      { ...attack, expect: 'red-riding-hood: { hand: [2 attack-1] }' },
      'red-riding-hood hand: expected [2 attack-1], found [attack-1, wild]',
    ],
    [
      'its size',
      { ...attack, expect: 'red-riding-hood: { hand: 3 }' },
      'red-riding-hood hand: expected 3 cards, found 2: attack-1, wild',
    ],
    [
      'its order',
      { snow: 'deck: [wild, attack-1]', expect: 'snow-white: { deck: [attack-1, wild] }' },
      'snow-white deck: expected [attack-1, wild], found [wild, attack-1]',
    ],
    ['a record', { expect: 'supply: { wild: 11 }' }, 'supply: expected { wild: 11 }, found { wild: 12 }'],
    ['the winner', { expect: 'winner: snow-white' }, 'winner: expected snow-white, found nobody'],
    [
      'the ending',
      { ...attack, snow: 'hp: 1', expect: 'ending: no result' },
      'ending: expected no result, found her opponent is defeated',
    ],
    ['who is asked', { expect: 'asked: snow-white' }, 'asked: expected snow-white, found red-riding-hood'],
    ['whose turn it is', { expect: 'turn: snow-white' }, 'turn: expected snow-white, found red-riding-hood'],
    [
      'what is offered',
      { expect: 'offered: [focus]' },
      'offered: expected focus, found red-riding-hood is asked: which action? end turn',
    ],
    [
      'all that is offered',
      { ...attack, expect: 'offered-exactly: [focus, attack with attack-1, end turn]' },
      'offered-exactly: expected focus | attack with attack-1 | end turn, found red-riding-hood is asked: which action? ' +
        'missing: focus; too much: attack with attack-1 wild | attack with wild | defend with wild | ',
    ],
    [
      'a card more than there is',
      { ...attack, do: [], expect: 'offered: [attack with 3 attack-1]' },
      'offered: expected attack with attack-1 attack-1 attack-1, found red-riding-hood is asked',
    ],
    [
      'not offered, but to somebody else',
      { ...attack, do: [...attack.do, 'red-riding-hood: end turn'], expect: 'not-offered: [attack]' },
      'not-offered: expected no "attack" of red-riding-hood, found snow-white is asked: which action? ' +
        'name her if she is meant: asked: snow-white',
    ],
    [
      'not offered, when it is already the turn of the other',
      { more: 'phase: ending', snow: 'hand: [wild]', expect: 'not-offered: [buy], asked: red-riding-hood' },
      'asked: expected red-riding-hood, found snow-white',
    ],
    [
      'what is not offered',
      { expect: 'not-offered: [end turn]' },
      'not-offered: expected no "end turn", found red-riding-hood is asked: which action?',
    ],
    [
      'not offered when all is over',
      { ...attack, snow: 'hp: 1', expect: 'not-offered: [focus]' },
      'not-offered: expected no "focus", found the game is over',
    ],
    [
      'a look in between',
      { ...attack, do: ['expect: { snow-white: { hp: 33 } }', ...attack.do], expect: 'asked: red-riding-hood' },
      'snow-white hp: expected 33, found 34',
    ],
  ])('fails: %s', async (_, parts, difference) => {
    const [found = ''] = await checkText(file(parts));
    expect(found).toMatch(/^failed\ncases\.yaml:\d+:\d+: /);
    expect(found).toContain(`: ${difference}`);
  });
});

describe('scripts', () => {
  test('lines left over fail', async () => {
    const lines = ['red-riding-hood: attack with attack-1', 'red-riding-hood: attack with wild'];
    expect(await checkText(file({ ...attack, snow: 'hp: 1', do: lines, expect: 'winner: red-riding-hood' }))).toEqual([
      'failed\ncases.yaml:8:24: do: expected red-riding-hood: attack with wild, found the game is over',
    ]);
  });

  test('one that ends inside an effect fails', async () => {
    const [found] = await checkText(
      file({
        ...knockback,
        do: ['red-riding-hood: use unleashed-fury with movement-1'],
        expect: 'snow-white: { space: 6 }',
      }),
    );
    expect(found).toBe(
      'failed\ncases.yaml:1:3: the end of do: expected a line for red-riding-hood, or offered: in expect, ' +
        'found red-riding-hood is asked: unleashed-fury: knock back how far?',
    );
  });

  test('luck that never comes fails', async () => {
    const [found] = await checkText(
      file({ more: 'luck: { snow-white: { reshuffle: [[wild]] } }', expect: 'asked: red-riding-hood' }),
    );
    expect(found).toBe('failed\ncases.yaml:2:37: luck of snow-white: expected a reshuffle, found none');
  });

  test('the table is left as it is after the last line, also when only "end turn" is left', async () => {
    const parts = { red: 'space: 5, hand: [attack-1]', do: attack.do };
    expect(await checkText(file({ ...parts, expect: 'turn: red-riding-hood, red-riding-hood: { power: 1 }' }))).toEqual([
      'ok',
    ]);
  });

  test('which may then be written', async () => {
    const parts = { red: 'space: 5, hand: [attack-1]', do: [...attack.do, 'red-riding-hood: end turn'] };
    expect(await checkText(file({ ...parts, expect: 'turn: snow-white, red-riding-hood: { power: 0 }' }))).toEqual(['ok']);
  });

  describe('a line for an only option', () => {
    const passage = {
      more: 'turn: snow-white',
      red: 'space: 9',
      snow: 'space: 8, hand: [shattered-truth, movement-1, wild]',
      expect: 'red-riding-hood: { hp: 28 }, snow-white: { space: 8 }, asked: snow-white',
    };
    const use = 'snow-white: use shattered-truth with movement-1';

    test('may stand in its place, and may be left out', async () => {
      expect(await checkText(file({ ...passage, do: [use, 'snow-white: place on 8'] }))).toEqual(['ok']);
      expect(await checkText(file({ ...passage, do: [use] }))).toEqual(['ok']);
    });

    test('stands for one decision', async () => {
      const twice = await checkText(file({ ...passage, do: [use, 'snow-white: place on 8', 'snow-white: place on 8'] }));
      expect(twice[0]).toContain('mistake cases.yaml:9:19: found "place on 8", expected an option');
    });

    test('fails where another option is the only one', async () => {
      const wrong = await checkText(file({ ...passage, do: [use, 'snow-white: place on 7'] }));
      expect(wrong[0]).toContain('mistake cases.yaml:8:19: found "place on 7", expected an option');
    });

    test('fails where it is the option of somebody else', async () => {
      const wrong = await checkText(file({ ...passage, do: [use, 'red-riding-hood: place on 8'] }));
      expect(wrong[0]).toContain('mistake cases.yaml:8:24: found a line for red-riding-hood, expected one for snow-white');
    });

    test('comes before what follows', async () => {
      const wrong = await checkText(
        file({ ...passage, do: [use, 'snow-white: defend with wild', 'snow-white: place on 8'] }),
      );
      expect(wrong[0]).toContain('mistake cases.yaml:9:19: found "place on 8", expected an option');
    });
  });

  test('or left out before a line of the other', async () => {
    const snow = 'hand: [wild]';
    const lines = ['red-riding-hood: use pot-shot with attack-1', 'snow-white: defend with wild'];
    expect(
      await checkText(file({ red: 'space: 5, hand: [pot-shot, attack-1]', snow, do: lines, expect: 'turn-number: 2' })),
    ).toEqual(['ok']);
  });

  test('spaces in words do not matter', async () => {
    expect(
      await checkText(
        file({ ...attack, do: ['red-riding-hood:  attack  with attack-1 '], expect: 'asked: red-riding-hood' }),
      ),
    ).toEqual(['ok']);
  });
});

describe('luck', () => {
  test('decides reshuffles one after the other; what is not named follows', async () => {
    const red = 'deck: [wild], discard: [2 attack-1, 2 defense-1, 2 movement-1, pot-shot]';
    const more =
      'phase: ending\n  luck: { red-riding-hood: { reshuffle: [[pot-shot, attack-1, defense-1, attack-1, movement-1]] } }';
    const expected = 'red-riding-hood: { hand: [wild, pot-shot, 2 attack-1, defense-1, movement-1], deck: 2 }';
    expect(await checkText(file({ more, red, expect: expected }))).toEqual(['ok']);
  });

  test('decides what is shuffled in', async () => {
    const snow = 'space: 6, hand: [tainted-offering, wild], twists: [corrupted-destiny]';
    const lines = ['snow-white: use tainted-offering with wild', 'snow-white: poison 1', 'snow-white: shuffle in poison-1'];
    const more = 'turn: snow-white\n  luck: { red-riding-hood: { shuffle-in: [[attack-1, poison-1]] } }';
    const expected = 'red-riding-hood: { deck: [attack-1, poison-1, wild] }';
    expect(
      await checkText(file({ more, red: 'space: 5, deck: [wild, attack-1]', snow, do: lines, expect: expected })),
    ).toEqual(['ok']);
  });
});
