// Counts a set of games at a table of any kind into its study: sums and products over the different games that were played and
// all members of a subject in them. Runs once a set in every worker: plain loops over typed memory.

import type { Mode } from '../../../core/contract.ts';
import { membersOf, mostHalfPoints, seatCount } from '../../../core/modes.ts';
import { PRODUCTS, SUMS } from '../../statistics/pair-counts.ts';
import type { Matchup } from '../../who/matchup.ts';
import type { Seating } from '../seating.ts';
import { addProducts, addSums, addTotals } from './add-sums.ts';
import type { Counting } from './clerk.ts';
import type { PlayedCounts } from './played-counts.ts';
import { Ratios } from './ratios.ts';
import { Sorter } from './sorter.ts';
import * as P from './study-plan.ts';
import { subjectPlaces } from './subjects.ts';
import { TableTempo } from './table-tempo.ts';

export class TableClerk implements Counting {
  private readonly seats: number;
  private readonly members: number;
  private readonly most: number;
  /** By player and member, the part it is counted in; by seat, its chair position. */
  private readonly partOf: Int32Array;
  private readonly chairOf: Int32Array;
  private readonly sorter: Sorter;
  private readonly habits: Ratios;
  private readonly tempo: TableTempo | null;
  /** Of the subject that is being counted, game by game and member by member: its counters and where its own begin, its score, its
   * group of each kind; and all scores together. */
  private entries = 0;
  private readonly counters: Uint16Array[];
  private readonly from: Int32Array;
  private readonly score: Int32Array;
  private readonly groups: Int32Array;
  private scores = 0;

  constructor(
    private readonly plan: P.StudyPlan,
    matchup: Matchup,
    private readonly mode: Mode,
    private readonly seating: Seating,
  ) {
    this.seats = seatCount(mode);
    this.members = membersOf(mode);
    this.most = mostHalfPoints(mode.sides.length);
    this.partOf = Int32Array.from(subjectPlaces(matchup));
    this.chairOf = new Int32Array(this.seats);
    for (const [chair, seats] of mode.sides.entries()) for (const seat of seats) this.chairOf[seat] = chair;
    this.sorter = new Sorter(plan);
    this.habits = new Ratios(plan.studies.habits);
    this.tempo = plan.sides === 0 ? null : new TableTempo(plan, mode, seating);
    const room = seating.games * this.seats * this.members;
    this.counters = new Array<Uint16Array>(room).fill(new Uint16Array(0));
    this.from = new Int32Array(room);
    this.score = new Int32Array(room);
    this.groups = new Int32Array(room * this.sorter.kinds);
  }

  count(counts: Float64Array, games: readonly PlayedCounts[], first: Uint8Array): void {
    const { plan } = this;
    for (let part = 0; part < plan.parts; part++) {
      const base = part * plan.partSize;
      this.look(part, games, first);
      addTotals(counts, base + plan.scores, this.entries, this.scores);
      this.countCards(counts, base);
      this.countChances(counts, base);
      for (let kind = 0; kind < this.sorter.kinds; kind++) this.countGroups(counts, base, kind);
    }
    this.tempo?.count(counts, games, first);
  }

  /** All games of a subject. */
  private look(part: number, games: readonly PlayedCounts[], first: Uint8Array): void {
    this.entries = 0;
    this.scores = 0;
    for (let game = 0; game < this.seating.games; game++) {
      if (first[game] !== game) continue;
      for (let seat = 0; seat < this.seats; seat++) this.lookAt(part, games[game]!, game, seat);
    }
  }

  private lookAt(part: number, played: PlayedCounts, game: number, seat: number): void {
    const { members, plan } = this;
    const player = this.seating.playerAt[game * this.seats + seat]!;
    for (let member = 0; member < members; member++) {
      if (this.partOf[player * members + member] !== part) continue;
      const entry = this.entries++;
      const score = played.scores[this.chairOf[seat]!]!;
      const from = (seat * members + member) * plan.fields;
      this.counters[entry] = played.counters;
      this.from[entry] = from;
      this.score[entry] = score;
      this.scores += score;
      this.sorter.sort(played.counters, from, this.result(score, played.best), this.groups, entry * this.sorter.kinds);
    }
  }

