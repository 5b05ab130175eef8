// One line per fable. Their order is the roster's.
import type { Fable } from '../printed/cards.ts';
import { alice } from './alice.ts';
import { kaguya } from './kaguya.ts';
import { mulan } from './mulan.ts';
import { redRidingHood } from './red-riding-hood.ts';
import { sleepingBeauty } from './sleeping-beauty.ts';
import { snowWhite } from './snow-white.ts';

export const fables: readonly Fable[] = [redRidingHood, snowWhite, sleepingBeauty, alice, mulan, kaguya];
