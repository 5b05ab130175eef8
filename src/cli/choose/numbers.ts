// Numbers as they are typed: in the words of a file.
import { availableParallelism } from 'node:os';
import { DIGITS, wholeNumberIn } from '../../lab/text/number-words.ts';
import { quoted } from '../../lab/text/quote.ts';
import { UsageError } from '../errors.ts';
import type { Terminal } from '../screen/terminal.ts';

/** Whole, so that it stays the same number in every file; where none is given, one from the clock. */
export function chooseSeed(text: string | undefined, terminal: Terminal): number {
  if (text === undefined) return Math.floor(terminal.now()) % 1_000_000_000;
  return wholeNumber('--seed', text, 0);
}

export function wholeNumber(what: string, text: string, least: number): number {
  const value = wholeNumberIn(text);
  if (value === null || value < least)
    throw new UsageError(`${what}: found ${quoted(text)}, expected a whole number from ${least}`);
  return value;
}

export function fraction(what: string, text: string): number {
  const value = Number(text);
  if (!/^0?\.\d+$/.test(text) || value <= 0)
    throw new UsageError(`${what}: found ${quoted(text)}, expected a number between 0 and 1`);
  return value;
}

const MOST_JOBS = 256;

export function chooseJobs(text: string | undefined): number {
  if (text === undefined) return availableParallelism();
  const jobs = wholeNumber('--jobs', text, 1);
  if (jobs > MOST_JOBS) throw new UsageError(`--jobs: found ${jobs}, expected ${MOST_JOBS} at most`);
  return jobs;
}

/** A day: longer than anybody waits, and shorter than a timer can be. */
const MOST_SECONDS = 86_400;
const SECONDS = new RegExp(`^${DIGITS}(\\.\\d+)?$`);

export function choosePatience(text: string): number {
  const seconds = Number(text);
  if (!SECONDS.test(text) || seconds <= 0 || seconds > MOST_SECONDS)
    throw new UsageError(`--patience: found ${quoted(text)}, expected seconds above 0, at most ${MOST_SECONDS}`);
  return seconds;
}
