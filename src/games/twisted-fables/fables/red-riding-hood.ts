// Red Riding Hood (rules 13.1): close fighter with a gun; discards skill cards to hit harder, farther, or to be hit less.
import { step } from '../../../core/frames.ts';
import * as DO from '../ids/act.ts';
import * as ASK from '../ids/ask.ts';
import * as BLOW from '../ids/blow.ts';
import { ATTACK, DEFENSE, EPIC, MOVEMENT, NO_CARD, POISON, SKILLS, TWISTS } from '../ids/card.ts';
import * as LAST from '../ids/last.ts';
import * as NUM from '../ids/num.ts';
import * as HER from '../ids/red-riding-hood.ts';
import * as R from '../ids/reg.ts';
import * as RULE from '../ids/rule.ts';
import { APART, OWN, SKILL_DECKS } from '../ids/size.ts';
import * as WHEN from '../ids/when.ts';
import { load } from '../play/actions.ts';
import type { Apart } from '../play/hooks.ts';
import {
  addDamage,
  askDiscardSkill,
  askKnockbackPrinted,
  askKnockbackValue,
  cause,
  defendValue,
  discardChosenSkill,
  inflict,
  inflictPlusValue,
  isByOpponent,
  knockBack,
  strikeLater,
  when,
} from '../play/steps.ts';
import * as verbs from '../play/verbs.ts';
import * as zones from '../play/zones.ts';
import { epic, type Fable, lastTwist, line, on, twist } from '../printed/cards.ts';
import { LEVEL, TYPE } from '../printed/slots.ts';
import { lowest } from '../table/bags.ts';
import type { Table } from '../table/state.ts';
import { takeSkill, topSkill } from '../table/supply.ts';
import { distance } from '../table/track.ts';

// Overdrive Burn and Transformed Senses: with attack and movement skills, one skill card each, Transformed first (Q87).

function isAttackOrMovementSkill(g: Table, f: number): boolean {
  return TYPE[g.frames[cause(f) + R.card]] !== DEFENSE;
}

/** How far out of reach the opponent is for a skill without a bonus. */
function missing(g: Table, me: number, slot: number): number {
  return distance(g, me) - verbs.number(g, me, slot, NUM.range);
}

/** She must discard if only that makes the range good. */
const askTransform = step<Table>((g, f) => {
  const lacking = missing(g, g.frames[f + R.me], g.frames[cause(f) + R.card]);
  g.frames[f + R.leastLevel] = lacking > 0 ? lacking : 0;
  g.frames[f + R.must] = lacking > 0 ? 1 : 0;
  askDiscardSkill.run(g, f, 0, 0);
});

const extendRange = step<Table>((g, f) => {
  g.last[LAST.reach] = discardChosenSkill(g, f);
  g.frames[cause(f) + R.reach] = g.last[LAST.reach];
});

const addItsLevel = step<Table>((g, f) => {
  g.last[LAST.bonus] = discardChosenSkill(g, f);
  addDamage(g, f, g.last[LAST.bonus]);
});

/** The most that Transformed Senses can add to a skill: the highest other skill card in hand (Q27). */
function reach(g: Table, me: number, slot: number): number {
  if (TYPE[slot] === DEFENSE) return 0;
  let most = 0;
  for (let m = g.hand.mask[me] & SKILLS; m !== 0; m &= m - 1) {
    const other = lowest(m);
    if (LEVEL[other] > most && (other !== slot || g.hand.count(me, other) > 1)) most = LEVEL[other];
  }
  return most;
}

// Onboard Cache: three copies, each with room for one card; each may store once and give back once a turn (Q22, Q85).

const STORE = 0;
const TAKE_BACK = 1;

function hasCache(g: Table, me: number, copy: number): boolean {
  return copy < HER.CACHES && (g.twists[me] & (1 << (TWISTS - HER.CACHES + copy))) !== 0;
}

