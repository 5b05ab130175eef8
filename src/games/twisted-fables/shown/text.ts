// Names, and options and questions in words; story.ts tells what happened. Nothing else in the game builds strings about a
// game in progress.

import { fables } from '../fables/index.ts';
import * as DO from '../ids/act.ts';
import * as ASK from '../ids/ask.ts';
import { ATTACK, BAG_SHIFT, DEFENSE, MOVEMENT, NO_CARD, NO_KIND, SHEET, SLOTS, SUBSTITUTE, WILD } from '../ids/card.ts';
import * as CLOCK from '../ids/clock.ts';
import * as CURSOR from '../ids/cursor.ts';
import * as R from '../ids/reg.ts';
import { ownQuestions } from '../play/hooks.ts';
import { beginningKind } from '../play/turn.ts';
import { basics } from '../printed/basics.ts';
import { mayBeHeldByAnyone } from '../printed/cards.ts';
import type { Table } from '../table/state.ts';
import { topSkill } from '../table/supply.ts';

/** In the order of the roster. */
export const fableIds: readonly string[] = fables.map((fable) => fable.id);

/** Card ids by fable and kind. */
const ids: string[][] = fables.map((fable) => {
  const names: string[] = [];
  for (const basic of basics) names[basic.slot] = basic.print.id;
  fable.substitute?.names.forEach((name, i) => {
    names[SUBSTITUTE + i] = name;
  });
  for (const other of fables) {
    for (const card of other.cards) {
      if (other === fable || mayBeHeldByAnyone(card)) for (const kind of card.kinds) names[kind] = card.print.id;
    }
  }
  return names;
});

/** The words for a card's own action, by slot. */
const actions: string[] = [];
for (const { cards } of fables) {
  for (const { action, kinds } of cards) if (action !== undefined) for (const kind of kinds) actions[kind] = action;
}

export function cardId(fable: number, kind: number): string {
  return ids[fable][kind] ?? `kind ${kind}`;
}

/** The name of a seat's fable; a mirror match needs the seat too. */
export function seatName(g: Table, seat: number): string {
  const name = fables[g.fable[seat]].name;
  for (let other = 0; other < g.seats; other++) {
    if (other !== seat && g.fable[other] === g.fable[seat]) return `${name} ${seat + 1}`;
  }
  return name;
}

function describeAction(g: Table, option: number): string {
  const me = g.clock[CLOCK.active];
  const fable = g.fable[me];
  const low = option & DO.COUNT;
  switch (option >> DO.SHIFT) {
    case DO.attack:
      return `attack with ${multiset(fable, option, ATTACK)}`;
    case DO.defend:
      return `defend with ${multiset(fable, option, DEFENSE)}`;
    case DO.moveLeft:
      return `move left with ${multiset(fable, option, MOVEMENT)}`;
    case DO.moveRight:
      return `move right with ${multiset(fable, option, MOVEMENT)}`;
    case DO.skill:
      return `use ${cardId(fable, (option >> BAG_SHIFT) & DO.COUNT)} with ${cardId(fable, low)}`;
    case DO.epic:
      return `use ${cardId(fable, low)}`;
    case DO.card:
      return (actions[low] ?? '').replace('{card}', cardId(fable, low));
    case DO.buy:
      return `buy ${cardId(fable, low)}`;
    case DO.buySkill:
      return `buy ${cardId(fable, topSkill(g, me, low))}`;
    case DO.own:
      return ownWords(fable, (option >> DO.OWN_WHICH) & DO.COUNT, (option >> DO.OWN_COPY) & DO.COUNT, low);
    case DO.focus:
      return 'focus';
    default:
      return 'end turn';
  }
}

export function moodName(fable: number, mood: number): string {
  return fables[fable].moods?.[mood] ?? `in state ${mood}`;
}

function ownWords(fable: number, which: number, copy: number, low: number): string {
  const words = fables[fable].actions?.[which].words ?? '';
  return words
    .replace('{card}', cardId(fable, low))
    .replace('{copy}', String(copy + 1))
    .replace('{space}', String(low));
}

