// Who sits down at tables other than a duel's, counted by hand.
import { describe, expect, test } from 'vitest';
import type { Box } from '../../../src/core/contract.ts';
import { quickScenario, type ScenarioFlags } from '../../../src/lab/scenario/read.ts';
import { scenarioJsonSchema } from '../../../src/lab/scenario/schema.ts';
import { canonical } from '../../../src/lab/text/canonical.ts';
import { matchupId } from '../../../src/lab/who/matchup.ts';
import { box as bidding } from '../../tiny/bidding.ts';
import { box as doom } from '../../tiny/doom.ts';
import { box as relay } from '../../tiny/relay.ts';
import { alike, crowd, uneven } from './boxes.ts';
import { matchupTexts, readFor } from './check.ts';

const texts = async (box: Box, text: string, flags: ScenarioFlags = {}) => matchupTexts(await readFor(box, text, flags));
const count = async (box: Box, text: string) => (await texts(box, text)).length;

describe('three sides of one seat', () => {
  test('every three of four players once', async () => {
    expect(await texts(bidding, 'entrants: { bidders: "*", bots: [amy, ben] }')).toEqual([
      'merchant/amy merchant/ben gambler/amy',
      'merchant/amy merchant/ben gambler/ben',
      'merchant/amy gambler/amy gambler/ben',
      'merchant/ben gambler/amy gambler/ben',
    ]);
  });

  test('mirrors: some of them equal, or all', async () => {
    const two = 'entrants: { bidders: "*", bots: amy }\n';
    const [m, g] = ['merchant/amy', 'gambler/amy'];
    expect(await texts(bidding, `${two}mirrors: true`)).toEqual([
      `${m} ${m} ${m}`,
      `${m} ${m} ${g}`,
      `${m} ${g} ${g}`,
      `${g} ${g} ${g}`,
    ]);
    expect(await texts(bidding, `${two}mirrors: only`)).toEqual([`${m} ${m} ${m}`, `${g} ${g} ${g}`]);
    expect(await count(bidding, 'entrants: { bidders: "*", bots: [amy, ben] }\nmirrors: true')).toBe(20);
  });

  test('a single player meets equals', async () => {
    const all = ['merchant/amy merchant/amy merchant/amy'];
    expect(await texts(bidding, 'entrants: { bidders: merchant, bots: amy }')).toEqual(all);
    expect(await texts(bidding, 'entrants: { bidders: merchant, bots: amy }\nmirrors: only')).toEqual(all);
  });

  test('the roster may be called entrants, as everywhere', async () => {
    const named = await readFor(bidding, 'entrants: { bidders: "*", bots: [amy, ben] }');
    expect(await readFor(bidding, 'entrants: { entrants: [gambler, merchant], bots: [amy, ben] }')).toEqual(named);
  });
});

describe('players who are all alike', () => {
  test('by one bot, and by two', async () => {
    expect(await texts(alike, 'entrants: { bots: amy }')).toEqual(['-/amy -/amy -/amy']);
    expect(await texts(alike, 'entrants: { bots: [amy, ben] }')).toEqual([
      '-/amy -/amy -/amy',
      '-/amy -/amy -/ben',
      '-/amy -/ben -/ben',
      '-/ben -/ben -/ben',
    ]);
  });

  test('two who meet, two against two, four together', async () => {
    expect(await count(alike, 'mode: 2-players\nentrants: { bots: [amy, ben] }')).toBe(3);
    // Teams aa, ab, bb: six unordered twos of them.
    expect(await count(alike, 'mode: 2v2\nentrants: { bots: [amy, ben] }')).toBe(6);
    expect(await texts(alike, 'mode: together\nentrants: { bots: amy }')).toEqual(['together: -/amy&-/amy&-/amy&-/amy']);
    expect(await count(alike, 'mode: together\nentrants: { bots: [amy, ben] }')).toBe(5);
  });

  test('mirrors do not matter, and everybody may be said', async () => {
    const all = await readFor(alike, 'entrants: { bots: [amy, ben] }');
    for (const more of ['mirrors: true', 'mirrors: only']) {
      expect(await readFor(alike, `entrants: { bots: [amy, ben] }\n${more}`)).toEqual(all);
    }
    for (const who of ['units: "*"', 'entrants: "*"', 'units: "-"', 'units: ["-"]']) {
      expect(await readFor(alike, `entrants: { ${who}, bots: [amy, ben] }`)).toEqual(all);
    }
  });
});

