// Mulan (rules 13.5): turns what is inflicted on her into Qi, and Qi into force, speed and cards.

import { step } from '../../../core/frames.ts';
import * as DO from '../ids/act.ts';
import * as BLOW from '../ids/blow.ts';
import { ATTACK, BAG_SHIFT, DEFENSE, DEFENSES, LAST_TWISTS, MOVEMENT, NO_CARD, POISONS, TWIST } from '../ids/card.ts';
import * as CLOCK from '../ids/clock.ts';
import * as EV from '../ids/ev.ts';
import * as HER from '../ids/mulan.ts';
import * as NUM from '../ids/num.ts';
import * as R from '../ids/reg.ts';
import * as RULE from '../ids/rule.ts';
import { OWN, SPACES } from '../ids/size.ts';
import * as WHEN from '../ids/when.ts';
import { legals, type OwnQuestion } from '../play/hooks.ts';
import { cardOrNone, howMuch, yesOrNo } from '../play/own-questions.ts';
import {
  addDamage,
  askPlace,
  asks,
  cause,
  defendValue,
  hasFoe,
  inflict,
  inflictPlusValue,
  placeFoe,
  placeMe,
  when,
} from '../play/steps.ts';
import * as verbs from '../play/verbs.ts';
import * as zones from '../play/zones.ts';
import { epic, type Fable, lastTwist, line, on, twist } from '../printed/cards.ts';
import { TYPE } from '../printed/slots.ts';
import { bits, lowest } from '../table/bags.ts';
import type { Table } from '../table/state.ts';
import { knockbackEnd } from '../table/track.ts';

// Qi: her tokens.

const QI = 12;

/** What the box does not hold is lost (Q12, Q42). */
function gainQi(g: Table, me: number, amount: number): void {
  const qi = g.tokens[me] + amount;
  if (g.tokens[me] < QI) verbs.setTokens(g, me, qi < QI ? qi : QI);
}

/** She may spend 0..most, as far as she has it. */
function askQi(g: Table, f: number, most: number): void {
  const me = g.frames[f + R.me];
  g.frames[f + R.most] = most < g.tokens[me] ? most : g.tokens[me];
  g.frames[f + R.answer] = 0;
  if (g.frames[f + R.most] > 0) verbs.ask(g, HER.askQi, me);
}

const askQiPrinted = step<Table>((g, f) => askQi(g, f, verbs.printed(g, f, NUM.most)));

/** Spends what she chose and returns it. */
function spendChosen(g: Table, f: number): number {
  const me = g.frames[f + R.me];
  const spent = g.frames[f + R.answer];
  if (spent > 0) verbs.setTokens(g, me, g.tokens[me] - spent);
  return spent;
}

const gainPrintedQi = step<Table>((g, f) => gainQi(g, g.frames[f + R.me], verbs.printed(g, f, NUM.tokens)));

// Her sheet: in an opponent's turn only, for each packet by an opponent, also one of 0 (Q42, Q43).

function isOpponentsTurn(g: Table, f: number): boolean {
  const me = g.frames[f + R.me];
  return verbs.areEnemies(me, g.clock[CLOCK.active]) && verbs.areEnemies(me, g.frames[f + R.foe]);
}

const askDiscardDefense = step<Table>((g, f) => {
  const me = g.frames[f + R.me];
  if ((g.hand.mask[me] & DEFENSES) === 0) g.frames[f + R.answer] = NO_CARD;
  else verbs.ask(g, HER.askDiscardDefense, me);
});

/** Qi for all of D, even if the damage was less (Q42). */
const divert = step<Table>((g, f) => {
  const me = g.frames[f + R.me];
  const slot = g.frames[f + R.answer];
  if (slot === NO_CARD) return;
  const value = verbs.cardValue(g, me, slot, DEFENSE);
  zones.discardFromHand(g, me, slot);
  g.frames[cause(f) + BLOW.reducedByChoice] += value;
  gainQi(g, me, value);
});

// Attack skills: damage, then perhaps the opponent to Mulan's other side, where there is one (Q44).

function otherSide(g: Table, f: number): number {
  return 2 * g.space[g.frames[f + R.me]] - g.space[g.frames[f + R.foe]];
}

const askOtherSide = step<Table>((g, f) => {
  const space = otherSide(g, f);
  if (space >= 1 && space <= SPACES) verbs.ask(g, HER.askOtherSide, g.frames[f + R.me]);
  else verbs.skip(g, f, 1);
});

// An opponent on the edge, after all placing, may lose a card by lot (Q44, Q45, TF-16).

function hasHerOnEdge(g: Table, f: number): boolean {
  const foe = g.frames[f + R.foe];
  return (g.space[foe] === 1 || g.space[foe] === SPACES) && g.handSize[foe] > 0;
}

