// Counts a pair of games into a study. Runs once a pair in every worker: plain loops over typed memory.

import type { Habit } from '../../core/contract.ts';
import { CELLS, STATES, SUMS, WITH } from '../statistics/pair-counts.ts';
import * as P from './plan.ts';
import type { PlayedCounts } from './played-counts.ts';

export class Clerk {
  private readonly families: Int32Array;
  private readonly bought = P.cardEvents.indexOf('bought');
  private readonly decks: Int32Array;
  private readonly bands: Int32Array;
  private readonly habits: Int32Array;
  private readonly habitsPer: Int32Array;
  private readonly tempo: Int32Array;
  private readonly tempoPer: Int32Array;
  /** Per game of the side that is being counted: its counters and where hers begin, her score, her group of each kind. */
  private readonly counters: [Uint16Array, Uint16Array] = [new Uint16Array(0), new Uint16Array(0)];
  private readonly from = new Int32Array(2);
  private readonly score = new Int32Array(2);
  private readonly groups = new Int32Array(2 * KINDS);
  /** The tempo of the side counted last. */
  private readonly x: Float64Array;
  private readonly y: Float64Array;

  constructor(private readonly plan: P.Plan) {
    const { families, decks, bands, habits, tempo } = plan.studies;
    const per = (list: readonly Habit[]) => Int32Array.from(list, (habit) => habit.per ?? -1);
    this.families = Int32Array.from(P.cardEvents, (event) => families[event]);
    this.decks = Int32Array.from(decks, ({ at }) => at);
    this.bands = Int32Array.from(bands);
    this.habits = Int32Array.from(habits, ({ at }) => at);
    this.habitsPer = per(habits);
    this.tempo = Int32Array.from(tempo, ({ at }) => at);
    this.tempoPer = per(tempo);
    this.x = new Float64Array(tempo.length);
    this.y = new Float64Array(tempo.length);
  }

  /** `scores` are those of seat 0 in each game; in the first the player named first sits there, in the second the other. */
  count(counts: Float64Array, games: readonly [PlayedCounts, PlayedCounts], scores: readonly [number, number]): void {
    for (let side = 0; side < 2; side++) {
      this.look(side, games, scores);
      const base = side * this.plan.sideSize;
      counts[base + this.plan.scores + 3 * this.score[0]! + this.score[1]!]!++;
      this.countCards(counts, base);
      this.countGroups(counts, base);
      this.countTempo(counts, side);
    }
    this.countLeads(counts, games, scores);
  }

  /** Game 0 is the one in which this side sat first. */
  private look(side: number, games: readonly [PlayedCounts, PlayedCounts], scores: readonly [number, number]): void {
    const other = side === 0 ? 1 : 0;
    this.counters[0] = games[side as 0 | 1].counters;
    this.counters[1] = games[other].counters;
    this.from[0] = 0;
    this.from[1] = this.plan.fields;
    this.score[0] = scores[side as 0 | 1];
    this.score[1] = 2 - scores[other];
  }

  private countCards(counts: Float64Array, base: number): void {
    const { cards, cardCells, copies } = this.plan;
    const first = this.counters[0];
    const second = this.counters[1];
    const s0 = this.score[0]!;
    const s1 = this.score[1]!;
    const seat1 = this.from[1]!;
    for (let event = 0; event < this.families.length; event++) {
      const family = this.families[event]!;
      for (let card = 0; card < cards; card++) {
        const n0 = first[family + card]!;
        const n1 = second[seat1 + family + card]!;
        if ((n0 | n1) === 0) continue;
        const at = event * cards + card;
        const w0 = n0 === 0 ? 0 : 1;
        const w1 = n1 === 0 ? 0 : 1;
        counts[base + cardCells + at * CELLS + (WITH * w0 + s0) * STATES + WITH * w1 + s1]!++;
        addSums(counts, base + copies + at * SUMS, w0 + w1, n0 + n1);
        if (event === this.bought) this.countPurchase(counts, base, card, w0 + w1);
      }
    }
    this.countAffordable(counts, base);
  }

  private countPurchase(counts: Float64Array, base: number, card: number, games: number): void {
    const at = this.plan.studies.firstBought + card;
    addSums(counts, base + this.plan.firstBought + card * SUMS, games, this.both(at));
  }

  private countAffordable(counts: Float64Array, base: number): void {
    const { studies, cards, affordable } = this.plan;
    const bought = this.families[this.bought]!;
    for (let card = 0; card < cards; card++) {
      const could = this.has(0, studies.affordable + card) + this.has(1, studies.affordable + card);
      if (could === 0) continue;
      const did = this.has(0, bought + card) + this.has(1, bought + card);
      addSums(counts, base + affordable + card * SUMS, could, did);
    }
  }

  private has(game: 0 | 1, counter: number): number {
    return this.counters[game][this.from[game]! + counter] === 0 ? 0 : 1;
  }

  private of(game: 0 | 1, counter: number): number {
    return this.counters[game][this.from[game]! + counter]!;
  }

  private both(counter: number): number {
    return this.of(0, counter) + this.of(1, counter);
  }

