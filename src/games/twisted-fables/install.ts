// Turns what fables/*.ts write down into the tables that the engine runs on. Once, at load.
import { type Step, step } from '../../core/frames.ts';
import { declareSteps } from './actions.ts';
import type { Card, Fable, Steps } from './cards.ts';
import { fables } from './fables/index.ts';
import * as hooks from './hooks.ts';
import { OWN_MOST } from './ids/act.ts';
import { BAG_SHIFT, EPIC, POISON, TWIST, TWISTS } from './ids/card.ts';
import * as R from './ids/reg.ts';
import { MOMENTS } from './ids/when.ts';
import type { Table } from './state.ts';
import { skip } from './verbs.ts';
import { doneStep, windowSteps } from './window.ts';

fables.forEach(installFable);

function installFable(fable: Fable, index: number): void {
  for (const card of fable.cards) {
    if (card.kind === 'twist') continue;
    // Anyone may hold a poison card; the others are hers alone.
    const holders = card.kind === 'poison' ? fables.map((_, holder) => holder) : [index];
    for (const holder of holders) installCard(card, (holder << BAG_SHIFT) + card.kinds[0]);
    if (fable.entersDiscard !== undefined && card.kinds[0] >= POISON)
      hooks.entersDiscard[card.kinds[0]] = fable.entersDiscard;
  }
  fable.actions?.forEach((action, which) => {
    hooks.ownEntry[index * OWN_MOST + which] = hooks.programs.add([...action.steps, ...windowSteps]);
  });
  hooks.menus[index] = fable.menu ?? null;
  hooks.reaches[index] = fable.reach ?? null;
  for (let moment = 0; moment < MOMENTS; moment++) installHook(fable, index, moment);
}

function installCard(card: Card, at: number): void {
  const declare = card.kinds[0] < EPIC ? declareSteps : [];
  hooks.textEntry[at] = hooks.programs.add([...declare, ...card.steps, ...windowSteps]) + declare.length;
  hooks.legals[at] = card.legal ?? null;
  if (card.later === undefined) return;
  hooks.isOngoing[at] = 1;
  hooks.beginningEntry[at] = hooks.programs.add([...card.later, ...windowSteps]);
}

/** The steps of all her twists that listen to a moment, each only if it is unlocked. */
function installHook(fable: Fable, index: number, moment: number): void {
  const steps: Step<Table>[] = [];
  for (const card of fable.cards) {
    for (const hook of card.hooks.filter((it) => it.moment === moment)) {
      steps.push(...ifUnlocked(card, hook.steps));
      for (const kind of card.kinds) hooks.twistListens[index * TWISTS + kind - TWIST] |= 1 << moment;
    }
  }
  if (steps.length > 0) hooks.hookEntry[index * MOMENTS + moment] = hooks.programs.add([...steps, doneStep]);
}

function ifUnlocked(card: Card, steps: Steps): Steps {
  const unlocked = card.kinds.reduce((mask, kind) => mask | (1 << (kind - TWIST)), 0);
  const test = step<Table>(
    (g, f, length, kind) => {
      g.frames[f + R.card] = kind;
      if ((g.twists[g.frames[f + R.me]] & unlocked) === 0) skip(g, f, length);
    },
    steps.length,
    card.kinds[0],
  );
  return [test, ...steps];
}
