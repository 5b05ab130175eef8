// Questions that fables ask of their own in the same way: yes or no, how much, which card or none. Load time only.
import { NO_CARD } from '../ids/card.ts';
import type { Table } from '../table/state.ts';
import type { OwnQuestion } from './hooks.ts';
import { listMask, listUpTo } from './questions.ts';

type Amount = (g: Table, f: number, seat: number) => number;

export function yesOrNo(kind: number, prompt: string, yes: string, no: string): OwnQuestion {
  return {
    kind,
    prompt,
    vocabulary: `${yes} ${no}`,
    list: (_g, _f, _seat, out) => listUpTo(1, out),
    words: (_g, _f, _seat, option) => (option === 1 ? yes : no),
  };
}

/** 0 to `most`; `words` has `{amount}`. */
export function howMuch(kind: number, prompt: string, words: string, most: Amount): OwnQuestion {
  return {
    kind,
    prompt,
    vocabulary: words,
    list: (g, f, seat, out) => listUpTo(most(g, f, seat), out),
    words: (_g, _f, _seat, option) => words.replace('{amount}', String(option)),
  };
}

/** One of the cards of a mask, or NO_CARD, which comes first. */
export function cardOrNone(
  kind: number,
  prompt: string,
  verb: string,
  cards: Amount,
  none = `${verb} nothing`,
): OwnQuestion {
  return {
    kind,
    prompt,
    vocabulary: `${verb} ${none}`,
    list(g, f, seat, out) {
      out[0] = NO_CARD;
      return listMask(cards(g, f, seat), 0, out, 1);
    },
    words: (_g, _f, _seat, option) => (option === NO_CARD ? none : `${verb} {card}`),
  };
}
