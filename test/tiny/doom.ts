// Doom: heroes close portals together while a beast hunts them. Proves that the contract holds cooperative games, enemies
// that move by the rules, a question to another seat in mid-effect, kept as a frame in the buffer, and quests: settings that
// change how much is to be done, and in what time.
import { bot } from '../../bots/lib/bot.ts';
import { type Box, type Game, NOBODY, type Parties, type Setup, type View } from '../../src/core/contract.ts';
import { TURN_BEGINS } from '../../src/core/events.ts';
import type { Values } from '../../src/core/face.ts';
import { PC, Programs, runSteps, step } from '../../src/core/frames.ts';
import { type Key, roll } from '../../src/core/rng.ts';
import type { Studies } from '../../src/core/studies.ts';
import { readOptions, Table } from './table.ts';

/** Pips that close a portal. */
const NEEDED = 5;
/** By hero. */
const SKILLS = [0, 1];
/** Printed numbers: the health of each hero, and then: */
const PORTALS = 2;
/** By quest: how many portals fewer, and how much shorter the doom track. */
const QUESTS: Readonly<Record<string, { readonly fewer: number; readonly shorter: number }>> = {
  gates: { fewer: 0, shorter: 0 },
  crypt: { fewer: 2, shorter: 0 },
  tower: { fewer: 0, shorter: 4 },
};
/** Purposes of luck. */
const DIE = 0;
const BEAST = 1;
/** Questions; OVER waits for ever. Each has two options. */
const ACTION = 1;
const HELP = 2;
const OVER = 3;
const OPTIONS = { [ACTION]: ['fight', 'rest'], [HELP]: ['let it be', 'help'] };
const REST = 1;
const YES = 1;
/** Counters of a hero: what it did, fights, rests and helps, and what it could have done. */
const DID = 0;
const COULD = 3;
const acts = ['fight', 'rest', 'help'];
/** The longest doom track: a turn each. */
const LONGEST = 40;
/** Registers of a frame after PC: who acts, who is asked, the answer, the die. */
const SEAT = 1;
const ASKED = 2;
const ANSWER = 3;
const ROLLED = 4;
const FRAME = 5;
const ENDINGS = ['all portals closed', 'doomed', 'a hero fell'];
/** By kind of event; the first is core's TURN_BEGINS. */
const EVENTS = ['begins turn', 'rolls', 'closes portal', 'is down to health'];

class Doom extends Table implements Game {
  readonly health = this.arena.uint8(4);
  readonly rolls = this.arena.uint8(4); // dice rolled so far, per seat: the k of the next
  readonly track = this.arena.uint8(1);
  readonly closed = this.arena.uint8(1);
  readonly beast = this.arena.uint8(1);
  readonly turns = this.arena.uint8(1);
  readonly how = this.arena.uint8(1);
  readonly cursor = this.arena.int16(2);
  readonly frames = this.arena.int16(2 * FRAME);
  readonly bytes = this.arena.bytes();
  readonly leads = new Int16Array(LONGEST + 1);
  readonly limit: number;
  /** To close. */
  readonly portals: number;

  constructor(setup: Setup) {
    super(box, setup);
    const { fewer, shorter } = QUESTS[this.setting?.name ?? 'gates'];
    this.limit = readOptions(box, setup)[0] - shorter;
    this.portals = Math.max(1, this.numbers[PORTALS] - fewer);
  }

  reset(key: Key, parties: Parties): void {
    this.clear(key, parties);
    for (let seat = 0; seat < this.seats; seat++) this.health[seat] = this.whole(seat);
    this.frames[PC] = turn;
    runSteps(this, programs.steps);
  }

  choose(option: number): void {
    this.frames[this.cursor[0] + ANSWER] = option;
    this.cursor[1] = 0;
    runSteps(this, programs.steps);
  }

  decider = (): number => (this.cursor[1] === OVER ? NOBODY : this.frames[this.cursor[0] + ASKED]);
  question = (): number => this.cursor[1];
  asker = (): number => -1;
  list(into: Int32Array): number {
    into[0] = 0;
    into[1] = 1;
    return this.question() === ACTION && this.hurt(this.decider()) === 0 ? 1 : 2;
  }