const caches: Apart = {
  name: 'cache',
  about: 'The cards on her unlocked Onboard Caches, in order; `none` for an empty one. All empty if not given.',
  has: hasCache,
  isHidden: (g) => g.rules[RULE.cacheHidden] === 1,
};

/** Copies that are alike are one option. */
function isNewCopy(g: Table, me: number, copy: number): boolean {
  for (let other = 0; other < copy; other++) if (copyState(g, me, other) === copyState(g, me, copy)) return false;
  return true;
}

function copyState(g: Table, me: number, copy: number): number {
  if (!hasCache(g, me, copy)) return -1;
  return (g.apart[me * APART + copy] << 2) | (hasUsed(g, me, copy, TAKE_BACK) << 1) | hasUsed(g, me, copy, STORE);
}

function hasUsed(g: Table, me: number, copy: number, which: number): number {
  return (g.own[me * OWN + HER.cacheUsed] >> (which * HER.CACHES + copy)) & 1;
}

function menu(g: Table, me: number, out: Int32Array, n: number): number {
  for (let copy = 0; copy < HER.CACHES; copy++) {
    if (!hasCache(g, me, copy) || !isNewCopy(g, me, copy)) continue;
    const own = (DO.own << DO.SHIFT) | (copy << DO.OWN_COPY);
    const stored = g.apart[me * APART + copy];
    if (stored !== NO_CARD) {
      if (hasUsed(g, me, copy, TAKE_BACK) === 0) out[n++] = own | (TAKE_BACK << DO.OWN_WHICH) | stored;
    } else if (hasUsed(g, me, copy, STORE) === 0) {
      for (let m = g.hand.mask[me]; m !== 0; m &= m - 1) out[n++] = own | (STORE << DO.OWN_WHICH) | lowest(m);
    }
  }
  return n;
}

const store = step<Table>((g, f) => {
  const me = g.frames[f + R.me];
  const slot = g.frames[f + R.what];
  const copy = g.frames[f + R.copy];
  zones.fromHand(g, me, slot);
  g.apart[me * APART + copy] = slot;
  g.own[me * OWN + HER.cacheUsed] |= 1 << (STORE * HER.CACHES + copy);
  // An open cache shows which epic she chose.
  if (slot >= EPIC && slot < POISON && !caches.isHidden(g, copy)) g.epicSecret[me] = 0;
});

const takeBack = step<Table>((g, f) => {
  const me = g.frames[f + R.me];
  const copy = g.frames[f + R.copy];
  zones.toHand(g, me, g.frames[f + R.what]);
  g.apart[me * APART + copy] = NO_CARD;
  g.own[me * OWN + HER.cacheUsed] |= 1 << (TAKE_BACK * HER.CACHES + copy);
});

// Shields: at the beginning of her next turn, each copy that then still has defense behind it strikes back (Q9, Q93).
const strikeBack = step<Table>((g, f) => {
  const me = g.frames[f + R.me];
  if (g.defense[me] > 0 && distance(g, me) <= verbs.printed(g, f, NUM.laterRange)) strikeLater(g, f);
});

// Hooded System: a response to each packet of an opponent, in any turn.

const reduceByLevel = step<Table>((g, f) => {
  g.frames[cause(f) + BLOW.reducedByChoice] += discardChosenSkill(g, f);
});

// System Hack: the latest attack, defense, move or skill of this turn once more, for free (Q23, Q24).

/** What can be repeated must meet its range again, with the same bonus. */
function canRepeat(g: Table, me: number): boolean {
  const option = g.last[LAST.option];
  const doing = option >> DO.SHIFT;
  if (doing === DO.attack) return distance(g, me) <= 1;
  if (doing !== DO.skill) return option !== 0;
  const slot = (option >> 5) & DO.COUNT;
  return TYPE[slot] !== DEFENSE && missing(g, me, slot) <= g.last[LAST.reach];
}

