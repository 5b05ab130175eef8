// Cards without a game: two that are bought by lot and decide nothing, and power left over, counted as the lab counts.
import type { Box, Game } from '../../src/core/contract.ts';
import { type Counts, newCounts } from '../../src/lab/contest/counts.ts';
import { Clerk } from '../../src/lab/contest/study/clerk.ts';
import { PlayedCounts } from '../../src/lab/contest/study/played-counts.ts';
import { planOf, type StudyPlan } from '../../src/lab/contest/study/study-plan.ts';

/** How often each is bought, and the power left in a turn. */
export const CHANCES = { common: 0.4, rare: 0.05 };
export const UNSPENT = 0.3;

const cards = Object.keys(CHANCES);
const chances = Object.values(CHANCES);
const counter = { bought: 0, unspent: 2, turns: 3 };
const FIELDS = 4;
/** In so many pairs the two games share the luck of buying. */
const SHARED = 0.5;
const TURNS = 2;
/** Both games are played. */
const BOTH = Uint8Array.of(0, 1);

export const box = {
  name: 'synthetic',
  title: 'Synthetic',
  noun: { one: 'player', many: 'players' },
  modes: [{ name: '1v1', sides: [[0], [1]], party: 1 }],
  roster: [],
  counters: () => new Array<string>(FIELDS).fill(''),
  studies: {
    cards: () => cards,
    events: [{ name: 'bought', about: 'by lot', at: counter.bought }],
    groupings: [],
    habits: [],
    tempo: [{ name: 'unspent', about: 'power left a turn', at: counter.unspent, per: counter.turns }],
    lead: 'nothing',
  },
} as unknown as Box;

const plan = planOf(box) as StudyPlan;

export class Studied {
  readonly study: Counts = newCounts(plan);
  private readonly clerk = new Clerk(plan);
  private readonly games: readonly [PlayedCounts, PlayedCounts];

  constructor(private readonly uniform: () => number) {
    const game = { counters: new Uint16Array(2 * FIELDS), mode: box.modes[0] } as unknown as Game;
    this.games = [new PlayedCounts(game), new PlayedCounts(game)];
  }

  /** Half points of seat 0 in both games. */
  add(first: number, second: number): void {
    for (let seat = 0; seat < 2; seat++) {
      for (let card = 0; card < chances.length; card++) {
        const chance = chances[card]!;
        const luck = this.uniform();
        const other = this.uniform() < SHARED ? luck : this.uniform();
        // She sits in the other seat of the other game.
        this.games[0].counters[seat * FIELDS + counter.bought + card] = luck < chance ? 1 : 0;
        this.games[1].counters[(1 - seat) * FIELDS + counter.bought + card] = other < chance ? 1 : 0;
      }
    }
    for (const { counters } of this.games) for (let seat = 0; seat < 2; seat++) this.spend(counters, seat * FIELDS);
    this.games[0].scores[0] = first;
    this.games[1].scores[0] = second;
    this.clerk.count(this.study.counts, this.games, BOTH);
  }

  private spend(counters: Uint16Array, at: number): void {
    const turns = 1 + Math.floor(TURNS * this.uniform());
    counters[at + counter.turns] = turns;
    counters[at + counter.unspent] = 0;
    for (let turn = 0; turn < turns; turn++) if (this.uniform() < UNSPENT) counters[at + counter.unspent]!++;
  }
}
