// The contract between a game and everything that plays, studies or tests it. Read this page first.
//
// A game is a pure function of (setup, entrants, key, answers). A `Box` is what was printed: roster, cards, options.
// `box.open(setup)` lays out a `Game`: one table, allocated once, played again and again. The game never calls a
// player. It stops at a decision, somebody lists the options and chooses one, and it runs on to the next decision:
// bots, searches, replays, programs on a pipe and people all use the same two calls.
import type { Events } from './events.ts';
import type { Positions } from './position.ts';
import type { Key } from './rng.ts';

/** Everything printed about one game; found by name in src/games/index.ts. Knows no game in progress. */
export interface Box {
  readonly name: string;
  readonly title: string;
  readonly about: string;
  /** The numbers of seats that can play. */
  readonly seats: readonly number[];
  /** What a seat can be; an entrant is an index into this list. */
  readonly roster: readonly Entrant[];
  /** The points of the rules that a setup may vary. */
  readonly options: readonly GameOption[];
  /** How a game can end, in words; `game.ending()` is an index into this list. */
  readonly endings: readonly string[];
  /** More options in one decision, or more decisions in one game, is an engine fault. */
  readonly limits: { readonly options: number; readonly decisions: number };
  /** The engine's own card table. */
  cards(): readonly CardRow[];
  /** What each of `game.counters` means for an entrant: `bought attack-2`, `power spent on basics`… The same number for all. */
  counters(entrant: number): readonly string[];
  /** What the counters are about, for games that want their cards, strategies and tempo studied. */
  readonly studies?: Studies;
  /** Every printed number that a setup may change, by its path. */
  numbers(): readonly { readonly path: string; readonly value: number }[];
  /** What is worth a column in a list of games, such as the HP left: read off a game that is over. */
  readonly finals?: Finals;
  /** How positions are written down, for games whose rules are checked by files. */
  readonly positions?: Positions;
  open(setup: Setup): Game;
}

export interface Finals {
  readonly names: readonly string[];
  of(game: Game, seat: number, which: number): number;
}

/** A counter by its place among those of a seat. */
export interface Counter {
  readonly name: string;
  readonly about: string;
  readonly at: number;
}

/** A counter that makes a mean: per game, or per unit of another counter, such as her turns. */
export interface Habit extends Counter {
  readonly per: number | null;
}

/** Which counters of a seat are about what. A family has one counter for each card, in the order of `cards`. */
export interface Studies {
  /** The cards that a seat can have as this entrant: ids by place; the same number for all. */
  cards(entrant: number): readonly string[];
  /** Where each family begins: copies in the starting deck, and times bought, drawn, played and destroyed. */
  readonly families: Readonly<Record<CardEvent, number>>;
  /** Two more: not 0 if a card could have been bought at some time; her turn when she first bought it, from 1. */
  readonly affordable: number;
  readonly firstBought: number;
  /** What she paid for cards, by where they come from. */
  readonly decks: readonly Counter[];
  /** How many cards she bought, and where each band of such numbers begins: `0, 3, 6` are 0-2, 3-5 and 6 or more. */
  readonly purchases: number;
  readonly bands: readonly number[];
  /** How she plays, and how the game goes for her. */
  readonly habits: readonly Habit[];
  readonly tempo: readonly Habit[];
}

export type CardEvent = 'start' | 'bought' | 'drawn' | 'played' | 'destroyed';

export interface Entrant {
  readonly id: string;
  readonly name: string;
  readonly about: string;
}

export interface GameOption {
  readonly name: string;
  readonly about: string;
  readonly values: string;
  readonly default: string;
  /** The value as the rules read it; throws with what was expected. */
  parse(text: string): number;
}

/** How a table is laid out. Options not named keep their defaults; an unknown name or value is an error. */
export interface Setup {
  readonly seats: number;
  readonly options?: Readonly<Record<string, string>>;
  /** Printed numbers to change, by path: `red-riding-hood.crack-shot.damage`. */
  readonly change?: Readonly<Record<string, number>>;
}

