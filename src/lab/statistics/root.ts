// Where a rising function crosses 0: regula falsi in the form called Illinois, which never leaves its bracket. It knows no statistics.

const STEPS = 200;
const CLOSE = 1e-13;

/** The end that is nearer to it, where it does not cross between `low` and `high`. */
export function rootOf(rising: (at: number) => number, low: number, high: number): number {
  let [from, to] = [low, high];
  let [below, above] = [rising(low), rising(high)];
  if (!(below < 0)) return low;
  if (!(above > 0)) return high;
  let kept: 'from' | 'to' | null = null;
  for (let step = 0; step < STEPS && to - from > CLOSE * Math.max(Math.abs(from), Math.abs(to)); step++) {
    // Where the values differ by orders of magnitude the line says nothing: halve.
    const line = from + ((to - from) * below) / (below - above);
    const at = line > from && line < to ? line : (from + to) / 2;
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
  return (from + to) / 2;
}