function isMove(option: number): boolean {
  const doing = option >> DO.SHIFT;
  return doing === DO.moveLeft || doing === DO.moveRight;
}

/** Directions are chosen anew (TF-4). */
const askDirection = step<Table>((g, f) => {
  if (isMove(g.last[LAST.option])) verbs.ask(g, ASK.direction, g.frames[f + R.me]);
});

const repeat = step<Table>((g, f) => {
  const option = g.last[LAST.option];
  g.frames[f + R.bonus] = g.last[LAST.bonus];
  g.frames[f + R.reach] = g.last[LAST.reach];
  load(g, f, isMove(option) ? (g.frames[f + R.answer] << DO.SHIFT) | (option & ((1 << DO.SHIFT) - 1)) : option);
});

// Epics that take or discard as many cards as printed, one after the other.

const countCards = step<Table>((g, f) => {
  g.frames[f + R.left] = verbs.printed(g, f, NUM.cards);
});

// The Wolf Consumes: a twist uncovered by the first card is unlocked before the second (Q25).

const askSkillDeck = step<Table>((g, f) => {
  const me = g.frames[f + R.me];
  for (let deck = 0; deck < SKILL_DECKS && g.frames[f + R.left] > 0; deck++) {
    if (topSkill(g, me, deck) >= 0) return verbs.ask(g, ASK.skillDeck, me);
  }
  verbs.skip(g, f, 1);
});

const takeFromDeck = step<Table>((g, f) => {
  const me = g.frames[f + R.me];
  zones.takeToHand(g, me, takeSkill(g, me, g.frames[f + R.answer]));
  g.frames[f + R.left]--;
  verbs.askAgain(g, f);
});

// Raining Vengeance: the victim chooses; with too few cards she discards all (Q26).

const askDiscard = step<Table>((g, f) => {
  const foe = g.frames[f + R.foe];
  if (g.frames[f + R.left] < g.handSize[foe] && g.frames[f + R.left] > 0) return verbs.ask(g, ASK.discard, foe);
  if (g.frames[f + R.left] > 0) zones.discardHand(g, foe);
  verbs.skip(g, f, 1);
});

const discardChosen = step<Table>((g, f) => {
  zones.discardFromHand(g, g.frames[f + R.foe], g.frames[f + R.answer]);
  g.frames[f + R.left]--;
  verbs.askAgain(g, f);
});

