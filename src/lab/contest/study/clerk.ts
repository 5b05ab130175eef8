// Counts a pair of games into the study of a duel. Runs once a pair in every worker: plain loops over typed memory.

import { CELLS, STATES, SUMS, WITH } from '../../statistics/pair-counts.ts';
import { addSums } from './add-sums.ts';
import type { PlayedCounts } from './played-counts.ts';
import { Ratios } from './ratios.ts';
import { Sorter } from './sorter.ts';
import * as P from './study-plan.ts';

/** Whoever counts sets into a study. */
export interface Counting {
  /** `games` are those of the set; `first[g]` is the number of the one that was played for game g. */
  count(counts: Float64Array, games: readonly PlayedCounts[], first: Uint8Array): void;
}

export class Clerk implements Counting {
  /** By event: where its counters begin, and those of its first turn, and its place among the events that have one; −1: none. */
  private readonly events: Int32Array;
  private readonly turns: Int32Array;
  private readonly timed: Int32Array;
  /** By chance: where its counters begin, and those of the event. */
  private readonly could: Int32Array;
  private readonly did: Int32Array;
  private readonly sorter: Sorter;
  private readonly habits: Ratios;
  private readonly tempo: Ratios;
  /** Per game of the side that is being counted: its counters and where its own begin, its score, its group of each kind. */
  private readonly counters: [Uint16Array, Uint16Array] = [new Uint16Array(0), new Uint16Array(0)];
  private readonly from = new Int32Array(2);
  private readonly score = new Int32Array(2);
  private readonly groups: Int32Array;
  /** What habits of a group are divided by. */
  private readonly under: Float64Array;
  /** The tempo of the side counted last. */
  private readonly x: Float64Array;
  private readonly y: Float64Array;

  constructor(private readonly plan: P.StudyPlan) {
    const { studies, timed, chanced } = plan;
    this.events = Int32Array.from(studies.events, ({ at }) => at);
    this.turns = Int32Array.from(studies.events, ({ firstTurn = -1 }) => firstTurn);
    this.timed = Int32Array.from(studies.events, (event) => timed.indexOf(event));
    this.could = Int32Array.from(chanced, ({ could }) => could!.at);
    this.did = Int32Array.from(chanced, ({ at }) => at);
    this.sorter = new Sorter(plan);
    this.groups = new Int32Array(2 * this.sorter.kinds);
    this.habits = new Ratios(studies.habits);
    this.under = new Float64Array(this.habits.sums.length);
    this.tempo = new Ratios(studies.tempo);
    this.x = new Float64Array(studies.tempo.length);
    this.y = new Float64Array(studies.tempo.length);
  }

  /** In the first game the player named first sits in the first seat, in the second the other. */
  count(counts: Float64Array, games: readonly PlayedCounts[], first: Uint8Array): void {
    const one = games[0]!;
    const other = games[first[1]!]!;
    for (let side = 0; side < 2; side++) {
      if (side === 0) this.look(one, other);
      else this.look(other, one);
      const base = side * this.plan.partSize;
      counts[base + this.plan.scores + 3 * this.score[0]! + this.score[1]!]!++;
      this.countCards(counts, base);
      this.countChances(counts, base);
      this.countGroups(counts, base);
      this.countTempo(counts, side);
    }
    this.countLeads(counts, one, other);
  }

  /** The game in which this side sat in the first seat, then the other. */
  private look(first: PlayedCounts, second: PlayedCounts): void {
    this.counters[0] = first.counters;
    this.counters[1] = second.counters;
    this.from[0] = 0;
    this.from[1] = this.plan.fields;
    this.score[0] = first.scores[0]!;
    this.score[1] = 2 - second.scores[0]!;
  }

  private countCards(counts: Float64Array, base: number): void {
    const { cards, cardThings, copies, firstTurns } = this.plan;
    const first = this.counters[0];
    const second = this.counters[1];
    const s0 = this.score[0]!;
    const s1 = this.score[1]!;
    const seat1 = this.from[1]!;
    for (let event = 0; event < this.events.length; event++) {
      const from = this.events[event]!;
      const timed = this.timed[event]!;
      for (let card = 0; card < cards; card++) {
        const n0 = first[from + card]!;
        const n1 = second[seat1 + from + card]!;
        if ((n0 | n1) === 0) continue;
        const at = event * cards + card;
        const w0 = n0 === 0 ? 0 : 1;
        const w1 = n1 === 0 ? 0 : 1;
        counts[base + cardThings + at * CELLS + (WITH * w0 + s0) * STATES + WITH * w1 + s1]!++;
        addSums(counts, base + copies + at * SUMS, w0 + w1, n0 + n1);
        if (timed < 0) continue;
        const turns = this.both(this.turns[event]! + card);
        addSums(counts, base + firstTurns + (timed * cards + card) * SUMS, w0 + w1, turns);
      }
    }
  }

