// What became of a situation.

import type { Place } from '../text/source.ts';
import type { Situation } from './situation.ts';

export interface Difference {
  readonly what: string;
  readonly expected: string;
  readonly found: string;
  readonly at: Place;
}

/** A decision as it was met; `answer` is −1 where nobody took it, `forced` where there was no choice. */
export interface MetDecision {
  readonly seat: number;
  readonly question: string;
  readonly options: readonly string[];
  readonly answer: number;
  readonly forced: boolean;
}

export interface Outcome {
  readonly situation: Situation;
  readonly result: 'ok' | 'failed' | 'mistake' | 'fault';
  readonly differences: readonly Difference[];
  /** What is wrong, and where; empty unless it is a mistake or a fault. */
  readonly message: string;
  readonly at: Place;
  readonly story: readonly string[];
  readonly met: readonly MetDecision[];
}
