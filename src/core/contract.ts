// The contract between a game and everything that plays, studies or tests it. Read this page first.
//
// A game is a pure function of (setup, parties, key, answers). A `Box` is what was printed: roster, cards, options.
// `box.open(setup)` lays out a `Game`: one table, allocated once, played again and again. The game never calls a
// player. It stops at a decision, somebody lists the options and chooses one, and it runs on to the next decision:
// bots, searches, replays, programs on a pipe and people all use the same two calls.
import type { Events } from './events.ts';
import type { Values } from './face.ts';
import type { Positions } from './position.ts';
import type { Key } from './rng.ts';
import type { Studies } from './studies.ts';

/** Everything printed about one game; found by name in src/games/index.ts. Knows no game in progress. */
export interface Box {
  readonly name: string;
  readonly title: string;
  readonly about: string;
  /** The ways to sit down; the first is the default. */
  readonly modes: readonly Mode[];
  /** Where or what is played, such as a quest or a map; the first is the default. Without them the game has none. */
  readonly settings?: readonly Setting[];
  /** What can be brought; an entrant is an index into this list. Empty where players are all alike. */
  readonly roster: readonly Entrant[];
  /** What one of the roster is called, and several. */
  readonly noun: { readonly one: string; readonly many: string };
  /** Where the data come from; reports repeat it: a rate on an authored map is a statement about that map. */
  readonly sources: readonly DataSource[];
  /** Why these parties, by seat, may not sit down together; null if they may. Without it all may. */
  refuses?(mode: Mode, parties: Parties): string | null;
  /** The points of the rules that a setup may vary. */
  readonly options: readonly GameOption[];
  /** How a game can end, in words; `game.ending()` is an index into this list. */
  readonly endings: readonly string[];
  /** More options in one decision, or more decisions in one game, is an engine fault. */
  readonly limits: { readonly options: number; readonly decisions: number };
  /** The engine's own card table; texts follow the numbers, as printed or with some of them changed. */
  cards(change?: Readonly<Record<string, number>>): readonly CardRow[];
  /** Its columns in order, those that every card has and the game's own; without it `number, id, entrant, name, copies, effect`. */
  readonly cardColumns?: readonly string[];
  /** What each of `game.counters` means for a member: `bought attack-2`, `power spent on basics`… The same number for all; a
   * nameless member is entrant 0. */
  counters(entrant: number): readonly string[];
  /** What the counters are about, for games that want their cards, strategies and tempo studied. */
  readonly studies?: Studies;
  /** Every printed number that a setup may change, by its path. */
  numbers(): readonly PrintedNumber[];
  /** What is worth a column in a list of games, such as the HP left: read off a game that is over. */
  readonly finals?: Finals;
  /** How positions are written down, for games whose rules are checked by files. */
  readonly positions?: Positions;
  open(setup: Setup): Game;
}

/** A way to sit down: which seats belong together, and how many of the roster each brings. */
export interface Mode {
  /** What scenarios write: 1v1, 2v2, 5-players, 3-heroes. */
  readonly name: string;
  /** The seats that win together, side by side: [[0], [1]], [[0, 2], [1, 3]], [[0, 1, 2]]. Every seat is in one of them. */
  readonly sides: readonly (readonly number[])[];
  /** Members that each seat brings; 0: one nameless member. */
  readonly party: number;
}

/** What a game is played at: part of a matchup, as its mode is. */
export interface Setting {
  /** What scenarios write: crypt, tower. */
  readonly name: string;
  readonly about: string;
}

/** By seat, what it brings: indices into the roster; empty where players are all alike. */
export type Parties = readonly (readonly number[])[];

export interface DataSource {
  readonly name: string;
  readonly kind: 'printed' | 'transcribed' | 'authored';
  readonly about: string;
}

export interface PrintedNumber {
  readonly path: string;
  readonly value: number;
  /** What it may be changed to, both included. */
  readonly from: number;
  readonly to: number;
  /** Whose games it can change, as ids of the roster; null: everybody's. */
  readonly reaches: readonly string[] | null;
}

export interface Finals {
  readonly names: readonly string[];
  of(game: Game, seat: number, which: number): number;
}

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
  /** The name of a mode; the box's first if not given. */
  readonly mode?: string | undefined;
  /** The name of a setting; the box's first if not given. */
  readonly setting?: string | undefined;
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
  readonly copies: number;
  readonly effect: string;
  /** What else the game's cards have, by name: a level, a cost, another language… */
  readonly own?: Readonly<Record<string, string | number | null>>;
}

