// Who sits where: seats, sides and parties, and the line-ups that are played.
import { describe, expect, test } from 'vitest';
import type { Box, Mode } from '../../src/core/contract.ts';
import {
  lineupsOf,
  membersOf,
  modeOf,
  parseParties,
  partiesText,
  refusal,
  seatCount,
  settingOf,
  setupsOf,
  sideOf,
  winningSide,
} from '../../src/core/modes.ts';
import * as doom from '../tiny/doom.ts';
import * as relay from '../tiny/relay.ts';

const [fours, twos] = relay.box.modes as [Mode, Mode];
const duel: Mode = { name: '1v1', sides: [[0], [1]], party: 1 };

/** A box with so many in its roster, of which all may sit down. */
function boxOf(roster: number, mode: Mode): Box {
  const entrants = Array.from({ length: roster }, (_, i) => ({ id: `e${i}`, name: `E${i}`, about: '' }));
  const { refuses: _, ...rest } = relay.box;
  return { ...rest, roster: entrants, modes: [mode] };
}

describe('a mode', () => {
  test('is found by its name, the first if none is named', () => {
    expect(modeOf(relay.box, undefined)).toBe(fours);
    expect(modeOf(relay.box, '1v1')).toBe(twos);
    expect(() => modeOf(relay.box, '3v3')).toThrow('mode: found "3v3", expected one of 2v2, 1v1');
  });

  test('says how many sit down, with whom and with how many', () => {
    expect([fours, twos, doom.box.modes[1]!].map(seatCount)).toEqual([4, 2, 3]);
    expect([0, 1, 2, 3].map((seat) => sideOf(fours, seat))).toEqual([0, 1, 0, 1]);
    expect([fours, duel, { ...duel, party: 0 }].map(membersOf)).toEqual([2, 1, 1]);
  });
});

describe('a setting', () => {
  test('is found by its name, the first if none is named', () => {
    expect(settingOf(doom.box, undefined)).toBe(doom.box.settings?.[0]);
    expect(settingOf(doom.box, 'tower')).toBe(doom.box.settings?.[2]);
    expect(() => settingOf(doom.box, 'hell')).toThrow('setting: found "hell", expected one of gates, crypt, tower');
  });

  test('is refused by games that have none', () => {
    expect(settingOf(relay.box, undefined)).toBeUndefined();
    expect(() => settingOf(relay.box, 'crypt')).toThrow('setting: found "crypt", expected none');
    expect(() => relay.box.open({ setting: 'crypt' })).toThrow('setting: found "crypt", expected none');
  });

  test('goes with every mode', () => {
    expect(setupsOf(doom.box)).toHaveLength(9);
    expect(setupsOf(doom.box)[4]).toEqual({ mode: doom.box.modes[1], setup: { mode: '3-heroes', setting: 'crypt' } });
    expect(setupsOf(relay.box).map(({ setup }) => setup)).toEqual([{ mode: '2v2' }, { mode: '1v1' }]);
  });
});

test('parties that may not sit down are told why', () => {
  const why = (mode: Mode, parties: number[][]) => refusal(relay.box, mode, parties);
  expect(
    why(twos, [
      [0, 1],
      [0, 1],
    ]),
  ).toBeNull();
  expect(why(twos, [[0, 1]])).toBe('found 1 seat, expected 2 in 1v1');
  expect(why(twos, [[0, 1], [0]])).toBe('found a party of 1, expected 2 in 1v1');
  expect(
    why(fours, [
      [0, 1],
      [0, 1],
      [1, 2],
      [2, 3],
    ]),
  ).toBe('found bob twice, expected partners with different runners');
});

describe('line-ups', () => {
  test('are all there are, mirrors too, where these are few', () => {
    expect(lineupsOf(boxOf(2, duel), duel, 10)).toEqual([
      [[0], [0]],
      [[0], [1]],
      [[1], [0]],
      [[1], [1]],
    ]);
    expect(lineupsOf(relay.box, twos, 1000)).toHaveLength(36);
  });

  test('are spread over all where these are many', () => {
    const some = lineupsOf(boxOf(100, duel), duel, 50);
    expect(new Set(some.map(String)).size).toBe(50);
    for (const seat of [0, 1]) {
      const tens = some.map((parties) => Math.floor(parties[seat]![0]! / 10));
      expect(new Set(tens).size, `seat ${seat}`).toBe(10);
    }
  });

  test('have no party that has one twice, and none that is refused', () => {
    const all = lineupsOf(relay.box, fours, 2000);
    expect(all).toHaveLength(36);
    for (const parties of all) {
      expect(refusal(relay.box, fours, parties)).toBeNull();
      for (const party of parties) expect(new Set(party).size).toBe(2);
    }
  });

  test('are one where the roster has one, or where players are all alike', () => {
    expect(lineupsOf(boxOf(1, duel), duel, 5)).toEqual([[[0], [0]]]);
    expect(lineupsOf(boxOf(0, { ...duel, party: 0 }), { ...duel, party: 0 }, 5)).toEqual([[[], []]]);
  });

  test('are none where the roster is too small for a party', () => {
    expect(lineupsOf(boxOf(1, twos), twos, 5)).toEqual([]);
  });
});

test.each([
  ['alice,mulan', [['alice'], ['mulan']]],
  [
    'ann+bob,cid+dan',
    [
      ['ann', 'bob'],
      ['cid', 'dan'],
    ],
  ],
  ['-,-,-', [[], [], []]],
  ['knight', [['knight']]],
])('parties as a word: %s', (text, parties) => {
  expect(parseParties(text)).toEqual(parties);
  expect(partiesText(parties)).toBe(text);
});

test.each([
  ['a duel', [2, 0], 0],
  ['a draw', [1, 1], -1],
  ['three, one of them first', [1, 4, 1], 1],
  ['three who share the first place', [3, 3, 0], -1],
  ['a lone side that won', [2], 0],
  ['a lone side that lost', [0], -1],
])('the winner: %s', (_, scores, side) => {
  expect(winningSide(scores)).toBe(side);
});
