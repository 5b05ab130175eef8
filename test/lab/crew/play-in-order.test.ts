// The scheduler and its blocks, with a crew that answers when and as the test wants it to.
import { describe, expect, test } from 'vitest';
import { MatchError } from '../../../src/core/match.ts';
import { loadBox } from '../../../src/games/index.ts';
import { newTally } from '../../../src/lab/contest/tally.ts';
import { Blocks, sideBySide } from '../../../src/lab/crew/blocks.ts';
import type { Block, BlockResult, Crew } from '../../../src/lab/crew/crew.ts';
import { playInOrder } from '../../../src/lab/crew/play-in-order.ts';

const box = await loadBox('twisted-fables');
const never = new AbortController().signal;

function result(milliseconds: number, fault: BlockResult['fault'] = null): BlockResult {
  return { tally: newTally(box), failures: [], arms: [], rows: '', sets: null, scores: null, fault, milliseconds };
}

/** Answers block by block, each after so many turns of the event loop. */
function crewOf(hands: number, delay: (block: Block) => number, fault?: (block: Block) => boolean) {
  const [played, released] = [[] as Block[], [] as BlockResult[]];
  const crew: Crew = {
    hands,
    sign: () => Promise.reject(new Error('nobody asked')),
    async play(block) {
      played.push(block);
      for (let turn = delay(block); turn > 0; turn--) await new Promise((resolve) => setImmediate(resolve));
      return result(60, fault?.(block) ? { what: 'lost', line: `at ${block.from}` } : null);
    },
    release: (used) => void released.push(used),
    close: async () => {},
  };
  return { crew, played, released };
}

const whole = (pairs: number, matchup = 0): Block => ({ matchup, from: 0, to: pairs });

describe('playing in order', () => {
  test('adds block by block, whatever comes back first, and gives every result back', async () => {
    const { crew, released } = crewOf(3, ({ from }) => (from * 7) % 11);
    const added: Block[] = [];
    await playInOrder(crew, new Blocks([whole(90), whole(50, 1)], 3), (block) => void added.push(block), never);
    const ends = added.map(({ matchup, from, to }) => [matchup, from, to] as const);
    expect(ends[0]?.[1]).toBe(0);
    for (const [at, [matchup, from]] of ends.slice(1).entries()) {
      expect(from).toBe(matchup === ends[at]?.[0] ? ends[at]?.[2] : 0);
    }
    expect(added.reduce((sum, { from, to }) => sum + to - from, 0)).toBe(140);
    expect(released).toHaveLength(added.length);
  });

  test('a block that takes its time is not outrun for ever', async () => {
    let [most, added] = [0, 0];
    const { crew, played } = crewOf(1, ({ from }) => (from === 0 ? 400 : 0));
    const singles = Array.from({ length: 300 }, (_, from) => ({ matchup: 0, from, to: from + 1 }));
    await playInOrder(
      crew,
      new Blocks(singles, 1),
      () => {
        most = Math.max(most, played.length - added++);
      },
      never,
    );
    expect(added).toBe(300);
    expect(most).toBeGreaterThan(10);
    expect(most).toBeLessThanOrEqual(35);
  });

  test('the signal ends it after what was asked for', async () => {
    const stop = new AbortController();
    const { crew, played } = crewOf(2, () => 1);
    let added = 0;
    await playInOrder(
      crew,
      new Blocks([whole(10_000)], 2),
      () => {
        if (++added === 5) stop.abort();
      },
      stop.signal,
    );
    expect(added).toBe(played.length);
    expect(added).toBeLessThan(10);
  });

  test('a fault is an error with its line; nothing after it is added', async () => {
    const { crew } = crewOf(
      2,
      () => 0,
      ({ from, to }) => from <= 30 && to > 30,
    );
    let to = 0;
    const playing = playInOrder(
      crew,
      new Blocks([whole(1000)], 2),
      (block) => {
        to = block.to;
      },
      never,
    );
    await expect(playing).rejects.toThrow(MatchError);
    expect(to).toBeGreaterThan(0);
    expect(to).toBeLessThanOrEqual(30);
  });

  test('what was played ahead of a stop is dropped, with its faults', async () => {
    const { crew, played } = crewOf(
      2,
      () => 0,
      ({ matchup, from }) => matchup === 0 && from >= 8,
    );
    const blocks = new Blocks([whole(1000), whole(20, 1)], 2, 8);
    const added: Block[] = [];
    await playInOrder(
      crew,
      blocks,
      (block) => {
        added.push(block);
        if (block.matchup === 0 && block.to === 8) blocks.leave(0);
      },
      never,
    );
    expect(played.some(({ matchup, from }) => matchup === 0 && from >= 8)).toBe(true);
    expect(added.filter(({ matchup }) => matchup === 0).at(-1)?.to).toBe(8);
    expect(added.at(-1)).toMatchObject({ matchup: 1, to: 20 });
  });
});

describe('blocks', () => {
  /** Pairs of a block when every pair takes a millisecond. */
  const sizeOf = (hands: number, mark?: number) => {
    const blocks = new Blocks([whole(1_000_000)], hands, mark);
    let block = blocks.take()!;
    for (let i = 0; i < 40; i++, block = blocks.take()!) blocks.learn(block, block.to - block.from);
    return block.to - block.from;
  };

  test('grow with the hands, so that whoever adds them up keeps up', () => {
    expect([1, 2, 8].map((hands) => sizeOf(hands))).toEqual([60, 60, 60]);
    expect(sizeOf(64)).toBe(320);
    expect(sizeOf(256)).toBe(1280);
  });

  test('never reach over a mark, however many hands there are', () => {
    const blocks = new Blocks([{ matchup: 0, from: 100, to: 5000 }], 256, 512);
    for (let block = blocks.take(); block !== null; block = blocks.take()) {
      blocks.learn(block, 0.1);
      expect(Math.floor(block.from / 512)).toBe(Math.floor((block.to - 1) / 512));
    }
  });

  test('side by side, every matchup gets its share in turn', () => {
    expect(sideBySide([4, 2])).toEqual([
      { matchup: 0, from: 0, to: 1 },
      { matchup: 1, from: 0, to: 1 },
      { matchup: 0, from: 1, to: 2 },
      { matchup: 1, from: 1, to: 1 },
      { matchup: 0, from: 2, to: 3 },
      { matchup: 1, from: 1, to: 2 },
      { matchup: 0, from: 3, to: 4 },
      { matchup: 1, from: 2, to: 2 },
    ]);
  });
});