export const redRidingHood: Fable = {
  id: 'red-riding-hood',
  name: 'Red Riding Hood',
  french: 'Le Chaperon Rouge',
  about: 'Shoots from close up; spends skill cards to hit harder, reach farther and shrug off hits.',
  hp: 30,
  maxDefense: 6,
  threshold: 15,
  cards: [
    ...line(
      ATTACK,
      'Range {range}. Damage {damage} + A.',
      [
        { number: '121', id: 'pot-shot', name: 'Pot Shot', french: 'Tir au jugé', range: 1, damage: 1 },
        { number: '122-123', id: 'crack-shot', name: 'Crack Shot', french: "Tir d'expert", range: 2, damage: 2 },
        { number: '125-127', id: 'sniper-shot', name: 'Sniper Shot', french: 'Tir de sniper', range: 3, damage: 3 },
      ],
      [inflictPlusValue],
    ),
    twist(
      ATTACK,
      'When you use an attack or movement skill: may discard up to 1 skill card from hand; Damage + its level.',
      { number: '124', id: 'overdrive-burn', name: 'Overdrive Burn', french: 'Surcharge' },
      on(WHEN.useSkill, when(isAttackOrMovementSkill, [askDiscardSkill, addItsLevel])),
    ),
    lastTwist(
      'Action: put 1 card from hand on this card (holds at most 1; not discarded at end of turn). ' +
        'Action: take the stored card into hand. Each copy separate, each action once a turn.',
      { number: '128, 136, 144', id: 'onboard-cache', name: 'Onboard Cache', french: 'Cache embarquée' },
      on(WHEN.menu),
    ),
    ...line(
      DEFENSE,
      'Range {range}. Damage {damage}. Defense D. Ongoing: beginning of your next turn, if your defense > 0, ' +
        'inflict {laterDamage} on an opponent at range <= {laterRange}.',
      [
        {
          number: '129',
          id: 'energy-shield',
          name: 'Energy Shield',
          french: "Champ d'énergie",
          range: 1,
          damage: 1,
          laterDamage: 2,
          laterRange: 1,
        },
        {
          number: '130-131',
          id: 'electrified-shield',
          name: 'Electrified Shield',
          french: 'Champ électrique',
          range: 2,
          damage: 2,
          laterDamage: 4,
          laterRange: 2,
        },
        {
          number: '133-135',
          id: 'omega-shield',
          name: 'Omega Shield',
          french: 'Champ Oméga',
          range: 3,
          damage: 3,
          laterDamage: 6,
          laterRange: 3,
        },
      ],
      [inflict, defendValue],
      [strikeBack],
    ),
    twist(
      DEFENSE,
      'Response, each damage packet on you by an opponent: may discard up to 1 skill card from hand; packet - its level.',
      { number: '132', id: 'hooded-system', name: 'Hooded System', french: 'Système chaperon' },
      on(WHEN.inflicted, when(isByOpponent, [askDiscardSkill, reduceByLevel])),
    ),
    ...line(
      MOVEMENT,
      'Range {range}. Damage {damage}. Then knockback 0..M (your choice).',
      [
        {
          number: '137',
          id: 'unleashed-ballistics',
          name: 'Unleashed Ballistics',
          french: 'Furie balistique',
          range: 1,
          damage: 1,
        },
        {
          number: '138-139',
          id: 'unleashed-firepower',
          name: 'Unleashed Firepower',
          french: 'Puissance déchaînée',
          range: 2,
          damage: 2,
        },
        { number: '141-143', id: 'unleashed-fury', name: 'Unleashed Fury', french: 'Furie déchaînée', range: 3, damage: 3 },
      ],
      [inflict, askKnockbackValue, knockBack],
    ),
    twist(
      MOVEMENT,
      'When you use an attack or movement skill: may discard up to 1 skill card from hand; Range + its level.',
      { number: '140', id: 'transformed-senses', name: 'Transformed Senses', french: 'Sens transformés' },
      on(WHEN.aim, when(isAttackOrMovementSkill, [askTransform, extendRange])),
      on(WHEN.reach),
    ),
    epic(
      0,
      'Repeat the effect of the action, or attack / movement skill (with its twist bonuses), that you just used this turn.',
      { number: '145', id: 'system-hack', name: 'System Hack', french: 'Piratage (?)' },
      [askDirection, repeat],
      canRepeat,
    ),
    epic(
      1,
      'Take {cards} cards from the tops of your skill decks (same or different decks) into hand. Not a power-up.',
      { number: '146', id: 'the-wolf-consumes', name: 'The Wolf Consumes', french: 'Consumée par le loup (?)', cards: 2 },
      [countCards, askSkillDeck, takeFromDeck],
    ),
    epic(
      2,
      'Range {range}. Damage {damage}. Knockback 0..{knockback} (your choice). Then opp must discard {cards} cards from hand ' +
        '(her choice).',
      {
        number: '147',
        id: 'raining-vengeance',
        name: 'Raining Vengeance',
        french: "La vengeance s'abat",
        range: 3,
        damage: 3,
        knockback: 3,
        cards: 3,
      },
      [inflict, askKnockbackPrinted, knockBack, countCards, askDiscard, discardChosen],
    ),
  ],
  actions: [
    { words: 'store {card} ({copy})', steps: [store] },
    { words: 'take back {card} ({copy})', steps: [takeBack] },
  ],
  menu,
  reach,
  apart: caches,
};