  private countGroups(counts: Float64Array, base: number): void {
    this.sortGame(0);
    this.sortGame(1);
    for (let kind = 0; kind < KINDS; kind++) {
      const one = this.groups[kind]!;
      const other = this.groups[KINDS + kind]!;
      if (one === other) this.countGroup(counts, base, one, 1, 1);
      else {
        this.countGroup(counts, base, one, 1, 0);
        this.countGroup(counts, base, other, 0, 1);
      }
    }
  }

  /** All, won or lost, the deck most invested in, the number of purchases; −1: none of them. */
  private sortGame(game: 0 | 1): void {
    const at = game * KINDS;
    const score = this.score[game]!;
    this.groups[at] = P.ALL;
    this.groups[at + 1] = score === 2 ? P.WON : score === 0 ? P.LOST : -1;
    this.groups[at + 2] = this.deckGroup(game);
    let band = this.bands.length - 1;
    const purchases = this.of(game, this.plan.studies.purchases);
    while (band > 0 && purchases < this.bands[band]!) band--;
    this.groups[at + 3] = P.FIRST_DECK + this.decks.length + band;
  }

  private deckGroup(game: 0 | 1): number {
    let most = 0;
    let group = P.NOTHING;
    for (let deck = 0; deck < this.decks.length; deck++) {
      const paid = this.of(game, this.decks[deck]!);
      if (paid === 0 || paid < most) continue;
      group = paid === most ? P.TIE : P.FIRST_DECK + deck;
      most = paid;
    }
    return group;
  }

  /** `in0`, `in1`: whether each of her two games is in the group. */
  private countGroup(counts: Float64Array, base: number, group: number, in0: number, in1: number): void {
    if (group < 0) return;
    const { groupCells, groupMeans, means } = this.plan;
    const cell = (WITH * in0 + this.score[0]!) * STATES + WITH * in1 + this.score[1]!;
    counts[base + groupCells + group * CELLS + cell]!++;
    let at = base + groupMeans + group * means * SUMS;
    let paid = 0;
    for (let deck = 0; deck < this.decks.length; deck++) paid += this.within(this.decks[deck]!, in0, in1);
    for (let deck = 0; deck < this.decks.length; deck++, at += SUMS) {
      addSums(counts, at, paid, this.within(this.decks[deck]!, in0, in1));
    }
    for (let habit = 0; habit < this.habits.length; habit++, at += SUMS) {
      const per = this.habitsPer[habit]!;
      addSums(counts, at, per < 0 ? in0 + in1 : this.within(per, in0, in1), this.within(this.habits[habit]!, in0, in1));
    }
  }

  private within(counter: number, in0: number, in1: number): number {
    return in0 * this.of(0, counter) + in1 * this.of(1, counter);
  }

  private countTempo(counts: Float64Array, side: number): void {
    const { tempo } = this.plan;
    const kinds = this.tempo.length;
    for (let i = 0; i < kinds; i++) {
      const per = this.tempoPer[i]!;
      const x = per < 0 ? 2 : this.both(per);
      const y = this.both(this.tempo[i]!);
      addSums(counts, tempo + ((1 + side) * kinds + i) * SUMS, x, y);
      // The other player's are known once both sides are counted.
      if (side === 1) addSums(counts, tempo + (P.BOTH * kinds + i) * SUMS, this.x[i]! + x, this.y[i]! + y);
      this.x[i] = x;
      this.y[i] = y;
    }
  }

  private countLeads(
    counts: Float64Array,
    games: readonly [PlayedCounts, PlayedCounts],
    scores: readonly [number, number],
  ): void {
    const { leads } = this.plan;
    const first = games[0];
    const second = games[1];
    // The player named first wins the first game with 2, the second with 0.
    const a0 = scores[0] === 2 ? 1 : 0;
    const a1 = scores[1] === 0 ? 1 : 0;
    addSums(counts, leads + P.LEAD_CHANGES * SUMS, 2, first.leadChanges + second.leadChanges);
    addByWinner(counts, leads + P.COMEBACKS * SUMS, first.comeback, second.comeback, a0, a1);
    addByWinner(counts, leads + P.DECIDED_EARLY * SUMS, first.decidedEarly, second.decidedEarly, a0, a1);
  }
}

/** All, result, deck, purchases. */
const KINDS = 4;

/** One more pair with these totals of the two variables of a ratio. */
function addSums(counts: Float64Array, at: number, x: number, y: number): void {
  counts[at]! += x;
  counts[at + 1]! += y;
  counts[at + 2]! += x * x;
  counts[at + 3]! += x * y;
  counts[at + 4]! += y * y;
}

/** Of both, of a, of b; `a0`, `a1`: whether a won the game. */
function addByWinner(counts: Float64Array, at: number, in0: number, in1: number, a0: number, a1: number): void {
  const byA = in0 * a0 + in1 * a1;
  addSums(counts, at, 2, in0 + in1);
  addSums(counts, at + SUMS, 2, byA);
  addSums(counts, at + 2 * SUMS, 2, in0 + in1 - byA);
}
