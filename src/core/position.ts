// Positions written down by name, so that rules can be checked by small files (src/lab/situation). A game that offers
// this says what can be written, lays it out, and reads it back; files, lines and columns are the lab's matter.
import type { Game } from './contract.ts';
import type { Value, Values } from './face.ts';
import type { Key } from './rng.ts';

/** What a value looks like. */
export type Form =
  | { readonly is: 'number'; readonly from: number; readonly to: number }
  | { readonly is: 'flag' }
  /** `what` says what the names are: `a skill deck`, `a card of Snow White`. */
  | { readonly is: 'name'; readonly what: string; readonly names: readonly string[] }
  /** A pile. Where the order is not that of the file, it is compared without it. */
  | { readonly is: 'names'; readonly what: string; readonly names: readonly string[]; readonly ordered: boolean }
  | { readonly is: 'list'; readonly of: Form }
  | { readonly is: 'record'; readonly fields: Readonly<Record<string, Form>>; readonly all: boolean };

/** Something that can be written in a position. */
export interface Field {
  readonly name: string;
  /** What it is, and what it is where a file says nothing. */
  readonly about: string;
  /** For an entrant, an index into the roster; null if she has no such thing. */
  form(entrant: number): Form | null;
}

/** Something that can be set in a position and looked at afterwards. */
export interface PositionField extends Field {
  read(game: Game, seat: number): Value;
}

/** Random events that a file may decide: for each, in order, the cards that come to lie on top. */
export interface LuckField extends Field {
  form(entrant: number): Form;
}

export interface Position {
  readonly entrants: readonly number[];
  /** The seat whose turn it is. */
  readonly active: number;
  /** One of `positions.phases`. */
  readonly phase: string;
  /** By seat, then by the name of a field. What is not named gets the game's default. */
  readonly seats: readonly Values[];
  readonly luck: readonly Values[];
  readonly table: Values;
  /** For all luck that is not decided. */
  readonly key: Key;
}

/** Where in a position: `seats, 0, hp`. */
export type Path = readonly (string | number)[];

/** A position that cannot be. */
export class PositionError extends Error {
  constructor(
    readonly path: Path,
    message: string,
  ) {
    super(message);
    this.name = 'PositionError';
  }
}

export interface Positions {
  /** What files call the list of seats: `fables`. */
  readonly seats: string;
  /** Where in a turn a position can be; the first is the default. */
  readonly phases: readonly { readonly name: string; readonly about: string }[];
  readonly seatFields: readonly PositionField[];
  readonly tableFields: readonly PositionField[];
  readonly luckFields: readonly LuckField[];
  /** The words that `game.describe` uses, besides cards and numbers. */
  readonly vocabulary: readonly string[];
  /** Leaves the table as the engine would have it, at the first decision. Returns all that cannot be; then nothing lies there. */
  layOut(game: Game, position: Position): readonly PositionError[];
  /** The seat whose turn it is. */
  active(game: Game): number;
  /** True where nothing is half done, so that a script may end there. */
  isAtRest(game: Game): boolean;
  /** True if both tables go on alike, but for the luck to come. */
  isSame(one: Game, other: Game): boolean;
  /** Leaves all luck from here on as it comes, and notes it: what is returned says what has come so far, by seat, as a position has it. */
  noteLuck(game: Game): () => readonly Values[];
  /** Decided luck that has not come yet. */
  luckLeft(game: Game): readonly Path[];
}