  ask(question: number, seat: number): void {
    this.frames[this.cursor[0] + ASKED] = seat;
    this.cursor[1] = question;
  }
  end(how: number): void {
    this.how[0] = how;
    this.cursor[1] = OVER;
    this.keepLead();
  }
  keepLead(): void {
    this.leads[this.turns[0]] = this.lead();
  }
  wound(seat: number): void {
    this.events.note(3, seat, --this.health[seat], 0, 0, 0);
    if (this.health[seat] === 0) this.end(2);
  }
  whole = (seat: number): number => this.numbers[this.members[seat]];
  hurt = (seat: number): number => this.whole(seat) - this.health[seat];

  score = (): number => (this.how[0] === 0 ? 2 : 0);
  ending = (): number => this.how[0];
  turn = (): number => this.turns[0];
  lead = (): number => Math.round(1000 * (this.closed[0] / this.portals - this.track[0] / this.limit));
  sample = (_seat: number, key: Key): void => this.key.set(key);
  view = (seat: number): DoomView => ({
    ...this.searched(seat),
    health: () => this.health[seat],
    hurt: () => this.hurt(seat),
  });
  face = (): Values => ({
    turn: this.turn(),
    doom: this.track[0],
    closed: this.closed[0],
    beast: this.beast[0],
    health: [...this.health.subarray(0, this.seats)],
  });

  describe = (option: number): string => OPTIONS[this.question() as keyof typeof OPTIONS][option];
  describeQuestion = (): string => `${this.name(this.decider())} ${this.question() === HELP ? 'may help' : 'acts'}`;
  describeEvent = (index: number): string =>
    `${this.name(this.events.at(index, 1))} ${EVENTS[this.events.at(index, 0)]} ${this.events.at(index, 2)}`;
  picture = (): string =>
    `doom ${this.track[0]} of ${this.limit}, ${this.closed[0]} closed, health ${this.health.subarray(0, this.seats).join(' ')}`;

  faults(): string[] {
    const faults: string[] = [];
    for (let seat = 0; seat < this.seats; seat++) {
      if (this.hurt(seat) < 0) faults.push(`seat ${seat} has ${this.health[seat]} health`);
      if (this.health[seat] === 0 && this.how[0] !== 2) faults.push(`seat ${seat} fell and the game goes on`);
    }
    if (this.track[0] > this.limit) faults.push(`doom stands at ${this.track[0]}`);
    return faults;
  }
}

const programs = new Programs<Doom>();

const turn = programs.add([
  step(function begin(g, f) {
    g.events.note(TURN_BEGINS, g.frames[f + SEAT], ++g.turns[0], 0, 0, 0);
    g.count(g.frames[f + SEAT], COULD);
    if (g.hurt(g.frames[f + SEAT]) > 0) g.count(g.frames[f + SEAT], COULD + REST);
    g.ask(ACTION, g.frames[f + SEAT]);
  }),
  step(function act(g, f) {
    const seat = g.frames[f + SEAT];
    g.count(seat, DID + g.frames[f + ANSWER]);
    if (g.frames[f + ANSWER] === REST) g.health[seat] += Math.min(2, g.hurt(seat));
    else {
      g.cursor[0] = f + FRAME;
      g.frames[f + FRAME + PC] = fight;
      g.frames[f + FRAME + SEAT] = seat;
    }
  }),
  step(function beastMoves(g) {
    if (++g.track[0] === g.limit) return g.end(1);
    g.beast[0] = (g.beast[0] + 1 + roll(g.seats, g.key, BEAST, 0, g.turns[0])) % g.seats;
    if (g.turns[0] % 2 === 0) g.wound(g.beast[0]);
  }),
  step(function pass(g, f) {
    g.keepLead();
    g.frames[f + SEAT] = (g.frames[f + SEAT] + 1) % g.seats;
    g.frames[f + PC] = turn;
  }),
]);

