// What a command is made of. Its file holds the words for the help and a `run` that loads what it needs.
import type { InferredOptionType, Options, PositionalOptions } from 'yargs';
import type { Terminal } from './screen/terminal.ts';

export interface Command {
  /** As typed; empty for the one that runs when no command is named. */
  readonly name: string;
  readonly about: string;
  /** Words without dashes, in order; those with `demandOption` must be given. */
  readonly positionals: Readonly<Record<string, PositionalOptions>>;
  readonly options: Readonly<Record<string, Options>>;
  /** Commands without the program's name, and what they show. */
  readonly examples: readonly (readonly [string, string])[];
  /** Returns the exit code. */
  run(args: Record<string, unknown>, terminal: Terminal): Promise<number>;
}

type Values<O> = { [K in keyof O]: O[K] extends Options | PositionalOptions ? InferredOptionType<O[K]> : never };

interface Definition<P, O> extends Omit<Command, 'run' | 'options' | 'positionals'> {
  readonly positionals: P;
  readonly options: O;
  run(args: Values<P> & Values<O>, terminal: Terminal): Promise<number>;
}

/** Ties the types of `run`'s arguments to what is declared; the parser has checked them by then. */
export function command<P extends Record<string, PositionalOptions>, O extends Record<string, Options>>(
  definition: Definition<P, O>,
): Command {
  return { ...definition, run: (args, terminal) => definition.run(args as Values<P> & Values<O>, terminal) };
}
