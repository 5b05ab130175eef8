// Every kind of mistake in a file of situations: where it is, what was found, what would be possible.
import { describe, expect, test } from 'vitest';
import { checkText } from './check.ts';

/** A case with some of its lines replaced; the first line of the file is its title. */
const lines = {
  title: '- title: a case',
  phase: '  phase: activation',
  fables: '  fables:',
  red: '    red-riding-hood: { space: 5, hand: [pot-shot, attack-1] }',
  snow: '    snow-white: { space: 6 }',
  do: '  do:',
  line: '    - red-riding-hood: use pot-shot with attack-1',
  expect: '  expect: { snow-white: { hp: 32 } }',
};
const file = (changed: Partial<typeof lines>) => Object.values({ ...lines, ...changed }).join('\n');

test('without a mistake it passes', async () => {
  expect(await checkText(file({}))).toEqual(['ok']);
});

describe('where a case is read', () => {
  test.each<[string, Partial<typeof lines>, string]>([
    ['not YAML', { red: '    red-riding-hood: { space: 5' }, '5:5: Flow map'],
    ['an unknown key', { phase: '  phaze: activation' }, '2:3: case: found "phaze", expected one of title'],
    ['no title', { title: '- phase: ending', phase: '' }, '1:3: case: found no title, expected one'],
    ['no expectation', { expect: '' }, '1:3: case: found no expect, expected one'],
    ['an empty expectation', { expect: '  expect: {}' }, '8:11: expect: found nothing'],
    [
      'an unknown phase',
      { phase: '  phase: refresh' },
      '2:10: phase: found "refresh", expected one of activation, beginning',
    ],
    [
      'an unknown fable',
      { snow: '    snow-wite: { space: 6 }' },
      '5:5: fables: found "snow-wite", expected one of red-riding-hood, snow-white…; did you mean "snow-white"?',
    ],
    ['one fable', { snow: '' }, '4:5: fables: found 1, expected 2'],
    [
      'the number of another seat',
      { snow: '    snow-white 3: { space: 6 }' },
      '5:5: fables: found "snow-white 3" in seat 2, expected "snow-white 2"',
    ],
    [
      'an unknown field',
      { snow: '    snow-white: { spade: 6 }' },
      '5:19: snow-white: found "spade", expected one of space, …poison-deck…; did you mean "space"?',
    ],
    [
      "another fable's field",
      { snow: '    snow-white: { cache: [attack-1] }' },
      '5:19: snow-white: found "cache", expected one of space',
    ],
    [
      'an unknown card',
      { red: '    red-riding-hood: { hand: [pot-shot, atack-1] }' },
      '4:41: red-riding-hood hand: found "atack-1", expected a card of Red Riding Hood: ',
    ],
    [
      "another fable's card",
      { snow: '    snow-white: { hand: [pot-shot] }' },
      '5:26: snow-white hand: found "pot-shot", expected a card of Snow White: ',
    ],
    [
      'a card instead of a list',
      { snow: '    snow-white: { hand: wild }' },
      '5:25: snow-white hand: found "wild", expected a list',
    ],
    [
      'words for a number',
      { snow: '    snow-white: { hp: many }' },
      '5:23: snow-white hp: found "many", expected a whole number',
    ],
    ['a flag', { snow: '    snow-white: { marker: 1 }' }, '5:27: snow-white marker: found 1, expected true or false'],
    [
      'a deck that cannot be',
      { red: '    red-riding-hood: { skill-decks: { attack: 3 crack-shot } }' },
      '4:47: red-riding-hood skill-decks, attack: found "3 crack-shot", expected the top of her attack deck: 1 pot-shot, ' +
        '2 crack-shot, 1 crack-shot, 3 sniper-shot, 2 sniper-shot, 1 sniper-shot, empty; did you mean "2 crack-shot"?',
    ],
    [
      'an ongoing card without its basic card',
      { red: '    red-riding-hood: { ongoing: [{ skill: energy-shield }] }' },
      '4:33: red-riding-hood ongoing: found energy-shield without a basic card, expected a defense card or a wild with it',
    ],
    [
      'an unknown option',
      { phase: '  options: { stackin: each }' },
      '2:14: options: found "stackin", expected one of space-first',
    ],
    [
      'a value that an option does not take',
      { phase: '  options: { stacking: all }' },
      '2:24: option stacking: found "all", expected highest, each',
    ],
    [
      'options that do not go together',
      { phase: '  options: { space-first: 6 }' },
      '1:3: options space-first, space-second: found 6 for both, expected two spaces',
    ],
    [
      'an unknown number',
      { phase: '  change: { red-riding-hood.pot-shot.damge: 2 }' },
      '2:13: change: found "red-riding-hood.pot-shot.damge", expected a printed number by its path, see list numbers; ' +
        'did you mean "red-riding-hood.pot-shot.damage"?',
    ],
    [
      'a number out of its range',
      { phase: '  change: { red-riding-hood.pot-shot.damage: -2 }' },
      '2:46: change.red-riding-hood.pot-shot.damage: found -2, which makes -1 of 1, expected a whole number from 0 to 99',
    ],
    [
      'half a number',
      { phase: '  change: { red-riding-hood.pot-shot.damage: 1.5 }' },
      '2:46: change.red-riding-hood.pot-shot.damage: found 1.5, expected a whole number from 0 to 99, ' +
        'or by how much, such as +1, -1, x1.5',
    ],
    [
      'luck that does not exist',
      { phase: '  luck: { snow-white: { shufle: [] } }' },
      '2:25: snow-white: found "shufle", expected one of reshuffle, mulligan, shuffle-in…',
    ],
    ['two decisions on one line', { line: '    - { red-riding-hood: focus, snow-white: focus }' }, '7:7: do: found several'],
    [
      'a decision of nobody',
      { line: '    - red-hood: focus' },
      '7:7: do: found "red-hood", expected one of red-riding-hood, snow-white, expect',
    ],
    [
      'an unknown expectation',
      { expect: '  expect: { winer: nobody }' },
      '8:13: expect: found "winer", expected one of red-riding-hood, snow-white, winner, ending, turn, asked, offered, ' +
        'offered-exactly, not-offered, supply, …; did you mean "winner"?',
    ],
    [
      'an unknown winner',
      { expect: '  expect: { winner: wolf }' },
      '8:21: winner: found "wolf", expected one of red-riding-hood',
    ],
    [
      'an unknown ending',
      { expect: '  expect: { ending: draw }' },
      '8:21: ending: found "draw", expected one of in progress, her opponent is defeated, no result, exhausted',
    ],
    [
      'an unknown word in an option',
      { expect: '  expect: { not-offered: [use pot-shto] }' },
      '8:27: not-offered: found "pot-shto", expected words that options use; did you mean "pot-shot"?',
    ],
  ])('%s', async (_, changed, message) => {
    const [found = ''] = await checkText(file(changed));
    for (const part of `mistake cases.yaml:${message}`.split('…')) expect(found).toContain(part);
  });

  test('the other cases of the file run all the same', async () => {
    const text = `${file({ phase: '  phaze: 1' })}\n${file({})}`;
    expect((await checkText(text)).map((found) => found.split(' ')[0])).toEqual(['mistake', 'ok']);
  });

  test('a file that is no list', async () => {
    expect(await checkText('title: a case')).toEqual([
      'mistake cases.yaml:1:1: file: found a map, expected a list of cases',
    ]);
  });
});

