// Snow White (rules 13.2): poisons the opponent's cards and waits.
import { step } from '../../../core/frames.ts';
import * as DO from '../ids/act.ts';
import { ATTACK, DEFENSE, LAST_TWISTS, MOVEMENT, NO_CARD, POISON, POISONS, TWIST } from '../ids/card.ts';
import * as EV from '../ids/ev.ts';
import * as LUCK from '../ids/luck.ts';
import * as NUM from '../ids/num.ts';
import * as R from '../ids/reg.ts';
import { OWN } from '../ids/size.ts';
import * as HER from '../ids/snow-white.ts';
import * as WHEN from '../ids/when.ts';
import type { OwnQuestion } from '../play/hooks.ts';
import { howMuch } from '../play/own-questions.ts';
import { listMask } from '../play/questions.ts';
import { askMay, askPlace, cause, hasPassed, inflict, inflictPlusValue, placeMe, when } from '../play/steps.ts';
import * as verbs from '../play/verbs.ts';
import * as zones from '../play/zones.ts';
import { type Card, epic, type Fable, heldByAnyone, lastTwist, line, type OwnField, on, twist } from '../printed/cards.ts';
import { TYPE } from '../printed/slots.ts';
import { bits, lowest } from '../table/bags.ts';
import { cardsOf } from '../table/held.ts';
import type { Table } from '../table/state.ts';

// Her poison deck

function poisonLeft(g: Table, owner: number): number {
  return HER.POISON_CARDS - g.own[owner * OWN + HER.poisonGone];
}

/** The poison card `place` below the top. */
function poisonAt(g: Table, owner: number, place: number): number {
  return POISON + Math.floor((g.own[owner * OWN + HER.poisonGone] + place) / HER.POISON_PER_LEVEL);
}

/** As many as must have left her poison deck for those that lie about. Where another hands out poison too, hers is with the others. */
function leastGone(g: Table, owner: number): number {
  const seats = Array.from({ length: g.seats }, (_, seat) => seat);
  const isAlone = seats.every((seat) => seat === owner || g.fable[seat] !== g.fable[owner]);
  const cards = seats.filter((seat) => isAlone || seat !== owner).map((seat) => cardsOf(g, seat));
  const held = [0, 1, 2].map((level) => cards.reduce((sum, one) => sum + one[POISON + level], 0));
  const deepest = held.findLastIndex((count) => count > 0);
  return deepest < 0 ? 0 : Math.min(HER.POISON_CARDS, deepest * HER.POISON_PER_LEVEL + held[deepest]);
}

const poisonDeck: OwnField = {
  name: 'poison-deck',
  about:
    'Cards left in her poison deck: 18 down to 13 begin with Lv1, 12 with Lv2, 6 with Lv3. ' +
    'If not given: 18, or as many as the poison that lies about lets her have.',
  form: { is: 'number', from: 0, to: HER.POISON_CARDS },
  read: poisonLeft,
  write(g, seat, value) {
    g.own[seat * OWN + HER.poisonGone] = value === undefined ? leastGone(g, seat) : HER.POISON_CARDS - (value as number);
  },
};

/** How many cards of a slot have left it. */
function handedOut(g: Table, owner: number, slot: number): number {
  const gone = g.own[owner * OWN + HER.poisonGone] - (slot - POISON) * HER.POISON_PER_LEVEL;
  return Math.max(0, Math.min(HER.POISON_PER_LEVEL, gone));
}

/** One card from the top into a discard pile (Q30). */
function placePoison(g: Table, owner: number, victim: number): void {
  const slot = poisonAt(g, owner, 0);
  g.own[owner * OWN + HER.poisonGone]++;
  g.events.note(EV.poison, victim, slot, 0, 0, 0);
  zones.toDiscard(g, victim, slot);
}

// Attack skills: damage, then cards off the top of the opponent's deck.

const millPrinted = step<Table>((g, f) => zones.mill(g, g.frames[f + R.foe], verbs.printed(g, f, NUM.cards)));

// Crystal Coffin: after the skill's full text, so after the mill (Q32).