describe('one side', () => {
  test('every team of heroes who differ, by any bots', async () => {
    expect(await texts(doom, 'entrants: { heroes: "*", bots: amy }')).toEqual(['knight/amy&sage/amy']);
    expect(await texts(doom, 'entrants: { heroes: "*", bots: [amy, ben] }')).toEqual([
      'knight/amy&sage/amy',
      'knight/amy&sage/ben',
      'knight/ben&sage/amy',
      'knight/ben&sage/ben',
    ]);
  });

  test('by name heroes may be equal; the same ones in other seats are the same', async () => {
    const hero = '{ hero: "*", bot: amy }';
    expect(await texts(doom, `mode: 3-heroes\nsides: [[${hero}, ${hero}, ${hero}]]`)).toEqual([
      '3-heroes: knight/amy&knight/amy&knight/amy',
      '3-heroes: knight/amy&knight/amy&sage/amy',
      '3-heroes: knight/amy&sage/amy&sage/amy',
      '3-heroes: sage/amy&sage/amy&sage/amy',
    ]);
  });
});

describe('teams of parties', () => {
  test('every two teams whose runners differ', async () => {
    expect(await texts(relay, 'entrants: { runners: "*", bots: amy }')).toEqual([
      'ann+bob/amy&cid+dan/amy ann+cid/amy&bob+dan/amy',
      'ann+bob/amy&cid+dan/amy ann+dan/amy&bob+cid/amy',
      'ann+cid/amy&bob+dan/amy ann+dan/amy&bob+cid/amy',
    ]);
    expect(await count(relay, 'entrants: { runners: "*", bots: amy }\nmirrors: true')).toBe(6);
    expect(await count(relay, 'entrants: { runners: "*", bots: amy }\nmirrors: only')).toBe(3);
    // 3 teams by 4 pairs of bots: twelve, and every two of them.
    expect(await count(relay, 'entrants: { runners: "*", bots: [amy, ben] }')).toBe(66);
  });

  test('one party against another', async () => {
    expect(await count(relay, 'mode: 1v1\nentrants: { runners: "*", bots: amy }')).toBe(15);
    expect(await texts(relay, 'mode: 1v1\nentrants: { runners: [dan+cid, bob+ann, cid+ann], bots: amy }')).toEqual([
      '1v1: ann+bob/amy ann+cid/amy',
      '1v1: ann+bob/amy cid+dan/amy',
      '1v1: ann+cid/amy cid+dan/amy',
    ]);
  });

  test('several modes in one run, in the order of the game', async () => {
    const both = await readFor(relay, 'mode: [1v1, 2v2]\nentrants: { runners: "*", bots: amy }');
    expect(both.matchups.map(({ mode }) => mode)).toEqual([...Array(3).fill(undefined), ...Array(15).fill('1v1')]);
    expect(await readFor(relay, 'entrants: { runners: "*", bots: amy }', { set: ['mode=2v2,1v1'] })).toEqual(both);
  });

  test('what changes nothing leaves no trace: the first mode by name, or in a list', async () => {
    const one = await readFor(relay, 'entrants: { runners: "*", bots: amy }');
    expect(await readFor(relay, 'mode: 2v2\nentrants: { runners: "*", bots: amy }')).toEqual(one);
    expect(await readFor(relay, 'mode: [2v2]\nentrants: { runners: "*", bots: amy }')).toEqual(one);
  });
});

