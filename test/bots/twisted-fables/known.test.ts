// What bots know of a fable stands in one file that bears her name, and every fable has one.
import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fables } from '../../../bots/twisted-fables/fables/index.ts';
import { choose } from '../../../bots/twisted-fables/lib/greedy/choose.ts';
import { known, learn, ownAnswers } from '../../../bots/twisted-fables/lib/known.ts';
import { inOrder, roster } from '../../../bots/twisted-fables/lib/roster.ts';
import { box } from '../../../src/games/twisted-fables/game.ts';
import * as ALICE from '../../../src/games/twisted-fables/ids/alice.ts';
import type { View } from '../../../src/games/twisted-fables/shown/view.ts';

const ids = box.roster.map(({ id }) => id);

test('every fable of the roster has her file, and the index knows it', () => {
  const files = readdirSync(new URL('../../../bots/twisted-fables/fables/', import.meta.url));
  expect(files.sort()).toEqual([...ids.map((id) => `${id}.ts`), 'index.ts'].sort());
  expect(fables.map(({ fable }) => fable).sort()).toEqual([...ids].sort());
});

test('greedy and the planner look her up by her place in the roster', () => {
  expect(roster.map(({ fable }) => fable)).toEqual(ids);
  expect(known.map(({ worthOfSkill }) => worthOfSkill)).toEqual(roster.map(({ worthOfSkill }) => worthOfSkill ?? null));
});

describe('a file in fables/', () => {
  const [alice, kaguya] = [{ fable: 'alice' }, { fable: 'kaguya' }];

  test('is found by the name in it, in whatever order', () => {
    expect(inOrder([kaguya, alice], ['alice', 'kaguya'])).toEqual([alice, kaguya]);
  });

  test('for somebody who is not in the roster is an error', () => {
    expect(() => inOrder([alice, { fable: 'alyce' }], ['alice'])).toThrow('found "alyce", expected one of alice');
  });

  test('must be there, once', () => {
    expect(() => inOrder([alice], ['alice', 'kaguya'])).toThrow('found 0 files of "kaguya", expected one');
    expect(() => inOrder([alice, alice], ['alice'])).toThrow('found 2 files of "alice", expected one');
  });

  test('may not answer a question that another answers', () => {
    expect(() => learn([{ fable: 'kaguya', answers: [[ALICE.askCopy, () => 0]] }])).toThrow('fables/kaguya.ts: question 32');
  });
});

test('where nobody knows better, the first option is taken', () => {
  const kind = ownAnswers.lastIndexOf(null);
  const q = { seat: 0, kind, asker: 0, count: 2, options: Int32Array.of(7, 8), roll: () => 1 };
  expect(choose({} as View, q, new Int32Array())).toBe(0);
});
