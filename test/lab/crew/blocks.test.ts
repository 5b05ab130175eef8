// How blocks are cut where something of them was kept.
import { expect, test } from 'vitest';
import { Blocks } from '../../../src/lab/crew/blocks.ts';

test('blocks are cut, unless they are kept, and what is kept says nothing of speed', () => {
  const blocks = new Blocks([{ matchup: 0, from: 0, to: 768 }], 1, 256, ({ from, to }) => from === 256 && to === 512);
  const taken: (readonly [number, number])[] = [];
  for (let block = blocks.take(); block !== null; block = blocks.take()) {
    taken.push([block.from, block.to]);
    blocks.learn(block, block.from === 256 ? 0 : 60);
  }
  expect(taken).toContainEqual([256, 512]);
  expect(taken.filter(([from, to]) => to - from > 4)).toEqual([[256, 512]]);
});