const discardHers = step<Table>((g, f) => {
  if (g.frames[f + R.answer] === 1) zones.discardRandom(g, g.frames[f + R.foe]);
});

const mayDiscardAtEdge = when(hasHerOnEdge, [asks(HER.askRandomDiscard), discardHers]);

// Channeled Qi and Enlightened Assault: declared with the action or skill (rules 7, step 1).

function isAttackAction(g: Table, f: number): boolean {
  return g.frames[cause(f) + R.doing] === DO.attack;
}

function isAttackSkill(g: Table, f: number): boolean {
  return TYPE[g.frames[cause(f) + R.card]] === ATTACK;
}

function isMoveAction(g: Table, f: number): boolean {
  const doing = g.frames[cause(f) + R.doing];
  return doing === DO.moveLeft || doing === DO.moveRight;
}

const addAsMuchDamage = step<Table>((g, f) => addDamage(g, f, spendChosen(g, f)));

/** One longer move; power counts the cards only (Q47). */
const addSpaces = step<Table>((g, f) => {
  g.frames[cause(f) + R.x] += spendChosen(g, f);
});

// Gathering Storm: each copy is an effect of its own (Q93).

function storms(g: Table, me: number): number {
  return bits(g.twists[me] & LAST_TWISTS);
}

// Diverted skills: more cards for Qi at the end of this turn.

/** All of this turn add up (Q46), or only the highest counts (option `stacking`, TF-15). */
const allowDiverting = step<Table>((g, f) => {
  const own = g.frames[f + R.me] * OWN;
  const cards = verbs.printed(g, f, NUM.cards);
  if (g.rules[RULE.stacking] === 1) g.own[own + HER.diverted] += cards;
  else if (cards > g.own[own + HER.diverted]) g.own[own + HER.diverted] = cards;
  g.own[own + HER.divertedBy] = g.frames[f + R.card];
});

function hasDiverted(g: Table, f: number): boolean {
  return g.own[g.frames[f + R.me] * OWN + HER.diverted] > 0;
}

const askDiverting = step<Table>((g, f) => {
  const own = g.frames[f + R.me] * OWN;
  g.frames[f + R.card] = g.own[own + HER.divertedBy];
  askQi(g, f, g.own[own + HER.diverted]);
});

const drawAsMuchMore = step<Table>((g, f) => {
  g.clock[CLOCK.extraDraws] += spendChosen(g, f);
});

// Evading Fate. Poison that would defeat her is not offered: losing by choice must be survived (Q7, TF-14).

function isDeadly(g: Table, me: number, slot: number): boolean {
  return legals[(g.fable[me] << BAG_SHIFT) + slot]?.(g, me, slot) === false;
}

function harmless(g: Table, _f: number, me: number): number {
  let cards = g.hand.mask[me];
  for (let m = cards & POISONS; m !== 0; m &= m - 1) if (isDeadly(g, me, lowest(m))) cards &= ~(m & -m);
  return cards;
}

const evade = step<Table>((g, f) => {
  const me = g.frames[f + R.me];
  if (g.frames[f + R.answer] === NO_CARD) return;
  zones.discardFromHand(g, me, g.frames[f + R.answer]);
  if (!verbs.isOver(g)) zones.draw(g, me, verbs.printed(g, f, NUM.cards));
});

// Movement skills: the whole knockback is forced, and so is following her (Q45).

const knockBackValue = step<Table>((g, f) => {
  const foe = g.frames[f + R.foe];
  verbs.putOn(g, foe, knockbackEnd(g, g.frames[f + R.me], foe, g.frames[f + R.x]), EV.knockback);
});

// Epics

const inflictAllQi = step<Table>((g, f) => {
  const me = g.frames[f + R.me];
  const spent = g.tokens[me];
  if (spent > 0) verbs.setTokens(g, me, 0);
  verbs.hit(g, f, spent, 0);
});

const drawPrintedMore = step<Table>((g, f) => {
  g.clock[CLOCK.extraDraws] += verbs.printed(g, f, NUM.cards);
});

const questions: readonly OwnQuestion[] = [
  {
    kind: HER.askOtherSide,
    prompt: 'place her on your other side?',
    vocabulary: 'leave',
    list(g, f, _seat, out) {
      out[0] = 0;
      out[1] = otherSide(g, f);
      return 2;
    },
    words: (_g, _f, _seat, option) => (option === 0 ? 'leave' : `place on ${option}`),
  },
  yesOrNo(HER.askRandomDiscard, 'discard a card of hers at random?', 'discard at random', 'discard nothing'),
  howMuch(HER.askQi, 'spend how much Qi?', 'spend {amount}', (g, f) => g.frames[f + R.most]),
  cardOrNone(HER.askDiscardDefense, 'discard a defense card?', 'discard', (g, _f, seat) => g.hand.mask[seat] & DEFENSES),
  cardOrNone(HER.askEvade, 'discard a card to draw anew?', 'discard', harmless),
];