  /** Beat all rivals; somebody did better; neither. Alone: won, lost, neither. */
  private result(score: number, best: number): number {
    if (score === this.most) return P.WON;
    return (this.mode.sides.length === 1 ? score === 0 : score < best) ? P.LOST : -1;
  }

  private countCards(counts: Float64Array, base: number): void {
    const { cards, cardThings, copies, firstTurns, studies } = this.plan;
    for (let event = 0, time = 0; event < studies.events.length; event++) {
      const { at, firstTurn } = studies.events[event]!;
      for (let card = 0; card < cards; card++) {
        let w = 0;
        let t = 0;
        let n = 0;
        let turns = 0;
        for (let entry = 0; entry < this.entries; entry++) {
          const times = this.of(entry, at + card);
          if (times === 0) continue;
          w++;
          t += this.score[entry]!;
          n += times;
          if (firstTurn !== undefined) turns += this.of(entry, firstTurn + card);
        }
        if (w === 0) continue;
        const place = event * cards + card;
        addProducts(counts, base + cardThings + place * PRODUCTS, w, t, this.entries, this.scores);
        addSums(counts, base + copies + place * SUMS, w, n);
        if (firstTurn !== undefined) addSums(counts, base + firstTurns + (time * cards + card) * SUMS, w, turns);
      }
      if (firstTurn !== undefined) time++;
    }
  }

  private countChances(counts: Float64Array, base: number): void {
    const { cards, chances, chanced } = this.plan;
    for (let chance = 0; chance < chanced.length; chance++) {
      const { at, could } = chanced[chance]!;
      for (let card = 0; card < cards; card++) {
        let x = 0;
        let y = 0;
        for (let entry = 0; entry < this.entries; entry++) {
          if (this.of(entry, could!.at + card) === 0) continue;
          x++;
          if (this.of(entry, at + card) !== 0) y++;
        }
        if (x > 0) addSums(counts, base + chances + (chance * cards + card) * SUMS, x, y);
      }
    }
  }

  private of(entry: number, counter: number): number {
    return this.counters[entry]![this.from[entry]! + counter]!;
  }

  private groupOf(entry: number, kind: number): number {
    return this.groups[entry * this.sorter.kinds + kind]!;
  }

  /** Every group that some game is in, once. */
  private countGroups(counts: Float64Array, base: number, kind: number): void {
    for (let entry = 0; entry < this.entries; entry++) {
      const group = this.groupOf(entry, kind);
      let before = 0;
      while (before < entry && this.groupOf(before, kind) !== group) before++;
      if (group >= 0 && before === entry) this.countGroup(counts, base, kind, group);
    }
  }

  private countGroup(counts: Float64Array, base: number, kind: number, group: number): void {
    const { groupThings, groupMeans } = this.plan;
    const { counters, under, sums } = this.habits;
    let w = 0;
    let t = 0;
    for (let entry = 0; entry < this.entries; entry++) {
      if (this.groupOf(entry, kind) !== group) continue;
      w++;
      t += this.score[entry]!;
    }
    addProducts(counts, base + groupThings + group * PRODUCTS, w, t, this.entries, this.scores);
    for (let habit = 0; habit < counters.length; habit++) {
      const x = under[habit]! < 0 ? w : this.sumWithin(sums[under[habit]!]!, kind, group);
      const at = base + groupMeans + (group * counters.length + habit) * SUMS;
      addSums(counts, at, x, this.within(counters[habit]!, kind, group));
    }
  }

  private sumWithin(counters: Int32Array, kind: number, group: number): number {
    let sum = 0;
    for (let i = 0; i < counters.length; i++) sum += this.within(counters[i]!, kind, group);
    return sum;
  }

  private within(counter: number, kind: number, group: number): number {
    let sum = 0;
    for (let entry = 0; entry < this.entries; entry++) {
      if (this.groupOf(entry, kind) === group) sum += this.of(entry, counter);
    }
    return sum;
  }
}