/** One row of the card table. `number` is the printed number or numbers, such as `122-123` or `128, 136, 144`. */
export interface CardRow {
  readonly number: string;
  readonly entrant: string;
  readonly id: string;
  readonly name: string;
  readonly french: string;
  readonly kind: string;
  readonly level: number | null;
  readonly cost: number | null;
  readonly copies: number;
  readonly deck: string;
  readonly effect: string;
}

/** Decider when the game is over. */
export const NOBODY = -1;

/** One table. Whenever a seat is to decide, the whole game is in `bytes`: copy it, save it, search it, go on. */
export interface Game {
  readonly box: Box;
  readonly seats: number;
  readonly bytes: Uint8Array;

  /** Deals a new game: `entrants[seat]` is an index into the roster. */
  reset(key: Key, entrants: readonly number[]): void;
  /** The seat that must choose now, or NOBODY when the game is over. */
  decider(): number;
  /** What kind of choice it is, and the card that asks (−1: none): small integers of this game. */
  question(): number;
  asker(): number;
  /** Writes the options of this decision into the buffer and returns how many: a pure function of `bytes`. */
  list(into: Int32Array): number;
  /** Takes one of the listed options and plays on to the next decision. */
  choose(option: number): void;

  /** Half points when the game is over: 2 won, 0 lost, 1 neither. */
  score(seat: number): number;
  ending(): number;
  /** Turns (or rounds) begun so far, and the seat that began the first. */
  turn(): number;
  starter(): number;
  /** How far ahead a seat is, in thousandths; 0 when level. For studies of tempo, never for a bot. */
  lead(seat: number): number;

  copyFrom(other: Game): void;
  /** Deals anew everything `seat` cannot know, and replaces the key: future luck is hidden too. */
  sample(seat: number, key: Key): void;
  /** The face of the game for one seat. What a view shows is the game's own matter; bots know theirs. */
  view(seat: number): unknown;

  /** Integer counters, `box.counters(entrant).length` per seat; history, so not part of `bytes`. */
  readonly counters: Uint16Array;
  /** `lead(0)` at the end of every turn, by its number from 1 to `turn()`; history too. Games with `studies` keep it. */
  readonly leads?: Int16Array;
  /** What happened, as integers, when switched on; whoever reads it clears it. */
  readonly events: Events;

  /** Words for people; nothing in the rules builds a string. A name tells seats apart in a mirror match too. */
  name(seat: number): string;
  describe(option: number): string;
  describeQuestion(): string;
  describeEvent(index: number): string;
  picture(): string;
  /** What is wrong with the table; empty when all is well. Slow and obvious, for the battery. */
  faults(): string[];
}

/** What a bot is asked. One object per seat, filled anew each time. */
export interface Question {
  readonly seat: number;
  readonly kind: number;
  readonly asker: number;
  readonly count: number;
  readonly options: Int32Array;
  /** A uniform integer below n from the seat's own stream. */
  roll(n: number): number;
}

/** A policy: an index into the options. It sees a view, never the game, and keeps nothing between questions. */
export interface Bot<View = unknown> {
  readonly about: string;
  choose(view: View, question: Question): number;
  readonly training?: Training<View>;
  /** Of a bot that searches: answers tried on its own tables so far, for the bench. */
  nodes?(): number;
}

/** The numbers that a bot plays by, where they can be trained: one list per entrant. */
export interface Training<View = unknown> {
  /** Their names, and how far a first step of training moves each. */
  readonly weights: readonly { readonly name: string; readonly step: number }[];
  /** What training starts from. */
  start(entrant: number): readonly number[];
  /** What the bot plays by: trained, where a file has been committed. */
  current(entrant: number): readonly number[];
  /** The same bot with these numbers, one list per entrant of the roster. Integers. */
  with(weights: readonly (readonly number[])[]): Bot<View>;
}
