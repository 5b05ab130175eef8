// Alice's avatars (rules 13.4): what they do to the values of her cards, and when they change.

import { step } from '../../../core/frames.ts';
import * as DO from '../ids/act.ts';
import * as HER from '../ids/alice.ts';
import { ATTACK, AVATAR, DEFENSE, MOVEMENT } from '../ids/card.ts';
import * as NUM from '../ids/num.ts';
import * as R from '../ids/reg.ts';
import { MODIFIERS, OWN } from '../ids/size.ts';
import type { OwnQuestion } from '../play/hooks.ts';
import * as verbs from '../play/verbs.ts';
import { TYPE } from '../printed/slots.ts';
import type { Table } from '../table/state.ts';

// Avatars, in the order of the types that they raise; each lowers the type before it. 0: none yet (Q41).

const AVATARS = 3;
export const AVATAR_IDS = ['queen-of-hearts', 'mad-hatter', 'cheshire-cat'] as const;

/** All that modifies her cards: the avatar, and Frabjous Day (Q39). */
export function settleValues(g: Table, seat: number): void {
  const at = seat * MODIFIERS;
  const day = g.own[seat * OWN + HER.day];
  g.modifiers[at + ATTACK] = day;
  g.modifiers[at + DEFENSE] = day;
  g.modifiers[at + MOVEMENT] = day;
  const mood = g.mood[seat];
  if (mood === 0) return;
  g.modifiers[at + mood - 1] += verbs.number(g, seat, AVATAR + mood - 1, NUM.value);
  g.modifiers[at + ((mood + 1) % AVATARS)] -= verbs.number(g, seat, AVATAR + mood - 1, NUM.loss);
}

/** A skill ends with the offer of the avatar of its type, unless she has it (TF-12). */
export const mayBecome = step<Table>((g, f) => {
  const me = g.frames[f + R.me];
  g.frames[f + R.answer] = 0;
  if (g.mood[me] !== avatarOf(g, f)) verbs.ask(g, HER.askAvatar, me);
});

export const become = step<Table>((g, f) => {
  const me = g.frames[f + R.me];
  const mood = g.frames[f + R.answer];
  if (mood === 0) return;
  verbs.become(g, me, mood);
  settleValues(g, me);
});

export function avatarOf(g: Table, f: number): number {
  return 1 + TYPE[g.frames[f + R.card]];
}

/** At the beginning of a turn any other avatar; after a skill its own, or none. */
export const avatarQuestion: OwnQuestion = {
  kind: HER.askAvatar,
  prompt: 'which avatar?',
  vocabulary: 'become stay',
  list(g, f, seat, out) {
    if (g.frames[f + R.doing] !== DO.beginning) {
      out[0] = 0;
      out[1] = avatarOf(g, f);
      return 2;
    }
    let n = 0;
    for (let mood = 1; mood <= AVATARS; mood++) if (mood !== g.mood[seat]) out[n++] = mood;
    return n;
  },
  words: (_g, _f, _seat, option) => (option === 0 ? 'stay' : `become ${AVATAR_IDS[option - 1]}`),
};
