// What happened, as rows of integers, for story tellers. Off while simulating: a note then costs one test.

/** The one kind that means the same in every game: a turn (or round) begins. */
export const TURN_BEGINS = 0;

const ROW = 6;
const CAPACITY = 4096;

export class Events {
  on = false;
  count = 0;
  private readonly rows = new Int16Array(ROW * CAPACITY);

  note(kind: number, seat: number, a: number, b: number, c: number, d: number): void {
    if (this.on) this.write(kind, seat, a, b, c, d);
  }

  /** Field 0 is the kind, 1 the seat, 2… the particulars. */
  at(index: number, field: number): number {
    return this.rows[index * ROW + field];
  }

  clear(): void {
    this.count = 0;
  }

  /** Forgets the first rows. */
  drop(rows: number): void {
    this.rows.copyWithin(0, rows * ROW, this.count * ROW);
    this.count -= rows;
  }

  private write(kind: number, seat: number, a: number, b: number, c: number, d: number): void {
    if (this.count === CAPACITY) throw new Error(`more than ${CAPACITY} events between two decisions`);
    const at = this.count++ * ROW;
    this.rows[at] = kind;
    this.rows[at + 1] = seat;
    this.rows[at + 2] = a;
    this.rows[at + 3] = b;
    this.rows[at + 4] = c;
    this.rows[at + 5] = d;
  }
}
