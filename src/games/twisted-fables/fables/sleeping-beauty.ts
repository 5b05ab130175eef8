// Sleeping Beauty (rules 13.3): bleeds until she wakes, then spends what she has suffered.

import { step } from '../../../core/frames.ts';
import * as DO from '../ids/act.ts';
import * as BLOW from '../ids/blow.ts';
import { ATTACK, DEFENSE, EPIC, MOVEMENT, NO_CARD, SHEET, SKILL, TWIST } from '../ids/card.ts';
import * as EV from '../ids/ev.ts';
import * as NUM from '../ids/num.ts';
import * as R from '../ids/reg.ts';
import * as RULE from '../ids/rule.ts';
import { OWN } from '../ids/size.ts';
import * as HER from '../ids/sleeping-beauty.ts';
import * as WHEN from '../ids/when.ts';
import { isLasting, listen, type Substitute } from '../play/hooks.ts';
import { cardOrNone, howMuch } from '../play/own-questions.ts';
import { addDamage, askMay, asks, cause, when } from '../play/steps.ts';
import * as verbs from '../play/verbs.ts';
import * as zones from '../play/zones.ts';
import { epic, type Fable, lastTwist, line, type OwnField, on, ongoingEpic, twist } from '../printed/cards.ts';
import { LEVEL, TYPE } from '../printed/slots.ts';
import type { Table } from '../table/state.ts';
import { drawnEnd } from '../table/track.ts';

/** Awakening tokens in the box. */
const TOKENS = 9;

// What is once a turn: bits of her field `once`.
const BLOODLETTING = 1;
const BLOOD_RITE = 2;

function hasUsed(g: Table, me: number, what: number): boolean {
  return (g.own[me * OWN + HER.once] & what) !== 0;
}

// Asleep and awakened

/** She wakes by herself as soon as she has the tokens for it (Q56). */
function gainTokens(g: Table, me: number, amount: number, most: number): void {
  const tokens = g.tokens[me] + amount < most ? g.tokens[me] + amount : most;
  if (tokens > g.tokens[me]) verbs.setTokens(g, me, tokens);
  if (g.mood[me] === HER.asleep && g.tokens[me] >= limit(g, me)) verbs.become(g, me, HER.awakened);
}

/** With the last token she falls asleep at once (Q55). */
function spendTokens(g: Table, me: number, amount: number): void {
  if (amount === 0) return;
  verbs.setTokens(g, me, g.tokens[me] - amount);
  if (g.mood[me] === HER.awakened && g.tokens[me] === 0) verbs.become(g, me, HER.asleep);
}

/** Damage gives no more tokens than wake her. */
function limit(g: Table, me: number): number {
  return verbs.number(g, me, SHEET, NUM.limit);
}

/** Asleep she has fewer tokens than wake her (Q56), awakened at least one (Q55). */
function contradictions(g: Table, seat: number): string[] {
  const [tokens, most] = [g.tokens[seat], limit(g, seat)];
  if (g.mood[seat] === HER.awakened) return tokens > 0 ? [] : ['found awakened without tokens, expected 1 or more'];
  return tokens < most ? [] : [`found asleep with ${tokens} tokens, expected fewer than ${most}`];
}

/** Every HP taken as damage, her own too, gives a token while she sleeps. */
const suffer = step<Table>((g, f) => {
  const me = g.frames[f + R.me];
  if (g.mood[me] === HER.asleep) gainTokens(g, me, g.frames[cause(f) + BLOW.rest], limit(g, me));
});

// Tokens for a skill whose text has the icon: the defense and movement lines. They count 0 while she sleeps.

function maySpend(g: Table, f: number): boolean {
  return mostSpent(g, g.frames[f + R.me]) > 0 && TYPE[g.frames[cause(f) + R.card]] !== ATTACK;
}

function mostSpent(g: Table, me: number): number {
  if (g.mood[me] === HER.asleep) return 0;
  const most = verbs.number(g, me, SHEET, NUM.most);
  return g.tokens[me] < most ? g.tokens[me] : most;
}

const payTokens = step<Table>((g, f) => {
  g.frames[cause(f) + R.spent] = g.frames[f + R.answer];
  spendTokens(g, g.frames[f + R.me], g.frames[f + R.answer]);
});

const tokensQuestion = howMuch(HER.askTokens, 'spend how many tokens?', 'spend {amount}', (g, _f, seat) =>
  mostSpent(g, seat),
);

// Attack skills: the damage on herself is a packet of its own, resolved first (Q54); she must survive it (Q7); none for 0 (TF-21).

