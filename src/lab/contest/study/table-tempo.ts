// Counts the tempo of a set at a table of any kind: of all together, and of each side. A game that stands for several counts for
// each of them, so that every side has sat in every chair.

import type { Mode } from '../../../core/contract.ts';
import { membersOf } from '../../../core/modes.ts';
import { SUMS } from '../../statistics/pair-counts.ts';
import type { Seating } from '../seating.ts';
import { addSums } from './add-sums.ts';
import type { PlayedCounts } from './played-counts.ts';
import { Ratios } from './ratios.ts';
import * as P from './study-plan.ts';

export class TableTempo {
  private readonly members: number;
  private readonly scopes: number;
  private readonly ratios: Ratios;
  /** By scope and measure, what the set comes to; measures of leads have games in the place of x. */
  private readonly x: Float64Array;
  private readonly y: Float64Array;
  private readonly comebacks: Float64Array;
  private readonly decided: Float64Array;

  constructor(
    private readonly plan: P.StudyPlan,
    private readonly mode: Mode,
    private readonly seating: Seating,
  ) {
    this.members = membersOf(mode);
    this.scopes = P.scopesOf(plan);
    this.ratios = new Ratios(plan.studies.tempo);
    this.x = new Float64Array(this.scopes * plan.studies.tempo.length);
    this.y = new Float64Array(this.scopes * plan.studies.tempo.length);
    this.comebacks = new Float64Array(this.scopes);
    this.decided = new Float64Array(this.scopes);
  }

  count(counts: Float64Array, games: readonly PlayedCounts[], first: Uint8Array): void {
    this.x.fill(0);
    this.y.fill(0);
    this.comebacks.fill(0);
    this.decided.fill(0);
    let changes = 0;
    for (let game = 0; game < this.seating.games; game++) {
      const played = games[first[game]!]!;
      changes += played.leadChanges;
      this.addLeads(played, game);
      for (let chair = 0; chair < this.mode.sides.length; chair++) this.addChair(played, game, chair);
    }
    this.write(counts, changes);
  }

  /** The scope of whoever sits in a chair position; a lone side is all there is. */
  private scopeAt(game: number, chair: number): number {
    return this.scopes === 1 ? P.TOGETHER : 1 + this.seating.sideAt[game * this.mode.sides.length + chair]!;
  }

  private addLeads({ winner, comeback, decidedEarly }: PlayedCounts, game: number): void {
    if (winner < 0) return;
    const scope = this.scopeAt(game, winner);
    this.comebacks[P.TOGETHER]! += comeback;
    this.decided[P.TOGETHER]! += decidedEarly;
    if (scope === P.TOGETHER) return;
    this.comebacks[scope]! += comeback;
    this.decided[scope]! += decidedEarly;
  }

  private addChair(played: PlayedCounts, game: number, chair: number): void {
    const seats = this.mode.sides[chair]!;
    const scope = this.scopeAt(game, chair);
    for (let i = 0; i < seats.length; i++) {
      for (let member = 0; member < this.members; member++) {
        const from = (seats[i]! * this.members + member) * this.plan.fields;
        this.addMember(played.counters, from, P.TOGETHER);
        if (scope !== P.TOGETHER) this.addMember(played.counters, from, scope);
      }
    }
  }

  private addMember(counted: Uint16Array, from: number, scope: number): void {
    const { counters, under, sums } = this.ratios;
    const at = scope * counters.length;
    for (let i = 0; i < counters.length; i++) {
      this.x[at + i]! += under[i]! < 0 ? 1 : sumOf(counted, from, sums[under[i]!]!);
      this.y[at + i]! += counted[from + counters[i]!]!;
    }
  }

  private write(counts: Float64Array, changes: number): void {
    const { leads, tempo } = this.plan;
    const { games } = this.seating;
    const early = P.decidedEarlyAt(this.plan);
    addSums(counts, leads + P.LEAD_CHANGES * SUMS, games, changes);
    for (let scope = 0; scope < this.scopes; scope++) {
      addSums(counts, leads + (P.COMEBACKS + scope) * SUMS, games, this.comebacks[scope]!);
      addSums(counts, leads + (early + scope) * SUMS, games, this.decided[scope]!);
    }
    for (let i = 0; i < this.x.length; i++) addSums(counts, tempo + i * SUMS, this.x[i]!, this.y[i]!);
  }
}

function sumOf(counted: Uint16Array, from: number, counters: Int32Array): number {
  let sum = 0;
  for (let i = 0; i < counters.length; i++) sum += counted[from + counters[i]!]!;
  return sum;
}
