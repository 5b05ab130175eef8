// What a command is made of. Its command.ts holds the words for the help, and all that a start loads; its run.ts does the work.
import type { InferredOptionType, Options, PositionalOptions } from 'yargs';
import type { Terminal } from './screen/terminal.ts';

type Positionals = Readonly<Record<string, PositionalOptions>>;
type Flags = Readonly<Record<string, Options>>;

/** What the parser makes of what was typed. */
export type Given<Declared> = {
  [Name in keyof Declared]: Declared[Name] extends Options | PositionalOptions ? InferredOptionType<Declared[Name]> : never;
};

export interface Command<P extends Positionals = Positionals, F extends Flags = Flags, Work extends object = Runs> {
  /** As typed; empty for the one that runs when no command is named. */
  readonly name: string;
  readonly about: string;
  /** Words without dashes, in order; those with `demandOption` must be given. */
  readonly positionals: P;
  readonly options: F;
  /** Commands without the program's name, and what they show. */
  readonly examples: readonly (readonly [string, string])[];
  /** Its run.ts, and with it all that it needs. */
  load(): Promise<Work>;
}

/** A run.ts: `run(args: ArgsOf<typeof sweep>, terminal)` returns the exit code. */
interface Runs {
  run(args: Record<string, unknown>, terminal: Terminal): Promise<number>;
}

/** What a command is given, by what it declares; the parser has checked it by then. */
export type ArgsOf<C> = C extends Command<infer P, infer F, object> ? Given<P> & Given<F> : never;

/** Keeps the types of what is declared, for ArgsOf. That there is a `run` is checked where commands are listed: here it would
 * be a circle, because its arguments have their types from here. */
export function command<P extends Positionals, F extends Flags, W extends object>(
  words: Command<P, F, W>,
): Command<P, F, W> {
  return words;
}