  private countChances(counts: Float64Array, base: number): void {
    const { cards, chances } = this.plan;
    for (let chance = 0; chance < this.could.length; chance++) {
      const from = this.could[chance]!;
      const did = this.did[chance]!;
      for (let card = 0; card < cards; card++) {
        const could = this.has(0, from + card) + this.has(1, from + card);
        if (could === 0) continue;
        const at = chance * cards + card;
        addSums(counts, base + chances + at * SUMS, could, this.has(0, did + card) + this.has(1, did + card));
      }
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
    const { kinds } = this.sorter;
    this.sortGame(0);
    this.sortGame(1);
    for (let kind = 0; kind < kinds; kind++) {
      const one = this.groups[kind]!;
      const other = this.groups[kinds + kind]!;
      if (one === other) this.countGroup(counts, base, one, 1, 1);
      else {
        this.countGroup(counts, base, one, 1, 0);
        this.countGroup(counts, base, other, 0, 1);
      }
    }
  }

  private sortGame(game: 0 | 1): void {
    const score = this.score[game]!;
    const result = score === 2 ? P.WON : score === 0 ? P.LOST : -1;
    this.sorter.sort(this.counters[game], this.from[game]!, result, this.groups, game * this.sorter.kinds);
  }

  /** `in0`, `in1`: whether each of the two games is in the group. */
  private countGroup(counts: Float64Array, base: number, group: number, in0: number, in1: number): void {
    if (group < 0) return;
    const { groupThings, groupMeans } = this.plan;
    const { counters, under, sums } = this.habits;
    const cell = (WITH * in0 + this.score[0]!) * STATES + WITH * in1 + this.score[1]!;
    counts[base + groupThings + group * CELLS + cell]!++;
    for (let sum = 0; sum < sums.length; sum++) this.under[sum] = this.sumWithin(sums[sum]!, in0, in1);
    let at = base + groupMeans + group * counters.length * SUMS;
    for (let habit = 0; habit < counters.length; habit++, at += SUMS) {
      const x = under[habit]! < 0 ? in0 + in1 : this.under[under[habit]!]!;
      addSums(counts, at, x, this.within(counters[habit]!, in0, in1));
    }
  }

  private sumWithin(counters: Int32Array, in0: number, in1: number): number {
    let sum = 0;
    for (let i = 0; i < counters.length; i++) sum += this.within(counters[i]!, in0, in1);
    return sum;
  }

  private within(counter: number, in0: number, in1: number): number {
    return in0 * this.of(0, counter) + in1 * this.of(1, counter);
  }

  private countTempo(counts: Float64Array, side: number): void {
    const { tempo } = this.plan;
    const { counters, under, sums } = this.tempo;
    const kinds = counters.length;
    for (let i = 0; i < kinds; i++) {
      const x = under[i]! < 0 ? 2 : this.sumWithin(sums[under[i]!]!, 1, 1);
      const y = this.both(counters[i]!);
      addSums(counts, tempo + ((1 + side) * kinds + i) * SUMS, x, y);
      // The other player's are known once both sides are counted.
      if (side === 1) addSums(counts, tempo + (P.TOGETHER * kinds + i) * SUMS, this.x[i]! + x, this.y[i]! + y);
      this.x[i] = x;
      this.y[i] = y;
    }
  }

  private countLeads(counts: Float64Array, one: PlayedCounts, other: PlayedCounts): void {
    const { leads } = this.plan;
    // The player named first sits in seat 0 of the first game, in seat 1 of the second.
    const a0 = one.winner === 0 ? 1 : 0;
    const a1 = other.winner === 1 ? 1 : 0;
    addSums(counts, leads + P.LEAD_CHANGES * SUMS, 2, one.leadChanges + other.leadChanges);
    addByWinner(counts, leads + P.COMEBACKS * SUMS, one.comeback, other.comeback, a0, a1);
    addByWinner(counts, leads + P.decidedEarlyAt(this.plan) * SUMS, one.decidedEarly, other.decidedEarly, a0, a1);
  }
}

/** Of both, of a, of b; `a0`, `a1`: whether a won the game. */
function addByWinner(counts: Float64Array, at: number, in0: number, in1: number, a0: number, a1: number): void {
  const byA = in0 * a0 + in1 * a1;
  addSums(counts, at, 2, in0 + in1);
  addSums(counts, at + SUMS, 2, byA);
  addSums(counts, at + 2 * SUMS, 2, in0 + in1 - byA);
}
