// Twisted Fables: the contract, filled in. The table of contents of the game.
import { type Box, type Game, type Mode, NOBODY, type Parties, type Setup } from '../../core/contract.ts';
import type { Values } from '../../core/face.ts';
import { runSteps } from '../../core/frames.ts';
import { modeOf, seatCount, settingOf } from '../../core/modes.ts';
import type { Key } from '../../core/rng.ts';
import './printed/install.ts';
import { counterNames, studies } from './counted/studies.ts';
import { fables } from './fables/index.ts';
import * as ASK from './ids/ask.ts';
import * as CLOCK from './ids/clock.ts';
import * as CURSOR from './ids/cursor.ts';
import * as END from './ids/end.ts';
import * as R from './ids/reg.ts';
import { perform } from './play/actions.ts';
import { programs } from './play/hooks.ts';
import { listOptions } from './play/questions.ts';
import { setUp } from './play/setup.ts';
import { areEnemies, leadOf } from './play/verbs.ts';
import { positions } from './positions/positions.ts';
import { cardColumns, cardRows } from './printed/card-table.ts';
import { numberPaths, numberTable } from './printed/numbers.ts';
import { options, ruleTable } from './printed/options.ts';
import { faceOf } from './shown/face.ts';
import { describeEvent, picture } from './shown/story.ts';
import { describeOption, describeQuestion, seatName } from './shown/text.ts';
import { View } from './shown/view.ts';
import { faults } from './table/faults.ts';
import { sampleFor } from './table/sample.ts';
import { Table } from './table/state.ts';
import { words } from './words.ts';

class TwistedFables extends Table implements Game {
  readonly box = box;

  constructor(
    readonly mode: Mode,
    numbers: Int16Array,
    rules: Int16Array,
  ) {
    super(seatCount(mode), numbers, rules);
  }

  reset(key: Key, parties: Parties): void {
    setUp(this, key, parties);
    runSteps(this, programs.steps);
  }

  decider(): number {
    return this.cursor[CURSOR.asking] === ASK.over ? NOBODY : this.cursor[CURSOR.asked];
  }
  question(): number {
    return this.cursor[CURSOR.asking];
  }
  asker(): number {
    return this.cursor[CURSOR.at] === 0 ? -1 : this.frames[this.cursor[CURSOR.at] + R.card];
  }
  list(into: Int32Array): number {
    const count = listOptions(this, into);
    if (count > into.length) throw new Error(`${count} options, room for ${into.length}`);
    return count;
  }
  choose(option: number): void {
    const question = this.cursor[CURSOR.asking];
    this.cursor[CURSOR.asking] = 0;
    if (question === ASK.action) perform(this, option);
    else this.frames[this.cursor[CURSOR.at] + R.answer] = option;
    runSteps(this, programs.steps);
  }

  score(side: number): number {
    if (this.clock[CLOCK.ending] !== END.victory) return 1;
    return areEnemies(this.clock[CLOCK.winner], this.mode.sides[side][0]) ? 0 : 2;
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
  lead(side: number): number {
    return leadOf(this, this.mode.sides[side][0]);
  }

  copyFrom(other: Game): void {
    this.bytes.set(other.bytes);
  }
  sample(seat: number, key: Key): void {
    sampleFor(this, seat, key);
  }
  view(seat: number): View {
    return new View(this, seat, () => new TwistedFables(this.mode, this.numbers.slice(), this.rules.slice()));
  }

  face(seat: number): Values {
    return faceOf(this, this.view(seat));
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
  describeEvent(index: number, to: number): string {
    return describeEvent(this, index, to);
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
  modes: [{ name: '1v1', sides: [[0], [1]], party: 1 }],
  roster: fables.map(({ id, name, about }) => ({ id, name, about })),
  noun: words.noun,
  sources: [
    {
      name: 'cards and sheets',
      kind: 'printed',
      about: 'the six fables of the base box as printed; some French names are missing or unsure',
    },
  ],
  options,
  endings: [
    'in progress',
    'her opponent is defeated',
    'no result: the turn cap is reached',
    'exhausted: nobody can act any more',
  ],
  limits: { options: 8192, decisions: 30000 },
  cards: cardRows,
  cardColumns,
  counters: counterNames,
  studies,
  numbers: numberPaths,
  finals: { names: ['hp'], of: (game, seat) => (game as TwistedFables).hp[seat] },
  positions,
  open(setup: Setup): Game {
    settingOf(box, setup.setting);
    return new TwistedFables(modeOf(box, setup.mode), numberTable(setup.change), ruleTable(setup.options));
  },
};
