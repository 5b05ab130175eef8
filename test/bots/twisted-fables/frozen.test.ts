// Frozen bots answer as they always did, whatever is added to the policies they share: everything that is compared over time
// is played by them. A hash that changes here means that a change was not what it seemed.
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import file from '../../../bots/twisted-fables/weights/planner-v1.json' with { type: 'json' };
import type { Bot } from '../../../src/core/contract.ts';
import { Match } from '../../../src/core/match.ts';
import { entrantIndices } from '../../../src/core/replay.ts';
import { keyOf } from '../../../src/core/rng.ts';
import { frozenLists } from '../../../src/core/weights.ts';
import { loadBox } from '../../../src/games/index.ts';
import { loadBot } from '../../../src/lab/who/bots.ts';

const box = await loadBox('twisted-fables');

/** Those that there were when the bots were frozen. */
const fables = Object.keys(file.weights);

/** The answers in a game between every two fables. */
function answersOf(bot: Bot): string {
  const match = new Match(box.open({}));
  const hash = createHash('sha256');
  for (const first of fables) {
    for (const second of fables) {
      match.begin(keyOf('frozen', first, second), [entrantIndices(box, [first]), entrantIndices(box, [second])]);
      match.play([bot, bot]);
      hash.update(match.tape.subarray(0, match.length));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

test.each([
  ['greedy-v1', 'b7260a013fb9ae5f'],
  ['planner-v1', '24d101959f699d81'],
])('%s answers as it always did', async (name, answers) => {
  expect(answersOf(await loadBot(box.name, name))).toBe(answers);
});

describe('the numbers of a frozen bot', () => {
  const weights = ['old', 'new'].map((name) => ({ name, step: 1 }));

  test('what is weighed since weighs nothing, and so does a fable that came later', () => {
    const file = { bot: 'x', weights: { alice: { old: 7 } } };
    expect(frozenLists(weights, ['alice', 'late'], file)).toEqual([
      [7, 0],
      [0, 0],
    ]);
  });

  test('a number that nobody weighs any more is an error', () => {
    const file = { bot: 'x', weights: { alice: { gone: 7 } } };
    expect(() => frozenLists(weights, ['alice'], file)).toThrow('weights of x, alice: found "gone", which nobody weighs');
  });
});
