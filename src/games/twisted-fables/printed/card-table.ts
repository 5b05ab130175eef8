// The card table as it is listed: rows made from the same entries that the engine runs on.
import type { CardRow } from '../../../core/contract.ts';
import { fables } from '../fables/index.ts';
import { basics } from './basics.ts';
import { FIELDS, type NumberField, type Print } from './cards.ts';
import { BASICS } from './numbers.ts';

type Change = Readonly<Record<string, number>>;

/** The columns of the list. */
export const cardColumns: readonly string[] = [
  ...['number', 'id', 'entrant', 'name', 'french', 'kind', 'level', 'cost', 'copies', 'deck', 'effect'],
];

/** The print of a card with the numbers that are changed. */
function changed(owner: string, print: Print, change: Change): Print {
  const numbers = Object.keys(FIELDS).map((field) => [field, change[`${owner}.${print.id}.${field}`]] as const);
  return { ...print, ...Object.fromEntries(numbers.filter(([, value]) => value !== undefined)) };
}

/** The effect with its numbers in place. */
function words(effect: string, print: Print): string {
  return effect.replace(/\{(\w+)\}/g, (_, field: string) => String(print[field as NumberField]));
}

function basicRows(change: Change): CardRow[] {
  return basics.map((basic) => {
    const { kind, level } = basic;
    const print = changed(BASICS, basic.print, change);
    return {
      number: print.number,
      entrant: '',
      id: print.id,
      name: print.name,
      copies: 12,
      effect: words(basic.effect, print),
      own: { french: print.french ?? '', kind, level, cost: print.cost ?? null, deck: 'supply' },
    };
  });
}

function fableRows(change: Change): CardRow[] {
  return fables.flatMap(({ id: entrant, cards }) =>
    cards.map((card) => {
      const { kind, level, deck, copies } = card;
      const print = changed(entrant, card.print, change);
      return {
        number: print.number,
        entrant,
        id: print.id,
        name: print.name,
        copies,
        effect: words(card.effect, print),
        own: { french: print.french ?? '', kind, level, cost: print.cost ?? null, deck },
      };
    }),
  );
}

/** In the order of the printed numbers. A card without a number comes after those of its fable. */
export function cardRows(change: Change = {}): CardRow[] {
  const rows = [...basicRows(change), ...fableRows(change)];
  const firstNumber = ({ number, entrant }: CardRow): number => {
    if (number !== '') return Number.parseInt(number, 10);
    const others = rows.filter((row) => row.entrant === entrant && row.number !== '');
    return Math.max(...others.map(firstNumber));
  };
  return rows.sort((one, other) => firstNumber(one) - firstNumber(other));
}
