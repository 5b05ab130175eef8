// What the lab counts of a game beyond single cards. Counters are history: nothing in the rules reads them, and a copy of a
// game has none of its original's.

import * as DO from '../ids/act.ts';
import { BAG_SHIFT, BASICS, EPIC, MATCH, POISON, SKILL, SKILLS } from '../ids/card.ts';
import * as COUNT from '../ids/count.ts';
import * as R from '../ids/reg.ts';
import { POWER_MAX } from '../ids/size.ts';
import { lowest } from '../table/bags.ts';
import type { Table } from '../table/state.ts';
import { distance } from '../table/track.ts';

/** Her starting deck, while it lies in her discard pile to be shuffled. */
export function countStart(g: Table, seat: number): void {
  for (let m = g.discard.mask[seat]; m !== 0; m &= m - 1) {
    const slot = lowest(m);
    g.counters[seat * COUNT.FIELDS + COUNT.start + slot] = g.discard.counts[(seat << BAG_SHIFT) + slot];
  }
}

/** What the menu offers her to buy. Soon she has seen all that is to be had, and this is one test. */
export function noteAffordable(g: Table, me: number): void {
  const fresh = g.affords[g.fable[me] * (POWER_MAX + 1) + g.power[me]] & g.watched[me];
  if (fresh !== 0) seeAffordable(g, me, fresh);
}

function seeAffordable(g: Table, me: number, fresh: number): void {
  let seen = fresh & SKILLS;
  for (let m = fresh & BASICS; m !== 0; m &= m - 1) if (g.supply[lowest(m)] > 0) seen |= m & -m;
  g.affordable[me] |= seen;
  g.watched[me] &= ~seen;
}

/** Her activation phase is over: the power that is left, and how far away she stays. */
export function countStop(g: Table, me: number): void {
  const mine = me * COUNT.FIELDS;
  g.counters[mine + COUNT.stopped]++;
  g.counters[mine + COUNT.unspent] += g.power[me];
  g.counters[mine + COUNT.distance] += distance(g, me);
}

/** When the game is over: what could have been bought, card by card. */
export function countAffordable(g: Table): void {
  for (let seat = 0; seat < g.seats; seat++) {
    const first = seat * COUNT.FIELDS + COUNT.affordable;
    for (let m = g.affordable[seat]; m !== 0; m &= m - 1) g.counters[first + lowest(m)] = 1;
  }
}

/** What the packets of the unit in frame `f` are counted as. Later effects of a card in play are its own. */
export function blowOf(g: Table, f: number, source: number, target: number): number {
  if (source === target) return COUNT.herself;
  if (source !== g.frames[f + R.me]) return COUNT.byOther;
  return g.frames[f + R.doing] === DO.attack ? COUNT.byAttack : blowOfCard(g.frames[f + R.card]);
}

export function blowOfCard(kind: number): number {
  if (kind < SKILL || kind >= MATCH) return COUNT.byOther;
  return kind < EPIC ? COUNT.bySkill : kind < POISON ? COUNT.byEpic : COUNT.byPoison;
}

/** HP that is about to go, by what takes it: to her enemy's credit, but for what is her own doing. */
export function countLoss(g: Table, seat: number, blow: number, amount: number): void {
  const who = blow === COUNT.herself ? seat : g.foe[seat];
  g.counters[who * COUNT.FIELDS + blow] += amount < g.hp[seat] ? amount : g.hp[seat];
}
