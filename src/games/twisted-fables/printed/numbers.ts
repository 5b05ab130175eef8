// Every printed number under the name that a designer uses: `red-riding-hood.crack-shot.damage`, `basics.attack-2.cost`.
import type { PrintedNumber } from '../../../core/contract.ts';
import { fables } from '../fables/index.ts';
import { SHEET, SUBSTITUTE } from '../ids/card.ts';
import * as NUM from '../ids/num.ts';
import { FABLES, HAND } from '../ids/size.ts';
import { basics } from './basics.ts';
import { type Bounds, FIELDS, mayBeHeldByAnyone, type NumberField, type Numbers } from './cards.ts';

const all = fables.map((_, index) => index);

/** What can be played is anything from 0 to ANY, but for these. */
const BOUNDS: Bounds = {
  // With more at a time hands grow until one decision has more options than there is room for.
  cards: [0, 2 * HAND],
  // "For each 0" and "if you inflict at least 0" say nothing.
  per: [1, NUM.ANY],
  least: [1, NUM.ANY],
  least2: [1, NUM.ANY],
  least3: [1, NUM.ANY],
};

/** Whoever has no HP is defeated before she begins. */
const SHEET_BOUNDS: Bounds = { ...BOUNDS, hp: [1, NUM.ANY] };

interface NumberPlaces {
  /** Where it stands in the table. */
  readonly at: readonly number[];
  readonly from: number;
  readonly to: number;
  readonly reaches: readonly string[] | null;
}

/** By path. */
const places = new Map<string, NumberPlaces>();
const printed = new Int16Array(FABLES << NUM.FABLE);
for (let i = 0; i < printed.length; i += 1 << NUM.KIND) printed[i + NUM.range] = NUM.ANY;

/** Whose numbers are everybody's. */
export const BASICS = 'basics';

for (const { slot, print } of basics) enter([BASICS, print.id], all, [slot], print, BOUNDS);
fables.forEach((fable, index) => {
  const { id, hp, maxDefense, threshold, sheet, bounds } = fable;
  enter([id], [index], [SHEET], { hp, maxDefense, threshold, ...sheet }, { ...SHEET_BOUNDS, ...bounds });
  for (const card of fable.cards) {
    const { kinds, print } = card;
    enter([id, print.id], mayBeHeldByAnyone(card) ? all : [index], kinds, print, { ...BOUNDS, ...print.bounds });
  }
});

// What stands for a basic card of a level has that level's value.
for (const fable of all) {
  for (let level = 1; level <= 3; level++) {
    printed[(fable << NUM.FABLE) + ((SUBSTITUTE + level - 1) << NUM.KIND) + NUM.value] = level;
  }
}

/** `owner` is whose numbers they are, and on which card they stand if not on her sheet. */
function enter(
  owner: readonly string[],
  holders: readonly number[],
  kinds: readonly number[],
  numbers: Numbers,
  bounds: Bounds,
): void {
  for (const [field, offset] of Object.entries(FIELDS)) {
    const value = numbers[field as NumberField];
    if (value === undefined) continue;
    const at = holders.flatMap((fable) => kinds.map((kind) => (fable << NUM.FABLE) + (kind << NUM.KIND) + offset));
    const [from, to] = bounds[field as NumberField] ?? [0, NUM.ANY];
    // A fable's cards, poison too, are in no game without her.
    const reaches = owner[0] === BASICS ? null : owner.slice(0, 1);
    places.set([...owner, field].join('.'), { at, from, to, reaches });
    for (const place of at) printed[place] = value;
  }
}

/** All paths with their printed values. */
export function numberPaths(): PrintedNumber[] {
  return [...places].map(([path, { at, ...rest }]) => ({ path, value: printed[at[0]], ...rest }));
}

/** The number table, with a setup's changes. */
export function numberTable(change: Readonly<Record<string, number>> = {}): Int16Array {
  const table = printed.slice();
  for (const [path, value] of Object.entries(change)) {
    const place = places.get(path);
    if (place === undefined)
      throw new Error(`change: found "${path}", expected a number such as red-riding-hood.crack-shot.damage`);
    if (!Number.isInteger(value) || value < place.from || value > place.to) {
      throw new Error(`change ${path}: found ${value}, expected a whole number from ${place.from} to ${place.to}`);
    }
    for (const at of place.at) table[at] = value;
  }
  return table;
}
