// The limits of an expectation: `{ between: [40, 60] }`, `{ max: 0.1% }`, `{ within: 3, margin: 0.5pp }`. Rates are written in percent, and are
// fractions from here on.
import { quoted } from '../text/quote.ts';
import { asList, asMap, Mistake, type Source, unknownName } from '../text/source.ts';

/** What the limits of a figure are about: `even` lies around 50 % and is written as what it is off by; `shift` around 0. */
export type Scale = 'rate' | 'share' | 'even' | 'elo' | 'turns' | 'shift';

export interface Limits {
  readonly min?: number;
  readonly max?: number;
  readonly margin: number;
}

const words: Readonly<Record<Scale, readonly string[]>> = {
  rate: ['min', 'max', 'between', 'within'],
  share: ['min', 'max', 'between'],
  even: ['within'],
  elo: ['min', 'max', 'between', 'within'],
  turns: ['max'],
  shift: ['max-shift'],
};

/** Where `within` is measured from. */
const CENTRE: Readonly<Record<Scale, number>> = { rate: 50, share: 0, even: 50, elo: 0, turns: 0, shift: 0 };

/** If none is given. */
const MARGIN = { points: 0.5, elo: 5 };

export function limitsOf(value: Source, what: string, scale: Scale): Limits {
  const allowed = [...words[scale], 'margin'];
  const entries = asMap(value, what, `its limits: a map of ${allowed.join(', ')}`);
  const odd = entries.find(({ key }) => !allowed.includes(key));
  if (odd !== undefined) throw unknownName(odd.at, what, odd.key, allowed, '');
  const given = new Map(entries.map(({ key, value }) => [key, value]));
  const limits = [...given.keys()].filter((key) => key !== 'margin');
  if (limits.length === 0)
    throw new Mistake(value.at, `${what}: found no limit, expected one of ${words[scale].join(', ')}`);
  if (limits.length > 1 && !limits.every((key) => key === 'min' || key === 'max')) {
    throw new Mistake(value.at, `${what}: found ${limits.join(' and ')}, expected one of them, or min and max`);
  }
  const range = rangeOf(given, what, scale);
  checkRange(range, value, what, scale);
  return scaled(range, marginOf(given.get('margin'), range, what, scale), scale);
}

interface Range {
  readonly min: number | null;
  readonly max: number | null;
}

function rangeOf(given: ReadonlyMap<string, Source>, what: string, scale: Scale): Range {
  const number = (key: string) => {
    const source = given.get(key);
    return source === undefined ? null : numberOf(source, `${what}: ${key}`, scale);
  };
  const between = given.get('between');
  if (between !== undefined) {
    const items = asList(between, `${what}: between`, 'two numbers');
    if (items.length !== 2) throw new Mistake(between.at, `${what}: between: found ${items.length} numbers, expected two`);
    const [min, max] = items.map((item) => numberOf(item, `${what}: between`, scale));
    return { min: min!, max: max! };
  }
  const reach = number('within') ?? number('max-shift');
  if (reach !== null) return { min: CENTRE[scale] - reach, max: CENTRE[scale] + reach };
  return { min: number('min'), max: number('max') };
}

const UNITS: Readonly<Record<Scale, RegExp>> = {
  rate: /^(%|pp)?$/,
  share: /^%?$/,
  even: /^(%|pp)?$/,
  elo: /^(Elo)?$/i,
  turns: /^(turns)?$/,
  shift: /^(%|pp)?$/,
};

function numberOf(source: Source, what: string, scale: Scale): number {
  const text = source.is === 'scalar' ? (source.written ?? String(source.value ?? '')) : '';
  const [, digits = '', unit = ''] = /^(-?\d+(?:\.\d+)?)\s*(\D*)$/.exec(text) ?? [];
  if (digits !== '' && UNITS[scale].test(unit)) return Number(digits);
  const example = scale === 'elo' ? '30' : scale === 'turns' ? '40' : '2.5, 2.5% or 2.5pp';
  throw new Mistake(
    source.at,
    `${what}: found ${source.is === 'scalar' ? quoted(text) : `a ${source.is}`}, expected a number such as ${example}`,
  );
}

const inPercent = (scale: Scale): boolean => scale !== 'elo' && scale !== 'turns';

function checkRange({ min, max }: Range, { at }: Source, what: string, scale: Scale): void {
  if (min !== null && max !== null && min >= max)
    throw new Mistake(at, `${what}: found ${min} to ${max}, expected the lower limit first`);
  const [least, most] = scale === 'shift' ? [-100, 100] : [0, 100];
  const odd = [min, max].find(
    (limit) => limit !== null && (inPercent(scale) ? limit <= least || limit >= most : scale === 'turns' && limit < 1),
  );
  if (odd !== undefined)
    throw new Mistake(
      at,
      `${what}: found the limit ${odd}, expected one ${inPercent(scale) ? `above ${least} and below ${most} %` : 'of 1 or more'}`,
    );
  if (scale === 'turns' && !Number.isInteger(max))
    throw new Mistake(at, `${what}: found ${max}, expected a whole number of turns`);
}

/** At most half of what lies between a limit and the end of the scale: no mean lies beyond it. */
function marginOf(source: Source | undefined, { min, max }: Range, what: string, scale: Scale): number {
  const given = source === undefined ? null : numberOf(source, `${what}: margin`, scale === 'turns' ? 'rate' : scale);
  if (given !== null && given <= 0) throw new Mistake(source!.at, `${what}: margin: found ${given}, expected more than 0`);
  if (scale === 'elo') return given ?? MARGIN.elo;
  const wanted = given ?? MARGIN.points;
  if (scale === 'turns') return wanted;
  const most = [min, max].flatMap((limit) => (limit === null ? [] : roomOf(limit, scale)));
  const room = Math.min(...most) / 2;
  if (given !== null && given > room)
    throw new Mistake(
      source!.at,
      `${what}: margin: found ${given}, expected at most ${room}: half of what is left to the end of the scale`,
    );
  return Math.min(wanted, room);
}

/** To either end of the scale. A shift may be 0, so its limit must stay apart from that. */
function roomOf(limit: number, scale: Scale): number[] {
  return scale === 'shift' ? [2 * Math.abs(limit), 100 - Math.abs(limit)] : [limit, 100 - limit];
}

/** Ratings and turns are what they are. */
function scaled({ min, max }: Range, margin: number, scale: Scale): Limits {
  const fraction = (value: number) => (inPercent(scale) ? Number((value / 100).toFixed(9)) : value);
  return {
    ...(min === null ? {} : { min: fraction(min) }),
    ...(max === null ? {} : { max: fraction(max) }),
    margin: scale === 'elo' ? margin : Number((margin / 100).toFixed(9)),
  };
}
