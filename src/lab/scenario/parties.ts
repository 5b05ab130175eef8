// Parties as scenarios write them: `alice`, `ann+bob`, `-` where players are all alike, "*" for every one.
import type { Box, Mode } from '../../core/contract.ts';
import { parseParties, partiesText } from '../../core/modes.ts';
import { quoted } from '../text/quote.ts';
import { type Choices, combinations, listed, mapped } from './choices.ts';
import { MatchupError, type ScenarioPath } from './matchup-error.ts';

export const EVERY = '*';
/** The party of a player who brings nobody. */
export const NOBODY_BROUGHT = '-';

export type Some = string | readonly string[];

export function listOf(some: Some): readonly string[] {
  return typeof some === 'string' ? [some] : some;
}

export function membersOfWord(word: string): readonly string[] {
  return parseParties(word)[0]!;
}

/** All parties of a mode, in the order of the roster. */
export function everyParty(box: Box, { party }: Mode): Choices<string> {
  if (party === 0) return listed([NOBODY_BROUGHT]);
  return mapped(combinations(listed(box.roster), party), (members) => partiesText([members.map(({ id }) => id)]));
}

/** Members and parties in the order of the roster, so that who meets whom does not depend on the order of writing. */
export function listedParties(box: Box, words: readonly string[], path: ScenarioPath): string[] {
  const places = words.map((word) => placesOf(box, word));
  const texts = places.map((members) => partiesText([members.map((at) => box.roster[at]!.id)]));
  notTwice(texts, path);
  return texts
    .map((text, at) => ({ text, members: places[at]! }))
    .sort((one, other) => byPlace(one.members, other.members))
    .map(({ text }) => text);
}

function placesOf({ roster }: Box, word: string): number[] {
  return membersOfWord(word)
    .map((member) => roster.findIndex(({ id }) => id === member))
    .sort((one, other) => one - other);
}

function byPlace(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((place, index) => place !== other[index]);
  return at < 0 ? 0 : one[at]! - (other[at] ?? -1);
}

export function notTwice(words: readonly string[], path: ScenarioPath): void {
  const seen = new Set<string>();
  for (const [at, word] of words.entries()) {
    if (seen.has(word))
      throw new MatchupError([...path, at], `${path.join('.')}: found ${quoted(word)} twice, expected once`);
    seen.add(word);
  }
}

/** What one seat may bring. Left out it is nobody, which only those who are all alike can bring. */
export function partiesOfSeat(
  box: Box,
  mode: Mode,
  some: Some | undefined,
  path: ScenarioPath,
  key: string,
): Choices<string> {
  if (some === EVERY) return everyParty(box, mode);
  if (some === undefined && mode.party > 0) {
    throw new MatchupError(path, `${[...path, key].join('.')}: found none, expected ${expectedParty(box, mode)}`);
  }
  const words = listOf(some ?? NOBODY_BROUGHT);
  const odd = words.findIndex((word) => !fits(word, mode));
  if (odd >= 0) throw oddSize(words[odd]!, box, [mode], [...path, key], odd);
  return listed(listedParties(box, words, [...path, key]));
}

export function fits(word: string, { party }: Mode): boolean {
  return membersOfWord(word).length === party;
}

export function oddSize(word: string, box: Box, modes: readonly Mode[], path: ScenarioPath, at: number): MatchupError {
  const expected = modes.map((mode) => `${expectedParty(box, mode)} in ${mode.name}`).join(', or ');
  return new MatchupError([...path, at], `${path.join('.')}: found ${quoted(word)}, expected ${expected}`);
}

/** `a fable`, `2 runners by plus signs`. */
function expectedParty({ noun }: Box, { party }: Mode): string {
  if (party === 0) return `"${NOBODY_BROUGHT}" or nothing`;
  return party === 1 ? withArticle(noun.one) : `${party} ${noun.many} by plus signs`;
}

export function withArticle(word: string): string {
  return `${/^[aeiou]/i.test(word) ? 'an' : 'a'} ${word}`;
}

export function expectedSome(one: string): string {
  return `${withArticle(one)}, a list of them, or "${EVERY}" for all`;
}
