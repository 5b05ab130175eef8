// What is expected and what is found.
import { type Game, NOBODY } from '../../core/contract.ts';
import type { Value } from '../../core/face.ts';
import { isAsExpected, valueWords } from './forms.ts';
import type { Difference } from './outcome.ts';
import { NOBODY_NAMED } from './read-expect.ts';
import { type Expectation, endingName, type Sign, type Situation, TABLE } from './situation.ts';
import { isMeant, isOffered } from './vocabulary.ts';

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
      return same(nameOf(expectation.seat, situation), nameOf(winnerOf(game), situation));
    case 'asked':
      return same(nameOf(expectation.seat, situation), nameOf(game.decider(), situation));
    case 'turn':
      return same(nameOf(expectation.seat, situation), nameOf(situation.positions.active(game), situation));
    case 'ending':
      return same(expectation.words, endingName(situation.box.endings[game.ending()] ?? ''));
    default:
      return compareOffer(expectation, situation, game, options);
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

type Offer = Extract<Expectation, { is: 'offered' | 'offered-exactly' | 'not-offered' }>;

function compareOffer(offer: Offer, situation: Situation, game: Game, options: readonly string[]): Mismatch {
  const expected = offerWords(offer);
  if (game.decider() === NOBODY) return { expected, found: 'the game is over' };
  const asked = `${nameOf(game.decider(), situation)} is asked: ${game.describeQuestion()}`;
  switch (offer.is) {
    case 'offered':
      return isOffered(offer.words, options) ? null : { expected, found: `${asked} ${options.join(' | ')}` };
    case 'offered-exactly':
      return compareExactly(offer.options, options, asked);
    case 'not-offered': {
      const seat = offer.seat === TABLE ? situation.positions.active(game) : offer.seat;
      if (seat !== game.decider()) {
        const named = `name her if she is meant: asked: ${nameOf(game.decider(), situation)}`;
        return { expected: `${expected} of ${nameOf(seat, situation)}`, found: `${asked} ${named}` };
      }
      return isOffered(offer.words, options) ? { expected, found: asked } : null;
    }
  }
}

function offerWords(offer: Offer): string {
  if (offer.is === 'offered-exactly') return offer.options.join(' | ');
  return offer.is === 'offered' ? offer.words : `no "${offer.words}"`;
}

function compareExactly(expected: readonly string[], options: readonly string[], asked: string): Mismatch {
  const missing = expected.filter((words) => !isOffered(words, options));
  const tooMuch = options.filter((option) => !expected.some((words) => words === option || isMeant(words, option, options)));
  if (missing.length === 0 && tooMuch.length === 0) return null;
  const parts = [
    ...(missing.length === 0 ? [] : [`missing: ${missing.join(' | ')}`]),
    ...(tooMuch.length === 0 ? [] : [`too much: ${tooMuch.join(' | ')}`]),
  ];
  return { expected: expected.join(' | '), found: `${asked} ${parts.join('; ')}` };
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
export function winnerOf(game: Game): number {
  if (game.decider() !== NOBODY) return NOBODY;
  return Array.from({ length: game.seats }, (_, seat) => seat).find((seat) => game.score(seat) === 2) ?? NOBODY;
}
