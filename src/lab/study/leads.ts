// What the leads of a game say about its drama. `leads[turn]` is the lead of seat 0 at the end of each turn, in thousandths,
// from turn 1 to the last.

/** So far behind, in thousandths of the whole, and still won: a comeback. */
export const FAR_BEHIND = 250;

/** How often the lead passed from one side to the other; being level in between is no change. */
export function leadChanges(leads: Int16Array, turns: number): number {
  let changes = 0;
  let ahead = 0;
  for (let turn = 1; turn <= turns; turn++) {
    const lead = leads[turn] ?? 0;
    if (lead === 0) continue;
    if (ahead !== 0 && lead > 0 !== ahead > 0) changes++;
    ahead = lead;
  }
  return changes;
}

/** The largest deficit of a seat at the end of a turn; 0 if it was never behind. */
export function furthestBehind(leads: Int16Array, turns: number, seat: number): number {
  let behind = 0;
  for (let turn = 1; turn <= turns; turn++) {
    const lead = seat === 0 ? (leads[turn] ?? 0) : -(leads[turn] ?? 0);
    if (-lead > behind) behind = -lead;
  }
  return behind;
}

/** The first turn at whose end the seat was ahead, to stay so; later than the last turn if it was not ahead at the end. */
export function aheadForGood(leads: Int16Array, turns: number, seat: number): number {
  let turn = turns;
  while (turn > 0 && (seat === 0 ? (leads[turn] ?? 0) : -(leads[turn] ?? 0)) > 0) turn--;
  return turn + 1;
}
