// A match on a tiny game: what is asked, what is written, and what a wrong answer costs.
import { expect, test } from 'vitest';
import { best, bot } from '../../bots/lib/bot.ts';
import type { Bot, Question, View } from '../../src/core/contract.ts';
import { Match, MatchError } from '../../src/core/match.ts';
import { openMatch, parseLine, replay } from '../../src/core/replay.ts';
import { keyOf, keyText } from '../../src/core/rng.ts';
import { random } from '../battery/checks.ts';
import { box } from '../tiny/bidding.ts';
import * as doom from '../tiny/doom.ts';

const key = keyOf('match test');
function begin(): Match {
  const match = new Match(box.open({}));
  match.begin(key, [[0], [1], [0]]);
  return match;
}
const three = (one: Bot) => [one, one, one];

/** The error of a game, which must be a match error. */
async function faultOf(play: () => void | Promise<void>): Promise<MatchError> {
  try {
    await play();
  } catch (error) {
    if (error instanceof MatchError) return error;
    throw error;
  }
  throw new Error('no fault');
}

test('one option is not asked and not written', () => {
  const match = begin();
  const counts: number[] = [];
  const asked = bot('counts', (_view, q) => {
    counts.push(q.count);
    return 0;
  });
  match.play(three(asked));
  // Five rounds of three bids; in the last everybody has one card left.
  expect(counts).toEqual([5, 5, 5, 4, 4, 4, 3, 3, 3, 2, 2, 2]);
  expect(match.length).toBe(12);
  expect([match.optionsMax, match.optionsSeen]).toEqual([5, 42]);
});

test('a question says who is asked what, and rolls from the stream of its seat', () => {
  const match = begin();
  const seats: number[] = [];
  match.play(
    three(
      bot('looks', (_view, q) => {
        seats.push(q.seat);
        expect(q.asker).toBe(match.game.asker());
        expect(q.options[q.count - 1]).toBeLessThanOrEqual(6);
        return q.roll(q.count);
      }),
    ),
  );
  expect(seats).toEqual([0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2]);
});

test('a seat that rolls more moves nobody else', () => {
  const greedy = bot('rolls twice', (_view, q) => Math.min(q.roll(q.count), q.roll(q.count)));
  const bids = (bots: readonly Bot[]) => {
    const match = begin();
    match.play(bots);
    return [...match.tape.subarray(0, match.length)].filter((_, i) => i % 3 === 2);
  };
  expect(bids([greedy, random, random])).toEqual(bids([random, random, random]));
});

test('the line says everything', () => {
  const match = begin();
  expect(match.line()).toBe(`bidding merchant,gambler,merchant key=${keyText(key)} tape=`);
  match.play(three(bot('the last', (_view, q) => q.count - 1)));
  expect(match.line()).toBe(`bidding merchant,gambler,merchant key=${keyText(key)} tape=EEEDDDCCCBBB`);
});

