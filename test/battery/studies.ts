// What studies make of counters: that they are kept by member, that leads are kept by side, and that all places are there.
import type { Box } from '../../src/core/contract.ts';
import { membersOf } from '../../src/core/modes.ts';
import type { AfterCheck, Problem, Rig } from './rig.ts';

export const keepsCounts: AfterCheck = { name: 'counts by member, and keeps the lead of every side', check: countsByMember };

function countsByMember({ match, box }: Rig): Problem {
  const { game } = match;
  const expected = box.counters(0).length * game.seats * membersOf(game.mode);
  if (game.counters.length !== expected) return `${game.counters.length} counters, expected ${expected}`;
  if (box.studies === undefined) return null;
  const sides = game.mode.sides.length;
  for (let side = 0; side < sides; side++) {
    const kept = game.leads?.[game.turn() * sides + side];
    if (kept !== game.lead(side)) return `side ${side} leads by ${game.lead(side)} at the end, and ${kept} is kept`;
  }
  return null;
}

/** Whoever plays: everything that is studied has its counters, and a name of its own. */
export function studiesFit(box: Box): Problem {
  const { studies } = box;
  if (studies === undefined) return null;
  const { events, groupings, habits, tempo } = studies;
  const entrants = box.roster.length === 0 ? [0] : [...box.roster.keys()];
  const counters = box.counters(0).length;
  const cards = studies.cards(0).length;
  for (const entrant of entrants) {
    if (box.counters(entrant).length !== counters) return `entrant ${entrant} has ${box.counters(entrant).length} counters`;
    if (studies.cards(entrant).length !== cards) return `entrant ${entrant} has ${studies.cards(entrant).length} cards`;
  }
  const families = events.flatMap(({ name, at, could, firstTurn = at }) =>
    [at, could?.at ?? at, firstTurn].map((first) => [name, first + cards - 1] as const),
  );
  const sorted = groupings.flatMap((one) => ('most' in one ? one.most.map(({ at }) => at) : [one.at]));
  const others = [...sorted, ...[...habits, ...tempo].flatMap(({ at, per }) => [at, ...(per === null ? [] : [per].flat())])];
  const beyond = [...families, ...others.map((at) => ['a counter', at] as const)].find(([, at]) => !(at < counters));
  if (beyond !== undefined) return `${beyond[0]} lies at ${beyond[1]}, expected less than ${counters}`;
  for (const list of [events, groupings, habits, tempo]) {
    const names = list.map(({ name }) => name);
    const twice = names.find((name, at) => names.indexOf(name) < at);
    if (twice !== undefined) return `"${twice}" is the name of two`;
  }
  const odd = groupings.find((one) => 'bands' in one && !rises(one.bands));
  return odd === undefined ? null : `the bands of ${odd.name} do not rise from 0`;
}

function rises(bands: readonly number[]): boolean {
  return bands[0] === 0 && bands.every((from, at) => at === 0 || from > bands[at - 1]!);
}
