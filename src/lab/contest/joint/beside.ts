// Sets played by base and by an arm under the same keys, side by side: counts what became of both. Runs once a set in every worker:
// plain loops over typed memory.
import type { Mode } from '../../../core/contract.ts';
import type { Matchup } from '../../who/matchup.ts';
import type { Contest } from '../contest.ts';
import type { Played } from '../played.ts';
import * as P from './joint-plan.ts';
import { type TracePlaces, Tracer, winnerOf } from './trace.ts';

export class Beside {
  private readonly tracer: Tracer;
  private readonly places: TracePlaces;
  /** By set of the block: what base did. */
  private base: Int32Array[] = [];
  private readonly arm: Int32Array;

  constructor(
    private readonly plan: P.JointPlan,
    fields: number,
    matchup: Matchup,
    mode: Mode,
  ) {
    this.tracer = new Tracer(plan, fields, matchup, mode);
    this.places = this.tracer.places;
    this.arm = new Int32Array(this.places.size);
  }

  /** `at` is the place of the set in its block. Base plays a block before its arms do. */
  keep(at: number, contest: Contest, games: readonly Played[] | null): void {
    while (this.base.length <= at) this.base.push(new Int32Array(this.places.size));
    this.tracer.write(this.base[at]!, contest, games);
  }

  /** Whether a game of an arm has another winner than that of base. */
  isTurned(at: number, game: number, played: Played): boolean {
    const base = this.base[at]!;
    return base[this.places.counts] === 1 && base[this.places.winners + game] !== winnerOf(played);
  }

  /** Only sets that both have played to their end. */
  count(counts: Float64Array, at: number, contest: Contest, games: readonly Played[] | null): void {
    const { arm, places } = this;
    const base = this.base[at]!;
    if (games === null || base[places.counts] === 0) return;
    this.tracer.write(arm, contest, games);
    this.countPoints(counts, 0, base, places.sides);
    this.countPoints(counts, this.plan.chairs, base, places.chairs);
    this.countGames(counts, base);
    countTurns(counts, this.plan.turns, base[places.turns]!, arm[places.turns]!);
    this.countHad(counts, base);
  }

  private countPoints(counts: Float64Array, to: number, base: Int32Array, from: number): void {
    const { sides, scores } = this.plan;
    for (let i = 0; i < sides; i++) counts[to + (i * scores + base[from + i]!) * scores + this.arm[from + i]!]!++;
  }

  private countGames(counts: Float64Array, base: Int32Array): void {
    const { arm, places, plan } = this;
    for (let game = 0; game < plan.games; game++) {
      counts[plan.played + P.PLAYED]!++;
      if (base[places.ways + game] !== arm[places.ways + game]) counts[plan.played + P.OTHERWISE]!++;
      if (base[places.winners + game] !== arm[places.winners + game]) counts[plan.played + P.WINNER]!++;
    }
  }

  private countHad(counts: Float64Array, base: Int32Array): void {
    const { arm, places, plan } = this;
    for (let at = places.had, to = plan.things; at < places.size; at++, to += P.HAD) {
      const had = base[at]!;
      const has = arm[at]!;
      if (had + has === 0) continue;
      counts[to + (had === 0 ? P.ARM_ONLY : has === 0 ? P.BASE_ONLY : P.BOTH)]!++;
    }
  }
}

function countTurns(counts: Float64Array, at: number, base: number, arm: number): void {
  counts[at]! += base;
  counts[at + 1]! += arm;
  counts[at + 2]! += base * base;
  counts[at + 3]! += arm * arm;
  counts[at + 4]! += base * arm;
}
