// Kaguya (rules 13.6): a duellist; answers every blow with one of her own and turns a high guard into damage and cards.

import { step } from '../../../core/frames.ts';
import * as DO from '../ids/act.ts';
import * as ASK from '../ids/ask.ts';
import * as BLOW from '../ids/blow.ts';
import { ATTACK, ATTACKS, DEFENSE, DESTROYABLE, LAST_TWISTS, MOVEMENT, NO_CARD, SHEET, TWIST } from '../ids/card.ts';
import * as COUNT from '../ids/count.ts';
import * as EV from '../ids/ev.ts';
import * as HER from '../ids/kaguya.ts';
import * as NUM from '../ids/num.ts';
import * as LAID from '../ids/ongoing.ts';
import * as R from '../ids/reg.ts';
import * as RULE from '../ids/rule.ts';
import { DECK, OWN, SPACES } from '../ids/size.ts';
import * as WHEN from '../ids/when.ts';
import type { OwnQuestion, Substitute } from '../play/hooks.ts';
import { cardOrNone, yesOrNo } from '../play/own-questions.ts';
import { openCounter } from '../play/packet.ts';
import { listDestroyable } from '../play/questions.ts';
import {
  askMay,
  asks,
  cause,
  defendPrinted,
  hasFoe,
  inflict,
  isByOpponent,
  placeFoe,
  strikeLater,
  when,
} from '../play/steps.ts';
import * as verbs from '../play/verbs.ts';
import * as zones from '../play/zones.ts';
import { type Card, type Fable, lastTwist, line, on, ongoingEpic, twist } from '../printed/cards.ts';
import { bits, lowest } from '../table/bags.ts';
import type { Table } from '../table/state.ts';
import { distance } from '../table/track.ts';

// Her sheet: damage by an opponent that costs her HP may be countered with one real attack card or wild (Q48), from where
// the pawns stand by then (TF-23).

function canCounter(g: Table, f: number): boolean {
  const me = g.frames[f + R.me];
  const farthest = g.rules[RULE.counterRange];
  const near = farthest === 0 || distance(g, me) <= farthest;
  return near && (g.hand.mask[me] & ATTACKS) !== 0 && isByOpponent(g, f);
}

const counterQuestion = cardOrNone(
  HER.askCounter,
  'counter with which card?',
  'counter with',
  (g, _f, seat) => g.hand.mask[seat] & ATTACKS,
);

const counter = step<Table>((g, f) => {
  const me = g.frames[f + R.me];
  const slot = g.frames[f + R.answer];
  if (slot === NO_CARD) return;
  g.events.note(EV.counter, me, slot, 0, 0, 0);
  zones.fromHand(g, me, slot);
  zones.toDiscard(g, me, slot);
  openCounter(g, f, verbs.cardValue(g, me, slot, ATTACK), verbs.number(g, me, SHEET, NUM.cards));
});

// Attack skills, Blood Moon: one for each full three of her defense.

function perDefense(g: Table, f: number): number {
  return Math.floor(g.defense[g.frames[f + R.me]] / verbs.printed(g, f, NUM.per));
}

const inflictAscendant = step<Table>((g, f) => {
  verbs.hit(g, f, verbs.printed(g, f, NUM.damage) + perDefense(g, f), g.frames[f + R.x]);
});

/** Before the defense is gone (Q53). */
const drawForDefense = step<Table>((g, f) => {
  const cards = verbs.printed(g, f, NUM.cards) * perDefense(g, f);
  if (cards > 0) zones.draw(g, g.frames[f + R.me], cards);
});

/** From the moment it is unlocked (Q53). */
function raiseMaxDefense(g: Table, seat: number, which: number): void {
  g.maxDefense[seat] += verbs.number(g, seat, TWIST + which, NUM.maxDefense);
}

function raising(card: Card): Card {
  return { ...card, unlocked: raiseMaxDefense };
}

// Swift Reprisal: a defense card she plays as an attack card; it gives power as one (Q52). A wild is one without it (TF-27).

