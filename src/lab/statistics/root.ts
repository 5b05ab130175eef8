// Where a rising function crosses 0: regula falsi in the form called Illinois, which never leaves its bracket. It knows no statistics.

const STEPS = 200;
const CLOSE = 1e-12;

/** The end that is nearer to it, where it does not cross between `low` and `high`. As a share of itself it is off by `close` at most. */
export function rootOf(rising: (at: number) => number, low: number, high: number, close = CLOSE): number {
  let [from, to] = [low, high];
  let [below, above] = [rising(low), rising(high)];
  if (!(below < 0)) return low;
  if (!(above > 0)) return high;
  let kept: 'from' | 'to' | null = null;
  let width = to - from;
  for (let step = 1; step < STEPS && to - from > close * Math.max(Math.abs(from), Math.abs(to)); step++) {
    // Where the function jumps, lines creep: three of them must halve the bracket.
    const creeps = step % 3 === 0 && to - from > width / 2;
    if (step % 3 === 0) width = to - from;
    const line = from + ((to - from) * below) / (below - above);
    const at = !creeps && line > from && line < to ? line : (from + to) / 2;
    const value = rising(at);
    if (value === 0) return at;
    if (value < 0) {
      [from, below] = [at, value];
      if (kept === 'to') above /= 2;
      kept = 'to';
    } else {
      [to, above] = [at, value];
      if (kept === 'from') below /= 2;
      kept = 'from';
    }
  }
  // Of the two the nearer, by the line.
  return -below < above ? from : to;
}
