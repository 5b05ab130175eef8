// Turns what fables/*.ts write down into the tables that the engine runs on. Once, at load.
import { type Step, step } from '../../../core/frames.ts';
import { fables } from '../fables/index.ts';
import { OWN_MOST } from '../ids/act.ts';
import * as ASK from '../ids/ask.ts';
import { BAG_SHIFT, EPIC, POISON, SLOTS, TWIST, TWISTS } from '../ids/card.ts';
import * as R from '../ids/reg.ts';
import { BEGINNINGS, FABLES } from '../ids/size.ts';
import { MOMENTS } from '../ids/when.ts';
import { declareSteps } from '../play/actions.ts';
import * as hooks from '../play/hooks.ts';
import { skip } from '../play/verbs.ts';
import { doneStep, windowSteps } from '../play/window.ts';
import type { Table } from '../table/state.ts';
import { type Card, type Fable, type Hook, mayBeHeldByAnyone, type Steps } from './cards.ts';

fables.forEach(installFable);

export function installFable(fable: Fable, index: number): void {
  checkRoom(fable);
  for (const card of fable.cards) {
    if (card.kind === 'twist') installTwist(card, index);
    else if (mayBeHeldByAnyone(card)) for (let holder = 0; holder < fables.length; holder++) installCard(card, holder);
    else if (card.kinds[0] < SLOTS) installCard(card, index);
    if (fable.entersDiscard !== undefined && mayBeHeldByAnyone(card))
      hooks.entersDiscard[card.kinds[0]] = fable.entersDiscard;
  }
  fable.actions?.forEach((action, which) => {
    hooks.ownEntry[index * OWN_MOST + which] = hooks.programs.add([...action.steps, ...windowSteps]);
  });
  hooks.beginnings[index] = fable.beginnings ?? [];
  fable.beginnings?.forEach((effect, i) => {
    hooks.beginningsEntry[index * BEGINNINGS + i] = hooks.programs.add([...effect.steps, ...windowSteps]);
  });
  for (const question of fable.questions ?? []) hooks.ownQuestions[question.kind] = question;
  hooks.menus[index] = fable.menu ?? null;
  hooks.reaches[index] = fable.reach ?? null;
  hooks.aparts[index] = fable.apart ?? null;
  hooks.substitutes[index] = fable.substitute ?? null;
  hooks.sheetListens[index] = momentsOf(fable.hooks ?? []);
  for (let moment = 0; moment < MOMENTS; moment++) installMoment(fable, index, moment);
}

/** What does not fit would be written over somebody else's. */
function checkRoom(fable: Fable): void {
  const fits = (what: string, found: number, most: number): void => {
    if (found > most) throw new Error(`${fable.id}: found ${found} ${what}, expected at most ${most}`);
  };
  fits('fables', fables.length, FABLES);
  fits('actions', fable.actions?.length ?? 0, OWN_MOST);
  fits('beginnings', fable.beginnings?.length ?? 0, BEGINNINGS);
  for (const { kind, prompt } of fable.questions ?? []) {
    const where = `${fable.id}: question ${kind}, "${prompt}"`;
    if (kind < ASK.OWN || kind >= ASK.KINDS) throw new Error(`${where}: expected ${ASK.OWN} to ${ASK.KINDS - 1}`);
    const other = hooks.ownQuestions[kind];
    if (other !== null) throw new Error(`${where}: expected a number of its own, found that of "${other.prompt}"`);
  }
}

function installTwist(card: Card, fable: number): void {
  for (const kind of card.kinds) {
    hooks.twistListens[fable * TWISTS + kind - TWIST] = momentsOf(card.hooks);
    hooks.unlocked[fable * TWISTS + kind - TWIST] = card.unlocked ?? null;
  }
}

function installCard(card: Card, holder: number): void {
  const at = (holder << BAG_SHIFT) + card.kinds[0];
  const declare = card.kinds[0] < EPIC ? declareSteps : [];
  hooks.textEntry[at] = hooks.programs.add([...declare, ...card.steps, ...windowSteps]) + declare.length;
  hooks.legals[at] = card.legal ?? null;
  if (card.later === undefined) return;
  hooks.isOngoing[at] = 1;
  hooks.ongoingListens[at] = momentsOf(card.hooks);
  if (card.later.length > 0) hooks.beginningEntry[at] = hooks.programs.add([...card.later, ...windowSteps]);
}

function momentsOf(list: readonly Hook[]): number {
  return list.reduce((mask, hook) => mask | (1 << hook.moment), 0);
}

/** What her sheet and cards do at a moment, one after the other, each only while it works. */
function installMoment(fable: Fable, index: number, moment: number): void {
  const stepsOf = (list: readonly Hook[]): Steps => list.filter((it) => it.moment === moment).flatMap((it) => it.steps);
  const steps: Step<Table>[] = [...stepsOf(fable.hooks ?? [])];
  for (const card of fable.cards) {
    const own = stepsOf(card.hooks);
    if (own.length > 0) steps.push(whileItWorks(card, own.length), ...own);
  }
  if (steps.length > 0) hooks.hookEntry[index * MOMENTS + moment] = hooks.programs.add([...steps, doneStep]);
}

/** A twist works once unlocked, an ongoing card while its period lasts. */
function whileItWorks(card: Card, length: number): Step<Table> {
  const [kind] = card.kinds;
  const unlocked = card.kinds.reduce((mask, it) => mask | (1 << (it - TWIST)), 0);
  return step<Table>((g, f) => {
    const me = g.frames[f + R.me];
    g.frames[f + R.card] = kind;
    const works = kind < POISON ? hooks.isLasting(g, me, kind) : (g.twists[me] & unlocked) !== 0;
    if (!works) skip(g, f, length);
  });
}
