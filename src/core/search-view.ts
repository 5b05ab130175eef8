// What every view can do: hand out tables for searching, and deal on them a game as it may be. Nothing that it hands out leads to
// the real one. A game's view extends this with what a seat sees.
import { closeTable } from './closed.ts';
import type { Game, View } from './contract.ts';
import type { Key } from './rng.ts';

/** The buffer of every table that was made for searching. */
const buffers = new WeakMap<Game, Uint8Array>();

export class SearchView implements View {
  readonly seat: number;
  readonly #real: Game;
  readonly #open: () => Game;
  /** Where games are dealt anew, out of sight; made when it is first wanted. */
  #dealt: Game | null = null;

  /** `open` lays out another table like the real one, which shares no memory with it. A view is frozen by whoever hands
   * it out. */
  constructor(real: Game, seat: number, open: () => Game) {
    this.#real = real;
    this.seat = seat;
    this.#open = open;
  }

  table(): Game {
    const table = this.#open();
    closeTable(table);
    buffers.set(table, table.bytes);
    return table;
  }

  /** Only what is dealt anew leaves this view, and only into tables made here: whoever takes part sees nothing in between. */
  sample(into: Game, key: Key): void {
    const buffer = buffers.get(into);
    if (buffer === undefined) throw new Error('sample: found no table that a view has made, expected one of table()');
    this.#dealt ??= this.#open();
    this.#dealt.bytes.set(this.#real.bytes);
    this.#dealt.sample(this.seat, key);
    buffer.set(this.#dealt.bytes);
  }
}
