// Games with other tables than the tiny ones have: only who sits down is asked of them.
import type { Box, Mode } from '../../../src/core/contract.ts';
import { box as bidding } from '../../tiny/bidding.ts';

const sidesOf = (...sizes: number[]): number[][] => {
  let seat = 0;
  return sizes.map((size) => Array.from({ length: size }, () => seat++));
};

function boxOf(name: string, roster: number, ...modes: readonly Mode[]): Box {
  const ids = Array.from({ length: roster }, (_, at) => `x${at}`);
  return {
    ...bidding,
    name,
    modes,
    noun: { one: 'unit', many: 'units' },
    roster: ids.map((id) => ({ id, name: id, about: id })),
    open: () => bidding.open({}),
  };
}

/** Players are all alike: two, three, a pair of teams, or all together. */
export const alike = boxOf(
  'alike',
  0,
  { name: '3-players', sides: sidesOf(1, 1, 1), party: 0 },
  { name: '2-players', sides: sidesOf(1, 1), party: 0 },
  { name: '2v2', sides: sidesOf(2, 2), party: 0 },
  { name: 'together', sides: sidesOf(4), party: 0 },
);

/** One against two or two against one; and all for themselves, with parties of one, of two, or without. */
export const uneven = boxOf(
  'uneven',
  4,
  { name: '1v2', sides: sidesOf(1, 2), party: 1 },
  { name: '3-players', sides: sidesOf(1, 1, 1), party: 1 },
  { name: 'armies', sides: sidesOf(1, 1, 1), party: 2 },
  { name: 'nobody', sides: sidesOf(1, 1), party: 0 },
);

/** Five of forty: 658,008 ways. */
export const crowd = boxOf('crowd', 40, { name: '5-players', sides: sidesOf(1, 1, 1, 1, 1), party: 1 });
