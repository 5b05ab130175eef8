// What she may do in her activation phase (rules 4), as options. Equal cards are one option; cards played together are
// one option for each multiset of them.

import * as DO from '../ids/act.ts';
import {
  ATTACK,
  ATTACKS,
  BAG_SHIFT,
  DEFENSE,
  DEFENSES,
  DESTROYABLE,
  EPICS,
  MOVEMENT,
  MOVEMENTS,
  POISONS,
  SKILLS,
  SUBSTITUTE,
  WILD,
} from '../ids/card.ts';
import * as CLOCK from '../ids/clock.ts';
import * as NUM from '../ids/num.ts';
import { SKILL_DECKS, SUPPLIES } from '../ids/size.ts';
import * as WHEN from '../ids/when.ts';
import { basicsOf, TYPE } from '../printed/slots.ts';
import { lowest } from '../table/bags.ts';
import type { Table } from '../table/state.ts';
import { topSkill } from '../table/supply.ts';
import { distance } from '../table/track.ts';
import { legals, listensTo, menus, reaches, substitutes } from './hooks.ts';
import { cardValue } from './verbs.ts';

export function listActions(g: Table, out: Int32Array): number {
  const me = g.clock[CLOCK.active];
  const hand = g.hand.mask[me];
  const far = distance(g, me);
  let n = 0;
  if ((hand & SKILLS) !== 0) n = listSkills(g, me, far, out, n);
  if ((hand & (EPICS | POISONS)) !== 0) n = listSpecial(g, me, far, out, n);
  if ((hand & ATTACKS) !== 0 && far <= 1) n = listCards(g, me, ATTACK, DO.attack, out, n);
  if ((hand & DEFENSES) !== 0) n = listCards(g, me, DEFENSE, DO.defend, out, n);
  if ((hand & MOVEMENTS) !== 0) {
    // A direction in which no step is possible may be chosen for power (Q16).
    n = listCards(g, me, MOVEMENT, DO.moveLeft, out, n);
    n = listCards(g, me, MOVEMENT, DO.moveRight, out, n);
  }
  if (listensTo(g, me, WHEN.substitute)) n = listSubstituted(g, me, far, out, n);
  if (g.power[me] > 0) n = listPowerUps(g, me, out, n);
  if (listensTo(g, me, WHEN.menu)) n = menus[g.fable[me]]!(g, me, out, n);
  if (g.clock[CLOCK.acted] === 0 && ((hand | g.discard.mask[me]) & DESTROYABLE) !== 0) out[n++] = DO.focus << DO.SHIFT;
  out[n++] = DO.end << DO.SHIFT;
  return n;
}

/** Every multiset of the cards of a type but the empty one, which comes last (Q11). */
function listCards(g: Table, me: number, type: number, action: number, out: Int32Array, n: number): number {
  return listMultisets(g, me, type, action << DO.SHIFT, out, n) - 1;
}

/** Actions in which something stands for a basic card, with every multiset of real ones beside it, the empty one too. */
function listSubstituted(g: Table, me: number, far: number, out: Int32Array, n: number): number {
  for (let action = DO.attack; action <= DO.moveRight; action++) {
    if (action === DO.attack && far > 1) continue;
    const type = action === DO.attack ? ATTACK : action === DO.defend ? DEFENSE : MOVEMENT;
    for (let m = substitutes[g.fable[me]]!.levels(g, me, type); m !== 0; m &= m - 1) {
      n = listMultisets(g, me, type, (action << DO.SHIFT) | (lowest(m) << DO.SUBSTITUTED), out, n);
    }
  }
  return n;
}

/** The largest first. */
function listMultisets(g: Table, me: number, type: number, doing: number, out: Int32Array, n: number): number {
  const counts = g.hand.counts;
  const at = me << BAG_SHIFT;
  const ones = counts[at + type * 3];
  const twos = counts[at + type * 3 + 1];
  const threes = counts[at + type * 3 + 2];
  for (let w = counts[at + WILD]; w >= 0; w--) {
    for (let c = threes; c >= 0; c--) {
      for (let b = twos; b >= 0; b--) {
        for (let a = ones; a >= 0; a--) {
          out[n++] = doing | (w << DO.WILDS) | (c << DO.LEVEL_3) | (b << DO.LEVEL_2) | a;
        }
      }
    }
  }
  return n;
}

/** Skill and one basic card of its type; the opponent within range, counting what may extend it. */
function listSkills(g: Table, me: number, far: number, out: Int32Array, n: number): number {
  const numbers = g.numbers;
  const fable = g.fable[me];
  const hand = g.hand.mask[me];
  const reach = listensTo(g, me, WHEN.reach) ? reaches[fable] : null;
  const substitute = listensTo(g, me, WHEN.substitute) ? substitutes[fable] : null;
  for (let m = hand & SKILLS; m !== 0; m &= m - 1) {
    const slot = lowest(m);
    const type = TYPE[slot];
    let basics = hand & basicsOf(type);
    if (substitute !== null) basics |= substitute.levels(g, me, type) << (SUBSTITUTE - 1);
    if (basics === 0) continue;
    const kind = (fable << NUM.FABLE) + (slot << NUM.KIND);
    let range = numbers[kind + NUM.range];
    if (reach !== null) range += reach(g, me, slot);
    const plus = numbers[kind + NUM.rangePlus];
    for (let b = basics; b !== 0; b &= b - 1) {
      const basic = lowest(b);
      const value = plus === 0 ? 0 : plus * cardValue(g, me, basic, type);
      if (far <= range + value) out[n++] = (DO.skill << DO.SHIFT) | (slot << BAG_SHIFT) | basic;
    }
  }
  return n;
}

/** Epics, and cards in hand with an action of their own. */
function listSpecial(g: Table, me: number, far: number, out: Int32Array, n: number): number {
  const fable = g.fable[me];
  for (let m = g.hand.mask[me] & (EPICS | POISONS); m !== 0; m &= m - 1) {
    const slot = lowest(m);
    const legal = legals[(fable << BAG_SHIFT) + slot];
    if (far > g.numbers[(fable << NUM.FABLE) + (slot << NUM.KIND) + NUM.range]) continue;
    if (legal !== null && !legal(g, me, slot)) continue;
    out[n++] = (((1 << slot) & EPICS) !== 0 ? DO.epic << DO.SHIFT : DO.card << DO.SHIFT) | slot;
  }
  return n;
}

function listPowerUps(g: Table, me: number, out: Int32Array, n: number): number {
  const costs = g.costs;
  const supply = g.supply;
  const power = g.power[me];
  const fable = g.fable[me] << BAG_SHIFT;
  for (let slot = 0; slot < SUPPLIES; slot++) {
    if (costs[fable + slot] <= power && supply[slot] > 0) out[n++] = (DO.buy << DO.SHIFT) | slot;
  }
  for (let deck = 0; deck < SKILL_DECKS; deck++) {
    const slot = topSkill(g, me, deck);
    if (slot >= 0 && costs[fable + slot] <= power) out[n++] = (DO.buySkill << DO.SHIFT) | deck;
  }
  return n;
}
