// Words of options. What must not be offered is compared with nothing that exists, so a slip of the pen would pass for
// ever: every word must at least be one that the game uses.
import { didYouMean } from '../text/did-you-mean.ts';
import { Mistake, type Place } from '../text/source.ts';
import type { Situation } from './situation.ts';

const NUMBER = /^\(?\d+\)?$/;

export function checkWords(
  at: Place,
  what: string,
  text: string,
  { box, positions }: Pick<Situation, 'box' | 'positions'>,
): string {
  const words = text.trim().split(/\s+/);
  const known = new Set([...positions.vocabulary, ...box.cards().map((card) => card.id)]);
  const strange = words.find((word) => !known.has(word) && !NUMBER.test(word));
  if (strange !== undefined) {
    const meant = didYouMean(strange, [...known]);
    throw new Mistake(at, `${what}: found "${strange}", expected words that options use${meant}`);
  }
  return words.join(' ');
}

/** `buy` is offered if any option begins with it; `buy attack-1` is that one alone. */
export function isOffered(words: string, options: readonly string[]): boolean {
  return options.some((option) => option === words || option.startsWith(`${words} `));
}

/** Words that are an option mean that one alone; else all that begin so. */
export function isMeant(words: string, answer: string, options: readonly string[]): boolean {
  return options.includes(words) ? answer === words : answer.startsWith(`${words} `);
}
