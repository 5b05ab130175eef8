// Who can be rated on one scale (Ford 1957): players of whom each can be reached from each by steps of "scored against".
// If one half of the field never scored against the other, how much better the other is has no finite answer.

/** The groups as lists of players, in the order of their first members. `scored(a, b)`: did `a` ever score against `b`. */
export function comparable(players: number, scored: (a: number, b: number) => boolean): number[][] {
  const all = Array.from({ length: players }, (_, at) => at);
  const reach = all.map((a) => all.map((b) => a === b || scored(a, b)));
  for (const via of all) {
    for (const from of all) {
      if (reach[from]![via]) for (const to of all) if (reach[via]![to]) reach[from]![to] = true;
    }
  }
  const together = (a: number, b: number) => reach[a]![b] === true && reach[b]![a] === true;
  return all.filter((a) => !all.some((b) => b < a && together(a, b))).map((a) => all.filter((b) => together(a, b)));
}
