// What stands below a title where numbers or options are not as printed.
import type { Box, Setup } from '../../core/contract.ts';
import { type AboutArm, armLine, changedWords } from '../../lab/report/about.ts';
import { visible } from '../../lab/text/quote.ts';

/** Begins on a line of its own; nothing where nothing is changed. */
export function changedLine(box: Box, setup: Pick<Setup, 'change' | 'options'>): string {
  const words = changedWords(box, setup);
  return words.length === 0 ? '' : `\nChanged: ${visible(words.join(', '))}`;
}

/** The versions that are played beside it, a line each; they begin on a line of their own. */
export function armLines(arms: readonly AboutArm[] = []): string {
  const shown = arms.slice(0, MOST).map((arm) => `\n${visible(armLine(arm))}`);
  return [...shown, ...(arms.length > MOST ? [`\n… and ${arms.length - MOST} more arms`] : [])].join('');
}

const MOST = 10;
