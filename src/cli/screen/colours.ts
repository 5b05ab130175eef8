// What colours say of a rate.
import picocolors from 'picocolors';
import type { Rate } from '../../lab/statistics/pair-interval.ts';
import { type Terminal, useColour } from './terminal.ts';

/** Green where the whole interval is above what is even, red where it is below. */
export function byInterval(terminal: Terminal): (text: string, rate: Rate, even: number) => string {
  const { green, red } = picocolors.createColors(useColour(terminal));
  return (text, { low, high }, even) => (low > even ? green(text) : high < even ? red(text) : text);
}
