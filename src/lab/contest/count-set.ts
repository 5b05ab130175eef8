// What a set and its games add to the tally of their matchup.
import type { Played } from './played.ts';
import type { Seating } from './seating.ts';
import type { Tally } from './tally.ts';

/** What the games of a set add up to. */
export class SetCount {
  readonly sides: Int32Array;
  readonly chairs: Int32Array;
  private readonly firsts: Int32Array;
  private readonly points: Float64Array;
  /** A first place that nobody shares. */
  private readonly whole: number;

  constructor(private readonly n: number) {
    this.sides = new Int32Array(n);
    this.chairs = new Int32Array(n);
    this.firsts = new Int32Array(n);
    this.points = new Float64Array(n);
    this.whole = leastCommonMultiple(n);
  }

  clear(): void {
    this.sides.fill(0);
    this.chairs.fill(0);
    this.firsts.fill(0);
    this.points.fill(0);
  }

  add({ scores, points }: Played, { sideAt }: Seating, game: number, tally: Tally): void {
    const { n } = this;
    let [best, shared] = [0, 0];
    for (let chair = 0; chair < n; chair++) {
      const score = scores[chair]!;
      if (score > best) shared = 0;
      if (score >= best) shared++;
      if (score > best) best = score;
    }
    for (let chair = 0; chair < n; chair++) {
      const side = sideAt[game * n + chair]!;
      const score = scores[chair]!;
      this.sides[side]! += score;
      this.chairs[chair]! += score;
      this.points[side]! += points[chair]!;
      if (n === 1 ? score === 2 : score === best) this.firsts[side]! += this.whole / shared;
      bump(tally.results[side]![chair]!, score);
    }
  }

  addTo(tally: Tally): void {
    const { n, sides } = this;
    for (let i = 0, product = 0; i < n; i++) {
      bump(tally.sides[i]!, sides[i]!);
      bump(tally.chairs[i]!, this.chairs[i]!);
      addSquare(tally.firsts[i]!, this.firsts[i]!);
      addSquare(tally.points[i]!, this.points[i]!);
      for (let j = i + 1; j < n && n > 2; j++) tally.products[product++]! += sides[i]! * sides[j]!;
    }
  }
}

function addSquare(sums: [number, number], value: number): void {
  sums[0] += value;
  sums[1] += value * value;
}

export function leastCommonMultiple(n: number): number {
  let all = 1;
  for (let k = 2; k <= n; k++) all = (all / divisor(all, k)) * k;
  return all;
}

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b);
}

export function countGame(tally: Tally, { turns, decisions, ending, scores, lead }: Played): void {
  tally.played++;
  tally.turns += turns;
  tally.decisions += decisions;
  bump(tally.endings, ending);
  while (tally.lengths.length <= turns) tally.lengths.push(0);
  bump(tally.lengths, turns);
  if (scores.length === 1) addSquare(tally.margins[scores[0]!]!, lead);
}

function bump(counts: number[], at: number): void {
  const count = counts[at];
  if (count === undefined) throw new Error(`score or ending ${at}, expected less than ${counts.length}`);
  counts[at] = count + 1;
}
