// How much stronger one player is than another, as the logarithm of odds, whoever sits first.
import type { SeatCells } from './seat-cells.ts';

export interface LogOdds {
  readonly logOdds: number;
  /** Squared standard error. */
  readonly variance: number;
}

/**
 * The mean of the log-odds in the two seats: an effect of the seat adds to the one what it takes from the other. Half a
 * win and half a loss more keep them finite (Anscombe 1956). The variance by the delta method, with pairs as observations;
 * its inverse, estimated from n pairs, is too large on average, n/(n − 3) times: hence three pairs less.
 */
export function seatLogOdds({ pairs, means, variances, covariance }: Omit<SeatCells, 'alike'>): LogOdds {
  const [first, second] = means.map((mean) => (mean * pairs + 0.5) / (pairs + 1)) as [number, number];
  const [one, other] = [first * (1 - first), second * (1 - second)];
  const spread = variances[0] / one ** 2 + variances[1] / other ** 2 + (2 * covariance) / (one * other);
  return {
    logOdds: (Math.log(first / (1 - first)) + Math.log(second / (1 - second))) / 2,
    variance: spread / 4 / Math.max(1, pairs - 3),
  };
}
