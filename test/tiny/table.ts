// What the tiny games share: a buffer that begins with the key and the parties, a log of events, and the dull parts of the contract.
import type { Box, Game, Mode, Parties, Setting, Setup, View } from '../../src/core/contract.ts';
import { Events } from '../../src/core/events.ts';
import { membersOf, modeOf, refusal, seatCount, settingOf } from '../../src/core/modes.ts';
import type { Key } from '../../src/core/rng.ts';
import { SearchView } from '../../src/core/search-view.ts';
import { Arena } from '../../src/core/state.ts';

/** A subclass asks the arena for its views and ends with `readonly bytes = this.arena.bytes()`. */
export abstract class Table {
  readonly mode: Mode;
  readonly setting: Setting | undefined;
  readonly seats: number;
  readonly events = new Events();
  readonly counters: Uint16Array;
  readonly arena = new Arena(128);
  readonly key: Key = this.arena.int32(2);
  readonly members = this.arena.uint8(8); // seat by seat
  abstract readonly bytes: Uint8Array;
  /** The printed numbers in the order of the box, some changed. */
  readonly numbers: readonly number[];

  constructor(
    readonly box: Box,
    readonly setup: Setup,
  ) {
    this.mode = modeOf(box, setup.mode);
    this.setting = settingOf(box, setup.setting);
    this.seats = seatCount(this.mode);
    this.counters = new Uint16Array(box.counters(0).length * this.seats * membersOf(this.mode));
    this.numbers = readNumbers(box, setup);
  }

  /** An empty table with the key and the parties in place. */
  clear(key: Key, parties: Parties): void {
    const why = refusal(this.box, this.mode, parties);
    if (why !== null) throw new Error(`${this.box.name}: ${why}`);
    this.bytes.fill(0);
    this.counters.fill(0);
    this.key.set(key);
    this.members.set(parties.flat());
  }

  /** `member` counts them seat by seat; where each seat brings one, it is the seat. */
  count(member: number, what: number, by = 1): void {
    this.counters[member * this.box.counters(0).length + what] += by;
  }

  copyFrom(other: Game): void {
    this.bytes.set(other.bytes);
  }

  starter(): number {
    return 0;
  }

  /** What every view can do; a game adds what its bots look at. */
  searched(this: Game & Table, seat: number): View {
    const view = new SearchView(this, seat, () => this.box.open(this.setup));
    return { table: () => view.table(), sample: (into, key) => view.sample(into, key) };
  }

  /** The seat as people read it: its number and its party. */
  name(seat: number): string {
    const { party } = this.mode;
    const members = this.members.subarray(seat * party, (seat + 1) * party);
    return `${seat + 1} ${Array.from(members, (member) => this.box.roster[member].name).join('+')}`;
  }
}

/** What a side scores by the points of all: 2 for every rival with fewer, 1 for every rival with as many. */
export function halfPoints(points: ArrayLike<number>, side: number): number {
  let sum = 0;
  for (let rival = 0; rival < points.length; rival++) {
    if (rival !== side) sum += 1 + Math.sign(points[side] - points[rival]);
  }
  return sum;
}

/** The value of every option of the box, in its order. */
export function readOptions(box: Box, setup: Setup): number[] {
  const given = setup.options ?? {};
  for (const name of Object.keys(given)) {
    if (!box.options.some((option) => option.name === name)) throw new Error(`${box.name}: unknown option "${name}"`);
  }
  return box.options.map((option) => option.parse(given[option.name] ?? option.default));
}

function readNumbers(box: Box, setup: Setup): number[] {
  const change = setup.change ?? {};
  const printed = box.numbers();
  for (const path of Object.keys(change)) {
    if (!printed.some((number) => number.path === path)) throw new Error(`change: found "${path}", which is no number`);
  }
  return printed.map(({ path, value, from, to }) => {
    const found = change[path] ?? value;
    if (Number.isInteger(found) && found >= from && found <= to) return found;
    throw new Error(`change ${path}: found ${found}, expected a whole number from ${from} to ${to}`);
  });
}