const reprisal: Substitute = {
  names: ['defense-1 as attack', 'defense-2 as attack', 'defense-3 as attack'],
  givesPower: true,
  levels(g, me, type) {
    if (type !== ATTACK || g.own[me * OWN + HER.reprised] !== 0) return 0;
    return ((g.hand.mask[me] >> (DEFENSE * 3)) & 0b111) << 1;
  },
  pay(g, me, level) {
    const slot = DEFENSE * 3 + level - 1;
    g.own[me * OWN + HER.reprised] = 1;
    zones.fromHand(g, me, slot);
    g.play.add(me, slot);
    g.counters[me * COUNT.FIELDS + COUNT.played + slot]++;
  },
};

// Reflective Repose: each copy at the end of her turn.
const repose = step<Table>((g, f) => {
  const me = g.frames[f + R.me];
  verbs.gainDefense(g, me, bits(g.twists[me] & LAST_TWISTS) * verbs.printed(g, f, NUM.defense));
});

// Echoes: defense cards to the hand; each other is discarded or put back by a choice of its own (Q50).

const defendMore = step<Table>((g, f) => {
  verbs.gainDefense(g, g.frames[f + R.me], verbs.printed(g, f, NUM.defense) + g.frames[f + R.x]);
});

const reveal = step<Table>((g, f) => {
  const me = g.frames[f + R.me];
  zones.reveal(g, me, verbs.printed(g, f, NUM.cards));
  for (let slot = DEFENSE * 3; slot < DEFENSE * 3 + 3; slot++) {
    while (g.revealed.count(me, slot) > 0) {
      g.revealed.take(me, slot);
      zones.takeToHand(g, me, slot);
    }
  }
});

const askEcho = step<Table>((g, f) => {
  const me = g.frames[f + R.me];
  if (g.revealed.mask[me] === 0) verbs.skip(g, f, 1);
  else verbs.ask(g, HER.askEcho, me);
});

const echoQuestion: OwnQuestion = {
  kind: HER.askEcho,
  prompt: 'discard a revealed card, or put it back?',
  vocabulary: 'put back',
  list(g, _f, seat, out) {
    let n = 0;
    for (let m = g.revealed.mask[seat]; m !== 0; m &= m - 1) {
      out[n++] = ASK.IN_DISCARD + lowest(m);
      out[n++] = lowest(m);
    }
    return n;
  },
  words: (_g, _f, _seat, option) => (option < ASK.IN_DISCARD ? 'put back {card}' : 'discard {card}'),
};

/** Cards go back in the order of the answers: the last lies on top. */
const resolveEcho = step<Table>((g, f) => {
  const me = g.frames[f + R.me];
  const answer = g.frames[f + R.answer];
  const slot = answer & NO_CARD;
  g.revealed.take(me, slot);
  if (answer < ASK.IN_DISCARD) {
    g.events.note(EV.putBack, me, slot, 0, 0, 0);
    g.deck[me * DECK + g.deckSize[me]++] = slot;
  } else {
    g.events.note(EV.discard, me, slot, 0, 0, 0);
    zones.toDiscard(g, me, slot);
  }
  verbs.askAgain(g, f);
});

// Focused skills: HP for a card destroyed, only if she survives (Q7); later damage by each copy with the M it was played with (Q51).

const askDestroy = step<Table>((g, f) => {
  const me = g.frames[f + R.me];
  const some = ((g.hand.mask[me] | g.discard.mask[me]) & DESTROYABLE) !== 0;
  if (some && verbs.canPayHp(g, me, verbs.printed(g, f, NUM.loss))) verbs.ask(g, HER.askDestroy, me);
  else verbs.skip(g, f, 1);
});

const destroyQuestion: OwnQuestion = {
  kind: HER.askDestroy,
  prompt: 'pay HP and destroy which card?',
  list(g, _f, seat, out) {
    out[0] = NO_CARD;
    return listDestroyable(g, seat, out, 1);
  },
  words(_g, _f, _seat, option) {
    if (option === NO_CARD) return 'destroy nothing';
    return `destroy {card} from ${option < ASK.IN_DISCARD ? 'hand' : 'discard'}`;
  },
};

const payAndDestroy = step<Table>((g, f) => {
  const me = g.frames[f + R.me];
  if (g.frames[f + R.answer] === NO_CARD) return;
  verbs.payHp(g, me, verbs.printed(g, f, NUM.loss));
  zones.destroyChosen(g, me, g.frames[f + R.answer]);
});

