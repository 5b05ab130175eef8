// Who has a finite rating by the model of bradley-terry.ts, whichever single set had not been played. Where the likelihood has no
// maximum no rating is finite: somebody of a group never scored against the rest (Ford 1957), or sitting first decided everything.
// And where it has one only because of a single set, that set decides how large the rating is: without it there would be none, and so
// leaving out one set at a time (the jackknife) finds no finite error either.
import { comparable } from './comparable.ts';

/** What two players made of each other: games by the score of `a` (lost, level, won), in seat 0 and in seat 1, and sets by the sum. */
export interface MetInSets {
  readonly a: number;
  readonly b: number;
  readonly results: readonly (readonly number[])[];
  readonly sums: readonly number[];
}

/** `who` scored against `whom`, sitting first or not. */
interface Scored {
  readonly who: number;
  readonly whom: number;
  readonly first: boolean;
}

/** Players of one group are on one scale, and their ratings are finite. In the order of their first members; who is in none has none. */
export function rateable(players: number, met: readonly MetInSets[]): number[][] {
  const all = Array.from({ length: players }, (_, at) => at);
  return lastingGroups(all, met).filter((group) => group.length > 1 && hasFiniteSeat(group, met));
}

/** Splits until each group holds together, whichever set is left out. */
function lastingGroups(group: readonly number[], met: readonly MetInSets[]): number[][] {
  const ledger = new Ledger(group, met);
  const parts = ledger.splitBy((without) => ledger.parts(without).length > 1);
  if (parts === null) return [[...group]];
  return ledger
    .parts(parts)
    .flatMap((part) => lastingGroups(part, met))
    .sort((one, other) => one[0]! - other[0]!);
}

function hasFiniteSeat(group: readonly number[], met: readonly MetInSets[]): boolean {
  const ledger = new Ledger(group, met);
  return ledger.splitBy((without) => !ledger.hasFiniteSeat(without)) === null;
}

/** Who of a group scored against whom, and in how many games: a set has one in each seat. */
class Ledger {
  /** By who, whom and seat. */
  private readonly games: Float64Array;
  private readonly met: readonly MetInSets[];
  private readonly places: ReadonlyMap<number, number>;

  constructor(
    private readonly group: readonly number[],
    all: readonly MetInSets[],
  ) {
    this.games = new Float64Array(group.length * group.length * 2);
    this.places = new Map(group.map((player, at) => [player, at]));
    this.met = all.filter(({ a, b }) => this.places.has(a) && this.places.has(b));
    for (const { a, b, results } of this.met) {
      for (const [seat, counts] of results.entries())
        for (const [score, n] of counts.entries())
          for (const one of scoredBy(a, b, seat, score)) this.games[this.at(one)]! += n;
    }
  }

  /** What is lost by a set whose loss breaks the group, or by none; null if it holds. What breaks by less breaks by more. */
  splitBy(breaks: (without: readonly Scored[]) => boolean): readonly Scored[] | null {
    const dependent = this.dependent();
    if (!breaks(dependent.flat())) return null;
    return [[], ...dependent].find(breaks) ?? null;
  }

  /** For each set that may have been played and that something hangs on: what nobody scored without it. */
  private dependent(): Scored[][] {
    return this.met.flatMap(({ a, b, results: [first = [], second = []], sums }) =>
      first.flatMap((n, score) =>
        second.flatMap((m, other) => {
          if (n === 0 || m === 0 || !(sums[score + other]! > 0)) return [];
          const both = [...scoredBy(a, b, 0, score), ...scoredBy(a, b, 1, other)];
          const lost = both.filter((one) => this.games[this.at(one)] === 1);
          return lost.length === 0 ? [] : [lost];
        }),
      ),
    );
  }

  parts(without: readonly Scored[]): number[][] {
    const left = this.left(without);
    const has = (who: number, whom: number) => {
      const [one, other] = [this.group[who]!, this.group[whom]!];
      return [true, false].some((first) => left[this.at({ who: one, whom: other, first })]! > 0);
    };
    return comparable(this.group.length, has).map((part) => part.map((at) => this.group[at]!));
  }

  /**
   * The effect of the seat grows without end, and ratings with it, exactly if some ratings r agree with every game at once: r(who) + 1 ≥
   * r(whom) where who sat first, r(who) − 1 ≥ r(whom) where not. These are distances, and there are some unless a round leads below its
   * start: somebody beat somebody who beat … the first, sitting second more often than first. And the other way about.
   */
  hasFiniteSeat(without: readonly Scored[]): boolean {
    const left = this.left(without);
    return [1, -1].every((step) => this.hasRoundBelow(left, step));
  }

  /** By Bellman and Ford: who is still on the way down after as many rounds as there are players is on a round. */
  private hasRoundBelow(left: Float64Array, step: number): boolean {
    const size = this.group.length;
    const down = new Float64Array(size);
    for (let round = 0; round <= size; round++) {
      let moved = false;
      for (let way = 0; way < left.length; way++) {
        if (left[way] === 0) continue;
        const [who, whom] = [Math.floor(way / 2 / size), Math.floor(way / 2) % size];
        const next = down[who]! + (way % 2 === 0 ? step : -step);
        if (next >= down[whom]!) continue;
        down[whom] = next;
        moved = true;
      }
      if (!moved) return false;
    }
    return true;
  }

  private left(without: readonly Scored[]): Float64Array {
    const left = this.games.slice();
    for (const one of without) left[this.at(one)] = 0;
    return left;
  }

  private at({ who, whom, first }: Scored): number {
    return 2 * (this.places.get(who)! * this.group.length + this.places.get(whom)!) + (first ? 0 : 1);
  }
}

/** A game that is level says that each scored against the other. */
function scoredBy(a: number, b: number, seat: number, score: number): Scored[] {
  const one: Scored = { who: a, whom: b, first: seat === 0 };
  const other: Scored = { who: b, whom: a, first: seat !== 0 };
  return [...(score > 0 ? [one] : []), ...(score < 2 ? [other] : [])];
}
