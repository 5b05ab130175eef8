// Lines that show a game again: read, checked, played to where they end.
import { describe, expect, test } from 'vitest';
import { MatchError } from '../../src/core/match.ts';
import { entrantIndices, openMatch, parseLine, replay, setupText } from '../../src/core/replay.ts';
import { keyOf, keyText } from '../../src/core/rng.ts';
import { random } from '../battery/checks.ts';
import * as bidding from '../tiny/bidding.ts';
import { box } from '../tiny/doom.ts';
import * as relay from '../tiny/relay.ts';

const key = keyText(keyOf('replay test'));

test('a line is read back', () => {
  expect(parseLine(`  doom knight,sage doom=9 knight.health=7 key=${key}   tape=AB `)).toEqual({
    game: 'doom',
    mode: undefined,
    setting: undefined,
    parties: [['knight'], ['sage']],
    options: { doom: '9' },
    change: { 'knight.health': 7 },
    key: keyOf('replay test'),
    answers: [0, 1],
  });
  expect(setupText({ doom: '9', luck: 'bad' }, { 'knight.health': 7 })).toBe('doom=9 luck=bad knight.health=7');
});

test('a match writes the line it was opened from', () => {
  const match = openMatch(box, parseLine(`doom sage,sage,knight mode=3-heroes doom=9 key=${key} tape=`));
  match.play([random, random, random]);
  const recording = parseLine(match.line());
  const again = openMatch(box, recording);
  expect(replay(again, recording.answers)).toBe(true);
  expect(again.line()).toBe(match.line());
  expect(again.game.bytes).toEqual(match.game.bytes);
});

test('a line from before there were modes is still read', () => {
  const old = parseLine(`twisted-fables red-riding-hood,snow-white turn-cap=90 key=${key} tape=AB`);
  expect(old).toMatchObject({ game: 'twisted-fables', mode: undefined, parties: [['red-riding-hood'], ['snow-white']] });
  expect(old).toMatchObject({ options: { 'turn-cap': '90' }, answers: [0, 1] });
});

test('settings come back, and the first goes without saying', () => {
  const line = `doom knight,sage,sage mode=3-heroes setting=crypt doom=9 key=${key} tape=`;
  const begun = openMatch(box, parseLine(line));
  expect(begun.game.setting?.name).toBe('crypt');
  expect(begun.line()).toBe(line);
  begun.play([random, random, random]);
  const recording = parseLine(begun.line());
  const again = openMatch(box, recording);
  expect(replay(again, recording.answers)).toBe(true);
  expect(again.game.bytes).toEqual(begun.game.bytes);
  const first = openMatch(box, parseLine(`doom knight,sage setting=gates key=${key} tape=`));
  expect(first.line()).toBe(`doom knight,sage key=${key} tape=`);
  expect(() => openMatch(box, parseLine(line.replace('crypt', 'hell')))).toThrow('setting: found "hell"');
});

test.each([
  `relay ann+bob,ann+dan,cid+dan,bob+cid key=${key} tape=`,
  `relay ann+bob,bob+cid mode=1v1 bob.pace=4 key=${key} tape=`,
])('parties and modes come back: %s', (line) => {
  const begun = openMatch(relay.box, parseLine(line));
  expect(begun.line()).toBe(line);
  begun.play(begun.views.map(() => random));
  const recording = parseLine(begun.line());
  const again = openMatch(relay.box, recording);
  expect(replay(again, recording.answers)).toBe(true);
  expect(again.line()).toBe(begun.line());
  expect(again.game.bytes).toEqual(begun.game.bytes);
});

test('a tape may end early, and shows what was answered on the way', () => {
  const match = openMatch(bidding.box, parseLine(`bidding merchant,merchant,gambler key=${key} tape=EBF`));
  const bids: string[] = [];
  expect(() => replay(match, [4, 1, 5], (m, index) => bids.push(m.game.describe(m.options[index]!)))).toThrow();
  expect(bids).toEqual(['bid 5', 'bid 2']);
  expect(match.game.decider()).toBe(2);
});

describe('a line is refused', () => {
  test.each([
    ['', 'expected key=… and tape=…'],
    ['doom knight,sage', 'expected key=… and tape=…'],
    [`doom knight,sage key=${key}`, 'expected key=… and tape=…'],
    [`doom knight,sage key=12 tape=A`, 'key: found "12"'],
    [`doom knight,sage key=${key} tape=A!`, 'tape: found "!"'],
    [`doom knight,sage hard key=${key} tape=A`, 'line: found "hard", expected name=value'],
    [`doom knight,sage =9 key=${key} tape=A`, 'line: found "=9", expected name=value'],
  ])('"%s"', (line, message) => {
    expect(() => parseLine(line)).toThrow(message);
  });

  test.each([
    [`doom knight,wizard key=${key} tape=`, 'doom: found "wizard", expected one of knight, sage'],
    [`doom knight key=${key} tape=`, 'doom: found 1 seat, expected 2 in 2-heroes'],
    [`doom knight,sage+knight key=${key} tape=`, 'doom: found a party of 2, expected 1 in 2-heroes'],
    [
      `doom knight,sage mode=9-heroes key=${key} tape=`,
      'mode: found "9-heroes", expected one of 2-heroes, 3-heroes, 4-heroes',
    ],
    [
      `doom knight,sage knight.health=0 key=${key} tape=`,
      'change knight.health: found 0, expected a whole number from 1 to 20',
    ],
    [`doom knight,sage luck=9 key=${key} tape=`, 'doom: unknown option "luck"'],
    [`doom knight,sage doom=4 key=${key} tape=`, 'doom: found "4", expected 5 to 40'],
  ])('by the game: "%s"', (line, message) => {
    expect(() => openMatch(box, parseLine(line))).toThrow(message);
  });
});

test('a tape that does not fit is a fault', () => {
  const recording = parseLine(`bidding merchant,merchant,gambler key=${key} tape=${'A'.repeat(13)}`);
  expect(() => replay(openMatch(bidding.box, recording), recording.answers)).toThrow('the game is over, the tape goes on');
  const wrong = () => replay(openMatch(bidding.box, recording), [0, 5]);
  expect(wrong).toThrow(MatchError);
  expect(wrong).toThrow('the tape answers 5 of 5 options');
});

test('entrants are found by id', () => {
  expect(entrantIndices(box, ['sage', 'knight', 'sage'])).toEqual([1, 0, 1]);
});
