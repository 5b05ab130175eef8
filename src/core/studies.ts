// What a game's counters are about, under its own names: for reports on cards, strategies and tempo.

/** A counter by its place among those of a member. */
export interface Counter {
  readonly name: string;
  readonly about: string;
  readonly at: number;
}

/** A counter that makes a mean: per game (null), per unit of another counter such as turns, or of the sum of several. */
export interface Habit extends Counter {
  readonly per: number | readonly number[] | null;
}

/** Something that may happen to a card: bought, drafted, built… One counter for each card, from `at` on, in the order of `cards`. */
export interface CardEvent extends Counter {
  /** Counters that are not 0 where it could have happened. Reported is how often it did, and what hardly ever or nearly always does. */
  readonly could?: Counter;
  /** Where the counters begin that hold the turn in which it first happened, from 1. */
  readonly firstTurn?: number;
  /** Summaries rank cards by this: by the first such event of a card that can be compared. */
  readonly ranked?: boolean;
  /** Whether it can happen to a card of an entrant at all; to all of them if not given. */
  can?(entrant: number, card: string): boolean;
}

/** A way to sort the games of a member: by the largest of several counters (all 0: `nothing`, several alike: `tie`), or by bands of
 * one (`0, 3, 6` are 0-2, 3-5 and 6 or more). `words` says what is done in games of such a group: `buys 3-5 cards`. */
export type Grouping = {
  readonly name: string;
  readonly about: string;
  words(group: string): string;
} & ({ readonly most: readonly Counter[] } | { readonly at: number; readonly bands: readonly number[] });

/** What the counters of a member are about, under the game's own names. */
export interface Studies {
  /** The cards that an entrant can have: ids by place; the same number for all. */
  cards(entrant: number): readonly string[];
  readonly events: readonly CardEvent[];
  /** Given to whoever is behind, and so in lost games whatever it does: summaries do not rank it. */
  comesToThoseBehind?(entrant: number, card: string): boolean;
  readonly groupings: readonly Grouping[];
  /** How a member plays, and how the game goes for it: columns of strategies.csv and of tempo.csv, under their names. */
  readonly habits: readonly Habit[];
  readonly tempo: readonly Habit[];
  /** What `lead` measures, in words: `share of HP left`. */
  readonly lead: string;
}