describe('all mistakes of a case at once, as they stand in the file', () => {
  const mistakes = async (changed: Partial<typeof lines>): Promise<string[]> =>
    (await checkText(file(changed))).map((found) =>
      found.replace(/^mistake cases\.yaml:(\d+:\d+: [^:]+: found [^,]+).*$/s, '$1'),
    );

  test('what the box cannot make, beside a word of another seat that is misspelt', async () => {
    const found = await mistakes({
      red: '    red-riding-hood: { space: 5, hp: 99, hand: [pot-shot, pot-shot] }',
      snow: '    snow-white: { space: 6, hand: [atack-1] }',
    });
    expect(found).toEqual([
      '4:38: red-riding-hood hp: found 99',
      '4:48: red-riding-hood hand: found 2 of pot-shot',
      '5:36: snow-white hand: found "atack-1"',
    ]);
  });

  test('in every part of it', async () => {
    const found = await mistakes({
      title: '- titel: a case',
      phase: '  phase: refresh\n  options: { stacking: all, stackin: each }\n  change: { basics.attack-1.value: z, b: 2 }',
      red: '    red-riding-hood: { spade: 5, hp: many, hand: [atack-1, pot-shot, 0 wild], skill-decks: { atack: empty, defense: no } }',
      line: '    - red-hood: focus\n    - expect: { winer: nobody, turn: wolf }\n    - snow-white: [focus]',
      expect: '  expect: { snow-white: { hp: x, hnd: 3 }, offered: [fly], ending: draw }',
    });
    expect(found).toEqual([
      '1:3: case: found "titel"',
      '2:10: phase: found "refresh"',
      expect.stringContaining('3:24: option stacking: found "all"'),
      '3:29: options: found "stackin"',
      '4:36: change.basics.attack-1.value: found "z"',
      '4:39: change: found "b"',
      '6:24: red-riding-hood: found "spade"',
      '6:38: red-riding-hood hp: found "many"',
      '6:51: red-riding-hood hand: found "atack-1"',
      '6:70: red-riding-hood hand: found "0 wild"',
      '6:94: red-riding-hood skill-decks: found "atack"',
      expect.stringContaining('6:117: red-riding-hood skill-decks, defense: found "no"'),
      '9:7: do: found "red-hood"',
      '10:17: expect: found "winer"',
      '10:38: turn: found "wolf"',
      '11:19: snow-white: found a list',
      expect.stringContaining('12:31: snow-white hp: found'),
      '12:34: snow-white: found "hnd"',
      '12:54: offered: found "fly"',
      '12:68: ending: found "draw"',
    ]);
  });

  test('in a position that cannot be, and in what is done there', async () => {
    const found = await mistakes({
      phase: '  turn-number: 0',
      red: '    red-riding-hood: { hp: 31, defense: 7, twists: [2 hooded-system] }',
      snow: '    snow-white: { hp: 35 }',
      expect: '  expect: { winner: wolf }',
    });
    const cards = await mistakes({ red: '    red-riding-hood: { hp: 31, hand: [13 wild, 2 pot-shot] }' });
    expect(cards).toEqual([
      '4:28: red-riding-hood hp: found 31',
      '4:38: red-riding-hood hand: found 13 of wild',
      '4:38: red-riding-hood hand: found 2 of pot-shot',
    ]);
    expect(found).toEqual([
      '2:16: turn-number: found 0',
      '4:28: red-riding-hood hp: found 31',
      '4:41: red-riding-hood defense: found 7',
      '4:52: red-riding-hood twists: found "hooded-system" too often',
      '5:23: snow-white hp: found 35',
      '8:21: winner: found "wolf"',
    ]);
  });

  test('but not what follows from another mistake', async () => {
    expect(await mistakes({ snow: '    snow-wite: { spade: 6 }' })).toEqual(['5:5: fables: found "snow-wite"']);
    expect(await mistakes({ snow: '' })).toEqual(['4:5: fables: found 1']);
    expect(await mistakes({ expect: '  expct: { winner: nobody }' })).toEqual(['8:3: case: found "expct"']);
    const bots = { title: '- title: a case\n  bot: gredy', line: '    - red-riding-hood: [focus, end turn]' };
    expect(await mistakes(bots)).toEqual(['2:8: bot: found "gredy"']);
  });
});

