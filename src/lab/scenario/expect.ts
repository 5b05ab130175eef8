// What a scenario expects of its figures: `matchup.*.rate: { between: [40, 60] }`. Stars are spelled out here, before anything is played, so
// that it is known how many questions are asked; a line that is about nothing that exists is a mistake.
import type { Box } from '../../core/contract.ts';
import { modeOf } from '../../core/modes.ts';
import type { Expected, Figure } from '../contest/expected.ts';
import { gamesOfSet, isDuel } from '../contest/seating.ts';
import { quoted } from '../text/quote.ts';
import { asMap, type Entry, Mistake, type Place, type Source, unknownName } from '../text/source.ts';
import type { Matchup } from '../who/matchup.ts';
import { limitsOf, type Scale } from './expect-limits.ts';
import { cardsNamed, matchupsNamed, type Named, playersNamed } from './expect-names.ts';
import { type Complaint, complaintOf, firstOf } from './scenario-error.ts';

const KINDS = ['matchup', 'entrant', 'first-player', 'card', 'length', 'no-result', 'vs-baseline'] as const;

/** What the lines may be about. */
export interface Asked {
  readonly box: Box;
  readonly matchups: readonly Matchup[];
}

/** Throws with every mistake. */
export function expectOf(source: Source | undefined, asked: Asked): Expected[] {
  if (source === undefined) return [];
  const complaints: Complaint[] = [];
  const found = asMap(source, 'expect', 'a map of figures and their limits').flatMap((entry) => {
    try {
      return lineOf(entry, asked);
    } catch (error) {
      if (!(error instanceof Mistake)) throw error;
      complaints.push(complaintOf(error));
      return [];
    }
  });
  if (complaints.length > 0) throw firstOf(complaints);
  checkNames(found, source.at);
  return found;
}

/** A figure may have one line alone. */
function checkNames(lines: readonly Expected[], at: Place): void {
  const names = new Set<string>();
  for (const { name } of lines) {
    if (names.has(name))
      throw new Mistake(at, `expect: found two lines for ${name}, expected one: min and max, or between, say both limits`);
    names.add(name);
  }
}

/** The figures that a line is about, each with its own name. */
type Line = readonly (readonly [name: string, figure: Figure])[];

function lineOf({ key, at, value }: Entry, asked: Asked): Expected[] {
  const [kind = '', ...words] = key.split('.');
  const where: Named = { key, at, box: asked.box, matchups: asked.matchups };
  switch (kind) {
    case 'matchup':
      return matchupLine(where, words, value);
    case 'entrant':
      return entrantLine(where, words, value);
    case 'first-player':
      onlyWith(where, (sides) => sides > 1, 'somebody to begin before');
      onlyAlike(where);
      return limited(where, [[bare(where, kind, words), { is: 'first-player' }]], value, 'even');
    case 'no-result':
      onlyWith(where, (sides) => sides <= 2, 'two sides, or one: where more meet somebody is always first');
      return limited(where, [[bare(where, kind, words), { is: 'no-result' }]], value, 'share');
    case 'length':
      return lengthLine(where, words, value);
    case 'card':
      return cardLine(where, words, value);
    case 'vs-baseline':
      return baselineLine(where, words, value);
    default:
      throw unknownName(at, 'expect', kind, KINDS, 'a figure that begins with one of');
  }
}

function limited(where: Named, line: Line, value: Source, scale: Scale): Expected[] {
  const limits = limitsOf(value, where.key, scale);
  return line.map(([name, figure]) => ({ name, figure, ...limits }));
}

function matchupLine(where: Named, words: readonly string[], value: Source): Expected[] {
  const who = whoOf(where, words, ['rate']);
  const line = matchupsNamed(where, who).map(({ name, matchup, side }): Line[number] => [
    `matchup.${name}.rate`,
    { is: 'matchup-rate', matchup, side },
  ]);
  return limited(where, line, value, 'rate');
}

function entrantLine(where: Named, words: readonly string[], value: Source): Expected[] {
  const [what = '', ...rest] = words.toReversed();
  const who = whoOf(where, words, ['rate', 'rating'], rest.reverse());
  const line = playersNamed(where, who).map(({ name, player }): Line[number] => {
    const figure: Figure = what === 'rate' ? { is: 'entrant-rate', player } : { is: 'entrant-rating', player };
    return [`entrant.${name}.${what}`, figure];
  });
  if (what === 'rating') onlyDuels(where, 'ratings');
  else onlyWith(where, (sides) => sides === 2, 'two sides, or matchup.<who>.rate: only those have a mean over matchups');
  return limited(where, line, value, what === 'rate' ? 'rate' : 'elo');
}

