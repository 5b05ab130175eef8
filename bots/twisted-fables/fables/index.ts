// One line per fable, in any order: each says who she is.
import type { Knowledge } from '../lib/known.ts';
import { alice } from './alice.ts';
import { kaguya } from './kaguya.ts';
import { mulan } from './mulan.ts';
import { redRidingHood } from './red-riding-hood.ts';
import { sleepingBeauty } from './sleeping-beauty.ts';
import { snowWhite } from './snow-white.ts';

export const fables: readonly Knowledge[] = [alice, kaguya, mulan, redRidingHood, sleepingBeauty, snowWhite];
