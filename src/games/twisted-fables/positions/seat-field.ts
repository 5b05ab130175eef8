// What a situation may say about a seat, one field of it.
import type { Game } from '../../../core/contract.ts';
import type { Value, Values } from '../../../core/face.ts';
import type { Form, PositionField } from '../../../core/position.ts';
import type { View } from '../shown/view.ts';
import type { Table } from '../table/state.ts';

/** A table as the contract shows it. */
export type Laid = Table & Game;

/** `write` gets what the file says, or undefined, and all that it says about the seat; it throws what is wrong. */
export interface SeatField extends PositionField {
  read(g: Laid, seat: number): Value;
  write(g: Table, seat: number, value: Value | undefined, given: Values): void;
  /** Written when the cards of all seats lie there. */
  readonly late?: boolean;
  /** What a view shows of it, null for nothing; where this is missing, everybody sees it. */
  face?(g: Laid, seat: number, view: View): Value | null;
}

export function whole(from: number, to: number): () => Form {
  return () => ({ is: 'number', from, to });
}

export function within(value: number, from: number, to: number): number {
  if (value < from || value > to) throw new Error(`found ${value}, expected ${from} to ${to}`);
  return value;
}
