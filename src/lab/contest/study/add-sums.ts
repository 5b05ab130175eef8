// One more set, added to sums and products of what it has.

/** Of the two variables of a ratio. */
export function addSums(counts: Float64Array, at: number, x: number, y: number): void {
  counts[at]! += x;
  counts[at + 1]! += y;
  counts[at + 2]! += x * x;
  counts[at + 3]! += x * y;
  counts[at + 4]! += y * y;
}

/** Of games, `games` of them with a score of `score` in all. */
export function addTotals(counts: Float64Array, at: number, games: number, score: number): void {
  counts[at]!++;
  addSums(counts, at + 1, games, score);
}

/** Of those that have something, w of them with a score of t. */
export function addProducts(counts: Float64Array, at: number, w: number, t: number, games: number, score: number): void {
  addSums(counts, at, w, t);
  counts[at + 5]! += w * games;
  counts[at + 6]! += w * score;
  counts[at + 7]! += t * games;
  counts[at + 8]! += t * score;
}