describe('settings', () => {
  const all = 'entrants: { heroes: "*", bots: amy }\n';
  const team = 'knight/amy&sage/amy';

  test('one, several in the order of the game, all', async () => {
    expect(await texts(doom, `setting: crypt\n${all}`)).toEqual([`at crypt: ${team}`]);
    expect(await texts(doom, `setting: [tower, gates]\n${all}`)).toEqual([team, `at tower: ${team}`]);
    expect(await texts(doom, `setting: "*"\n${all}`)).toEqual([team, `at crypt: ${team}`, `at tower: ${team}`]);
    for (const set of ['setting=tower,gates', 'setting=[gates, tower]']) {
      expect(await texts(doom, all, { set: [set] })).toEqual([team, `at tower: ${team}`]);
    }
    expect(await texts(doom, all, { set: ['setting=*'] })).toHaveLength(3);
  });

  test('crossed with modes; a sample is the same at each', async () => {
    const hero = '{ hero: "*", bot: [amy, ben] }';
    const sides = `sides: [[${hero}, ${hero}]]\nsample: 4\nsetting: [gates, crypt]`;
    const found = (await readFor(doom, sides)).matchups;
    expect(found.map(({ setting }) => setting)).toEqual([...Array(4).fill(undefined), ...Array(4).fill('crypt')]);
    expect(found.slice(4).map((one) => one.sides)).toEqual(found.slice(0, 4).map((one) => one.sides));
    const boxes = { ...doom, modes: doom.modes.map((mode) => ({ ...mode, sides: doom.modes[0]!.sides })) };
    expect(await texts(boxes, `mode: [2-heroes, 3-heroes]\nsetting: [crypt, tower]\n${all}`)).toEqual([
      `at crypt: ${team}`,
      `at tower: ${team}`,
      `3-heroes, at crypt: ${team}`,
      `3-heroes, at tower: ${team}`,
    ]);
  });

  test('one by one, at a setting of their own or the scenario’s', async () => {
    const sides = 'sides: [[{ hero: knight, bot: amy }, { hero: sage, bot: amy }]]';
    const text = `setting: [crypt, tower]
matchups:
- { setting: gates, ${sides} }
- { mode: 2-heroes, ${sides} }`;
    expect(await texts(doom, text)).toEqual([team, `at crypt: ${team}`, `at tower: ${team}`]);
  });

  test('what changes nothing leaves no trace, in luck neither', async () => {
    const one = await readFor(doom, all);
    expect(await readFor(doom, `setting: gates\n${all}`)).toEqual(one);
    expect(await readFor(doom, `setting: [gates]\n${all}`)).toEqual(one);
    expect(one.matchups.map(matchupId)).toEqual([`knight/amy&sage/amy`]);
    const crypt = await readFor(doom, `mode: 2-heroes\nsetting: crypt\n${all}`);
    expect(crypt.matchups.map(matchupId)).toEqual([`setting=crypt knight/amy&sage/amy`]);
    expect(matchupId({ mode: '3-heroes', ...crypt.matchups[0]! })).toBe('3-heroes setting=crypt knight/amy&sage/amy');
  });

  test('editors know of them where a game has them', () => {
    const { properties } = scenarioJsonSchema(doom, ['amy']) as { properties: Record<string, unknown> };
    expect(JSON.stringify(properties.setting)).toContain('["gates","crypt","tower"]');
    expect(JSON.stringify(properties.matchups)).toContain('"setting"');
    expect(JSON.stringify(scenarioJsonSchema(relay, ['amy']))).not.toContain('setting');
  });
});

describe('sides that differ', () => {
  test('in size: every one meets every two, first side first', async () => {
    const all = await texts(uneven, 'entrants: { units: [x0, x1, x2], bots: amy }');
    expect(all).toHaveLength(9);
    expect(all.slice(0, 4)).toEqual([
      'x0/amy x0/amy&x1/amy',
      'x0/amy x0/amy&x2/amy',
      'x0/amy x1/amy&x2/amy',
      'x1/amy x0/amy&x1/amy',
    ]);
  });

  test('in what their modes bring: words of each size go to their modes', async () => {
    const all = await texts(
      uneven,
      'mode: [nobody, armies, 3-players]\nentrants: { units: [x1, x2, x0, x1+x0, x2+x0, x2+x1], bots: amy }',
    );
    expect(all).toEqual(['3-players: x0/amy x1/amy x2/amy', 'armies: x0+x1/amy x0+x2/amy x1+x2/amy', 'nobody: -/amy -/amy']);
  });
});

