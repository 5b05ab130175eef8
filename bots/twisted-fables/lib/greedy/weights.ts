// Greedy's weights, what each purchase is worth and the choice of an epic: their names, and what training starts from.
import { cardId } from '../../../../src/games/twisted-fables/shown/text.ts';
import { roster } from '../roster.ts';
import { EPICS } from './ids.ts';
import { CARDS_FIRST } from './purchases.ts';

const PREFERRED = 10;

const basics = Array.from({ length: 10 }, (_, slot) => cardId(0, slot));
const skills = ['attack', 'defense', 'movement'].map((deck) => `${deck}-skill`);
const purchases = [...basics, ...skills, 'skill-level-3'].map((name) => ({ name: `buy-${name}`, step: 6 }));
const epics = ['first', 'second', 'third'].map((name) => ({ name: `${name}-epic`, step: PREFERRED }));

export const weights: readonly { readonly name: string; readonly step: number }[] = [...purchases, ...epics];

export const start: readonly (readonly number[])[] = roster.map(({ buys = CARDS_FIRST, epic = 0 }) => {
  const list = [...buys, 0, 0, 0];
  list[EPICS + epic] = PREFERRED;
  return list;
});
