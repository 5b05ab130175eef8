// Every printed number under the name that a designer uses: `red-riding-hood.crack-shot.damage`, `basics.attack-2.cost`.
import type { PrintedNumber } from '../../../core/contract.ts';
import { fables } from '../fables/index.ts';
import { SHEET, SUBSTITUTE } from '../ids/card.ts';
import * as NUM from '../ids/num.ts';
import { FABLES } from '../ids/size.ts';
import { basics } from './basics.ts';
import { FIELDS, mayBeHeldByAnyone, type NumberField, type Numbers } from './cards.ts';

const all = fables.map((_, index) => index);

interface NumberPlaces {
  /** Where it stands in the table. */
  readonly at: readonly number[];
  readonly reaches: readonly string[] | null;
}

/** By path. */
const places = new Map<string, NumberPlaces>();
const printed = new Int16Array(FABLES << NUM.FABLE);
for (let i = 0; i < printed.length; i += 1 << NUM.KIND) printed[i + NUM.range] = NUM.ANY;

/** Whose numbers are everybody's. */
const BASICS = 'basics';

for (const basic of basics) enter(BASICS, basic.print.id, all, [basic.slot], basic.print);
fables.forEach((fable, index) => {
  const { hp, maxDefense, threshold, sheet } = fable;
  enter(fable.id, '', [index], [SHEET], { hp, maxDefense, threshold, ...sheet });
  for (const card of fable.cards) {
    enter(fable.id, card.print.id, mayBeHeldByAnyone(card) ? all : [index], card.kinds, card.print);
  }
});

// What stands for a basic card of a level has that level's value.
for (const fable of all) {
  for (let level = 1; level <= 3; level++) {
    printed[(fable << NUM.FABLE) + ((SUBSTITUTE + level - 1) << NUM.KIND) + NUM.value] = level;
  }
}

function enter(owner: string, id: string, holders: readonly number[], kinds: readonly number[], numbers: Numbers): void {
  for (const [field, offset] of Object.entries(FIELDS)) {
    const value = numbers[field as NumberField];
    if (value === undefined) continue;
    const at = holders.flatMap((fable) => kinds.map((kind) => (fable << NUM.FABLE) + (kind << NUM.KIND) + offset));
    // A fable's cards, poison too, are in no game without her.
    const reaches = owner === BASICS ? null : [owner];
    places.set([owner, id, field].filter((part) => part !== '').join('.'), { at, reaches });
    for (const place of at) printed[place] = value;
  }
}

/** All paths with their printed values. */
export function numberPaths(): PrintedNumber[] {
  return [...places].map(([path, { at, reaches }]) => ({ path, value: printed[at[0]], from: 0, to: NUM.ANY, reaches }));
}

/** The number table, with a setup's changes. */
export function numberTable(change: Readonly<Record<string, number>> = {}): Int16Array {
  const table = printed.slice();
  for (const [path, value] of Object.entries(change)) {
    const place = places.get(path);
    if (place === undefined)
      throw new Error(`change: found "${path}", expected a number such as red-riding-hood.crack-shot.damage`);
    if (!Number.isInteger(value) || value < 0 || value > NUM.ANY) {
      throw new Error(`change ${path}: found ${value}, expected a whole number from 0 to ${NUM.ANY}`);
    }
    for (const at of place.at) table[at] = value;
  }
  return table;
}
