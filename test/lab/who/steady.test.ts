// Bots that do not answer alike are found, each by what it does; those that do are not blamed.
import { describe, expect, test } from 'vitest';
import random from '../../../bots/random.ts';
import type { Bot, View } from '../../../src/core/contract.ts';
import { keyOf } from '../../../src/core/rng.ts';
import { loadBox } from '../../../src/games/index.ts';
import type { View as FablesView } from '../../../src/games/twisted-fables/shown/view.ts';
import { loadBot } from '../../../src/lab/who/bots.ts';
import { signBot } from '../../../src/lab/who/signature.ts';
import { verifyBot } from '../../../src/lab/who/verify.ts';

const box = await loadBox('twisted-fables');

/** A new one each time: what it keeps is its own. */
type Maker = () => Bot['choose'];

const bad: Readonly<Record<string, readonly [Maker, RegExp]>> = {
  'counts its questions': [
    () => {
      let asked = 0;
      return (_view, q) => asked++ % q.count;
    },
    /another order/,
  ],
  'rolls by itself': [() => (_view, q) => Math.floor(Math.random() * q.count), /another order/],
  'looks at a clock': [() => (_view, q) => Math.floor(performance.now() * 1e6) % q.count, /another order/],
  'learns from game to game': [
    () => {
      let most = 0;
      return (_view, q) => {
        most = Math.max(most, q.count);
        return q.count === most ? 0 : q.count - 1;
      };
    },
    /another order/,
  ],
  'remembers the question before': [
    () => {
      let [before, game] = [0, ''];
      return (view, q) => {
        // Begins anew with every game, so that the order of games does not matter.
        const { turn } = view as unknown as FablesView;
        if (turn === 1 && game !== 'begun') [before, game] = [0, 'begun'];
        if (turn > 1) game = 'goes on';
        const answer = before % q.count;
        before = q.count;
        return answer;
      };
    },
    /when it was asked again|another order/,
  ],
  'fails after a while': [
    () => {
      let asked = 0;
      return () => {
        if (++asked > 200) throw new Error('that is enough');
        return 0;
      };
    },
    /that is enough/,
  ],
};

const bot = (choose: Bot['choose']): Bot => ({ about: 'under test', choose });

/** One that gets at the real hand of the other seat by a way that no view offers. */
function peeking(hand: { cards: () => number }): Bot {
  return bot((_view, q) => hand.cards() % q.count);
}

describe('a bot that', () => {
  test.each(Object.entries(bad))('%s', async (_name, [make, what]) => {
    expect(signBot(box, bot(make()), () => {}).unsteady?.what).toMatch(what);
    const { unsteady, failed } = await verifyBot(box, bot(make()), 20, 1, () => {});
    const found = unsteady ?? failed;
    expect(found?.what).toMatch(what);
    expect(found?.line).toMatch(/^twisted-fables \S+ key=[0-9a-f]{16} tape=/);
  });

  test('looks past its view', () => {
    // The table that is asked about shows itself to the bot when it is laid out.
    let real: Uint8Array = new Uint8Array();
    const open: typeof box.open = (setup) => {
      const game = box.open(setup);
      real = game.bytes;
      return game;
    };
    const peeks = peeking({ cards: () => real.reduce((sum, byte) => (31 * sum + byte) | 0, 0) >>> 1 });
    const { unsteady } = signBot({ ...box, open }, peeks, () => {});
    expect(unsteady?.what).toMatch(/^seat \d answered \d+, then \d+ where only what it cannot see was dealt anew$/);
  });
});

describe('is not blamed:', () => {
  test('one with scratch memory that is written before it is read, and rolls of its seat', async () => {
    const scratch = new Int32Array(8192);
    const tidy = bot((_view, q) => {
      for (let i = 0; i < q.count; i++) scratch[i] = q.roll(100);
      let best = 0;
      for (let i = 1; i < q.count; i++) if (scratch[i]! > scratch[best]!) best = i;
      return best;
    });
    expect(signBot(box, tidy, () => {}).unsteady).toBe(null);
    expect((await verifyBot(box, tidy, 10, 1, () => {})).unsteady).toBe(null);
  });

  test('one that searches on tables dealt by its own rolls', () => {
    const looks = bot((view: View, q) => {
      const table = view.table();
      let sum = 0;
      view.sample(table, keyOf(q.roll(1e9)));
      for (const byte of table.bytes) sum = (31 * sum + byte) | 0;
      return (sum >>> 1) % q.count;
    });
    expect(signBot(box, looks, () => {}).unsteady).toBe(null);
  });

  test('one that always fails in the same way, which is told apart as a failure', async () => {
    const fails = bot(() => 99_999);
    expect(signBot(box, fails, () => {}).unsteady).toBe(null);
    const { failed, games } = await verifyBot(box, fails, 10, 1, () => {});
    expect(failed?.what).toMatch(/^(Error: )?seat \d answered 99999 of \d+ options$/);
    expect(games).toBe(0);
  });

  test.each(['random', 'greedy', 'greedy-v1', 'planner-fast', 'planner'])('%s', async (name) => {
    const one = name === 'random' ? random : await loadBot(box.name, name);
    expect(signBot(box, one, () => {}).unsteady).toBe(null);
    const verified = await verifyBot(box, one, 4, 3, () => {});
    expect(verified).toMatchObject({ games: 4, failed: null, unsteady: null });
    expect(verified.decisions).toBeGreaterThan(200);
  });
});