describe('by name', () => {
  test('side by side: every combination, each once', async () => {
    const text = `sides:
      - [{ party: ann+bob, bot: amy }, { runner: dan+cid, bot: amy }]
      - [{ party: [ann+cid, ann+dan], bot: [amy, ben] }, { party: "*", bot: ben }]`;
    // ann and cid go with bob and dan only, ann and dan with bob and cid.
    expect(await texts(relay, text)).toEqual([
      'ann+bob/amy&cid+dan/amy ann+cid/amy&bob+dan/ben',
      'ann+bob/amy&cid+dan/amy ann+cid/ben&bob+dan/ben',
      'ann+bob/amy&cid+dan/amy ann+dan/amy&bob+cid/ben',
      'ann+bob/amy&cid+dan/amy ann+dan/ben&bob+cid/ben',
    ]);
  });

  test('a player is a side of one; one against two equals is no mirror', async () => {
    const sides = (third: string) =>
      `sides:\n- { bidder: merchant, bot: amy }\n- { bidder: merchant, bot: ben }\n- ${third}\n`;
    expect(await texts(bidding, sides('[{ bidder: "*", bot: ben }]'))).toEqual([
      'merchant/amy merchant/ben merchant/ben',
      'merchant/amy merchant/ben gambler/ben',
    ]);
    expect(await texts(alike, 'sides: [{ bot: amy }, { bot: amy }, { party: "-", bot: "*" }]')).toHaveLength(3);
  });

  test('two sides are two seats', async () => {
    const [one, other] = ['{ runner: ann+bob, bot: amy }', '{ party: "*", bot: [amy, ben] }'];
    const seats = await readFor(relay, `mode: 1v1\nseats: [${one}, ${other}]`);
    expect(seats.matchups).toHaveLength(11);
    expect(await readFor(relay, `mode: 1v1\nsides: [${one}, ${other}]`)).toEqual(seats);
    expect(await readFor(relay, `mode: 1v1\nsides: [${one}, [${other}]]`)).toEqual(seats);
  });

  test('one by one, in a mode of their own or the scenario’s', async () => {
    const text = `mode: 1v1
matchups:
- [{ runner: bob+ann, bot: amy }, { party: cid+dan, bot: ben }]
- { sides: [[{ party: ann+bob, bot: amy }], [{ party: ann+bob, bot: amy }]] }
- { mode: 2v2, sides: [[{ party: ann+bob, bot: amy }, { party: cid+dan, bot: ben }], [{ party: ann+cid, bot: amy }, { party: bob+dan, bot: amy }]] }`;
    expect(await texts(relay, text)).toEqual([
      '1v1: ann+bob/amy cid+dan/ben',
      '1v1: ann+bob/amy ann+bob/amy',
      'ann+bob/amy&cid+dan/ben ann+cid/amy&bob+dan/amy',
    ]);
  });
});

describe('a field', () => {
  test('each party meets the others in the hands of one bot', async () => {
    const field = 'mode: 3-players\nfield: ben\nentrants: { units: "*", bots: amy }\n';
    const all = await texts(uneven, field);
    expect(all).toHaveLength(4 * 3);
    expect(all.slice(0, 4)).toEqual([
      '3-players: x0/amy x1/ben x2/ben',
      '3-players: x0/amy x1/ben x3/ben',
      '3-players: x0/amy x2/ben x3/ben',
      '3-players: x1/amy x0/ben x2/ben',
    ]);
    expect(await count(uneven, `${field}mirrors: true`)).toBe(4 * 10);
    expect(await texts(uneven, `${field}mirrors: only`)).toContain('3-players: x3/amy x3/ben x3/ben');
    // By the field's own bot all three are equal: four matchups more.
    expect(await count(uneven, field.replace('amy', '[amy, ben]'))).toBe(12 + 4);
  });

  test('where players are alike, or bring the same', async () => {
    expect(await texts(alike, 'field: ben\nentrants: { bots: [amy, ben, cleo] }')).toEqual([
      '-/amy -/ben -/ben',
      '-/ben -/ben -/ben',
      '-/cleo -/ben -/ben',
    ]);
    expect(await texts(bidding, 'field: ben\nentrants: { bidders: gambler, bots: amy }')).toEqual([
      'gambler/amy gambler/ben gambler/ben',
    ]);
  });
});

