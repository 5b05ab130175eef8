// One line per fable. Their order is the roster's.
import type { Fable } from '../cards.ts';
import { redRidingHood } from './red-riding-hood.ts';
import { snowWhite } from './snow-white.ts';

export const fables: readonly Fable[] = [redRidingHood, snowWhite];