describe('where a position is laid out', () => {
  test.each<[string, Partial<typeof lines>, string]>([
    [
      'two fables on a space',
      { snow: '    snow-white: { space: 5 }' },
      '5:26: snow-white space: found both fables on space 5',
    ],
    [
      'on the default space',
      { red: '    red-riding-hood: { space: 6 }', snow: '    snow-white:' },
      '5:5: snow-white space: found both',
    ],
    ['hp above the maximum', { snow: '    snow-white: { hp: 35 }' }, '5:23: snow-white hp: found 35, expected 1 to 34'],
    ['no hp', { snow: '    snow-white: { hp: 0 }' }, '5:23: snow-white hp: found 0, expected 1 to 34'],
    ['too much defense', { snow: '    snow-white: { defense: 7 }' }, '5:28: snow-white defense: found 7, expected 0 to 6'],
    [
      'more copies than printed',
      { red: '    red-riding-hood: { hand: [2 pot-shot] }' },
      '4:30: red-riding-hood hand: found 2 of pot-shot, expected at most the 1 in the box',
    ],
    [
      'more copies than printed, with those in the skill deck',
      { red: '    red-riding-hood: { discard: [crack-shot], skill-decks: { attack: 2 crack-shot } }' },
      '4:70: red-riding-hood skill-decks attack: found 3 of crack-shot, 2 in her attack deck, expected at most the 2 in the box',
    ],
    [
      'more basics than in the box',
      { red: '    red-riding-hood: { hand: [7 wild] }', snow: '    snow-white: { discard: [6 wild] }' },
      '5:28: snow-white discard: found 13 of wild, expected at most the 12 in the box',
    ],
    [
      'more basics than in the box, with those in the supply',
      { phase: '  supply: { wild: 12 }', red: '    red-riding-hood: { ongoing: [{ skill: energy-shield, basic: wild }] }' },
      '2:19: supply: found 13 of wild, 12 in the supply, expected at most the 12 in the box',
    ],
    [
      'the nineteenth poison',
      { red: '    red-riding-hood: { discard: [poison-1] }', snow: '    snow-white: { poison-deck: 18 }' },
      '4:33: red-riding-hood discard: found 1 of poison-1, expected none: nobody has handed any out',
    ],
    [
      'the seventh of a level',
      { red: '    red-riding-hood: { discard: [4 poison-2], destroyed: [3 poison-2] }' },
      '4:58: red-riding-hood destroyed: found 7 of poison-2, expected at most the 6 that have been handed out',
    ],
    [
      'poison without Snow White',
      {
        snow: '    alice: { hand: [poison-1] }',
        expect: '  expect: { winner: nobody }',
        line: '    - expect: { winner: nobody }',
      },
      '5:20: alice hand: found 1 of poison-1, expected none: nobody has handed any out',
    ],
    [
      'asleep with the tokens that wake her',
      { snow: '    sleeping-beauty: { tokens: 6 }', expect: '  expect: { winner: nobody }' },
      '5:32: sleeping-beauty tokens: found asleep with 6 tokens, expected fewer than 6',
    ],
    [
      'awakened without tokens',
      { snow: '    sleeping-beauty: { state: awakened }', expect: '  expect: { winner: nobody }' },
      '5:31: sleeping-beauty state: found awakened without tokens, expected 1 or more',
    ],
    [
      'an ongoing skill with a basic of another type',
      { red: '    red-riding-hood: { ongoing: [{ skill: energy-shield, basic: attack-1 }] }' },
      '4:33: red-riding-hood ongoing: found energy-shield with attack-1, expected a defense card or a wild with it',
    ],
    [
      'a last twist without the first of its deck',
      { red: '    red-riding-hood: { twists: [hooded-system, 2 onboard-cache] }' },
      '4:32: red-riding-hood twists: found no overdrive-burn, expected it: her attack deck has let it go',
    ],
    [
      'a card from under a twist that is not unlocked',
      { red: '    red-riding-hood: { hand: [2 crack-shot], twists: [] }' },
      '4:54: red-riding-hood twists: found no overdrive-burn, expected it: her attack deck has let it go',
    ],
    [
      'a twist that is gone once it has worked',
      {
        snow: '    sleeping-beauty: { twists: [bloodletting, treating-what-ails] }',
        expect: '  expect: { winner: nobody }',
      },
      '5:47: sleeping-beauty twists: found "treating-what-ails", expected a twist of Sleeping Beauty: bloodletting, blood-rite, ' +
        'mental-barriers',
    ],
    [
      'a twist too often',
      { red: '    red-riding-hood: { twists: [2 hooded-system] }' },
      '4:32: red-riding-hood twists: found "hooded-system" too often',
    ],
    [
      'a twist that lies in its deck',
      { red: '    red-riding-hood: { twists: [overdrive-burn], skill-decks: { attack: 1 crack-shot } }' },
      '4:32: red-riding-hood twists: found overdrive-burn, which still lies in her attack deck',
    ],
    [
      'a stored card without a cache',
      { red: '    red-riding-hood: { cache: [wild] }' },
      '4:31: red-riding-hood cache: found 1 cards, expected no more than the 0 that she has room for',
    ],
    [
      'a marker below the threshold',
      { red: '    red-riding-hood: { hp: 15, marker: true }' },
      '4:40: red-riding-hood marker: found true with 15 HP, expected more than 15 HP',
    ],
    [
      'two epics',
      { red: '    red-riding-hood: { hand: [system-hack], deck: [raining-vengeance] }' },
      '4:5: red-riding-hood marker: found 2 epics, expected 1',
    ],
    [
      'a position in phase setup',
      { phase: '  phase: setup' },
      '4:31: red-riding-hood space: found in phase setup, expected nothing',
    ],
    [
      'whose turn in phase setup',
      { phase: '  phase: setup\n  turn: snow-white', red: '    red-riding-hood:', snow: '    snow-white:' },
      '3:9: turn: found in phase setup, expected the option starter instead',
    ],
    ['a turn before the first', { phase: '  turn-number: 0' }, '2:16: turn-number: found 0, expected 1 or more'],
    [
      'a turn while mulligans are asked',
      { phase: '  phase: mulligan\n  turn-number: 3' },
      '3:16: turn-number: found 3, expected 0 before the first turn',
    ],
    [
      'luck with a card that is not shuffled',
      {
        phase: '  phase: ending\n  luck: { red-riding-hood: { reshuffle: [[sniper-shot]] } }',
        line: '    - snow-white: end turn',
      },
      '3:42: red-riding-hood reshuffle: found sniper-shot, expected only cards that Red Riding Hood shuffles here: attack-1, pot-shot',
    ],
  ])('%s', async (_, changed, message) => {
    const [found = ''] = await checkText(file(changed));
    expect(found).toContain(`mistake cases.yaml:${message}`);
  });
});

