// What a situation is: a position, what the seats do, what must then be true. Made by read.ts, run by run.ts.
import type { Box } from '../../core/contract.ts';
import type { Value } from '../../core/face.ts';
import type { Form, Position, Positions } from '../../core/position.ts';
import type { Place } from '../text/source.ts';

export interface Situation {
  readonly box: Box;
  readonly positions: Positions;
  readonly title: string;
  readonly at: Place;
  /** What the file calls the seats: `snow-white`, `snow-white 2`. */
  readonly keys: readonly string[];
  readonly options: Readonly<Record<string, string>>;
  readonly change: Readonly<Record<string, number>>;
  readonly position: Position;
  /** The bot that answers for a seat, and is tested by it; null where the lines decide. */
  readonly bots: readonly (string | null)[];
  /** Where each part of the position is written, by its path: `seats/0/hp`. */
  readonly places: ReadonlyMap<string, Place>;
  readonly lines: readonly ScriptLine[];
  readonly expect: readonly Expectation[];
}

/** A decision, what a bot must answer, a turn that bots play by themselves, or a look at the table in between. */
export type ScriptLine =
  | { readonly is: 'decision'; readonly seat: number; readonly words: string; readonly at: Place }
  /** One of these options, or `not` one of them; where no option is called so, all that begin so: `buy`. */
  | {
      readonly is: 'answer';
      readonly seat: number;
      readonly words: readonly string[];
      readonly not: boolean;
      readonly at: Place;
    }
  | { readonly is: 'plays'; readonly at: Place }
  | { readonly is: 'look'; readonly expect: readonly Expectation[]; readonly at: Place };

/** `what` is how a difference names it: `snow-white hp`. */
export type Expectation = { readonly what: string; readonly at: Place } & (
  | { readonly is: 'value'; readonly seat: number; readonly field: string; readonly form: Form; readonly value: Value }
  /** How many cards a pile has. */
  | { readonly is: 'count'; readonly seat: number; readonly field: string; readonly value: number }
  /** A number, or the size of a pile, within a bound: `<= 5`. */
  | { readonly is: 'bound'; readonly seat: number; readonly field: string; readonly sign: Sign; readonly value: number }
  /** −1: nobody. */
  | { readonly is: 'winner' | 'asked' | 'turn'; readonly seat: number }
  | { readonly is: 'ending'; readonly words: string }
  | { readonly is: 'offered'; readonly words: string }
  /** These options, no more and no fewer, in any order. */
  | { readonly is: 'offered-exactly'; readonly options: readonly string[] }
  /** By this seat, or, where no line names one, by the seat whose turn it is: TABLE. */
  | { readonly is: 'not-offered'; readonly words: string; readonly seat: number }
);

export const signs = ['<=', '>=', '<', '>'] as const;
export type Sign = (typeof signs)[number];

/** The table's own fields have no seat. */
export const TABLE = -1;

/** True for what looks at the decision that is open. */
export function isAboutQuestion({ is }: Expectation): boolean {
  return is === 'asked' || is === 'offered' || is === 'offered-exactly' || is === 'not-offered';
}

/** What a game's endings are called in files: without their explanation. */
export function endingName(ending: string): string {
  return ending.split(':')[0] ?? ending;
}
