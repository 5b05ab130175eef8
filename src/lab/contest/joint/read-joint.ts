// Reads what was counted of base and an arm together, as the statistics want it.
import type { JointBins } from '../../statistics/paired-shift.ts';
import type { TurnSums } from '../../statistics/turns-shift.ts';
import type { Counts } from '../counts.ts';
import * as P from './joint-plan.ts';

/** Sets by the half points that a side has in them by base, and within each by the arm. Sides come first in every plan, so that whoever
 * knows how many different half points there are needs none; chairs come after them. */
export function binsAt({ counts }: Counts, side: number, scores: number): JointBins {
  const from = side * scores * scores;
  return Array.from({ length: scores }, (_, base) => {
    return [...counts.subarray(from + base * scores, from + (base + 1) * scores)];
  });
}

export interface JointHad {
  readonly sets: number;
  readonly both: number;
  readonly baseOnly: number;
  readonly armOnly: number;
}

export class Joint {
  /** By side, and by chair position. */
  readonly sides: readonly JointBins[];
  readonly chairs: readonly JointBins[];
  /** Sets that both have played to their end. */
  readonly sets: number;
  /** Games that both have played; that went otherwise in any way; that somebody else won. */
  readonly games: number;
  readonly otherwise: number;
  readonly turned: number;
  /** Of the turns of all games of a set. */
  readonly turns: TurnSums;

  constructor(
    readonly plan: P.JointPlan,
    private readonly counted: Counts,
  ) {
    const { counts } = counted;
    const { sides, scores } = plan;
    const bins = Array.from({ length: 2 * sides }, (_, at) => binsAt(counted, at, scores));
    this.sides = bins.slice(0, sides);
    this.chairs = bins.slice(sides);
    this.sets = this.sides[0]!.flat().reduce((sum, sets) => sum + sets, 0);
    this.games = counts[plan.played + P.PLAYED]!;
    this.otherwise = counts[plan.played + P.OTHERWISE]!;
    this.turned = counts[plan.played + P.WINNER]!;
    const [base = 0, arm = 0, baseSquares = 0, armSquares = 0, products = 0] = counts.subarray(plan.turns);
    this.turns = { sets: this.sets, base, arm, baseSquares, armSquares, products };
  }

  /** Sets in which an event of the plan has happened to a card of a subject. */
  had(subject: number, event: number, card: number): JointHad {
    const { events, cards, things } = this.plan;
    const at = things + ((subject * events.length + event) * cards + card) * P.HAD;
    const [both = 0, baseOnly = 0, armOnly = 0] = this.counted.counts.subarray(at, at + P.HAD);
    return { sets: this.sets, both, baseOnly, armOnly };
  }
}
