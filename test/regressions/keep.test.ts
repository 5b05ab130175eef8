// What breaks is found, kept with a word on what broke, and breaks again when it is replayed, until it is mended.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { afterChoice, broken } from '../battery/broken.ts';
import { random } from '../battery/checks.ts';
import { Fuzzer, fuzz } from '../fuzz/fuzzer.ts';
import { box as bidding } from '../tiny/bidding.ts';
import { box as doom } from '../tiny/doom.ts';
import { keepFailure, readRegressions, replayRegression } from './regressions.ts';

const folder = mkdtempSync(join(tmpdir(), 'fablelab-kept-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Byte of the bidding table; see controls.test.ts. */
const ROUND = 30;

const losesACard = broken((game) => {
  game.faults = () => (game.bytes[ROUND] === 2 ? ['a card is lost'] : []);
});

/** Notes its sum outside its bytes: found only by checks, when a copy of the game is played on. */
const forgetful = broken((game) => {
  let sum = 0;
  afterChoice(game, (option) => {
    sum += option;
    if (sum % 7 === 0) game.bytes[0]! ^= 1;
  });
});

const fuzzed = (box: typeof bidding) => fuzz([new Fuzzer(box, [random])], { seed: 1, sparse: 1 }, ({ games }) => games < 50);

test('a game without faults is fuzzed to the end', () => {
  expect(fuzzed(bidding)).toMatchObject({ games: 50, failure: null });
});

describe('a failure', () => {
  const { failure, games } = fuzzed(losesACard);
  const file = join(folder, 'bidding.txt');

  test('ends the fuzzing', () => {
    expect(games).toBe(1);
    expect(failure?.what).toContain('a card is lost');
  });

  test('is kept once, with a comment of one line', () => {
    expect(keepFailure(folder, failure!)).toBe(file);
    expect(keepFailure(folder, failure!)).toBeNull();
    expect(readFileSync(file, 'utf8')).toBe(`# plays: Error: fault: a card is lost\n${failure!.line}\n`);
  });

  test('is kept below those that are there', () => {
    const other = { what: 'repeats: otherwise', line: failure!.line.replace(/tape=.*/, 'tape=AA') };
    expect(keepFailure(folder, other)).toBe(file);
    expect(readRegressions(readFileSync(file, 'utf8'))).toEqual([
      { about: 'plays: Error: fault: a card is lost', line: failure!.line },
      { about: other.what, line: other.line },
    ]);
  });

  test('breaks again until it is mended', () => {
    expect(replayRegression(losesACard, failure!.line)).toContain('a card is lost');
    expect(replayRegression(bidding, failure!.line)).toBeNull();
  });

  test('that only a check finds breaks again too', () => {
    const found = fuzzed(forgetful).failure!;
    expect(found.what).not.toContain('plays:');
    expect(replayRegression(forgetful, found.line)).not.toBeNull();
    expect(replayRegression(bidding, found.line)).toBeNull();
  });
});

describe('a line that is no game any more', () => {
  const line = 'bidding merchant,gambler,merchant key=df4b3516d1ee9ac0 tape=ABBACAABCABA';

  test('says which decision, and what to do', () => {
    expect(replayRegression(bidding, line)).toBeNull();
    const said = replayRegression(bidding, line.replace('ABBAC', 'ABBAJ'));
    expect(said).toContain('decision 5 (turn 2, 2 Gambler: 2 Gambler bids for the prize of 4), the answer 9 is out of 4');
    expect(said).toContain('write the line anew');
    expect(said).toContain('tape=ABBAJ');
    expect(replayRegression(bidding, `${line}A`)).toContain('over after 12 of 13 answers');
    expect(replayRegression(bidding, line.replace('gambler,', ''))).toContain('cannot be laid out');
    expect(replayRegression(doom, 'doom knight,sage doom=99 key=df4b3516d1ee9ac0 tape=')).toContain('cannot be laid out');
  });
});

test('comments are those right above a line', () => {
  const text = '# the head of a file\n\n# one\n# line\na b key=1\n\n\nc d key=2\n# another\ne f key=3';
  expect(readRegressions(text)).toEqual([
    { about: 'one line', line: 'a b key=1' },
    { about: '', line: 'c d key=2' },
    { about: 'another', line: 'e f key=3' },
  ]);
});