describe('what the box can make is not refused', () => {
  test.each<[string, Partial<typeof lines>]>([
    [
      'all copies',
      {
        red: '    red-riding-hood: { space: 5, hand: [pot-shot, attack-1], discard: [2 crack-shot, 3 sniper-shot, 11 attack-1] }',
      },
    ],
    ['the last of a supply', { phase: '  supply: { wild: 11 }', snow: '    snow-white: { space: 6, hand: [wild] }' }],
    [
      'all poison',
      {
        red: '    red-riding-hood: { space: 5, hand: [pot-shot, attack-1], destroyed: [6 poison-1, 6 poison-2, 6 poison-3] }',
      },
    ],
    [
      'a wild with an ongoing skill',
      {
        red: '    red-riding-hood: { space: 5, hand: [pot-shot, attack-1], ongoing: [{ skill: energy-shield, basic: wild }] }',
      },
    ],
    [
      'a last twist of the deck whose first is there',
      { red: '    red-riding-hood: { space: 5, hand: [pot-shot, attack-1], twists: [hooded-system, onboard-cache] }' },
    ],
  ])('%s', async (_, changed) => {
    expect(await checkText(file(changed))).toEqual(['ok']);
  });

  test.each([
    ['asleep with a token less than wakes her', 'tokens: 5'],
    ['awakened with one', 'state: awakened, tokens: 1'],
    ['awakened with all', 'state: awakened, tokens: 9'],
    ['a deck that is used up, and its twist that works once gone', 'skill-decks: { attack: empty }'],
  ])('%s', async (_, fields) => {
    const changed = { snow: `    sleeping-beauty: { space: 6, ${fields} }`, expect: '  expect: { winner: nobody }' };
    expect(await checkText(file(changed))).toEqual(['ok']);
  });

  test('decks, twists, poison and supply follow from the cards that lie about', async () => {
    const found = await checkText(
      file({
        red: '    red-riding-hood: { space: 5, hand: [pot-shot, attack-1, sniper-shot], discard: [poison-2] }',
        line: '    - expect: { not-offered: [buy] }',
        expect:
          '  expect: { red-riding-hood: { twists: [overdrive-burn], skill-decks: { attack: 2 sniper-shot, defense: 2 electrified-shield } }, ' +
          'snow-white: { poison-deck: 11 }, supply: { attack-1: 11, wild: 12 } }',
      }),
    );
    expect(found).toEqual(['ok']);
  });
});

