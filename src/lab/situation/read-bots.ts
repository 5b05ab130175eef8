// Which bots take part in a case, and what they must answer.

import type { Box } from '../../core/contract.ts';
import { asList, asMap, asWords, type Entry, Mistake, oneOf, type Source } from '../text/source.ts';
import { botNames } from '../who/bots.ts';
import { type Seats, seatOf } from './read-position.ts';
import type { ScriptLine } from './situation.ts';
import { optionWords } from './vocabulary.ts';

/** The bot of each seat; null where the lines of the case decide. */
export type Seated = readonly (string | null)[];

/**
 * `bot: greedy` answers for everybody, `bot: { snow-white: greedy }` for her alone. Where several are named, the case is one
 * case for each: hence a list.
 */
export function readBots(entry: Entry | undefined, game: string, seats: Seats): Seated[] {
  const { keys } = seats;
  if (entry === undefined) return [keys.map(() => null)];
  const { key, value } = entry;
  if (value.is !== 'map') return namesOf(value, key, game).map((bot) => keys.map(() => bot));
  const [own, more] = asMap(value, key);
  if (own === undefined || more !== undefined) {
    throw new Mistake(value.at, `${key}: found ${value.entries.length} seats, expected one; a name alone answers for all`);
  }
  const seat = seatOf(own.at, key, own.key, seats);
  return namesOf(own.value, key, game).map((bot) => keys.map((_, at) => (at === seat ? bot : null)));
}

function namesOf(source: Source, what: string, game: string): string[] {
  const items = source.is === 'list' ? asList(source, what) : [source];
  if (items.length === 0) throw new Mistake(source.at, `${what}: found none, expected a bot`);
  const all = botNames(game);
  const named = new Set<string>();
  for (const item of items) {
    const bot = oneOf(item.at, what, asWords(item, what, 'a bot'), all, '');
    if (named.has(bot)) throw new Mistake(item.at, `${what}: found "${bot}" twice, expected once`);
    named.add(bot);
  }
  return [...named];
}

/** What a bot must answer: an option, one of several, or `not` one of them. */
export function readAnswer(source: Source, seat: number, key: string, box: Box): ScriptLine {
  if (source.is !== 'map') return { is: 'answer', seat, not: false, words: wordsOf(source, key, box), at: source.at };
  const [entry, more] = asMap(source, key);
  if (entry === undefined || more !== undefined || entry.key !== 'not') {
    throw new Mistake(source.at, `${key}: found a map, expected an option, a list of them, or { not: … }`);
  }
  return { is: 'answer', seat, not: true, words: wordsOf(entry.value, key, box), at: source.at };
}

function wordsOf(source: Source, key: string, box: Box): string[] {
  const items = source.is === 'list' ? asList(source, key) : [source];
  if (items.length === 0) throw new Mistake(source.at, `${key}: found an empty list, expected options`);
  return items.map((item) => optionWords(asWords(item, key, 'an option in words'), box));
}
