// What is to be thought of a difference, in one word.
import type { Judged } from './contrast.ts';
import { LEVEL } from './level.ts';

export type Verdict = 'strong' | 'weak' | 'unclear';

/** By its interval and by q: where so many are looked at, some intervals exclude 0 by luck. */
export function verdictOf({ shrunk, q }: Pick<Judged, 'shrunk' | 'q'>): Verdict {
  if (shrunk === null || q === null || q > 1 - LEVEL) return 'unclear';
  return shrunk.low > 0 ? 'strong' : shrunk.high < 0 ? 'weak' : 'unclear';
}