export const mulan: Fable = {
  id: 'mulan',
  name: 'Mulan',
  french: 'Mulan',
  about: 'Takes blows on the guard and gives the force back; throws her opponent about and takes her cards at the edge.',
  hp: 34,
  maxDefense: 3,
  threshold: 17,
  tokens: QI,
  cards: [
    ...line(
      ATTACK,
      'Range {range}. Damage {damage} + A. You may place opp on your other range 1 space. ' +
        'If she is on an edge space, you may discard 1 random card from her hand.',
      [
        { number: '247', id: 'underestimated', name: 'Underestimated', range: 1, damage: 1 },
        { number: '248-249', id: 'undeniable', name: 'Undeniable', range: 1, damage: 2 },
        { number: '251-253', id: 'undiminished', name: 'Undiminished', range: 1, damage: 3 },
      ],
      [inflictPlusValue, askOtherSide, placeFoe, ...mayDiscardAtEdge],
    ),
    twist(
      ATTACK,
      'When you use an attack action or attack skill: may spend X Qi, X = 0..{most}; Damage +X.',
      { number: '250', id: 'channeled-qi', name: 'Channeled Qi', most: 3 },
      on(WHEN.useBasics, when(isAttackAction, [askQiPrinted, addAsMuchDamage])),
      on(WHEN.useSkill, when(isAttackSkill, [askQiPrinted, addAsMuchDamage])),
    ),
    lastTwist('Beginning of each of your turns: gain {tokens} Qi. Cumulative.', {
      number: '254, 262, 270',
      id: 'gathering-storm',
      name: 'Gathering Storm',
      tokens: 1,
    }),
    ...line(
      DEFENSE,
      'Defense D. When you draw at the end of this turn: may spend X Qi to draw X more, X = 0..{cards}.',
      [
        { number: '255', id: 'diverted-fire', name: 'Diverted Fire', cards: 1 },
        { number: '256-257', id: 'diverted-might', name: 'Diverted Might', cards: 2 },
        { number: '259-261', id: 'diverted-wrath', name: 'Diverted Wrath', cards: 3 },
      ],
      [defendValue, allowDiverting],
    ),
    twist(
      DEFENSE,
      'After you draw at the end of each of your turns: may discard 1 card from hand, then draw {cards}.',
      { number: '258', id: 'evading-fate', name: 'Evading Fate', cards: 1 },
      on(WHEN.afterDraw, [asks(HER.askEvade), evade]),
    ),
    ...line(
      MOVEMENT,
      'Range {range}. Damage {damage}. Knockback M (forced). Place yourself on one of her range 1 spaces. ' +
        'If she is on an edge space, you may discard 1 random card from her hand.',
      [
        { number: '263', id: 'no-retreat', name: 'No Retreat', range: 1, damage: 1 },
        { number: '264-265', id: 'no-quarter', name: 'No Quarter', range: 1, damage: 2 },
        { number: '267-269', id: 'no-mercy', name: 'No Mercy', range: 1, damage: 3 },
      ],
      [inflict, knockBackValue, askPlace, placeMe, ...mayDiscardAtEdge],
    ),
    twist(
      MOVEMENT,
      'When you use a move action: may spend X Qi, X = 0..{most}; move X more in the same direction.',
      { number: '266', id: 'enlightened-assault', name: 'Enlightened Assault', most: 3 },
      on(WHEN.useBasics, when(isMoveAction, [askQiPrinted, addSpaces])),
    ),
    epic(
      0,
      'Range {range}. Spend all Qi; Damage = Qi spent.',
      { number: '271', id: 'honors-thunder', name: "Honor's Thunder", range: 1 },
      [inflictAllQi],
    ),
    epic(
      1,
      "Place yourself on one of opp's range 1 spaces; gain {tokens} Qi. No range.",
      { number: '272', id: 'confronting-chaos', name: 'Confronting Chaos', tokens: 3 },
      [...when(hasFoe, [askPlace, placeMe]), gainPrintedQi],
    ),
    epic(
      2,
      'When you draw at the end of this turn: draw {cards} more.',
      { number: '273', id: 'legends-call', name: "Legend's Call", cards: 4 },
      [drawPrintedMore],
    ),
  ],
  hooks: [
    on(WHEN.inflicted, when(isOpponentsTurn, [askDiscardDefense, divert])),
    on(WHEN.beforeDraw, when(hasDiverted, [askDiverting, drawAsMuchMore])),
  ],
  beginnings: [{ kind: TWIST + 3, copies: storms, steps: [gainPrintedQi] }],
  questions,
};
