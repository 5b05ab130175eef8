// The sets of many matchups as one count, in whole rounds: a round is one set of each, so that all weigh the same. It knows nothing of
// what is asked of the count.
import { type Block, type BlockResult, LEFT_OUT } from '../crew/crew.ts';

/** Sets of two games by half points. */
const BINS = 5;

export class Rounds {
  /** Sets by half points of the side named first. */
  readonly bins: number[] = new Array<number>(BINS).fill(0);
  /** Rounds in the bins. */
  pooled = 0;
  /** Rounds that are not, because a set of them is left out. */
  leftOut = 0;
  /** By matchup: the half points of the sets since the last mark, and how far it has come. */
  private readonly scores: readonly Uint8Array[];
  private readonly reached: number[];

  /** `mark`: rounds after which `pool` is called at the latest. No block reaches over a multiple of it. */
  constructor(
    matchups: number,
    private readonly mark: number,
  ) {
    this.scores = Array.from({ length: matchups }, () => new Uint8Array(mark));
    this.reached = new Array<number>(matchups).fill(0);
  }

  add({ matchup, from, to }: Block, { sets }: BlockResult): void {
    if (sets === null) throw new Error('found no half points in a block, expected those of every set');
    this.scores[matchup]!.set(sets, from % this.mark);
    this.reached[matchup] = to;
  }

  /** Takes in the rounds that all matchups have come through. */
  pool(): void {
    const end = Math.min(...this.reached);
    for (let round = this.pooled + this.leftOut; round < end; round++) this.take(round % this.mark);
  }

  private take(place: number): void {
    if (this.scores.some((scores) => scores[place] === LEFT_OUT)) {
      this.leftOut++;
      return;
    }
    for (const scores of this.scores) this.bins[scores[place]!]!++;
    this.pooled++;
  }
}