const askInner = step<Table>((g, f) => {
  const me = g.frames[f + R.me];
  const survived = g.hp[me] + g.defense[me] - 1;
  const most = verbs.printed(g, f, NUM.most);
  g.frames[f + R.most] = most > survived && g.rules[RULE.mustSurvive] === 1 ? survived : most;
  if (g.frames[f + R.most] > 0) verbs.ask(g, HER.askInner, me);
});

const inflictBoth = step<Table>((g, f) => {
  const frames = g.frames;
  const me = frames[f + R.me];
  const own = frames[f + R.answer];
  if (own > 0) verbs.addPacket(g, me, me, own);
  frames[f + R.bonus] += own;
  verbs.hit(g, f, 0, verbs.printed(g, f, NUM.times) * frames[f + R.x]);
});

const innerQuestion = howMuch(
  HER.askInner,
  'inflict how much on yourself?',
  'inflict {amount} on yourself',
  (g, f) => g.frames[f + R.most],
);

// Bloodletting: once per turn HP for one basic card of the type she needs, alone or beside real ones (Q57).

function bloodPrice(g: Table, me: number, level: number): number {
  return verbs.number(g, me, TWIST + ATTACK, level === 1 ? NUM.loss : level === 2 ? NUM.loss2 : NUM.loss3);
}

const bloodletting: Substitute = {
  names: ['bloodletting-1', 'bloodletting-2', 'bloodletting-3'],
  givesPower: false,
  levels(g, me) {
    if (hasUsed(g, me, BLOODLETTING)) return 0;
    let levels = 0;
    for (let level = 1; level <= 3; level++) if (verbs.canPayHp(g, me, bloodPrice(g, me, level))) levels |= 1 << level;
    return levels;
  },
  pay(g, me, level) {
    g.own[me * OWN + HER.once] |= BLOODLETTING;
    verbs.payHp(g, me, bloodPrice(g, me, level));
  },
};

/** Treating What Ails works once, when it comes up, and is gone. */
function treat(g: Table, me: number, copy: number): void {
  verbs.recover(g, me, verbs.number(g, me, TWIST + copy, NUM.hp));
  g.twists[me] &= ~(1 << copy);
  listen(g, me);
}

// Shattering: "your next D + T attack actions" of this turn. Each use counts by itself, and they add up (Q9): a level has
// at most three cards, so its number holds three counts of five bits.

const COUNT_BITS = 5;
const COUNT_MOST = 31;
const COUNTS_END = 15;

const shatter = step<Table>((g, f) => {
  const frames = g.frames;
  const uses = frames[f + R.x] + frames[f + R.spent];
  const at = frames[f + R.me] * OWN + HER.shattering + LEVEL[frames[f + R.card]] - 1;
  let shift = 0;
  while (((g.own[at] >> shift) & COUNT_MOST) !== 0) shift += COUNT_BITS;
  g.own[at] |= (uses < COUNT_MOST ? uses : COUNT_MOST) << shift;
});

/** What her Shattering skills add to this attack action, which is one of the next of each. */
function countShattering(g: Table, me: number): number {
  let bonus = 0;
  for (let level = 1; level <= 3; level++) {
    const damage = verbs.number(g, me, SKILL + DEFENSE * 3 + level - 1, NUM.damage);
    const at = me * OWN + HER.shattering + level - 1;
    for (let shift = 0; shift < COUNTS_END; shift += COUNT_BITS) {
      if (((g.own[at] >> shift) & COUNT_MOST) === 0) continue;
      g.own[at] -= 1 << shift;
      // Q9 as an option: only the highest works, and all count down (TF-15, TF-17).
      if (g.rules[RULE.stacking] === 1) bonus += damage;
      else if (damage > bonus) bonus = damage;
    }
  }
  return bonus;
}

/** Awakened, a defense action gives her no defense, but power. */
const declareBasics = step<Table>((g, f) => {
  const me = g.frames[f + R.me];
  const unit = cause(f);
  const doing = g.frames[unit + R.doing];
  if (doing === DO.defend && g.mood[me] === HER.awakened) g.frames[unit + R.x] = 0;
  if (doing === DO.attack) addDamage(g, f, countShattering(g, me));
});

// Blood Rite: after the text, before the window, so that the cards just played are not yet in the discard pile (Q58).
// Declining does not use it up (TF-18).

