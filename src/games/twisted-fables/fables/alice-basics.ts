// Alice's tricks with basic cards: shown by her opponent, gained from the supply, destroyed, given away.

import { step } from '../../../core/frames.ts';
import * as HER from '../ids/alice.ts';
import * as ASK from '../ids/ask.ts';
import { BASICS, NO_CARD } from '../ids/card.ts';
import * as EV from '../ids/ev.ts';
import * as NUM from '../ids/num.ts';
import * as R from '../ids/reg.ts';
import { SUPPLIES } from '../ids/size.ts';
import type { OwnQuestion } from '../play/hooks.ts';
import { cardOrNone } from '../play/own-questions.ts';
import { listMask } from '../play/questions.ts';
import * as verbs from '../play/verbs.ts';
import * as zones from '../play/zones.ts';
import { LEVEL, TYPE } from '../printed/slots.ts';
import type { Table } from '../table/state.ts';
import { avatarOf } from './alice-avatars.ts';

// Cards from the supply go to her discard pile. Off With Her Head and Wonderland: one card a use may go to her hand
// instead, while she has the avatar of that skill, before the skill changes it (Q38).

const TO_HAND = 32;

function mayGoToHand(g: Table, f: number): boolean {
  const me = g.frames[f + R.me];
  return (g.twists[me] & (1 << TYPE[g.frames[f + R.card]])) !== 0 && g.mood[me] === avatarOf(g, f);
}

function gain(g: Table, me: number, answer: number): void {
  const slot = answer & NO_CARD;
  g.supply[slot]--;
  g.events.note(answer < TO_HAND ? EV.gain : EV.take, me, slot, 0, 0, 0);
  if (answer < TO_HAND) zones.toDiscard(g, me, slot);
  else zones.toHand(g, me, slot);
}

const gainWords: OwnQuestion['words'] = (_g, _f, _seat, option) =>
  option === NO_CARD ? 'gain nothing' : option < TO_HAND ? 'gain {card}' : 'gain {card} to hand';

// Attack skills: the opponent shows cards one by one, lower slots first; until the text is done they lie apart, where all
// see them, then they are in her hand again (Q35, TF-10).

function showable(g: Table, f: number): number {
  return g.hand.mask[g.frames[f + R.foe]] & BASICS & (-1 << g.frames[f + R.latest]);
}

export const askShow = step<Table>((g, f) => {
  if (showable(g, f) !== 0 && g.frames[f + R.chosen] < verbs.printed(g, f, NUM.cards))
    verbs.ask(g, HER.askShow, g.frames[f + R.foe]);
  else g.frames[f + R.answer] = NO_CARD;
});

export const show = step<Table>((g, f) => {
  const foe = g.frames[f + R.foe];
  const slot = g.frames[f + R.answer];
  if (slot === NO_CARD) return;
  zones.fromHand(g, foe, slot);
  g.revealed.add(foe, slot);
  g.events.note(EV.show, foe, slot, 0, 0, 0);
  g.frames[f + R.chosen]++;
  g.frames[f + R.latest] = slot;
  verbs.askAgain(g, f);
});

export const showQuestion = cardOrNone(HER.askShow, 'show which basic card?', 'show', showable, 'stop');

export const inflictForHidden = step<Table>((g, f) => {
  const hidden = verbs.printed(g, f, NUM.cards) - g.frames[f + R.chosen];
  verbs.hit(g, f, verbs.printed(g, f, NUM.damage), g.frames[f + R.x] * hidden);
});

/** Shown cards of which the supply has a copy. */
function copyable(g: Table, f: number): number {
  let mask = g.revealed.mask[g.frames[f + R.foe]];
  for (let slot = 0; slot < SUPPLIES; slot++) if (g.supply[slot] === 0) mask &= ~(1 << slot);
  return mask;
}

export const askCopy = step<Table>((g, f) => {
  if (copyable(g, f) !== 0) verbs.ask(g, HER.askCopy, g.frames[f + R.me]);
  else g.frames[f + R.answer] = NO_CARD;
});

export const copyQuestion: OwnQuestion = {
  kind: HER.askCopy,
  prompt: 'gain a copy of which card?',
  vocabulary: 'gain to',
  list(g, f, _, out) {
    out[0] = NO_CARD;
    const n = listMask(copyable(g, f), 0, out, 1);
    return mayGoToHand(g, f) ? listMask(copyable(g, f), TO_HAND, out, n) : n;
  },
  words: gainWords,
};