function inflictedByAttack(g: Table, f: number): boolean {
  const unit = cause(f);
  const doing = g.frames[unit + R.doing];
  const attack = doing === DO.attack || (doing === DO.skill && TYPE[g.frames[unit + R.card]] === ATTACK);
  const least = verbs.printed(g, f, NUM.least);
  return attack && g.frames[unit + R.inflicted] >= least && poisonLeft(g, g.frames[f + R.me]) > 0;
}

const placeIfChosen = step<Table>((g, f) => {
  if (g.frames[f + R.answer] === 1) placePoison(g, g.frames[f + R.me], g.frames[f + R.foe]);
});

// Defense skills: first how many, then which one is shuffled in (Corrupted Destiny), then the losses (Q91).

const askPoison = step<Table>((g, f) => {
  const me = g.frames[f + R.me];
  const left = poisonLeft(g, me);
  g.frames[f + R.most] = g.frames[f + R.x] < left ? g.frames[f + R.x] : left;
  verbs.ask(g, HER.askPoison, me);
});

const poisonQuestion = howMuch(HER.askPoison, 'how much poison?', 'poison {amount}', (g, f) => g.frames[f + R.most]);

const askShuffleIn = step<Table>((g, f) => {
  const me = g.frames[f + R.me];
  g.frames[f + R.chosen] = g.frames[f + R.answer];
  g.frames[f + R.answer] = NO_CARD;
  if (g.frames[f + R.chosen] > 0 && (g.twists[me] & (1 << DEFENSE)) !== 0) verbs.ask(g, HER.askShuffleIn, me);
});

/** One of the cards about to be placed, by level, or none. */
const shuffleInQuestion: OwnQuestion = {
  kind: HER.askShuffleIn,
  prompt: 'shuffle which poison into the deck?',
  vocabulary: 'shuffle in',
  list(g, f, seat, out) {
    let n = 0;
    out[n++] = NO_CARD;
    for (let i = 0; i < g.frames[f + R.chosen]; i++) {
      const slot = poisonAt(g, seat, i);
      if (slot !== out[n - 1]) out[n++] = slot;
    }
    return n;
  },
  words: (_g, _f, _seat, option) => (option === NO_CARD ? 'shuffle in nothing' : 'shuffle in {card}'),
};

const placeAll = step<Table>((g, f) => {
  const me = g.frames[f + R.me];
  const foe = g.frames[f + R.foe];
  const count = g.frames[f + R.chosen];
  const shuffled = g.frames[f + R.answer];
  if (shuffled !== NO_CARD) shuffleIn(g, foe, shuffled);
  let left = shuffled;
  for (let i = 0; i < count && !verbs.isOver(g); i++) {
    if (poisonAt(g, me, 0) !== left) placePoison(g, me, foe);
    else {
      g.own[me * OWN + HER.poisonGone]++;
      left = NO_CARD;
    }
  }
});

function shuffleIn(g: Table, victim: number, slot: number): void {
  zones.intoDeck(g, victim, slot);
  zones.shuffleDeck(g, victim, LUCK.intoDeck);
}

// Venomous Turn: once per passing move action, her own or the opponent's (Q33).

function passedThrough(g: Table, f: number): boolean {
  return hasPassed(g, f) && hasPoison(g, f);
}

function hasPoison(g: Table, f: number): boolean {
  return poisonLeft(g, g.frames[f + R.me]) > 0;
}

// Epics

const discardFoesHand = step<Table>((g, f) => zones.discardHand(g, g.frames[f + R.foe]));

const foeDraws = step<Table>((g, f) => {
  if (!verbs.isOver(g)) zones.draw(g, g.frames[f + R.foe], verbs.printed(g, f, NUM.cards));
});

function pickable(g: Table, f: number): number {
  return g.discard.mask[g.frames[f + R.foe]] & (-1 << g.frames[f + R.latest]);
}

/** Up to as many as printed, lower slots first. */
const askPick = step<Table>((g, f) => {
  if (pickable(g, f) !== 0 && g.frames[f + R.chosen] < verbs.printed(g, f, NUM.cards))
    verbs.ask(g, HER.askPick, g.frames[f + R.me]);
  else g.frames[f + R.answer] = NO_CARD;
});

