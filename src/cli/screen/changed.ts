// What stands below a title where numbers or options are not as printed.
import type { Box, Setup } from '../../core/contract.ts';
import { changedWords } from '../../lab/report/about.ts';
import { visible } from '../../lab/text/quote.ts';

/** Begins on a line of its own; nothing where nothing is changed. */
export function changedLine(box: Box, setup: Pick<Setup, 'change' | 'options'>): string {
  const words = changedWords(box, setup);
  return words.length === 0 ? '' : `\nChanged: ${visible(words.join(', '))}`;
}
