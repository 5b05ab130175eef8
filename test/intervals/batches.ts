// Counts of many sets at once, as if each had been drawn: by binomial chances, bin after bin.
import type { Luck } from './luck.ts';

/** Draws how many of `sets` sets fall in each bin, by these chances, which add up to one. */
export class Batches {
  private readonly shares: readonly number[];
  /** By bin and by how many sets are left: the chances of at most 0, 1, 2… of them. */
  private readonly tables: (Float64Array | undefined)[][];

  constructor(
    private readonly sets: number,
    chances: readonly number[],
  ) {
    // Of what the bins before it leave.
    this.shares = chances.map((chance, at) => {
      const left = chances.slice(at).reduce((sum, one) => sum + one, 0);
      return left === 0 ? 0 : chance / left;
    });
    this.tables = chances.map(() => []);
  }

  none(): number[] {
    return this.shares.map(() => 0);
  }

  addTo(counts: number[], luck: Luck): void {
    let left = this.sets;
    for (const [at, share] of this.shares.entries()) {
      const count = at === this.shares.length - 1 ? left : this.draw(at, left, share, luck);
      counts[at]! += count;
      left -= count;
    }
  }

  private draw(at: number, of: number, share: number, luck: Luck): number {
    if (share === 0 || of === 0) return 0;
    if (share === 1) return of;
    const table = this.tables[at]![of] ?? upTo(of, share);
    this.tables[at]![of] = table;
    const point = luck.uniform();
    let [low, high] = [0, of];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (point < table[middle]!) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}

/** Binomial chances, added up. */
function upTo(n: number, share: number): Float64Array {
  const table = new Float64Array(n + 1);
  let log = n * Math.log1p(-share);
  let sum = 0;
  for (let k = 0; k <= n; k++) {
    sum += Math.exp(log);
    table[k] = sum;
    log += Math.log(((n - k) / (k + 1)) * (share / (1 - share)));
  }
  return table;
}