const pickQuestion: OwnQuestion = {
  kind: HER.askPick,
  prompt: 'shuffle in which card?',
  vocabulary: 'pick',
  list(g, f, _seat, out) {
    out[0] = NO_CARD;
    return listMask(pickable(g, f), 0, out, 1);
  },
  words: (_g, _f, _seat, option) => (option === NO_CARD ? 'stop' : 'pick {foes-card}'),
};

/** Nothing chosen, nothing shuffled (Q90). */
const shufflePicked = step<Table>((g, f) => {
  const foe = g.frames[f + R.foe];
  const slot = g.frames[f + R.answer];
  if (slot !== NO_CARD) {
    g.discard.take(foe, slot);
    zones.intoDeck(g, foe, slot);
    g.frames[f + R.chosen]++;
    g.frames[f + R.latest] = slot;
    verbs.askAgain(g, f);
  } else if (g.frames[f + R.chosen] > 0) zones.shuffleDeck(g, foe, LUCK.intoDeck);
});

const loseByPoison = step<Table>((g, f) => {
  const foe = g.frames[f + R.foe];
  let count = 0;
  for (let m = g.discard.mask[foe] & POISONS; m !== 0; m &= m - 1) count += g.discard.count(foe, lowest(m));
  verbs.loseHp(g, foe, count, g.frames[f + R.card], g.frames[f + R.me]);
});

// Poison cards

/** What a poison card costs whoever discards it: by level, and more for each Poisoned Purity of an enemy. */
function poisonLoss(g: Table, holder: number, slot: number): number {
  let loss = verbs.number(g, holder, slot, NUM.loss);
  for (let seat = 0; seat < g.seats; seat++) {
    if (!verbs.areEnemies(seat, holder)) continue;
    loss += bits(g.twists[seat] & LAST_TWISTS) * verbs.number(g, seat, TWIST + 3, NUM.poisonLoss);
  }
  return loss;
}

/** By any way (Q28). */
function entersDiscard(g: Table, holder: number, slot: number): void {
  verbs.loseHp(g, holder, poisonLoss(g, holder, slot), slot, holder);
}

/** The action on a poison card; a loss that would defeat its holder is not offered (Q7, TF-1). */
function mayDiscardPoison(g: Table, me: number, slot: number): boolean {
  return verbs.canLoseHp(g, me, poisonLoss(g, me, slot));
}

const discardThis = step<Table>((g, f) => {
  zones.discardFromHand(g, g.frames[f + R.me], g.frames[f + R.card]);
});

const gainPrintedPower = step<Table>((g, f) => {
  if (!verbs.isOver(g)) verbs.gainPower(g, g.frames[f + R.me], verbs.printed(g, f, NUM.power));
});

function poison(level: number, number: string, loss: number): Card {
  return heldByAnyone(POISON + level - 1, {
    print: { number, id: `poison-${level}`, name: 'Poison', french: 'Poison', loss, power: 1 },
    kind: 'poison',
    level,
    copies: HER.POISON_PER_LEVEL,
    deck: `poison deck, ${['top', 'middle', 'bottom'][level - 1]}`,
    effect:
      'When it enters your discard pile lose {loss} HP. Action: discard it from hand, gain {power} power (the loss applies).',
    action: 'discard {card} for power',
    steps: [discardThis, gainPrintedPower],
    legal: mayDiscardPoison,
  });
}