function cardLine(where: Named, words: readonly string[], value: Source): Expected[] {
  onlyAlike(where);
  const line = cardsNamed(where, words).map(({ name, ...card }): Line[number] => [name, { is: 'card', ...card }]);
  return limited(where, line, value, 'share');
}

/** `length.p95: { max: 40 }`: at most 5 % of the games are longer than 40 turns. */
function lengthLine(where: Named, words: readonly string[], value: Source): Expected[] {
  const [, digits = ''] = /^p(\d{1,2}(?:\.\d+)?)$/.exec(words.join('.')) ?? [];
  const percent = Number(digits);
  if (digits === '' || percent <= 0) throw expected(where, 'length.p50, length.p95…');
  const { max, margin } = limitsOf(value, where.key, 'turns');
  const share = Number((1 - percent / 100).toFixed(6));
  const cut = Math.min(margin, Number((share / 2).toFixed(6)));
  return [{ name: where.key, figure: { is: 'longer', turns: max! }, max: share, margin: cut }];
}

/** `vs-baseline`, `vs-baseline.entrant.*`, `vs-baseline.matchup.alice,kaguya` */
function baselineLine(where: Named, words: readonly string[], value: Source): Expected[] {
  const [kind = 'matchup', ...rest] = words;
  const who = rest.length === 0 ? '*' : rest.join('.');
  if (kind === 'matchup') {
    const line = matchupsNamed(where, who).map(({ name, matchup }): Line[number] => [
      `vs-baseline.matchup.${name}`,
      { is: 'matchup-shift', matchup },
    ]);
    return limited(where, line, value, 'shift');
  }
  if (kind !== 'entrant') throw expected(where, 'vs-baseline, vs-baseline.matchup.<who> or vs-baseline.entrant.<who>');
  const line = playersNamed(where, who).map(({ name, player }): Line[number] => [
    `vs-baseline.entrant.${name}`,
    { is: 'entrant-shift', player },
  ]);
  return limited(where, line, value, 'shift');
}

/** What stands between the first word and the last, which is one of these. */
function whoOf(where: Named, words: readonly string[], figures: readonly string[], who = words.slice(0, -1)): string {
  const [kind] = where.key.split('.');
  const form = figures.map((figure) => `${kind}.<who>.${figure}`).join(', ');
  if (who.length === 0 || !figures.includes(words.at(-1) ?? '')) throw expected(where, `${form}; <who> may be *`);
  return who.join('.');
}

function bare(where: Named, kind: string, words: readonly string[]): string {
  if (words.length > 0) throw expected(where, kind);
  return kind;
}

/** Some figures are of tables with so many sides alone: of others nothing could ever be decided. */
function onlyWith(where: Named, isRight: (sides: number) => boolean, words: string): void {
  const { key, at, matchups } = where;
  const other = matchups.find(({ sides }) => !isRight(sides.length));
  if (other === undefined) return;
  const found = other.sides.length === 1 ? 'a lone side' : `${other.sides.length} sides`;
  throw new Mistake(at, `expect: found ${quoted(key)} with ${found}, expected ${words}`);
}

function onlyDuels({ at, key, box, matchups }: Named, what: string): void {
  const other = matchups.find(({ mode }) => !isDuel(modeOf(box, mode)));
  if (other !== undefined) throw new Mistake(at, `expect: found ${quoted(key)}, but ${what} are of duels alone`);
}

/** What is added up over matchups must be counted alike in them. */
function onlyAlike({ at, key, box, matchups }: Named): void {
  const sizes = new Set(matchups.map(({ mode, sides }) => `${sides.length} ${gamesOfSet(modeOf(box, mode))}`));
  if (sizes.size > 1) throw new Mistake(at, `expect: found ${quoted(key)} over tables of different size, expected one size`);
}

function expected({ at, key }: { readonly at: Place; readonly key: string }, form: string): Mistake {
  return new Mistake(at, `expect: found ${quoted(key)}, expected ${form}`);
}
