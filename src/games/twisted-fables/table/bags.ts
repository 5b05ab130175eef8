// Unordered zones: how many cards of each slot a seat has there, with a mask of the slots present.
import type { Arena } from '../../../core/state.ts';
import { BAG_SHIFT } from '../ids/card.ts';

export class Bags {
  /** `counts[(seat << BAG_SHIFT) + slot]`. */
  readonly counts: Uint8Array;
  /** Bit `slot` is set while the count is not 0: `for (m = mask; m !== 0; m &= m - 1)`. */
  readonly mask: Int32Array;

  constructor(arena: Arena, seats: number) {
    this.mask = arena.int32(seats);
    this.counts = arena.uint8(seats << BAG_SHIFT);
  }

  count(seat: number, slot: number): number {
    return this.counts[(seat << BAG_SHIFT) + slot];
  }

  add(seat: number, slot: number): void {
    this.counts[(seat << BAG_SHIFT) + slot]++;
    this.mask[seat] |= 1 << slot;
  }

  addMany(seat: number, slot: number, count: number): void {
    this.counts[(seat << BAG_SHIFT) + slot] += count;
    this.mask[seat] |= 1 << slot;
  }

  take(seat: number, slot: number): void {
    if (--this.counts[(seat << BAG_SHIFT) + slot] === 0) this.mask[seat] &= ~(1 << slot);
  }

  takeMany(seat: number, slot: number, count: number): void {
    const at = (seat << BAG_SHIFT) + slot;
    this.counts[at] -= count;
    if (this.counts[at] === 0) this.mask[seat] &= ~(1 << slot);
  }

  size(seat: number): number {
    let total = 0;
    for (let m = this.mask[seat]; m !== 0; m &= m - 1) total += this.counts[(seat << BAG_SHIFT) + lowest(m)];
    return total;
  }
}

/** The lowest set bit of a mask that is not 0. */
export function lowest(mask: number): number {
  return 31 - Math.clz32(mask & -mask);
}

/** How many slots of a mask there are. */
export function bits(mask: number): number {
  let count = 0;
  for (let m = mask; m !== 0; m &= m - 1) count++;
  return count;
}
