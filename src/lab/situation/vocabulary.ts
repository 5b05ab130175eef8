// Words of options. What must not be offered is compared with nothing that exists, so a slip of the pen would pass for
// ever: every word must at least be one that the game uses.
import type { Box } from '../../core/contract.ts';
import { didYouMean } from '../text/did-you-mean.ts';
import { quoted } from '../text/quote.ts';
import { Mistake, type Place } from '../text/source.ts';
import type { Situation } from './situation.ts';

const NUMBER = /^\(?\d+\)?$/;
/** How many of a card, before its name. */
const COUNT = /^[1-9]\d?$/;

const cardsOf = new WeakMap<Box, ReadonlySet<string>>();

function cardIds(box: Box): ReadonlySet<string> {
  const known = cardsOf.get(box) ?? new Set(box.cards().map((card) => card.id));
  cardsOf.set(box, known);
  return known;
}

/** As the engine says it: single spaces, and `attack-1 attack-1` for `2 attack-1`. */
export function optionWords(text: string, box: Box): string {
  const cards = cardIds(box);
  const words = text.trim().split(/\s+/);
  const isCount = (at: number): boolean => COUNT.test(words[at] ?? '') && cards.has(words[at + 1] ?? '');
  return words
    .flatMap((word, at) =>
      isCount(at) ? [] : isCount(at - 1) ? new Array<string>(Number(words[at - 1])).fill(word) : [word],
    )
    .join(' ');
}

const wordsByBox = new WeakMap<Box, ReadonlySet<string>>();

/** Made once: a file asks for them with every option that it names. */
function wordsOf(box: Box, vocabulary: readonly string[]): ReadonlySet<string> {
  const words = wordsByBox.get(box) ?? new Set([...vocabulary, ...box.cards().map((card) => card.id)]);
  wordsByBox.set(box, words);
  return words;
}

export function checkWords(
  at: Place,
  what: string,
  text: string,
  { box, positions }: Pick<Situation, 'box' | 'positions'>,
): string {
  const words = optionWords(text, box);
  const known = wordsOf(box, positions.vocabulary);
  const strange = words.split(' ').find((word) => !known.has(word) && !NUMBER.test(word));
  if (strange !== undefined) {
    const meant = didYouMean(strange, [...known]);
    throw new Mistake(at, `${what}: found ${quoted(strange)}, expected words that options use${meant}`);
  }
  return words;
}

/** `buy` is offered if any option begins with it; `buy attack-1` is that one alone. */
export function isOffered(words: string, options: readonly string[]): boolean {
  return options.some((option) => option === words || option.startsWith(`${words} `));
}

/** Words that are an option mean that one alone; else all that begin so. */
export function isMeant(words: string, answer: string, options: readonly string[]): boolean {
  return options.includes(words) ? answer === words : answer.startsWith(`${words} `);
}