/** Beyond range 4 - M: farther away than that, by the M that this copy was played with (Q51, TF-28). */
const strikeFarAway = step<Table>((g, f) => {
  const me = g.frames[f + R.me];
  if (!hasFoe(g, f)) return;
  const value = g.ongoing[(me * LAID.MOST + g.frames[f + R.copy]) * LAID.WIDTH + LAID.value];
  if (distance(g, me) > verbs.printed(g, f, NUM.laterRange) - value) strikeLater(g, f);
});

// Uncanny Instinct: never off the track or onto her own space (Q52), and only where she moves (TF-27). The option names the space.

function menu(g: Table, me: number, out: Int32Array, n: number): number {
  const foe = g.foe[me];
  if (g.own[me * OWN + HER.pushed] !== 0 || foe < 0 || g.defense[foe] >= g.defense[me]) return n;
  const most = verbs.number(g, me, TWIST + MOVEMENT, NUM.most);
  for (let space = 1; space <= SPACES; space++) {
    const steps = Math.abs(space - g.space[foe]);
    if (steps > 0 && steps <= most && space !== g.space[me]) out[n++] = (DO.own << DO.SHIFT) | space;
  }
  return n;
}

const push = step<Table>((g, f) => {
  g.own[g.frames[f + R.me] * OWN + HER.pushed] = 1;
  verbs.putOn(g, g.frames[f + R.foe], g.frames[f + R.what], EV.move);
});

// Judgment Arising

const judge = step<Table>((g, f) => {
  const me = g.frames[f + R.me];
  const foe = g.frames[f + R.foe];
  verbs.loseHp(g, foe, g.defense[me] - g.defense[foe], g.frames[f + R.card], me);
});

// Impulsive Onslaught: the opponent to one of her range 1 spaces, which may be where she is (Q13).

const placeQuestion: OwnQuestion = {
  kind: HER.askPlaceFoe,
  prompt: 'place her where?',
  vocabulary: 'her',
  list(g, _f, seat, out) {
    let n = 0;
    if (g.space[seat] > 1) out[n++] = g.space[seat] - 1;
    if (g.space[seat] < SPACES) out[n++] = g.space[seat] + 1;
    return n;
  },
  words: (_g, _f, _seat, option) => `place her on ${option}`,
};

const onslaught = [asks(HER.askPlaceFoe), placeFoe, inflict];

function isChosen(g: Table, f: number): boolean {
  return g.frames[f + R.answer] === 1;
}

// Blazing Shinai: what her defense leaves of a packet, all or nothing (Q49); losses are refused unasked (Q86).

const refuseQuestion = yesOrNo(HER.askRefuse, 'refuse the damage?', 'refuse damage', 'take damage');

const refuse = step<Table>((g, f) => {
  if (g.frames[f + R.answer] === 0) return;
  g.frames[cause(f) + BLOW.rest] = 0;
  g.events.note(EV.refuse, g.frames[f + R.me], 0, 0, 0, 0);
});

const FOCUSED = { range: 0, rangePlus: 1, loss: 1, laterRange: 4 };