/** `attack-2 attack-1 attack-1 wild`. */
function multiset(fable: number, option: number, type: number): string {
  const counts = [
    [type * 3 + 2, (option >> DO.LEVEL_3) & DO.COUNT],
    [type * 3 + 1, (option >> DO.LEVEL_2) & DO.COUNT],
    [type * 3, option & DO.COUNT],
    [WILD, (option >> DO.WILDS) & DO.COUNT],
  ];
  const level = (option >> DO.SUBSTITUTED) & DO.SUBSTITUTED_MASK;
  if (level > 0) counts.push([SUBSTITUTE + level - 1, 1]);
  return counts.flatMap(([slot, count]) => new Array<string>(count).fill(cardId(fable, slot))).join(' ');
}

/** The words in which situations name an option. */
export function describeOption(g: Table, option: number): string {
  const fable = g.fable[g.cursor[CURSOR.asked]];
  switch (g.cursor[CURSOR.asking]) {
    case ASK.action:
      return describeAction(g, option);
    case ASK.mulligan:
      return option === 1 ? 'mulligan' : 'keep';
    case ASK.focus:
      return `destroy ${cardId(fable, option & NO_CARD)} from ${option < ASK.IN_DISCARD ? 'hand' : 'discard'}`;
    case ASK.order:
      return `resolve ${cardId(fable, beginningKind(fable, option))}`;
    case ASK.discardSkill:
      return option === NO_CARD ? 'discard nothing' : `discard ${cardId(fable, option)}`;
    case ASK.discard:
      return `discard ${cardId(fable, option)}`;
    case ASK.knockback:
      return `knockback ${option}`;
    case ASK.place:
      return `place on ${option}`;
    case ASK.may:
      return option === 1 ? 'yes' : 'no';
    case ASK.epic:
      return `choose ${cardId(fable, option)}`;
    case ASK.skillDeck:
      return `take ${cardId(fable, topSkill(g, g.cursor[CURSOR.asked], option))}`;
    case ASK.direction:
      return option === DO.moveLeft ? 'left' : 'right';
    default:
      return ownOption(g, option);
  }
}

/** In the words of a fable's own question the option is a card of whoever is asked, or of the opponent. */
function ownOption(g: Table, option: number): string {
  const seat = g.cursor[CURSOR.asked];
  const foe = g.frames[g.cursor[CURSOR.at] + R.foe];
  const words = ownQuestions[g.cursor[CURSOR.asking]]?.words(g, g.cursor[CURSOR.at], seat, option) ?? `option ${option}`;
  return words
    .replace('{card}', () => cardId(g.fable[seat], option & NO_CARD))
    .replace('{foes-card}', () => cardId(g.fable[foe], option & NO_CARD));
}

const QUESTIONS: Readonly<Record<number, string>> = {
  [ASK.mulligan]: 'keep this hand?',
  [ASK.action]: 'which action?',
  [ASK.focus]: 'destroy which card?',
  [ASK.order]: 'which effect first?',
  [ASK.discardSkill]: 'discard a skill card?',
  [ASK.discard]: 'discard which card?',
  [ASK.knockback]: 'knock back how far?',
  [ASK.place]: 'place yourself where?',
  [ASK.may]: 'do it?',
  [ASK.epic]: 'which epic?',
  [ASK.skillDeck]: 'take from which deck?',
  [ASK.direction]: 'in which direction?',
};

/** The question with its chain of causes, outermost first: `pot-shot → overdrive-burn: discard a skill card?`. */
export function describeQuestion(g: Table): string {
  const causes: string[] = [];
  for (let f = R.FRAME; f <= g.cursor[CURSOR.at]; f += R.FRAME) {
    const card = g.frames[f + R.card];
    if (card === NO_KIND || card === SHEET) continue;
    // A packet's frame is the target's, its card the source's.
    const owner = f > R.FRAME && card < SLOTS ? g.frames[f - R.FRAME + R.me] : g.frames[f + R.me];
    const id = cardId(g.fable[owner], card);
    if (causes.at(-1) !== id) causes.push(id);
  }
  const question = QUESTIONS[g.cursor[CURSOR.asking]] ?? ownQuestions[g.cursor[CURSOR.asking]]?.prompt ?? '';
  return causes.length === 0 ? question : `${causes.join(' → ')}: ${question}`;
}