describe('where a decision is taken', () => {
  const offered =
    'red-riding-hood is asked: which action?\n  use pot-shot with attack-1\n  attack with attack-1\n  focus\n  end turn';

  test('not offered: says what is', async () => {
    expect(await checkText(file({ line: '    - red-riding-hood: use pot-shot with attack-2' }))).toEqual([
      'mistake cases.yaml:7:24: found "use pot-shot with attack-2", expected an option; ' +
        `did you mean "use pot-shot with attack-1"?\n${offered}`,
    ]);
  });

  test('the wrong fable: says who is asked', async () => {
    expect(await checkText(file({ line: '    - snow-white: end turn' }))).toEqual([
      `mistake cases.yaml:7:19: found a line for snow-white, expected one for ${offered.replace(' is', ', who is')}`,
    ]);
  });

  test('the only option inside an effect, after its place: says that it was taken by itself', async () => {
    const [found] = await checkText(
      file({
        red: '    red-riding-hood: { space: 9 }',
        snow: '    snow-white: { space: 8, hand: [shattered-truth, movement-1, wild] }',
        phase: '  turn: snow-white',
        line:
          '    - snow-white: use shattered-truth with movement-1\n' +
          '    - expect: { snow-white: { space: 8 } }\n    - snow-white: place on 8',
      }),
    );
    expect(found).toBe(
      'mistake cases.yaml:9:19: found "place on 8", which was the only option and was taken without asking before: ' +
        'leave this line out, or write it in its place',
    );
  });

  test('many options are not all listed', async () => {
    const hand = '2 attack-1, 2 attack-2, 2 attack-3, 2 wild';
    const [found] = await checkText(
      file({ red: `    red-riding-hood: { space: 5, hand: [${hand}] }`, line: '    - red-riding-hood: knockback 1' }),
    );
    expect(found).toMatch(/\n {2}… and \d+ more, see --options$/);
    expect(found?.split('\n')).toHaveLength(23);
  });
});
