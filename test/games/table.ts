// What the tiny games share: a buffer that begins with the key, a log of events, and the dull parts of the contract.
import type { Box, Game, Setup } from '../../src/core/contract.ts';
import { Events } from '../../src/core/events.ts';
import type { Key } from '../../src/core/rng.ts';
import { Arena } from '../../src/core/state.ts';

/** A subclass asks the arena for its views and ends with `readonly bytes = this.arena.bytes()`. */
export abstract class Table {
  readonly seats: number;
  readonly events = new Events();
  readonly counters: Uint16Array;
  readonly arena = new Arena(128);
  readonly key: Key = this.arena.int32(2);
  readonly entrants = this.arena.uint8(4);
  abstract readonly bytes: Uint8Array;

  constructor(
    readonly box: Box,
    setup: Setup,
  ) {
    if (!box.seats.includes(setup.seats)) throw new Error(`seats: found ${setup.seats}, expected ${box.seats.join(', ')}`);
    this.seats = setup.seats;
    this.counters = new Uint16Array(box.counters(0).length * setup.seats);
  }

  /** An empty table with the key and the entrants in place. */
  clear(key: Key, entrants: readonly number[]): void {
    this.bytes.fill(0);
    this.counters.fill(0);
    this.key.set(key);
    this.entrants.set(entrants);
  }

  count(seat: number, what: number): void {
    this.counters[seat * this.box.counters(0).length + what]++;
  }

  copyFrom(other: Game): void {
    this.bytes.set(other.bytes);
  }

  starter(): number {
    return 0;
  }

  /** The seat as people read it: its number and its entrant. */
  name(seat: number): string {
    return `${seat + 1} ${this.box.roster[this.entrants[seat]].name}`;
  }
}

/** The value of every option of the box, in its order. */
export function readOptions(box: Box, setup: Setup): number[] {
  const given = setup.options ?? {};
  for (const name of Object.keys(given)) {
    if (!box.options.some((option) => option.name === name)) throw new Error(`${box.name}: unknown option "${name}"`);
  }
  return box.options.map((option) => option.parse(given[option.name] ?? option.default));
}
