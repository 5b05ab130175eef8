// Whether a position says all of a table: two tables are the same if they go on alike, but for the luck to come.
import * as CLOCK from '../ids/clock.ts';
import { OWN, OWN_TURN } from '../ids/size.ts';
import { seatFields } from './fields.ts';
import type { Laid } from './seat-field.ts';

export function isSame(one: Laid, other: Laid): boolean {
  const [unsaid, fields] = [unsaidBytes(one), seatFields.filter(({ late }) => late)];
  for (let at = 0; at < one.bytes.length; at++) if (one.bytes[at] !== other.bytes[at] && !unsaid.has(at)) return false;
  return fields.every(({ form, read }) =>
    Array.from(one.fable).every((fable, seat) => form(fable) === null || read(one, seat) === read(other, seat)),
  );
}

/** What decides luck, what is only remembered, and numbers of a fable's own, of which her fields say what still counts. */
function unsaidBytes(g: Laid): ReadonlySet<number> {
  const starter = g.clock.subarray(CLOCK.starter, CLOCK.starter + 1);
  const kept = Array.from({ length: g.seats }, (_, seat) => g.own.subarray(seat * OWN + OWN_TURN, (seat + 1) * OWN));
  const unsaid = [g.key, g.luck, g.epicSecret, starter, ...kept];
  return new Set(
    unsaid.flatMap(({ byteOffset, byteLength }) => Array.from({ length: byteLength }, (_, i) => byteOffset + i)),
  );
}
