// What can go wrong, and with which exit code a command then ends.
import { MatchError } from '../core/match.ts';
import { ScenarioError } from '../lab/scenario/scenario-error.ts';
import { TapeError } from '../lab/story/answers.ts';
import { RunError } from '../lab/text/run-error.ts';
import { commandLine } from './screen/command-line.ts';
import type { Terminal } from './screen/terminal.ts';

export const OK = 0;
export const FAILED = 1;
export const USAGE = 2;
export const FAULT = 3;
export const INTERRUPTED = 130;

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

/** Says what is wrong on stderr and returns the exit code. */
export function complain(error: unknown, terminal: Terminal): number {
  const message = error instanceof Error ? error.message : String(error);
  terminal.err(`fablelab: ${message}\n`);
  if (error instanceof MatchError) terminal.err(`${commandLine(terminal, ['replay', '--line', error.line])}\n`);
  if (terminal.env.DEBUG === 'fablelab' && error instanceof Error) terminal.err(`${stacks(error)}\n`);
  const users = [UsageError, TapeError, ScenarioError, RunError];
  return users.some((kind) => error instanceof kind) ? USAGE : FAULT;
}

function stacks(error: Error): string {
  const cause = error.cause instanceof Error ? `\ncaused by ${stacks(error.cause)}` : '';
  return `${error.stack}${cause}`;
}