test.each([5, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('%s is no answer, and the line shows where', async (wrong) => {
  const late = (q: Question) => (q.count === 4 ? wrong : 1);
  const bad = bot('goes wrong in the second round', (_view, q) => late(q));
  const faults = [
    await faultOf(() => begin().play(three(bad))),
    await faultOf(() => begin().playAsync([late, late, late].map((choose) => async (_view, q) => choose(q)))),
  ];
  for (const fault of faults) {
    expect(fault.message).toBe(`seat 0 answered ${wrong} of 4 options`);
    const recording = parseLine(fault.line);
    const match = openMatch(box, recording);
    expect(replay(match, recording.answers)).toBe(false);
    expect(match.next()).toMatchObject({ seat: 0, count: 4 });
  }
});

test('−0 is the first option, as 0 is', () => {
  const [minus, plain] = [begin(), begin()];
  minus.play(three(bot('rounds', () => -0)));
  plain.play(three(bot('the first', () => 0)));
  expect(minus.line()).toBe(plain.line());
  expect(minus.game.bytes).toEqual(plain.game.bytes);
});

const refuses = () => {
  throw new Error('not a number');
};
const revoked = () => {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
};
const expected = 'expected a whole number from 0 to 4';
const atOnce = 'a promise: bots answer at once, with a whole number from 0 to 4';

test.each<[what: string, answer: unknown]>([
  [`undefined, ${expected}`, undefined],
  [`null, ${expected}`, null],
  [`true, ${expected}`, true],
  [`the string "1", ${expected}`, '1'],
  [`the bigint 1n, ${expected}`, 1n],
  [`a symbol, ${expected}`, Symbol('one')],
  [`a function, ${expected}`, () => 1],
  [`an array, ${expected}`, [1]],
  [`an object, ${expected}`, { valueOf: refuses, toString: refuses, [Symbol.toPrimitive]: refuses }],
  [`an object, ${expected}`, Object.create(null)],
  [`an object, ${expected}`, new Number(1)],
  [`an object, ${expected}`, new Proxy({}, { get: refuses, getPrototypeOf: refuses })],
  [`an object, ${expected}`, revoked()],
  [atOnce, Promise.resolve(1)],
])('a bot that answers %s is to blame', async (what, answer) => {
  const fault = await faultOf(() => begin().play(three(bot('odd', () => answer as number))));
  expect([fault.message, fault.blame]).toEqual([`seat 0 answered ${what}`, 'bot']);
});

test('what a bot promised may fail later, and is heard of here', async () => {
  const late: unknown[] = [];
  const heard = (reason: unknown) => void late.push(reason);
  process.on('unhandledRejection', heard);
  const fault = await faultOf(() => begin().play(three(bot('asks a server', (async () => refuses()) as never))));
  await new Promise((resolve) => setTimeout(resolve, 20));
  process.off('unhandledRejection', heard);
  expect(fault.message).toBe(`seat 0 answered ${atOnce}`);
  expect(late).toEqual([]);
});

const broken = Object.defineProperty(new Error('x'), 'message', { get: refuses });

test.each<[what: string, thrown: unknown]>([
  ['out of ideas', new Error('out of ideas')],
  ['out of ideas', 'out of ideas'],
  ['threw RangeError without a message', new RangeError()],
  ['threw null', null],
  ['threw undefined', undefined],
  ['threw 7', 7],
  ['threw a symbol', Symbol('why')],
  ['threw an object', { toString: refuses }],
  ['threw what cannot be read', broken],
  ['threw what cannot be read', new Proxy(new Error('x'), { getPrototypeOf: refuses })],
  [`${'x'.repeat(199)}…`, new Error('x'.repeat(5_000_000))],
  ['one\\n\\ttwo\\u{1b}[31m \\u{202e}three\\u{0}', new Error('one\n\ttwo\u001b[31m \u202ethree\0')],
])('a bot that throws is to blame, in one short line: %s', async (what, thrown) => {
  const fault = await faultOf(() =>
    begin().play(
      three(
        bot('throws', () => {
          throw thrown;
        }),
      ),
    ),
  );
  expect([fault.message, fault.blame]).toEqual([what, 'bot']);
  // Whoever tells of it may read it.
  expect(fault.cause).toBeInstanceOf(Error);
  expect(String(fault.cause)).toMatch(/^\w+: /);
});

test('step by step a single option is seen and taken, and not written', () => {
  const [whole, stepped] = [begin(), begin()];
  whole.play(three(bot('the last', (_view, q) => q.count - 1)));
  const counts: number[] = [];
  for (let q = stepped.open(); q !== null; q = stepped.open()) {
    counts.push(q.count);
    stepped.answer(q.count - 1);
  }
  expect(counts).toEqual([5, 5, 5, 4, 4, 4, 3, 3, 3, 2, 2, 2, 1, 1, 1]);
  expect(stepped.line()).toBe(whole.line());
  expect(stepped.game.bytes).toEqual(whole.game.bytes);
});

test('a bot that is asked is held to the options of the open decision', async () => {
  const match = begin();
  match.next();
  expect(match.ask(bot('the last', (_view, q) => q.count - 1))).toBe(4);
  const fault = await faultOf(() => void match.ask(bot('far out', () => 5)));
  expect([fault.message, fault.blame]).toEqual(['seat 0 answered 5 of 5 options', 'bot']);
  const thrown = await faultOf(() => void match.ask(bot('throws', () => Number(null!['x' as never]))));
  expect(thrown.blame).toBe('bot');
  expect(match.length).toBe(0);
});

test('a table that is laid out is left as it lies, and seats roll as their key says', () => {
  const dealt = begin();
  const laid = new Match(box.open({}));
  laid.game.copyFrom(dealt.game);
  laid.beginLaidOut(key, [[0], [1], [0]]);
  dealt.play(three(random));
  laid.play(three(random));
  expect(laid.line()).toBe(dealt.line());
  const other = new Match(box.open({}));
  other.game.reset(key, [[0], [1], [0]]);
  other.beginLaidOut(keyOf('another'), [[0], [1], [0]]);
  other.play(three(random));
  expect([...other.tape]).not.toEqual([...dealt.tape]);
});

test('a game that breaks the limits of its box is stopped', () => {
  const many = box.open({});
  many.list = () => 6;
  const endless = box.open({});
  endless.choose = () => {};
  for (const [game, message] of [
    [many, '6 options, more than 5'],
    [endless, 'more than 15 decisions'],
  ] as const) {
    const match = new Match(game);
    match.begin(key, [[0], [0], [0]]);
    expect(() => match.play(three(random))).toThrow(message);
  }
});

test('players who take their time play the same game', async () => {
  const [quick, slow] = [begin(), begin()];
  quick.play(three(random));
  const later = async (view: View, q: Question) => {
    await null;
    return random.choose(view, q);
  };
  await slow.playAsync([later, later, later]);
  expect(slow.line()).toBe(quick.line());
  expect(slow.game.bytes).toEqual(quick.game.bytes);
});

test('a question in mid-effect goes to another seat', () => {
  const match = new Match(doom.box.open({}));
  match.begin(keyOf('a question in mid-effect'), [[0], [1]]);
  const { game } = match;
  const asked: string[] = [];
  const note = bot('notes what it is asked', (_view, q) => {
    asked.push(`turn ${game.turn()}: ${game.describeQuestion()}`);
    return q.roll(q.count);
  });
  match.play([note, note]);
  expect(asked.slice(0, 5)).toEqual([
    'turn 1: 2 Sage may help',
    'turn 2: 2 Sage acts',
    'turn 3: 2 Sage may help',
    'turn 4: 2 Sage acts',
    'turn 4: 1 Knight may help',
  ]);
});

test('best takes the first of the greatest', () => {
  const q = { seat: 0, kind: 0, asker: 0, count: 4, options: Int32Array.of(10, 30, 30, 20, 99), roll: () => 0 };
  expect(best(null, q, (_view, option) => option)).toBe(1);
  expect(best(null, q, (_view, option) => -option)).toBe(0);
});