export const copy = step<Table>((g, f) => {
  if (g.frames[f + R.answer] !== NO_CARD) gain(g, g.frames[f + R.me], g.frames[f + R.answer]);
  const foe = g.frames[f + R.foe];
  for (let slot = 0; slot < SUPPLIES; slot++) {
    while (g.revealed.count(foe, slot) > 0) {
      g.revealed.take(foe, slot);
      zones.toHand(g, foe, slot);
    }
  }
});

// Basic cards of hers from hand or discard pile, up to as many as printed: hand first, lower slots first.

function listOwnBasics(g: Table, f: number, me: number, out: Int32Array): number {
  const latest = g.frames[f + R.latest];
  const from = -1 << (latest & NO_CARD);
  out[0] = NO_CARD;
  const n = latest < ASK.IN_DISCARD ? listMask(g.hand.mask[me] & BASICS & from, 0, out, 1) : 1;
  return listMask(g.discard.mask[me] & BASICS & (latest < ASK.IN_DISCARD ? -1 : from), ASK.IN_DISCARD, out, n);
}

export const askOwnBasic = (kind: number) =>
  step<Table>((g, f, question) => {
    const me = g.frames[f + R.me];
    const left = (g.hand.mask[me] | g.discard.mask[me]) & BASICS;
    if (left !== 0 && g.frames[f + R.chosen] < verbs.printed(g, f, NUM.cards)) verbs.ask(g, question, me);
    else g.frames[f + R.answer] = NO_CARD;
  }, kind);

export function ownBasicQuestion(kind: number, verb: string): OwnQuestion {
  return {
    kind,
    prompt: `${verb} which basic card?`,
    vocabulary: verb,
    list: listOwnBasics,
    words: (_g, _f, _seat, option) =>
      option === NO_CARD ? 'stop' : `${verb} {card} from ${option < ASK.IN_DISCARD ? 'hand' : 'discard'}`,
  };
}

/** Takes the chosen card from its zone. */
export function takeOwnBasic(g: Table, f: number): number {
  const answer = g.frames[f + R.answer];
  if (answer < ASK.IN_DISCARD) zones.fromHand(g, g.frames[f + R.me], answer);
  else g.discard.take(g.frames[f + R.me], answer & NO_CARD);
  g.frames[f + R.chosen]++;
  g.frames[f + R.latest] = answer;
  verbs.askAgain(g, f);
  return answer & NO_CARD;
}

// Defense skills: for each card destroyed one must be gained, of a level up to D (Q37). The first alone
// may go to her hand, then the others follow (TF-11).

export const destroyChosen = step<Table>((g, f) => {
  if (g.frames[f + R.answer] === NO_CARD) g.frames[f + R.afterLatest] = 0;
  else zones.destroy(g, g.frames[f + R.me], takeOwnBasic(g, f));
});

/** How many cards of a level up to D the supply has, in slots not below `from`. */
function gainable(g: Table, f: number, from: number): number {
  let cards = 0;
  for (let slot = from; slot < SUPPLIES; slot++) if (LEVEL[slot] <= g.frames[f + R.x]) cards += g.supply[slot];
  return cards;
}

export const askGain = step<Table>((g, f) => {
  const latest = g.frames[f + R.afterLatest] - 1;
  if (g.frames[f + R.owed] > 0 && gainable(g, f, latest < 0 ? 0 : latest) > 0) verbs.ask(g, HER.askGain, g.frames[f + R.me]);
  else verbs.skip(g, f, 1);
});

export const gainChosen = step<Table>((g, f) => {
  const answer = g.frames[f + R.answer];
  gain(g, g.frames[f + R.me], answer);
  g.frames[f + R.owed]--;
  g.frames[f + R.afterLatest] = answer < TO_HAND ? answer + 1 : 1;
  verbs.askAgain(g, f);
});

export const gainQuestion: OwnQuestion = {
  kind: HER.askGain,
  prompt: 'gain which basic card?',
  list(g, f, _, out) {
    const { frames } = g;
    const first = frames[f + R.afterLatest] === 0 ? 0 : frames[f + R.afterLatest] - 1;
    const all = gainable(g, f, first);
    const must = frames[f + R.owed] < all ? frames[f + R.owed] : all;
    let n = 0;
    let mask = 0;
    for (let slot = 0; slot < SUPPLIES; slot++) {
      if (LEVEL[slot] > frames[f + R.x] || g.supply[slot] === 0) continue;
      mask |= 1 << slot;
      // From here up there must be enough for the gains that follow.
      if (slot >= first && gainable(g, f, slot) >= must) out[n++] = slot;
    }
    return frames[f + R.afterLatest] === 0 && mayGoToHand(g, f) ? listMask(mask, TO_HAND, out, n) : n;
  },
  words: gainWords,
};
