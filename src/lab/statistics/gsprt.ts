// Sequential tests of limits: when what was seen is enough to say that a limit holds or fails. It looks at one state of the counts
// and remembers nothing: looked at again with more sets, it may be asked again.

/** Log likelihood ratio of h1 over h0 by what was seen. */
export type Llr = (h0: number, h1: number) => number;

/**
 * Of an estimate with its standard error: ratings, differences of what was counted apart. Where counts of sets are at hand their
 * own likelihood is better: of skewed scores the error moves with the estimate, and the tails are not normal. An error of 0 says
 * that nothing varied yet, not that all is known.
 */
export function normalLlr(estimate: number, se: number, h0: number, h1: number): number {
  return se > 0 && Number.isFinite(se) ? ((h1 - h0) * (2 * estimate - h0 - h1)) / (2 * se * se) : 0;
}

export interface Bounds {
  /** At or below: h0. */
  readonly accept: number;
  /** At or above: h1. */
  readonly reject: number;
}

/** Of Wald (1945). Where m limits share an error, alpha is its m-th part. */
export function sprtBounds(alpha: number, beta: number): Bounds {
  return { accept: Math.log(beta / (1 - alpha)), reject: Math.log((1 - beta) / alpha) };
}

/** Of a limit: a false `fails` has the chance alpha, a false `holds` beta. */
export type Verdict = 'holds' | 'fails' | 'undecided';

/** `llr` is that of a limit that fails over one that holds. */
export function judge(llr: number, { accept, reject }: Bounds): Verdict {
  if (llr >= reject) return 'fails';
  return llr <= accept ? 'holds' : 'undecided';
}

export interface Judged {
  readonly verdict: Verdict;
  readonly llr: number;
}

/** The truth is at most the limit: told apart are limit − margin and limit + margin; what lies between may stay undecided. */
export function judgeUpper(llrOf: Llr, limit: number, margin: number, bounds: Bounds): Judged {
  const llr = llrOf(limit - margin, limit + margin);
  return { verdict: judge(llr, bounds), llr };
}

/** The truth is at least the limit. */
export function judgeLower(llrOf: Llr, limit: number, margin: number, bounds: Bounds): Judged {
  const llr = llrOf(limit + margin, limit - margin);
  return { verdict: judge(llr, bounds), llr };
}

export interface JudgedBetween {
  readonly verdict: Verdict;
  readonly lower: Judged;
  readonly upper: Judged;
}

/** Both limits: holds if both hold at the same time, fails if one fails. */
export function judgeBetween(
  llrOf: Llr,
  [low, high]: readonly [number, number],
  margin: number,
  bounds: Bounds,
): JudgedBetween {
  const lower = judgeLower(llrOf, low, margin, bounds);
  const upper = judgeUpper(llrOf, high, margin, bounds);
  const verdicts = [lower.verdict, upper.verdict];
  const verdict = verdicts.includes('fails') ? 'fails' : verdicts.includes('undecided') ? 'undecided' : 'holds';
  return { verdict, lower, upper };
}
