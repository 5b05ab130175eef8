// The card table as it is listed: rows made from the same entries that the engine runs on.
import type { CardRow } from '../../../core/contract.ts';
import { fables } from '../fables/index.ts';
import { basics } from './basics.ts';
import type { NumberField, Print } from './cards.ts';

/** The columns of the list. */
export const cardColumns: readonly string[] = [
  ...['number', 'id', 'entrant', 'name', 'french', 'kind', 'level', 'cost', 'copies', 'deck', 'effect'],
];

/** The effect with its numbers in place. */
function words(effect: string, print: Print): string {
  return effect.replace(/\{(\w+)\}/g, (_, field: string) => String(print[field as NumberField]));
}

const basicRows: CardRow[] = basics.map(({ print, kind, level, effect }) => ({
  number: print.number,
  entrant: '',
  id: print.id,
  name: print.name,
  copies: 12,
  effect: words(effect, print),
  own: { french: print.french ?? '', kind, level, cost: print.cost ?? null, deck: 'supply' },
}));

const fableRows: CardRow[] = fables.flatMap((fable) =>
  fable.cards.map((card) => ({
    number: card.print.number,
    entrant: fable.id,
    id: card.print.id,
    name: card.print.name,
    copies: card.copies,
    effect: words(card.effect, card.print),
    own: {
      french: card.print.french ?? '',
      kind: card.kind,
      level: card.level,
      cost: card.print.cost ?? null,
      deck: card.deck,
    },
  })),
);

/** A card without a number comes after those of its fable. */
function firstNumber({ number, entrant }: CardRow): number {
  if (number !== '') return Number.parseInt(number, 10);
  const others = fableRows.filter((row) => row.entrant === entrant && row.number !== '');
  return Math.max(...others.map(firstNumber));
}

/** In the order of the printed numbers. */
export const cardRows: readonly CardRow[] = [...basicRows, ...fableRows].sort(
  (one, other) => firstNumber(one) - firstNumber(other),
);
