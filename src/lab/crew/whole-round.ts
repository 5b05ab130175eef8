// Puts the blocks of a round together as if it had been played as one. They come in any order, and what they lie in is used again: all is
// copied. Knows no files.
import { addCounts, type Counts } from '../contest/counts.ts';
import { addTally, type Tally } from '../contest/tally.ts';
import { type ArmResult, type Block, type BlockResult, FAILURES_KEPT } from './crew.ts';

type Sets = Pick<Block, 'from' | 'to'>;

/** What follows the order of the sets. What is added up does not. */
interface Piece extends Sets, Pick<BlockResult, 'failures' | 'rows' | 'sets' | 'scores'> {
  /** Failures by arm. */
  readonly arms: readonly ArmResult['failures'][];
}

export class WholeRound {
  private readonly pieces: Piece[] = [];
  private sums: { readonly tally: Tally; readonly arms: readonly Omit<ArmResult, 'failures'>[] } | null = null;

  constructor(private readonly round: Sets) {}

  /** What was added before is the same games again. */
  add({ from, to }: Sets, { tally, arms, failures, rows, sets, scores }: BlockResult): void {
    if (this.pieces.some((piece) => piece.from < to && from < piece.to)) return;
    this.pieces.push({ from, to, failures, rows, sets, scores, arms: arms.map((arm) => arm.failures) });
    if (this.sums === null) {
      const copied = arms.map(({ name, tally, joint }) => ({ name, tally: copyTally(tally), joint: copyCounts(joint) }));
      this.sums = { tally: copyTally(tally), arms: copied };
      return;
    }
    addTally(this.sums.tally, tally);
    for (const [at, arm] of this.sums.arms.entries()) {
      addTally(arm.tally, arms[at]!.tally);
      addCounts(arm.joint, arms[at]!.joint);
    }
  }

  /** Null while something is missing. */
  result(): BlockResult | null {
    const { pieces, sums, round } = this;
    const played = pieces.reduce((sum, { from, to }) => sum + to - from, 0);
    if (sums === null || played < round.to - round.from) return null;
    pieces.sort((one, other) => one.from - other.from);
    const failures = (of: (piece: Piece) => BlockResult['failures']) => pieces.flatMap(of).slice(0, FAILURES_KEPT);
    return {
      tally: sums.tally,
      failures: failures((piece) => piece.failures),
      arms: sums.arms.map((arm, at) => ({ ...arm, failures: failures(({ arms }) => arms[at]!) })),
      rows: pieces.map(({ rows }) => rows).join(''),
      sets: joined(pieces.map(({ sets }) => sets)),
      scores: joined(pieces.map(({ scores }) => scores)),
      fault: null,
      milliseconds: 0,
    };
  }
}

function copyTally({ study, ...tally }: Tally): Tally {
  return { ...structuredClone(tally), study: study === null ? null : copyCounts(study) };
}

function copyCounts({ plan, counts }: Counts): Counts {
  return { plan, counts: Float64Array.from(counts) };
}

function joined(all: readonly (Uint8Array | null)[]): Uint8Array | null {
  const bytes = all.filter((one) => one !== null);
  return bytes.length < all.length ? null : Uint8Array.from(Buffer.concat(bytes));
}