/** The attack cards in her discard pile that the inflicted value (Q17) lets her take; no wild. */
function riteCards(g: Table, f: number): number {
  const me = g.frames[f + R.me];
  const inflicted = g.frames[cause(f) + R.inflicted];
  let levels = 0;
  if (inflicted >= verbs.number(g, me, TWIST + DEFENSE, NUM.least)) levels |= 0b1;
  if (inflicted >= verbs.number(g, me, TWIST + DEFENSE, NUM.least2)) levels |= 0b11;
  if (inflicted >= verbs.number(g, me, TWIST + DEFENSE, NUM.least3)) levels |= 0b111;
  return g.discard.mask[me] & levels;
}

function mayTakeAttack(g: Table, f: number): boolean {
  return !hasUsed(g, g.frames[f + R.me], BLOOD_RITE) && riteCards(g, f) !== 0;
}

const takeAttack = step<Table>((g, f) => {
  const me = g.frames[f + R.me];
  const slot = g.frames[f + R.answer];
  if (slot === NO_CARD) return;
  g.own[me * OWN + HER.once] |= BLOOD_RITE;
  g.discard.take(me, slot);
  zones.takeToHand(g, me, slot);
});

const riteQuestion = cardOrNone(HER.askRite, 'take which attack card?', 'take', riteCards);

// Movement skills: damage, then the opponent is drawn toward her, never past her.

const inflictDark = step<Table>((g, f) => {
  verbs.hit(g, f, g.frames[f + R.spent], g.frames[f + R.x]);
});

const drawToward = step<Table>((g, f) => {
  const me = g.frames[f + R.me];
  const foe = g.frames[f + R.foe];
  verbs.putOn(g, foe, drawnEnd(g, me, foe, g.frames[f + R.x]), EV.drawn);
});

// Mental Barriers: defense may be unwelcome while she wants to be hurt, so she is asked, but not at full defense (TF-19).

function canRaiseBarriers(g: Table, f: number): boolean {
  const me = g.frames[f + R.me];
  return TYPE[g.frames[cause(f) + R.card]] === MOVEMENT && g.defense[me] < g.maxDefense[me];
}

const raiseBarriers = step<Table>((g, f) => {
  if (g.frames[f + R.answer] === 1) verbs.gainDefense(g, g.frames[f + R.me], LEVEL[g.frames[cause(f) + R.card]]);
});

// Epics

const beginWaking = step<Table>((g, f) => {
  g.own[g.frames[f + R.me] * OWN + HER.drawn] = 0;
});

/** As many cards as HP taken, so many really drawn in all per use (TF-20); later damage on herself counts (Q59). */
const drawForDamage = step<Table>((g, f) => {
  const me = g.frames[f + R.me];
  const taken = g.frames[cause(f) + BLOW.rest];
  const left = verbs.printed(g, f, NUM.cards) - g.own[me * OWN + HER.drawn];
  const before = g.handSize[me];
  if (left > 0) zones.draw(g, me, taken < left ? taken : left);
  g.own[me * OWN + HER.drawn] += g.handSize[me] - before;
});

const cardsDrawn: OwnField = {
  name: 'drawn',
  about: 'Cards that And They Woke Up, which lies before her, has let her draw. If not given: 0.',
  form: { is: 'number', from: 0, to: NUM.ANY },
  read: (g, seat) => (isLasting(g, seat, EPIC) ? g.own[seat * OWN + HER.drawn] : 0),
  write(g, seat, value) {
    g.own[seat * OWN + HER.drawn] = (value as number | undefined) ?? 0;
  },
};

const renew = step<Table>((g, f) => {
  const me = g.frames[f + R.me];
  const tokens = g.tokens[me];
  spendTokens(g, me, tokens);
  if (tokens > 0) verbs.recover(g, me, tokens * verbs.printed(g, f, NUM.hp));
});

/** The limit of damage does not hold here; that of the box does (Q56). */
const gainPrintedTokens = step<Table>((g, f) => {
  gainTokens(g, g.frames[f + R.me], verbs.printed(g, f, NUM.tokens), TOKENS);
});

function isAsleep(g: Table, f: number): boolean {
  return g.mood[g.frames[f + R.me]] === HER.asleep;
}

const wakeIfChosen = step<Table>((g, f) => {
  if (g.frames[f + R.answer] === 1) verbs.become(g, g.frames[f + R.me], HER.awakened);
});

