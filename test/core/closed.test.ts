// Whatever a bot does with what it is handed, the game goes on as it was: nothing leads to the real buffer or key.
import { describe, expect, test } from 'vitest';
import { bot } from '../../bots/lib/bot.ts';
import type { Bot, Box, Game, Question, View } from '../../src/core/contract.ts';
import { Match, MatchError } from '../../src/core/match.ts';
import { lineupsOf } from '../../src/core/modes.ts';
import { keyOf } from '../../src/core/rng.ts';
import { box as twistedFables } from '../../src/games/twisted-fables/game.ts';
import { box as bidding } from '../tiny/bidding.ts';
import { box as doom } from '../tiny/doom.ts';

const boxes: readonly Box[] = [twistedFables, bidding, doom];
const key = keyOf('closed');

function begun(box: Box): Match {
  const match = new Match(box.open({}));
  match.begin(key, lineupsOf(box, box.modes[0]!, 1)[0]!);
  match.next();
  return match;
}

/** What a bot is blamed for at the first question. */
function blamed(box: Box, choose: Bot['choose']): string {
  const match = begun(box);
  const bytes = match.game.bytes.slice();
  try {
    match.ask(bot('tries something', choose));
  } catch (error) {
    expect(error).toBeInstanceOf(MatchError);
    expect((error as MatchError).blame).toBe('bot');
    expect(match.game.bytes).toEqual(bytes);
    return (error as MatchError).message;
  }
  return 'nothing';
}

/** All objects that can be reached by names, symbols and prototypes. */
function reachable(from: readonly object[]): Set<object> {
  const seen = new Set<object>();
  const open = [...from];
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (seen.has(value)) continue;
    seen.add(value);
    if (ArrayBuffer.isView(value)) {
      open.push(value.buffer as ArrayBuffer);
      continue;
    }
    const next = Reflect.ownKeys(value).map((name) => Object.getOwnPropertyDescriptor(value, name)?.value as unknown);
    next.push(Object.getPrototypeOf(value));
    open.push(...next.filter((one): one is object => one !== null && ['object', 'function'].includes(typeof one)));
  }
  return seen;
}

describe.each(boxes)('$title', (box) => {
  const assign = (what: (view: View, q: Question) => object, name: string) =>
    blamed(box, (view, q) => {
      (what(view, q) as Record<string, unknown>)[name] = () => 0;
      return 0;
    });

  test('samples into tables of its own making and nothing else', () => {
    const stolen: Uint8Array[] = [];
    const sampled = (into: (view: View) => Game) =>
      blamed(box, (view) => {
        view.sample(into(view), key);
        return 0;
      });
    const thief = { bytes: { set: (bytes: Uint8Array) => void stolen.push(bytes) } } as unknown as Game;
    expect(sampled(() => thief)).toContain('expected one of table()');
    expect(sampled((view) => Object.create(view.table()))).toContain('expected one of table()');
    expect(stolen).toEqual([]);
    expect(sampled((view) => view.table())).toBe('nothing');
  });

  test('shows nothing in between to a table that was tampered with', () => {
    const match = begun(box);
    const seen: Uint8Array[] = [];
    const spy: Bot['choose'] = (view) => {
      const table = view.table();
      Object.defineProperty(table, 'bytes', { value: { set: (bytes: Uint8Array) => void seen.push(bytes) } });
      Object.defineProperty(table, 'sample', { value: () => seen.push(table.bytes) });
      view.sample(table, key);
      return 0;
    };
    match.ask(bot('spies', spy));
    expect(seen).toEqual([]);
  });

  test('has views, questions and classes that cannot be changed', () => {
    const classOf = (one: object): object => Object.getPrototypeOf(one);
    expect(assign((view) => view, 'sample')).toMatch(/read only|not extensible/);
    expect(assign((view) => view, 'seat')).toMatch(/read only|not extensible/);
    for (const name of ['seat', 'options', 'roll', 'rolls']) expect(assign((_, q) => q, name)).not.toBe('nothing');
    for (const name of ['kind', 'count', 'asker']) expect(assign((_, q) => q, name)).toContain('only a getter');
    expect(assign((_, q) => classOf(q), 'roll')).toMatch(/read only|not extensible/);
    expect(assign((view) => classOf(view.table()), 'list')).toMatch(/read only|not extensible/);
    expect(assign((view) => view.table().mode.sides[0]!, '0')).toMatch(/read only/);
  });

  test('keeps its options, whatever is written over those that are shown', () => {
    const match = begun(box);
    const option = match.options[0]!;
    match.answer(match.ask(bot('scribbles', (_view, q) => q.options.fill(99, 0, q.count).length * 0)));
    const other = begun(box);
    other.answer(0);
    expect(match.options[0]).not.toBe(99);
    expect(option).toBe(begun(box).options[0]);
    expect(match.game.bytes).toEqual(other.game.bytes);
  });

  test('nothing that can be reached is the real buffer or the key', () => {
    const match = begun(box);
    let found = new Set<object>();
    const look: Bot['choose'] = (view, q) => {
      const table = view.table();
      view.sample(table, keyOf('another'));
      found = reachable([view, q, table, ...Array.from({ length: table.seats }, (_, seat) => table.view(seat))]);
      return 0;
    };
    match.ask(bot('looks', look));
    expect(found.size).toBeGreaterThan(20);
    expect(found.has(match.game)).toBe(false);
    expect(found.has(match.game.bytes.buffer)).toBe(false);
    for (const one of found) if (one instanceof Int32Array) expect([...one.subarray(0, 2)]).not.toEqual([...key]);
  });
});

test('printed numbers and rules of a table for searching are its own', () => {
  const match = begun(twistedFables);
  const real = match.game as Game & { numbers: Int16Array; rules: Int16Array };
  const before = [real.numbers.slice(), real.rules.slice()];
  const scribble: Bot['choose'] = (view) => {
    const table = view.table() as typeof real;
    table.numbers.fill(9);
    table.rules.fill(9);
    return 0;
  };
  match.ask(bot('scribbles', scribble));
  expect([real.numbers, real.rules]).toEqual(before);
});