export const snowWhite: Fable = {
  id: 'snow-white',
  name: 'Snow White',
  french: 'Blanche Neige',
  about: "Slips poison into her opponent's deck and outlasts her.",
  hp: 34,
  maxDefense: 6,
  threshold: 17,
  cards: [
    ...line(
      ATTACK,
      "Range {range}. Damage {damage} + A. Then discard the top {cards} of opp's deck.",
      [
        { number: '148', id: 'shard-storm', name: 'Shard Storm', range: 1, damage: 1, cards: 1 },
        { number: '149-150', id: 'shard-tempest', name: 'Shard Tempest', range: 1, damage: 2, cards: 2 },
        { number: '152-154', id: 'shard-vortex', name: 'Shard Vortex', range: 1, damage: 3, cards: 3 },
      ],
      [inflictPlusValue, millPrinted],
    ),
    twist(
      ATTACK,
      'When you inflict >= {least} on an opponent with an attack action or attack skill: ' +
        'may put the top poison card into her discard pile.',
      { number: '151', id: 'crystal-coffin', name: 'Crystal Coffin', least: 2 },
      on(WHEN.resolved, when(inflictedByAttack, [askMay, placeIfChosen])),
    ),
    lastTwist("When a poison card enters an opponent's discard pile she loses {poisonLoss} more HP. Cumulative.", {
      number: '155, 163, 171',
      id: 'poisoned-purity',
      name: 'Poisoned Purity',
      french: 'Pureté vénéneuse',
      poisonLoss: 1,
    }),
    ...line(
      DEFENSE,
      "Range {range}. Damage {damage}. Then put 0..D cards from the top of the poison deck into opp's discard pile.",
      [
        { number: '156', id: 'tainted-offering', name: 'Tainted Offering', range: 1, damage: 1 },
        { number: '157-158', id: 'tainted-feast', name: 'Tainted Feast', range: 1, damage: 2 },
        { number: '160-162', id: 'tainted-maelstrom', name: 'Tainted Maelstrom', range: 1, damage: 3 },
      ],
      [inflict, askPoison, askShuffleIn, placeAll],
    ),
    twist(
      DEFENSE,
      "When a defense skill would put poison into an opponent's discard pile: may choose 1 of those cards and shuffle it into " +
        'her deck instead.',
      { number: '159', id: 'corrupted-destiny', name: 'Corrupted Destiny' },
    ),
    ...line(
      MOVEMENT,
      "Range {range} + M. Damage {damage}. Then place yourself on one of opp's range 1 spaces.",
      [
        { number: '164', id: 'shattered-passage', name: 'Shattered Passage', range: 0, rangePlus: 1, damage: 1 },
        { number: '165-166', id: 'shattered-truth', name: 'Shattered Truth', range: 1, rangePlus: 1, damage: 2 },
        { number: '168-170', id: 'shattered-destiny', name: 'Shattered Destiny', range: 2, rangePlus: 1, damage: 3 },
      ],
      [inflict, askPlace, placeMe],
    ),
    twist(
      MOVEMENT,
      'After you move through an opponent by a move action (not a skill), or an opponent moves through you by a move action: ' +
        'may put the top poison card into her discard pile.',
      { number: '167', id: 'venomous-turn', name: 'Venomous Turn' },
      on(WHEN.resolved, when(passedThrough, [askMay, placeIfChosen])),
      on(WHEN.passed, when(hasPoison, [askMay, placeIfChosen])),
    ),
    epic(
      0,
      'Range {range}. Damage {damage}. Opp discards her whole hand, then draws {cards}.',
      {
        number: '172',
        id: 'rain-of-mirrors',
        name: 'Rain of Mirrors',
        french: 'Miroirs brisés',
        range: 1,
        damage: 3,
        cards: 4,
      },
      [inflict, discardFoesHand, foeDraws],
    ),
    epic(
      1,
      "Range {range}. Damage {damage}. You may choose 0..{cards} cards from opp's discard pile and shuffle them into her deck.",
      { number: '173', id: 'brewing-destruction', name: 'Brewing Destruction', range: 3, damage: 3, cards: 3 },
      [inflict, askPick, shufflePicked],
    ),
    epic(
      2,
      'Range {range}. Opp loses X HP, X = poison cards in her discard pile. No damage.',
      { number: '174', id: 'seven-serpents', name: 'Seven Serpents', range: 1 },
      [loseByPoison],
    ),
    poison(1, '175-180', 0),
    poison(2, '181-186', 1),
    poison(3, '187-192', 2),
  ],
  questions: [poisonQuestion, shuffleInQuestion, pickQuestion],
  entersDiscard,
  handedOut,
  fields: [poisonDeck],
};
