// Every printed number under the name that a designer uses: `red-riding-hood.crack-shot.damage`, `basics.attack-2.cost`.
import { basics } from './basics.ts';
import { FIELDS, type Field, type Numbers } from './cards.ts';
import { fables } from './fables/index.ts';
import { SHEET, SUBSTITUTE } from './ids/card.ts';
import * as NUM from './ids/num.ts';
import { FABLES } from './ids/size.ts';

const all = fables.map((_, index) => index);

/** Path → where it stands in the table. */
const places = new Map<string, number[]>();
const printed = new Int16Array(FABLES << NUM.FABLE);
for (let i = 0; i < printed.length; i += 1 << NUM.KIND) printed[i + NUM.range] = NUM.ANY;

for (const basic of basics) enter('basics', basic.print.id, all, [basic.slot], basic.print);
fables.forEach((fable, index) => {
  const { hp, maxDefense, threshold, sheet } = fable;
  enter(fable.id, '', [index], [SHEET], { hp, maxDefense, threshold, ...sheet });
  // Poison has the same numbers whoever holds it.
  for (const card of fable.cards) {
    enter(fable.id, card.print.id, card.kind === 'poison' ? all : [index], card.kinds, card.print);
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
    const value = numbers[field as Field];
    if (value === undefined) continue;
    const at = holders.flatMap((fable) => kinds.map((kind) => (fable << NUM.FABLE) + (kind << NUM.KIND) + offset));
    places.set([owner, id, field].filter((part) => part !== '').join('.'), at);
    for (const place of at) printed[place] = value;
  }
}

/** All paths with their printed values. */
export function numberPaths(): { path: string; value: number }[] {
  return [...places].map(([path, at]) => ({ path, value: printed[at[0]] }));
}

/** The number table, with a setup's changes. */
export function numberTable(change: Readonly<Record<string, number>> = {}): Int16Array {
  const table = printed.slice();
  for (const [path, value] of Object.entries(change)) {
    const at = places.get(path);
    if (at === undefined)
      throw new Error(`change: found "${path}", expected a number such as red-riding-hood.crack-shot.damage`);
    if (!Number.isInteger(value) || value < 0 || value > NUM.ANY) {
      throw new Error(`change ${path}: found ${value}, expected a whole number from 0 to ${NUM.ANY}`);
    }
    for (const place of at) table[place] = value;
  }
  return table;
}
