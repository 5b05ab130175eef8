// Bots in situations: what they answer is compared with what is written, and a case that tests nothing is a mistake.
import { describe, expect, test } from 'vitest';
import { checkText } from './check.ts';

interface Parts {
  readonly bot?: string;
  readonly snow?: string;
  readonly do?: readonly string[];
  readonly expect?: string;
}

function file({ bot = 'bot: greedy', snow = 'space: 6', do: lines = [], expect: wanted = '' }: Parts): string {
  const fables = [
    '  fables:',
    '    red-riding-hood: { space: 5, hand: [attack-1, wild, defense-1] }',
    `    snow-white: { ${snow} }`,
  ];
  const script = lines.length === 0 ? [] : ['  do:', ...lines.map((line) => `    - ${line}`)];
  return ['- title: a case', `  ${bot}`, ...fables, ...script, `  expect: { ${wanted || 'winner: nobody'} }`].join('\n');
}

const best = 'red-riding-hood: attack with attack-1 wild';

describe('answers', () => {
  test.each<[string, Parts]>([
    ['the option', { do: [best], expect: 'snow-white: { hp: 32 }' }],
    ['one of several', { do: ['red-riding-hood: [focus, attack with attack-1 wild]'] }],
    ['any that begins so', { do: ['red-riding-hood: attack with'] }],
    ['not one', { do: ['red-riding-hood: { not: end turn }'] }],
    ['not one of several', { do: ['red-riding-hood: { not: [end turn, defend] }'] }],
    ['a fable with a bot, the other by lines', { bot: 'bot: { red-riding-hood: greedy }', do: [best] }],
    ['a whole turn', { do: ['plays: turn'], expect: 'turn: snow-white, snow-white: { hp: 32 }' }],
    ['to the end of the game', { do: ['plays: turn'], snow: 'space: 6, hp: 2', expect: 'winner: red-riding-hood' }],
  ])('%s', async (_, parts) => {
    expect(await checkText(file(parts))).toEqual(['ok']);
  });

  test.each<[string, Parts, string]>([
    [
      'another option: what was answered, and what was offered',
      { do: ['red-riding-hood: focus'] },
      'red-riding-hood by greedy: expected focus, found attack with attack-1 wild, of attack with attack-1 wild | ',
    ],
    [
      'exactly this one, though others begin so',
      { do: ['red-riding-hood: attack with attack-1'] },
      'expected attack with attack-1, found attack with attack-1 wild',
    ],
    ['one that it must not', { do: ['red-riding-hood: { not: attack with }'] }, 'expected not attack with, found attack'],
    [
      'a line after the turn that the bots played',
      { do: ['plays: turn', 'snow-white: end turn'], snow: 'hand: [defense-1]' },
      'snow-white by greedy: expected end turn, found defend',
    ],
    ['the game is over', { do: [best, 'red-riding-hood: focus'], snow: 'space: 6, hp: 1' }, 'found the game is over'],
  ])('fails: %s', async (_, parts, message) => {
    const [found = ''] = await checkText(file(parts));
    expect(found).toMatch(/^failed\n/);
    expect(found).toContain(message);
  });

  test('several bots are several cases', async () => {
    const all = await checkText(file({ bot: 'bots: [greedy, random, greedy-v1]', do: ['red-riding-hood: focus'] }));
    expect(all.map((found) => /by (\S+):/.exec(found)?.[1])).toEqual(['greedy', 'random', 'greedy-v1']);
  });
});

describe('bounds', () => {
  const turn = { do: ['plays: turn'] };
  test.each(['"<= 32"', '">= 32"', '"< 33"', '">31"'])('hp %s', async (bound) => {
    expect(await checkText(file({ ...turn, expect: `snow-white: { hp: ${bound} }` }))).toEqual(['ok']);
  });

  test.each([
    ['snow-white: { hp: "<= 31" }', 'snow-white hp: expected <= 31, found 32'],
    ['snow-white: { hp: ">= 33" }', 'snow-white hp: expected >= 33, found 32'],
    ['snow-white: { hp: "< 32" }', 'snow-white hp: expected < 32, found 32'],
    ['snow-white: { hp: "> 32" }', 'snow-white hp: expected > 32, found 32'],
    ['snow-white: { hand: "> 0" }', 'snow-white hand: expected > 0, found 0'],
  ])('%s fails', async (wanted, message) => {
    expect((await checkText(file({ ...turn, expect: wanted })))[0]).toContain(message);
  });
});

describe('mistakes', () => {
  test.each<[string, Parts, string]>([
    ['an unknown bot', { bot: 'bot: gredy', do: [best] }, '2:8: bot: found "gredy", expected one of '],
    ['no bot', { bot: 'bots: []', do: [best] }, '2:9: bots: found none, expected a bot'],
    [
      'an unknown fable',
      { bot: 'bot: { alice: greedy }', do: [best] },
      'bot: found "alice", expected one of red-riding-hood',
    ],
    [
      'two seats',
      { bot: 'bot: { red-riding-hood: greedy, snow-white: greedy }', do: [best] },
      'bot: found 2 seats, expected one',
    ],
    ['nothing to answer', {}, '2:3: bot: found no line that it answers, expected some in do'],
    ['only others answer', { bot: 'bot: { snow-white: greedy }', do: [best] }, 'bot: found no line that it answers'],
    ['a demand for what is not offered', { do: ['red-riding-hood: [focus, buy]'] }, 'found "buy", expected an option'],
    ['a ban on what is not offered', { do: ['red-riding-hood: { not: buy }'] }, 'found "buy", expected an option'],
    ['a strange map', { do: ['red-riding-hood: { never: focus }'] }, 'found a map, expected an option, a list of them, or'],
    ['another seat', { do: ['snow-white: focus'] }, 'found a line for snow-white, expected one for red-riding-hood'],
    [
      'a list without a bot',
      { bot: 'bot: { snow-white: greedy }', do: ['red-riding-hood: [focus]', 'plays: turn'] },
      'found a list',
    ],
    ['something else than a turn', { do: ['plays: game'] }, 'plays: found "game", expected one of turn'],
    ['nobody to play', { bot: 'phase: activation', do: ['plays: turn'] }, 'plays: found no bot in this case, expected one'],
    [
      'a turn of somebody without a bot',
      { bot: 'bot: { snow-white: greedy }', do: ['plays: turn'] },
      'plays: red-riding-hood is asked: which action?, and no bot answers for her',
    ],
    [
      'bot and bots',
      { bot: 'bot: greedy\n  bots: greedy', do: [best] },
      'case: found both bot and bots, expected one of them',
    ],
  ])('%s', async (_, parts, message) => {
    const [found = ''] = await checkText(file(parts));
    expect(found).toMatch(/^mistake cases\.yaml:/);
    expect(found).toContain(message);
  });
});
