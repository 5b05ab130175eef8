// Numbers as they are typed.
import { availableParallelism } from 'node:os';
import { UsageError } from '../errors.ts';
import type { Terminal } from '../screen/terminal.ts';

/** Whole, so that it stays the same number in every file; where none is given, one from the clock. */
export function chooseSeed(text: string | undefined, terminal: Terminal): number {
  if (text === undefined) return Math.floor(terminal.now()) % 1_000_000_000;
  return wholeNumber('--seed', text, 0);
}

export function wholeNumber(what: string, text: string, least: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < least || !Number.isSafeInteger(value)) {
    throw new UsageError(`${what}: found "${text}", expected a whole number from ${least}`);
  }
  return value;
}

const MOST_JOBS = 256;

export function chooseJobs(text: string | undefined): number {
  if (text === undefined) return availableParallelism();
  const jobs = wholeNumber('--jobs', text, 1);
  if (jobs > MOST_JOBS) throw new UsageError(`--jobs: found ${jobs}, expected ${MOST_JOBS} at most`);
  return jobs;
}

export function choosePatience(text: string): number {
  const seconds = Number(text);
  if (!/^\d+(\.\d+)?$/.test(text) || seconds <= 0)
    throw new UsageError(`--patience: found "${text}", expected seconds above 0`);
  return seconds;
}
