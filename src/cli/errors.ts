// What can go wrong, and with which exit code a command then ends.
import { MatchError } from '../core/match.ts';
import { ScenarioError } from '../lab/scenario/scenario-error.ts';
import { TapeError } from '../lab/story/answers.ts';
import { told } from '../lab/text/quote.ts';
import { DiskError, RunError, UnsteadyError } from '../lab/text/run-error.ts';
import { commandLine } from './screen/command-line.ts';
import { jsonLine, jsonText } from './screen/json-text.ts';
import type { Terminal } from './screen/terminal.ts';

export const OK = 0;
export const FAILED = 1;
export const USAGE = 2;
export const FAULT = 3;
export const UNDECIDED = 4;
export const NONDETERMINISM = 5;
export const DISK = 74;
export const INTERRUPTED = 130;

/** How a command may end. Where several apply, it ends with the first of them. */
export const exitCodes: readonly (readonly [code: number, about: string])[] = [
  [INTERRUPTED, 'interrupted; a run is saved and can be resumed'],
  [DISK, 'disk or permission'],
  [NONDETERMINISM, 'nondeterminism: a bot does not answer alike when it is asked again'],
  [FAULT, 'engine or bot error'],
  [USAGE, 'usage, or a mistake in a file'],
  [FAILED, 'something expected is not so'],
  [UNDECIDED, 'undecided'],
  [OK, 'ok'],
];

/** The code that a command ends with, to which all of these apply. */
export function exitCodeOfAll(codes: readonly number[]): number {
  return exitCodes.find(([code]) => codes.includes(code))?.[0] ?? OK;
}

/** A mistake in what the user wrote: one line says what was found and what was expected. */
export class UsageError extends Error {}

/** Runs `read`, whose complaints are about what the user wrote. */
export function asUsage<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/** A Ctrl-C that leaves nothing to show; the message says what there is, and how to go on. */
export class Interrupted extends Error {}

/** Says what is wrong, to people on stderr and to programs on stdout, and returns the exit code. */
export function complain(error: unknown, words: readonly string[], terminal: Terminal): number {
  const message = told(error instanceof Error ? error.message : String(error));
  const line = error instanceof MatchError || error instanceof UnsteadyError ? error.line : undefined;
  const exitCode = exitCodeOf(error);
  terminal.err(`fablelab: ${message}\n`);
  if (line !== undefined) terminal.err(`${commandLine(terminal, ['replay', '--line', line])}\n`);
  if (terminal.env.DEBUG === 'fablelab' && error instanceof Error) terminal.err(`${stacks(error)}\n`);
  const text = textFor(words);
  if (text !== null) {
    const inOneLine = message.replaceAll(/\s*\n\s*/g, ' ');
    terminal.out(text({ schema: 'fablelab-error/1', error: { message: inOneLine, exitCode, line } }));
  }
  return exitCode;
}

function exitCodeOf(error: unknown): number {
  if (error instanceof Interrupted) return INTERRUPTED;
  if (error instanceof DiskError) return DISK;
  if (error instanceof UnsteadyError) return NONDETERMINISM;
  const users = [UsageError, TapeError, ScenarioError, RunError];
  return users.some((kind) => error instanceof kind) ? USAGE : FAULT;
}

/** From the bare words: the mistake may be in them, and then nobody has parsed them. */
function textFor(words: readonly string[]): ((value: unknown) => string) | null {
  const isAsked = (flag: string) => words.some((word) => word === flag || word === `${flag}=true`);
  return isAsked('--jsonl') ? jsonLine : isAsked('--json') ? jsonText : null;
}

function stacks(error: Error): string {
  const cause = error.cause instanceof Error ? `\ncaused by ${stacks(error.cause)}` : '';
  return `${error.stack}${cause}`;
}
