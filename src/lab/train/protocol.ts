// What training and its workers say to each other.

/** What every worker is told when it starts. */
export interface TrainerSetup {
  readonly game: string;
  readonly bot: string;
  /** Other bots that are met. */
  readonly against: readonly string[];
}

/** One list per entrant of the roster, in whole numbers. */
export type Lists = readonly (readonly number[])[];

/** A candidate with one fable against one opponent with one fable. */
export interface Task {
  readonly fable: string;
  readonly lists: Lists;
  readonly foe: string;
  /** The same bot with these weights, or another by its name. */
  readonly by: Lists | string;
  /** How the opponent is called in the luck of the games: all candidates who meet it have the same luck. */
  readonly called: string;
  readonly luck: string;
  readonly pairs: number;
}

/** Quarters of a point per pair, of the candidate; or what went wrong, with the line that shows it. */
export type TaskResult = Uint8Array | { readonly what: string; readonly line: string };