/** The next hero may give one health for two pips more. */
const fight = programs.add([
  step(function rollDie(g, f) {
    const seat = g.frames[f + SEAT];
    g.frames[f + ROLLED] = 1 + SKILLS[g.members[seat]] + roll(6, g.key, DIE, seat, g.rolls[seat]++);
    g.events.note(1, seat, g.frames[f + ROLLED], 0, 0, 0);
  }),
  step(function mayAskHelp(g, f, needed) {
    const helper = (g.frames[f + SEAT] + 1) % g.seats;
    g.frames[f + ANSWER] = 0;
    if (g.frames[f + ROLLED] >= needed || g.health[helper] <= 1) return;
    g.count(helper, COULD + HELP);
    g.ask(HELP, helper);
  }, NEEDED),
  step(function takeHelp(g, f) {
    if (g.frames[f + ANSWER] !== YES) return;
    g.frames[f + ROLLED] += 2;
    g.count(g.frames[f + ASKED], DID + HELP);
    g.wound(g.frames[f + ASKED]);
  }),
  step(function strike(g, f, needed) {
    const seat = g.frames[f + SEAT];
    g.cursor[0] = f - FRAME;
    if (g.frames[f + ROLLED] < needed) return g.wound(seat);
    g.events.note(2, seat, ++g.closed[0], 0, 0, 0);
    if (g.closed[0] === g.portals) g.end(0);
  }, NEEDED),
]);

export interface DoomView extends View {
  health(): number;
  hurt(): number;
}

/** Rests when weak, helps when strong. */
export const careful = bot<DoomView>('rests when weak, helps when strong', (view, q) =>
  Number(q.kind === HELP ? view.health() > 2 : view.hurt() > 2),
);

const studies: Studies = {
  cards: () => acts,
  events: [
    {
      name: 'done',
      about: 'by the hero',
      at: DID,
      could: { name: 'possible', about: 'it was possible', at: COULD },
      ranked: true,
    },
  ],
  groupings: [
    {
      name: 'mostly',
      about: 'what the hero did most often; nothing: it did nothing, tie: several alike',
      most: acts.map((name, at) => ({ name, about: name, at: DID + at })),
      words: (group) => `${group}s most`,
    },
    { name: 'helps', about: 'times it helped', at: DID + HELP, bands: [0, 1, 2], words: (group) => `helps ${group} times` },
  ],
  habits: [{ name: 'share_rests', about: 'share of turns spent resting', at: DID + REST, per: [DID, DID + REST] }],
  tempo: [{ name: 'fights', about: 'fights', at: DID, per: null }],
  lead: 'portals closed less doom',
};

export const box: Box = {
  name: 'doom',
  title: 'Doom',
  about: 'close all portals together before the doom track is full, and nobody may fall',
  modes: [2, 3, 4].map((heroes) => ({ name: `${heroes}-heroes`, sides: [[0, 1, 2, 3].slice(0, heroes)], party: 1 })),
  settings: [
    { name: 'gates', about: 'five portals, and doom after 14 turns' },
    { name: 'crypt', about: 'two portals fewer' },
    { name: 'tower', about: 'doom comes four turns sooner' },
  ],
  roster: [
    { id: 'knight', name: 'Knight', about: 'tough' },
    { id: 'sage', name: 'Sage', about: 'frail, but rolls one higher' },
  ],
  noun: { one: 'hero', many: 'heroes' },
  sources: [{ name: 'tests', kind: 'authored', about: 'made up for the tests' }],
  options: [
    {
      name: 'doom',
      about: 'the length of the doom track',
      values: `5-${LONGEST}`,
      default: '14',
      parse(text) {
        const length = Number(text);
        if (!(length >= 5 && length <= LONGEST)) throw new Error(`doom: found "${text}", expected 5 to 40`);
        return length;
      },
    },
  ],
  endings: ENDINGS,
  limits: { options: 2, decisions: 100 },
  cards: () => [],
  counters: () => ['fights', 'rests', 'helps', ...acts.map((act) => `could ${act}`)],
  studies,
  numbers: () => [
    { path: 'knight.health', value: 6, from: 1, to: 20, reaches: ['knight'] },
    { path: 'sage.health', value: 4, from: 1, to: 20, reaches: ['sage'] },
    { path: 'portals.needed', value: 5, from: 1, to: 20, reaches: null },
  ],
  open: (setup) => new Doom(setup),
};
