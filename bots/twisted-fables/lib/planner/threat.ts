// What a seat may do in a turn from each distance, with what may be in her hand: an expectation.
import { ATTACK, EPIC, MOVEMENT, SKILL, WILD } from '../../../../src/games/twisted-fables/ids/card.ts';
import * as NUM from '../../../../src/games/twisted-fables/ids/num.ts';
import { SPACES } from '../../../../src/games/twisted-fables/ids/size.ts';
import { TYPE, type View } from '../../../../src/games/twisted-fables/shown/view.ts';
import { skillDamage, valueOfLevel } from '../hand.ts';

/** By type: basic cards to be expected in hand, and their values added up. */
const cards = new Float64Array(3);
const values = new Float64Array(3);

export class Threat {
  /** Damage by distance. */
  readonly from = new Float64Array(SPACES + 1);

  /** `counts`: the cards that her hand comes from, by slot; `share` of them are in it. */
  expect(view: View, counts: Uint8Array, share: number): void {
    expectBasics(view, counts, share);
    this.from.fill(0);
    spread(this.from, 1, values[ATTACK]);
    for (let slot = SKILL; slot < EPIC; slot++) {
      if (counts[slot] > 0) addSkill(view, slot, counts[slot] * share, this.from);
    }
  }
}

function expectBasics(view: View, counts: Uint8Array, share: number): void {
  for (let type = ATTACK; type <= MOVEMENT; type++) {
    const ones = counts[type * 3] + counts[WILD];
    const twos = counts[type * 3 + 1];
    const threes = counts[type * 3 + 2];
    cards[type] = (ones + twos + threes) * share;
    values[type] = ones * valueOfLevel(view, 1, type);
    values[type] += twos * valueOfLevel(view, 2, type) + threes * valueOfLevel(view, 3, type);
    values[type] *= share;
  }
}

function addSkill(view: View, slot: number, expected: number, into: Float64Array): void {
  const type = TYPE[slot];
  const range = view.number(view.seat, slot, NUM.range);
  if (cards[type] === 0 || range === NUM.ANY) return;
  const average = values[type] / cards[type];
  // The attack card played with a skill is not played alone.
  const damage = skillDamage(view, slot, average) - (type === ATTACK ? average : 0);
  const uses = expected < cards[type] ? expected : cards[type];
  spread(into, range + view.number(view.seat, slot, NUM.rangePlus) * average, uses * damage);
}

/** All of it within reach; beyond, as far as she may be expected to move. */
function spread(into: Float64Array, reach: number, damage: number): void {
  const steps = values[MOVEMENT] + 1;
  for (let far = 1; far < SPACES; far++) {
    const gap = far - reach;
    if (gap <= 0) into[far] += damage;
    else if (gap < steps) into[far] += (damage * (steps - gap)) / steps;
  }
}
