// Small helpers for writing bots.
import type { Bot, Question } from '../../src/core/contract.ts';

export function bot<View>(about: string, choose: Bot<View>['choose']): Bot<View> {
  return { about, choose };
}

/** The option with the greatest worth; the first of equals. */
export function best<View>(view: View, q: Question, worth: (view: View, option: number) => number): number {
  let at = 0;
  let most = worth(view, q.options[0]);
  for (let i = 1; i < q.count; i++) {
    const value = worth(view, q.options[i]);
    if (value > most) {
      most = value;
      at = i;
    }
  }
  return at;
}
