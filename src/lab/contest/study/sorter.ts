// Sorts a game of a subject into groups: one of each kind. Runs for every game in every worker: plain loops over typed memory.
import * as P from './study-plan.ts';

interface GroupedBy {
  readonly first: number;
  /** The counters of which the largest counts; of bands the one. */
  readonly counters: Int32Array;
  /** Where each band begins; null: the largest counts. */
  readonly bands: Int32Array | null;
}

export class Sorter {
  /** All, result, then the groupings of the game. */
  readonly kinds: number;
  private readonly groupings: readonly GroupedBy[];

  constructor({ studies, firstGroups }: P.StudyPlan) {
    this.groupings = studies.groupings.map((grouping, at) => ({
      first: firstGroups[at]!,
      counters: 'most' in grouping ? Int32Array.from(grouping.most, (one) => one.at) : Int32Array.of(grouping.at),
      bands: 'bands' in grouping ? Int32Array.from(grouping.bands) : null,
    }));
    this.kinds = 2 + this.groupings.length;
  }

  /** Writes the group of each kind from `at` on; −1: none. `result`: WON, LOST or −1. */
  sort(counters: Uint16Array, from: number, result: number, groups: Int32Array, at: number): void {
    groups[at] = P.ALL;
    groups[at + 1] = result;
    for (let kind = 0; kind < this.groupings.length; kind++) {
      const grouping = this.groupings[kind]!;
      groups[at + 2 + kind] = grouping.first + this.within(grouping, counters, from);
    }
  }

  private within({ counters: places, bands }: GroupedBy, counters: Uint16Array, from: number): number {
    if (bands === null) return largest(places, counters, from);
    const value = counters[from + places[0]!]!;
    let band = bands.length - 1;
    while (band > 0 && value < bands[band]!) band--;
    return band;
  }
}

function largest(places: Int32Array, counters: Uint16Array, from: number): number {
  let most = 0;
  let group = P.NOTHING;
  for (let i = 0; i < places.length; i++) {
    const value = counters[from + places[i]!]!;
    if (value === 0 || value < most) continue;
    group = value === most ? P.TIE : P.FIRST_COUNTER + i;
    most = value;
  }
  return group;
}
