// What a position is worth to a seat when a turn has ended: features, each times its weight. It looks at games dealt anew, so
// what it finds in the opponent's hand is a guess.

import { type Game, NOBODY } from '../../../../src/core/contract.ts';
import { ATTACKS, DEFENSES, POISON } from '../../../../src/games/twisted-fables/ids/card.ts';
import { APART, HAND, SPACES } from '../../../../src/games/twisted-fables/ids/size.ts';
import { LEVEL, type View } from '../../../../src/games/twisted-fables/shown/view.ts';
import { shareOf } from '../hand.ts';
import { known } from '../known.ts';
import * as F from './feature.ts';
import { Threat } from './threat.ts';

/** More than any position is worth. */
export const WON = 1_000_000_000;

/** Fewer HP than this are few. */
const WEAK = 12;

/** From farther than this, all distances are alike. */
const NEAR = 3;

/** How many times as much as expected a good hand does. */
const GOOD_HAND = 1.6;

const counts = new Uint8Array(32);
const pool = new Uint8Array(32);

/** What the opponent has laid apart, as it is dealt here, is not drawn. Returns how many cards that were. */
function leaveOutApart(me: View, foe: View): number {
  let size = 0;
  for (let place = 0; place < APART; place++) {
    const slot = foe.apart(foe.seat, place);
    if (slot === me.apart(foe.seat, place)) continue;
    if (pool[slot] === 0) continue; // an epic that is still secret
    pool[slot]--;
    size++;
  }
  return size;
}

export class Evaluation {
  /** What her cards do on the average, what the opponent's do, and what the opponent's next hand may do. */
  private readonly mine = new Threat();
  private readonly theirs = new Threat();
  private readonly coming = new Threat();

  /** What the opponent may do is judged once, before a search. */
  prepare(me: View, foe: View): void {
    const all = shareOf(me.belonging(foe.seat, counts));
    this.theirs.expect(foe, counts, all);
    const next = me.drawable(foe.seat, pool) - leaveOutApart(me, foe);
    if (next >= HAND) this.coming.expect(foe, pool, shareOf(next));
    else this.coming.expect(foe, counts, all);
  }

  /** A quick win is worth more than a slow one. */
  of(game: Game, me: View, w: Float64Array): number {
    if (game.decider() === NOBODY) return (game.score(me.seat) - 1) * (WON - me.turn);
    const hp = me.hp(me.seat);
    const foeHp = me.hp(me.foe);
    const young = (hp + foeHp) / (me.maxHp(me.seat) + me.maxHp(me.foe));
    let value = w[F.hp] * hp + w[F.foeHp] * foeHp;
    value += w[F.weak] * atLeast0(WEAK - hp) + w[F.foeWeak] * atLeast0(WEAK - foeHp);
    value += this.cards(me, w, young) + this.blows(me, w, hp, foeHp);
    value += possessions(me, w) + places(me, w) + twists(me, w, young) + kept(me, w);
    return value;
  }

  /** Her cards by what they add to an average hand, and what such a hand does. */
  private cards(me: View, w: Float64Array, young: number): number {
    const share = shareOf(me.belonging(me.seat, counts));
    this.mine.expect(me, counts, share);
    let value = 0;
    for (let slot = F.FIRST_SLOT; slot <= F.LAST_SLOT; slot++) value += counts[slot] * w[F.card + slot - F.FIRST_SLOT];
    return young * (share * value + this.mine.from[1] * w[F.output]);
  }

  /** What the two may do to one another, from here and on the whole. */
  private blows(me: View, w: Float64Array, hp: number, foeHp: number): number {
    const far = me.distance;
    const threat = this.mine.from[far];
    const exposed = isShielded(me) ? 0 : atLeast0(this.coming.from[far] - me.defense(me.seat));
    const toLive = hp * this.mine.from[1];
    const toKill = foeHp * this.theirs.from[1];
    let value = w[F.exposed] * exposed + w[F.danger] * atLeast0(GOOD_HAND * exposed - hp);
    value += w[F.threat] * threat + w[F.kill] * atLeast0(GOOD_HAND * threat - foeHp);
    value += (w[F.race] * (toLive - toKill)) / (toLive + toKill + 1);
    return value + w[F.ongoing] * ongoing(me, far);
  }
}

function possessions(me: View, w: Float64Array): number {
  const seat = me.seat;
  const foe = me.foe;
  let value = w[F.defense] * me.defense(seat);
  value += w[F.hand] * me.handSize(seat) + w[F.foeHand] * me.handSize(foe);
  value += w[F.tokens] * me.tokens(seat) + w[F.foeTokens] * me.tokens(foe);
  const hers = known[me.fable(seat)];
  if (hers.worthOfOwn !== null) value += hers.worthOfOwn(me, w);
  if (!me.hasMarker(seat)) value += w[F.epic];
  if (!me.hasMarker(foe)) value += w[F.foeEpic];
  return value;
}

function places(me: View, w: Float64Array): number {
  const far = me.distance;
  let value = far <= NEAR ? w[F.near + far - 1] : 0;
  if (isEdge(me.space(me.foe))) value += w[F.foeEdge];
  if (isEdge(me.space(me.seat))) value += w[F.edge];
  return value;
}

function twists(me: View, w: Float64Array, young: number): number {
  let value = 0;
  for (let twist = 0; twist < 3; twist++) {
    if (me.hasTwist(me.seat, twist)) value += w[F.twist + twist];
    if (me.hasTwist(me.seat, twist + 3)) value += w[F.lastTwists];
  }
  return value * young;
}

/** When her own turn begins she has her hand; when the opponent's begins, it was just drawn and is a guess. */
function kept(me: View, w: Float64Array): number {
  const hers = known[me.fable(me.seat)];
  let value = hers.stored === null ? 0 : w[F.kept + 1] * hers.stored(me);
  if (me.active !== me.seat) return value;
  value += w[F.turn];
  for (let m = me.handMask & ((1 << POISON) - 1); m !== 0; m &= m - 1) {
    const slot = 31 - Math.clz32(m & -m);
    const which = ((1 << slot) & (DEFENSES | ATTACKS)) !== 0 ? 0 : 1;
    value += w[F.kept + which] * me.hand(slot) * LEVEL[slot];
  }
  return value;
}

function atLeast0(value: number): number {
  return value > 0 ? value : 0;
}

function isEdge(space: number): boolean {
  return space === 1 || space === SPACES;
}

function isShielded(me: View): boolean {
  return known[me.fable(me.seat)].isShielded?.(me) ?? false;
}

/** Damage that her cards in play will do when her next turn begins, if all stays as it is. */
function ongoing(me: View, far: number): number {
  const hers = known[me.fable(me.seat)];
  if (hers.laterDamage === null) return 0;
  let damage = 0;
  for (let i = 0; i < me.ongoingSize(me.seat); i++) damage += hers.laterDamage(me, me.ongoing(me.seat, i), far);
  return damage;
}