/** Decider when the game is over, starter where all begin together. */
export const NOBODY = -1;

/** In the place of a seat: told to all at the table, so nothing that one of them may not know. */
export const ALL = -1;
/** Told to whoever reads or watches a game and sees all cards. */
export const READER = -2;

/** One table. Whenever a seat is to decide, the whole game is in `bytes`: copy it, save it, search it, go on. */
export interface Game {
  readonly box: Box;
  readonly mode: Mode;
  /** Of games that have settings: the line that shows a game again names it. */
  readonly setting?: Setting | undefined;
  readonly seats: number;
  readonly bytes: Uint8Array;

  /** Deals a new game. */
  reset(key: Key, parties: Parties): void;
  /** The seat that must choose now, or NOBODY when the game is over. */
  decider(): number;
  /** What kind of choice it is, and the card that asks (−1: none): small integers of this game. */
  question(): number;
  asker(): number;
  /** Writes the options of this decision into the buffer and returns how many: a pure function of `bytes`. */
  list(into: Int32Array): number;
  /** Takes one of the listed options and plays on to the next decision. */
  choose(option: number): void;

  /** Half points of a side when the game is over: 2 for every rival beaten, 1 for every rival level with it. A lone side: 2 won, 0
   * lost, 1 neither. */
  score(side: number): number;
  /** The game's own points, where it has them. */
  points?(side: number): number;
  ending(): number;
  /** Turns (or rounds) begun so far, and the seat that began the first, or NOBODY. */
  turn(): number;
  starter(): number;
  /** How far ahead a side is, in thousandths; 0 when level. For studies of tempo, and for bots on tables dealt anew. */
  lead(side: number): number;

  copyFrom(other: Game): void;
  /** Deals anew everything `seat` cannot know, and replaces the key: future luck is hidden too. */
  sample(seat: number, key: Key): void;
  /** What bots get of the game for one seat. What else a view shows is the game's own matter; bots know theirs. */
  view(seat: number): View;
  /** What a seat sees, as plain data with names: for programs on a pipe, for pictures, for lines of JSON. */
  face(seat: number): Values;

  /** Integer counters, `box.counters(entrant).length` per member, seat by seat; history, so not part of `bytes`. */
  readonly counters: Uint16Array;
  /** `lead(side)` at the end of every turn from 1 to `turn()`: `leads[turn * sides + side]`; history too. Games with `studies` keep it. */
  readonly leads?: Int16Array;
  /** What happened, as integers, when switched on; whoever reads it clears it. */
  readonly events: Events;

  /** Words for people; nothing in the rules builds a string. A name tells seats apart in a mirror match too. */
  name(seat: number): string;
  describe(option: number): string;
  describeQuestion(): string;
  /** `to` is a seat, ALL or READER: nothing face down is told to a seat that does not know it, or to ALL. */
  describeEvent(index: number, to: number): string;
  picture(to: number): string;
  /** What is wrong with the table; empty when all is well. Slow and obvious, for the battery. */
  faults(): string[];
}

/** What every view can do, so that a search needs no game's own type. */
export interface View {
  /** Another table laid out like this one: allocated, so made once and kept. */
  table(): Game;
  /** A game as it may be: everything that the seat cannot know is dealt anew. */
  sample(into: Game, key: Key): void;
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
export interface Bot<V = View> {
  readonly about: string;
  choose(view: V, question: Question): number;
  readonly training?: Training<V>;
  /** Of a bot that searches: answers tried on its own tables so far, for the bench. */
  nodes?(): number;
}

/** Weights by the name of their list, in whole numbers. */
export type Lists = Readonly<Record<string, readonly number[]>>;

/** The numbers that a bot plays by, where they can be trained: named lists, one for each entrant, one for some, or one for all. */
export interface Training<V = View> {
  /** Their names, and how far a first step of training moves each. */
  readonly weights: readonly { readonly name: string; readonly step: number }[];
  /** The lists by name, in order, and the one that an entrant is played by (a nameless member is entrant 0). */
  readonly lists: readonly string[];
  listOf(entrant: number): string;
  /** What training starts from. */
  start(list: string): readonly number[];
  /** What the bot plays by: trained, where a file has been committed. */
  current(list: string): readonly number[];
  /** The same bot with these numbers: all of its lists. */
  with(weights: Lists): Bot<V>;
}