export const sleepingBeauty: Fable = {
  id: 'sleeping-beauty',
  name: 'Sleeping Beauty',
  french: 'La Belle au Bois Dormant',
  about: 'Bleeds, by her own hand too, until she wakes; then she spends what she has suffered.',
  hp: 42,
  maxDefense: 6,
  threshold: 21,
  // Asleep she gains tokens up to the limit and wakes with it; awakened she may spend so many on a use.
  sheet: { limit: 6, most: 3 },
  // Awakened she has one at least, and the box has no more than these.
  bounds: { limit: [1, TOKENS] },
  tokens: TOKENS,
  moods: ['asleep', 'awakened'],
  hooks: [
    on(WHEN.useSkill, when(maySpend, [asks(HER.askTokens), payTokens])),
    on(WHEN.useBasics, [declareBasics]),
    on(WHEN.damaged, [suffer]),
  ],
  cards: [
    ...line(
      ATTACK,
      'Range {range}. Damage {times} x A + X; you may inflict X on yourself, X = 0..{most}.',
      [
        { number: '193', id: 'inner-turmoil', name: 'Inner Turmoil', range: 1, times: 1, most: 1 },
        { number: '194-195', id: 'inner-rage', name: 'Inner Rage', range: 1, times: 2, most: 2 },
        { number: '197-199', id: 'inner-fury', name: 'Inner Fury', range: 1, times: 3, most: 3 },
      ],
      [askInner, inflictBoth],
    ),
    twist(
      ATTACK,
      'Once per turn. When you need to play a basic card for an action or skill: may lose {loss} / {loss2} / {loss3} HP ' +
        'instead, counts as a played Lv1 / Lv2 / Lv3 basic card of the needed type; no power from it.',
      { number: '196', id: 'bloodletting', name: 'Bloodletting', french: 'Saignée', loss: 2, loss2: 4, loss3: 6 },
      on(WHEN.substitute),
    ),
    {
      ...lastTwist('On unlock: recover {hp} HP, then destroy this card.', {
        number: '200, 208, 216',
        id: 'treating-what-ails',
        name: 'Treating What Ails',
        hp: 5,
      }),
      unlocked: treat,
      oneShot: true,
    },
    ...line(
      DEFENSE,
      'Until end of this turn your next D + T attack actions (need not be in a row) each get Damage +{damage}.',
      [
        { number: '201', id: 'shattering-chains', name: 'Shattering Chains', damage: 1 },
        { number: '202-203', id: 'shattering-bones', name: 'Shattering Bones', damage: 2 },
        { number: '205-207', id: 'shattering-souls', name: 'Shattering Souls', damage: 3 },
      ],
      [shatter],
    ),
    twist(
      DEFENSE,
      'Once per turn. When you inflict >= {least} / {least2} / {least3} on an opponent: may take an attack card (not wild) ' +
        'of level <= 1 / 2 / 3 from your discard pile into hand.',
      { number: '204', id: 'blood-rite', name: 'Blood Rite', least: 2, least2: 4, least3: 6 },
      on(WHEN.resolved, when(mayTakeAttack, [asks(HER.askRite), takeAttack])),
    ),
    ...line(
      MOVEMENT,
      'Range {range}. Damage M + T. Then draw opp M spaces toward you (never past you).',
      [
        { number: '209', id: 'the-groping-dark', name: 'The Groping Dark', range: 2 },
        { number: '210-211', id: 'the-grasping-dark', name: 'The Grasping Dark', range: 3 },
        { number: '213-215', id: 'the-wrenching-dark', name: 'The Wrenching Dark', range: 4 },
      ],
      [inflictDark, drawToward],
    ),
    twist(
      MOVEMENT,
      "When you use a movement skill: may also gain Defense L (the skill's level).",
      { number: '212', id: 'mental-barriers', name: 'Mental Barriers' },
      on(WHEN.useSkill, when(canRaiseBarriers, [askMay, raiseBarriers])),
    ),
    ongoingEpic(
      0,
      'Ongoing: until the beginning of your next turn, whenever your HP drops by taking damage (not by losing HP), ' +
        'draw that many cards; at most {cards} in all.',
      { number: '217', id: 'and-they-woke-up', name: 'And They Woke Up', cards: 6 },
      [beginWaking],
      [],
      on(WHEN.damaged, [drawForDamage]),
    ),
    epic(
      1,
      'In either state: spend all awakening tokens, recover {hp} HP each.',
      { number: '218', id: 'the-blood-renews', name: 'The Blood Renews', hp: 1 },
      [renew],
    ),
    epic(
      2,
      'In either state: gain {tokens} awakening tokens, ignoring the limit. If still Asleep, may become Awakened.',
      { number: '219', id: 'the-sleeper-wakes', name: 'The Sleeper Wakes', tokens: 3, bounds: { tokens: [1, NUM.ANY] } },
      [gainPrintedTokens, ...when(isAsleep, [askMay, wakeIfChosen])],
    ),
  ],
  substitute: bloodletting,
  contradictions,
  fields: [cardsDrawn],
  questions: [tokensQuestion, innerQuestion, riteQuestion],
};
