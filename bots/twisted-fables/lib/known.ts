// What bots know of one fable beyond what holds for all: the form that her file in fables/ fills in, and the tables in which
// greedy and the planner look it up. Knows no fable by name.
import type { Question } from '../../../src/core/contract.ts';
import { KINDS } from '../../../src/games/twisted-fables/ids/ask.ts';
import type { View } from '../../../src/games/twisted-fables/shown/view.ts';

/** An index into the options. */
export type Answer = (view: View, q: Question) => number;

/** All but her name may be left out: then she plays as everybody would. `plain` is what everybody would find. */
export interface Knowledge {
  /** Her id in the roster. */
  readonly fable: string;
  /** What training of greedy starts from: how she likes to buy, and which of her three epics she takes. */
  readonly buys?: readonly number[];
  readonly epic?: 0 | 1 | 2;
  /** To the questions that only her cards ask, whoever is asked. Without an answer: the first option. */
  readonly answers?: readonly (readonly [kind: number, answer: Answer])[];

  // Greedy, in the tiers of greedy/actions.ts.
  /** What a skill inflicts with a basic card of this value, as far as one can say beforehand. The planner asks too, of average
   * values. */
  readonly skillDamage?: (view: View, slot: number, value: number, plain: number) => number;
  readonly worthOfSkill?: (view: View, slot: number, value: number, damage: number, plain: number) => number;
  /** The same with a substitute in place of the basic card. */
  readonly worthOfSkillBySubstitute?: (view: View, slot: number, value: number) => number;
  /** What a substitute of a level takes off an attack, a defense or a move. */
  readonly costOfSubstitute?: (level: number) => number;
  /** Of an attack action that does not kill. */
  readonly worthOfAttack?: (view: View, option: number, damage: number, plain: number) => number;
  /** Of an epic that prints no damage. */
  readonly worthOfEpic?: (view: View, slot: number) => number;

  // The planner's evaluation; `weights` by planner/feature.ts.
  /** What she alone has, weighed. */
  readonly worthOfOwn?: (view: View, weights: Float64Array) => number;
  /** Levels of the cards that lie apart for her and come back to her hand. */
  readonly stored?: (view: View) => number;
  /** Whether the opponent's next turn can take nothing from her. */
  readonly isShielded?: (view: View) => boolean;
  /** Damage that one of her ongoing cards does when her next turn begins, from this distance, if all stays as it is. */
  readonly laterDamage?: (view: View, slot: number, far: number) => number;
}

/** What a policy looks up while it plays: null where she is as everybody. One shape for all, so that looking is quick. */
class Known {
  readonly skillDamage;
  readonly worthOfSkill;
  readonly worthOfSkillBySubstitute;
  readonly costOfSubstitute;
  readonly worthOfAttack;
  readonly worthOfEpic;
  readonly worthOfOwn;
  readonly stored;
  readonly isShielded;
  readonly laterDamage;

  constructor(hers: Knowledge) {
    this.skillDamage = hers.skillDamage ?? null;
    this.worthOfSkill = hers.worthOfSkill ?? null;
    this.worthOfSkillBySubstitute = hers.worthOfSkillBySubstitute ?? null;
    this.costOfSubstitute = hers.costOfSubstitute ?? null;
    this.worthOfAttack = hers.worthOfAttack ?? null;
    this.worthOfEpic = hers.worthOfEpic ?? null;
    this.worthOfOwn = hers.worthOfOwn ?? null;
    this.stored = hers.stored ?? null;
    this.isShielded = hers.isShielded ?? null;
    this.laterDamage = hers.laterDamage ?? null;
  }
}

/** By place in the roster. */
export const known: Known[] = [];
/** By kind of question. */
export const ownAnswers: (Answer | null)[] = new Array<Answer | null>(KINDS).fill(null);

/** Fills the tables, once, before anybody plays; `all` in the order of the roster. */
export function learn(all: readonly Knowledge[]): void {
  for (const hers of all) {
    for (const [kind, answer] of hers.answers ?? []) {
      if (ownAnswers[kind] !== null) throw new Error(`fables/${hers.fable}.ts: question ${kind} has an answer already`);
      ownAnswers[kind] = answer;
    }
    known.push(new Known(hers));
  }
}
