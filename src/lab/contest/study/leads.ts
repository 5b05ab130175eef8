// What the leads of a game say about its drama: `leads[turn * sides + side]` is the lead of a side at the end of each turn, in
// thousandths, from turn 1 to the last.

/** So far behind, in thousandths of the whole, and still won: a comeback. */
export const FAR_BEHIND = 250;

const NOBODY = -1;

/** How often the lead passed to another side; nobody being ahead in between is no change. Alone: how often being ahead became being
 * behind, or the other way round. */
export function leadChanges(leads: Int16Array, turns: number, sides: number): number {
  let changes = 0;
  let last = NOBODY;
  for (let turn = 1; turn <= turns; turn++) {
    const ahead = sides === 1 ? ofSign(leads[turn] ?? 0) : aheadAt(leads, turn * sides, sides);
    if (ahead === NOBODY) continue;
    if (last !== NOBODY && ahead !== last) changes++;
    last = ahead;
  }
  return changes;
}

/** The one side that is ahead of all others. */
function aheadAt(leads: Int16Array, at: number, sides: number): number {
  let ahead = NOBODY;
  for (let side = 0; side < sides; side++) {
    if ((leads[at + side] ?? 0) <= 0) continue;
    if (ahead !== NOBODY) return NOBODY;
    ahead = side;
  }
  return ahead;
}

/** As if whatever a lone side plays against were a second one. */
function ofSign(lead: number): number {
  return lead > 0 ? 0 : lead < 0 ? 1 : NOBODY;
}

/** The largest deficit of a side at the end of a turn; 0 if it was never behind. */
export function furthestBehind(leads: Int16Array, turns: number, sides: number, side: number): number {
  let behind = 0;
  for (let turn = 1; turn <= turns; turn++) {
    const lead = leads[turn * sides + side] ?? 0;
    if (-lead > behind) behind = -lead;
  }
  return behind;
}

/** The first turn at whose end the side was ahead, to stay so; later than the last turn if it was not ahead at the end. */
export function aheadForGood(leads: Int16Array, turns: number, sides: number, side: number): number {
  let turn = turns;
  while (turn > 0 && (leads[turn * sides + side] ?? 0) > 0) turn--;
  return turn + 1;
}
