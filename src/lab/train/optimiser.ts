// Finds good numbers by trying many around a centre: an evolution strategy with mirrored steps of a constant width. A step and
// its opposite are tried under the same luck, the better half pulls and the worse half pushes. It looks at nothing but the
// order of the scores. Widths are not adapted: noise teaches them nothing, and averaging its places does more against noise.

export class Optimiser {
  /** In steps from the start. */
  private readonly centre: number[];
  /** Where the centre was after each generation. */
  private readonly centres: (readonly number[])[] = [];
  private moves: (readonly number[])[] = [];
  private readonly shares: readonly number[];

  /** `population` is even: every step has its opposite. */
  constructor(
    private readonly start: readonly number[],
    private readonly steps: readonly number[],
    readonly population: number,
  ) {
    this.centre = start.map(() => 0);
    this.shares = sharesOf(population / 2);
  }

  /** Where it stands. */
  mean(): number[] {
    return this.inWeights(this.centre);
  }

  /** The result: the mean over the later half of the generations, because noise moves the centre about to the end. */
  result(): number[] {
    const later = this.centres.slice(Math.floor(this.centres.length / 2));
    if (later.length === 0) return this.mean();
    return this.inWeights(this.centre.map((_, k) => later.reduce((sum, centre) => sum + centre[k]!, 0) / later.length));
  }

  /** A generation of candidates. `normal` gives the luck: independent values of a standard normal variable. */
  ask(normal: () => number): number[][] {
    const moves = Array.from({ length: this.population / 2 }, () => this.centre.map(() => normal()));
    this.moves = moves.flatMap((move) => [move, move.map((step) => -step)]);
    return this.moves.map((move) => this.inWeights(this.centre.map((at, k) => at + move[k]!)));
  }

  /** How good each candidate was; the higher the better, the first of equals. */
  tell(scores: readonly number[]): void {
    const order = [...scores.keys()].sort((a, b) => scores[b]! - scores[a]! || a - b);
    for (const [place, share] of this.shares.entries()) {
      const [better, worse] = [this.moves[order[place]!]!, this.moves[order.at(-1 - place)!]!];
      for (const k of this.centre.keys()) this.centre[k]! += (share / 2) * (better[k]! - worse[k]!);
    }
    this.centres.push([...this.centre]);
  }

  private inWeights(steps: readonly number[]): number[] {
    return steps.map((at, k) => this.start[k]! + this.steps[k]! * at);
  }
}

/** What each of the better half weighs, the best most: logarithms of the ranks, as evolution strategies use them. */
function sharesOf(half: number): number[] {
  const raw = Array.from({ length: half }, (_, place) => Math.log(half + 0.5) - Math.log(place + 1));
  const sum = raw.reduce((a, b) => a + b, 0);
  return raw.map((share) => share / sum);
}