describe('a sample', () => {
  const all = 'entrants: { units: "*", bots: amy }\n';
  const most = 658_008;

  test('of very many: different ones in their order, spread over all, by the seed alone', async () => {
    const { matchups } = await readFor(crowd, `${all}sample: 2000`);
    expect(new Set(matchups.map(matchupId)).size).toBe(2000);
    // The first of five is x0 in 82,251 of 658,008: an eighth.
    expect(matchups.filter(({ sides }) => sides[0]?.[0]?.party === 'x0')).toHaveLength(Math.round((2000 * 82_251) / most));
    const firsts = matchups.map(({ sides }) => Number(sides[0]?.[0]?.party.slice(1)));
    expect(firsts).toEqual(firsts.toSorted((one, other) => one - other));
    expect((await readFor(crowd, `${all}sample: 2000\nabout: again`)).matchups).toEqual(matchups);
    expect((await readFor(crowd, `${all}sample: 2000\nseed: 2`)).matchups).not.toEqual(matchups);
  });

  test('of very many of whom most may not sit down', async () => {
    const refuses: Box['refuses'] = (_, parties) => (parties[0]?.[0] === 0 ? null : 'found others, expected x0 first');
    const { matchups } = await readFor({ ...crowd, refuses }, `${all}sample: 80`);
    expect(matchups.length).toBeGreaterThanOrEqual(9);
    expect(matchups.every(({ sides }) => sides[0]?.[0]?.party === 'x0')).toBe(true);
  });

  test('of few: those of all, and all where there are no more', async () => {
    const pairs = 'mode: [1v1, 2v2]\nentrants: { runners: "*", bots: amy }\n';
    const whole = await texts(relay, pairs);
    const some = await texts(relay, `${pairs}sample: 5`);
    expect(some).toHaveLength(3 + 5);
    expect(whole.filter((one) => some.includes(one))).toEqual(some);
    expect(await texts(relay, `${pairs}sample: 15`)).toEqual(whole);
  });
});

describe('sets', () => {
  const two = 'entrants: { bidders: "*", bots: [amy, ben] }\n';

  test('are the word, and pairs are sets of two', async () => {
    expect((await readFor(bidding, `${two}sets: 7`)).sets).toBe(7);
    expect((await readFor(bidding, two)).sets).toBe(1000);
    const both = 'mode: [1v1, 2v2]\nentrants: { runners: "*", bots: amy }\n';
    expect(await readFor(relay, `${both}pairs: 7`)).toEqual(await readFor(relay, `${both}sets: 7`));
  });

  test('a flag stands above the file, whichever word each has', async () => {
    const text = 'entrants: { runners: "*", bots: amy }\nsets: 7';
    for (const flags of [{ pairs: '9' }, { sets: '9' }, { set: ['pairs=9'] }, { pairs: '8', set: ['sets=9'] }]) {
      expect((await readFor(relay, text, flags)).sets).toBe(9);
    }
    expect((await readFor(relay, text, { until: 'ci<=5pp' })).sets).toBeGreaterThan(7);
  });
});

test('a sweep without a file speaks of the roster in the words of its game', async () => {
  const library = {
    games: ['relay', 'alike'],
    load: async (name: string) => (name === 'relay' ? relay : alike),
    bots: () => ['amy', 'ben'],
  };
  const quick = await quickScenario({ game: 'relay', entrants: 'ann+bob,cid+dan', bots: 'amy', set: ['mode=1v1'] }, library);
  expect(matchupTexts(quick)).toEqual(['1v1: ann+bob/amy cid+dan/amy']);
  expect(matchupTexts(await quickScenario({ game: 'alike', bots: 'amy' }, library))).toEqual(['-/amy -/amy -/amy']);
});

test.each<[string, Box, string]>([
  ['three players', bidding, 'entrants: { bidders: "*", bots: "*" }\nmirrors: true\nsets: 9'],
  ['quests', doom, 'setting: "*"\nentrants: { heroes: "*", bots: "*" }'],
  ['one side', doom, 'entrants: { heroes: "*", bots: "*" }\noptions: { doom: 20 }'],
  [
    'a mode of its own',
    doom,
    'mode: 3-heroes\nsides: [[{ hero: "*", bot: amy }, { hero: "*", bot: amy }, { hero: "*", bot: ben }]]',
  ],
  ['teams and several modes', relay, 'mode: [2v2, 1v1]\nentrants: { runners: "*", bots: "*" }\nsample: 20'],
  ['players all alike', alike, 'mode: [together, 3-players, 2v2]\nentrants: { bots: "*" }'],
  ['sides of two sizes', uneven, 'entrants: { units: "*", bots: "*" }'],
])('what --print-config writes is a scenario, and means the same: %s', async (_, box, text) => {
  const resolved = await readFor(box, text);
  expect(resolved.matchups.length).toBeGreaterThan(1);
  expect(canonical(await readFor(box, canonical(resolved)))).toBe(canonical(resolved));
});
