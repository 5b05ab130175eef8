// What is expected and what is found.
import { type Game, NOBODY } from '../../core/contract.ts';
import type { Value } from '../../core/face.ts';
import { isAsExpected, valueWords } from './forms.ts';
import type { Difference } from './outcome.ts';
import { NOBODY_NAMED } from './read-expect.ts';
import { type Expectation, endingName, type Sign, type Situation, TABLE } from './situation.ts';
import { isOffered } from './vocabulary.ts';

export function differences(
  expected: readonly Expectation[],
  situation: Situation,
  game: Game,
  options: readonly string[],
): Difference[] {
  return expected.flatMap((expectation) => {
    const found = compare(expectation, situation, game, options);
    return found === null ? [] : [{ what: expectation.what, at: expectation.at, ...found }];
  });
}

type Mismatch = Pick<Difference, 'expected' | 'found'> | null;

function compare(expectation: Expectation, situation: Situation, game: Game, options: readonly string[]): Mismatch {
  switch (expectation.is) {
    case 'value': {
      const { form, value } = expectation;
      const found = read(expectation.seat, expectation.field, situation, game);
      if (isAsExpected(form, value, found)) return null;
      return { expected: valueWords(form, value), found: valueWords(form, found, value) };
    }
    case 'count': {
      const found = read(expectation.seat, expectation.field, situation, game) as readonly string[];
      if (found.length === expectation.value) return null;
      return { expected: `${expectation.value} cards`, found: `${found.length}: ${found.join(', ')}` };
    }
    case 'bound': {
      const found = read(expectation.seat, expectation.field, situation, game);
      const number = Array.isArray(found) ? found.length : Number(found);
      const { sign, value } = expectation;
      return isWithin(number, sign, value) ? null : { expected: `${sign} ${value}`, found: String(number) };
    }
    case 'winner':
      return same(nameOf(expectation.seat, situation), nameOf(winner(game), situation));
    case 'asked':
      return same(nameOf(expectation.seat, situation), nameOf(game.decider(), situation));
    case 'turn':
      return same(nameOf(expectation.seat, situation), nameOf(situation.positions.active(game), situation));
    case 'ending':
      return same(expectation.words, endingName(situation.box.endings[game.ending()] ?? ''));
    default:
      return compareOffer(expectation.words, expectation.is === 'offered', situation, game, options);
  }
}

function isWithin(found: number, sign: Sign, value: number): boolean {
  switch (sign) {
    case '<=':
      return found <= value;
    case '>=':
      return found >= value;
    case '<':
      return found < value;
    case '>':
      return found > value;
  }
}

function compareOffer(
  words: string,
  wanted: boolean,
  situation: Situation,
  game: Game,
  options: readonly string[],
): Mismatch {
  if (game.decider() === NOBODY) return { expected: `${wanted ? '' : 'no '}"${words}"`, found: 'the game is over' };
  if (isOffered(words, options) === wanted) return null;
  const asked = `${nameOf(game.decider(), situation)} is asked: ${game.describeQuestion()}`;
  return wanted
    ? { expected: words, found: `${asked} ${options.join(' | ')}` }
    : { expected: `no "${words}"`, found: asked };
}

function same(expected: string, found: string): Mismatch {
  return expected === found ? null : { expected, found };
}

function read(seat: number, name: string, { positions }: Situation, game: Game): Value {
  const fields = seat === TABLE ? positions.tableFields : positions.seatFields;
  return fields.find((field) => field.name === name)?.read(game, seat) ?? '';
}

function nameOf(seat: number, { keys }: Situation): string {
  return keys[seat] ?? NOBODY_NAMED;
}

/** NOBODY while the game goes on, and where it ended without one. */
function winner(game: Game): number {
  if (game.decider() !== NOBODY) return NOBODY;
  return Array.from({ length: game.seats }, (_, seat) => seat).find((seat) => game.score(seat) === 2) ?? NOBODY;
}