export const kaguya: Fable = {
  id: 'kaguya',
  name: 'Kaguya',
  french: 'Kaguya',
  about: 'Answers every blow with one of her own, and strikes harder the higher her guard.',
  hp: 32,
  maxDefense: 6,
  threshold: 16,
  sheet: { cards: 1 },
  cards: [
    ...line(
      ATTACK,
      'Range {range}. Damage {damage} + A + floor(your defense / {per}).',
      [
        { number: '274', id: 'ascendant-light', name: 'Ascendant Light', range: 1, damage: 1, per: 3 },
        { number: '275-276', id: 'ascendant-glory', name: 'Ascendant Glory', range: 1, damage: 2, per: 3 },
        { number: '278-280', id: 'ascendant-avatar', name: 'Ascendant Avatar', range: 1, damage: 3, per: 3 },
      ],
      [inflictAscendant],
    ),
    raising(
      twist(
        ATTACK,
        'Max defense +{maxDefense} (cumulative). Once per turn, in your turn: may play a defense card as an attack card of the ' +
          'same level.',
        { number: '277', id: 'swift-reprisal', name: 'Swift Reprisal', french: 'Riposte rapide', maxDefense: 1 },
        on(WHEN.substitute),
      ),
    ),
    lastTwist(
      'End of each of your turns: Defense {defense}. Cumulative.',
      { number: '281, 289, 297', id: 'reflective-repose', name: 'Reflective Repose', defense: 2 },
      on(WHEN.turnEnd, [repose]),
    ),
    ...line(
      DEFENSE,
      'Defense {defense} + D. Reveal top {cards} of your deck; each defense card (not wild) -> hand; each other: discard it or ' +
        'put it back, any order.',
      [
        { number: '282', id: 'addled-echoes', name: 'Addled Echoes', defense: 1, cards: 1 },
        { number: '283-284', id: 'bygone-echoes', name: 'Bygone Echoes', defense: 2, cards: 2 },
        { number: '286-288', id: 'divine-echoes', name: 'Divine Echoes', defense: 3, cards: 3 },
      ],
      [defendMore, reveal, askEcho, resolveEcho],
    ),
    raising(
      twist(
        DEFENSE,
        'Max defense +{maxDefense} (cumulative). In your refresh phase: draw {cards} per {per} defense reset (floor).',
        { number: '285', id: 'blood-moon', name: 'Blood Moon', maxDefense: 1, cards: 1, per: 3 },
        on(WHEN.refresh, [drawForDefense]),
      ),
    ),
    ...line(
      MOVEMENT,
      'Range M. Damage {damage}. You may lose {loss} HP to destroy 1 card from hand or discard pile. Ongoing: beginning of your ' +
        'next turn, inflict {laterDamage} on an opponent beyond range {laterRange} - M.',
      [
        { number: '290', id: 'focused-intent', name: 'Focused Intent', damage: 1, laterDamage: 2, ...FOCUSED },
        { number: '291-292', id: 'focused-resolve', name: 'Focused Resolve', damage: 2, laterDamage: 4, ...FOCUSED },
        { number: '294-296', id: 'focused-ascent', name: 'Focused Ascent', damage: 3, laterDamage: 6, ...FOCUSED },
      ],
      [inflict, askDestroy, payAndDestroy],
      [strikeFarAway],
    ),
    raising(
      twist(
        MOVEMENT,
        "Max defense +{maxDefense} (cumulative). Once per turn, Action: if opp's defense is lower than yours, may move her {most} " +
          'space in any direction.',
        {
          number: '293',
          id: 'uncanny-instinct',
          name: 'Uncanny Instinct',
          french: 'Instinct inhumain',
          maxDefense: 1,
          most: 1,
        },
        on(WHEN.menu),
      ),
    ),
    ongoingEpic(
      0,
      "Defense {defense}. Ongoing: beginning of your next turn, if opp's defense is lower than yours she loses (your defense - " +
        'hers) HP.',
      { number: '298', id: 'judgment-arising', name: 'Judgment Arising', french: 'Heure du jugement', defense: 6 },
      [defendPrinted(NUM.defense)],
      when(hasFoe, [judge]),
    ),
    ongoingEpic(
      1,
      'Place opp on one of your range 1 spaces, then inflict {damage} on her. Ongoing: beginning of your next turn, you may do ' +
        'both again.',
      { number: '299', id: 'impulsive-onslaught', name: 'Impulsive Onslaught', french: 'Carnage impulsif', damage: 3 },
      when(hasFoe, onslaught),
      when(hasFoe, [askMay, ...when(isChosen, onslaught)]),
    ),
    ongoingEpic(
      2,
      'Ongoing: until the beginning of your next turn you take no damage and lose no HP unless you choose to.',
      { number: '300', id: 'blazing-shinai', name: 'Blazing Shinai' },
      [],
      [],
      on(WHEN.refuse, [asks(HER.askRefuse), refuse]),
    ),
  ],
  hooks: [on(WHEN.damaged, when(canCounter, [asks(HER.askCounter), counter]))],
  actions: [{ words: 'move her to {space}', steps: [push] }],
  questions: [counterQuestion, echoQuestion, destroyQuestion, placeQuestion, refuseQuestion],
  menu,
  substitute: reprisal,
};
