// Twisted Fables: the contract, filled in. The table of contents of the game.
import { type Box, type Game, NOBODY, type Setup } from '../../core/contract.ts';
import { runSteps } from '../../core/frames.ts';
import type { Key } from '../../core/rng.ts';
import './install.ts';
import { perform } from './actions.ts';
import { fables } from './fables/index.ts';
import { faults } from './faults.ts';
import { programs } from './hooks.ts';
import * as ASK from './ids/ask.ts';
import * as CLOCK from './ids/clock.ts';
import * as END from './ids/end.ts';
import * as R from './ids/reg.ts';
import { numberPaths, numberTable } from './numbers.ts';
import { positions } from './position.ts';
import { cardRows } from './printing.ts';
import { listOptions } from './questions.ts';
import { options, ruleTable } from './rules.ts';
import { sampleFor } from './sample.ts';
import { setUp } from './setup.ts';
import { Table } from './state.ts';
import { describeEvent, picture } from './story.ts';
import { counterNames, studies } from './studies.ts';
import { describeOption, describeQuestion, seatName } from './text.ts';
import { areEnemies, leadOf } from './verbs.ts';
import { View } from './view.ts';

class TwistedFables extends Table implements Game {
  readonly box = box;

  reset(key: Key, entrants: readonly number[]): void {
    setUp(this, key, entrants);
    runSteps(this, programs.steps);
  }

  decider(): number {
    return this.cursor[R.asking] === ASK.over ? NOBODY : this.cursor[R.asked];
  }
  question(): number {
    return this.cursor[R.asking];
  }
  asker(): number {
    return this.cursor[R.at] === 0 ? -1 : this.frames[this.cursor[R.at] + R.card];
  }
  list(into: Int32Array): number {
    const count = listOptions(this, into);
    if (count > into.length) throw new Error(`${count} options, room for ${into.length}`);
    return count;
  }
  choose(option: number): void {
    const question = this.cursor[R.asking];
    this.cursor[R.asking] = 0;
    if (question === ASK.action) perform(this, option);
    else this.frames[this.cursor[R.at] + R.answer] = option;
    runSteps(this, programs.steps);
  }

  score(seat: number): number {
    const winner = this.clock[CLOCK.winner];
    if (this.clock[CLOCK.ending] !== END.victory) return 1;
    return areEnemies(winner, seat) ? 0 : 2;
  }
  ending(): number {
    return this.clock[CLOCK.ending];
  }
  turn(): number {
    return this.clock[CLOCK.turn];
  }
  starter(): number {
    return this.clock[CLOCK.starter];
  }
  lead(seat: number): number {
    return leadOf(this, seat);
  }

  copyFrom(other: Game): void {
    this.bytes.set(other.bytes);
  }
  sample(seat: number, key: Key): void {
    sampleFor(this, seat, key);
  }
  view(seat: number): View {
    return new View(this, seat, () => new TwistedFables(this.seats, this.numbers, this.rules));
  }

  name(seat: number): string {
    return seatName(this, seat);
  }
  describe(option: number): string {
    return describeOption(this, option);
  }
  describeQuestion(): string {
    return describeQuestion(this);
  }
  describeEvent(index: number): string {
    return describeEvent(this, index);
  }
  picture(): string {
    return picture(this);
  }
  faults(): string[] {
    return faults(this);
  }
}

export const box: Box = {
  name: 'twisted-fables',
  title: 'Twisted Fables',
  about: 'Fable against fable on a nine-space track; every card bought, bent and turned on the other.',
  seats: [2],
  roster: fables.map(({ id, name, about }) => ({ id, name, about })),
  options,
  endings: [
    'in progress',
    'her opponent is defeated',
    'no result: the turn cap is reached',
    'exhausted: nobody can act any more',
  ],
  limits: { options: 8192, decisions: 30000 },
  cards: () => cardRows,
  counters: counterNames,
  studies,
  numbers: numberPaths,
  finals: { names: ['hp'], of: (game, seat) => (game as TwistedFables).hp[seat] },
  positions,
  open(setup: Setup): Game {
    if (!box.seats.includes(setup.seats)) throw new Error(`seats: found ${setup.seats}, expected ${box.seats.join(' or ')}`);
    return new TwistedFables(setup.seats, numberTable(setup.change), ruleTable(setup.options));
  },
};
