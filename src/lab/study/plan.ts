// What is studied of a matchup, and where: one flat list of whole numbers for both players, so that adding two studies is
// one loop. Made from what the box says of its counters; knows no game.

import { createHash } from 'node:crypto';
import type { Box, CardEvent, Studies } from '../../core/contract.ts';
import { CELLS, SUMS } from '../statistics/pair-counts.ts';

export const cardEvents: readonly CardEvent[] = ['start', 'bought', 'drawn', 'played', 'destroyed'];

/** The games of a player that have something in common. */
export interface Group {
  readonly by: 'all' | 'result' | 'deck' | 'purchases';
  readonly name: string;
}

export const ALL = 0;
export const WON = 1;
export const LOST = 2;
export const NOTHING = 3;
export const TIE = 4;
export const FIRST_DECK = 5;

/** Who or what a row of tempo is about: both players together, or one. */
export const scopes = ['both', 'a', 'b'] as const;
export const BOTH = 0;
/** Of a game by its leads: by nobody in particular, then both, a, b. */
export const LEAD_CHANGES = 0;
export const COMEBACKS = 1;
export const DECIDED_EARLY = 4;
const LEAD_MEASURES = 7;

export interface Plan {
  /** Equal plans count the same things in the same places. */
  readonly id: string;
  readonly size: number;
  readonly studies: Studies;
  /** Counters of a seat; cards of an entrant. */
  readonly fields: number;
  readonly cards: number;
  readonly groups: readonly Group[];
  /** Means of a group: the share of each deck in what was paid, then the habits. */
  readonly means: number;
  /** Numbers of one side, which begin at `side * sideSize`. */
  readonly sideSize: number;
  /** Where the parts of a side begin: pairs by their two scores; cells and copies by event and card; by card when it was first
   * bought, and whether it was where it could be; cells and means by group. */
  readonly scores: number;
  readonly cardCells: number;
  readonly copies: number;
  readonly firstBought: number;
  readonly affordable: number;
  readonly groupCells: number;
  readonly groupMeans: number;
  /** After both sides: what the leads say of a game, and the tempo of both, a and b. */
  readonly leads: number;
  readonly tempo: number;
}

/** Pairs by the scores of her two games, in half points: the one in which she sat first, then the other. */
export const SCORES = 9;

const plans = new WeakMap<Box, Plan | null>();

/** Null for a game that has nothing to be studied. */
export function planOf(box: Box): Plan | null {
  const known = plans.get(box);
  if (known !== undefined) return known;
  const plan = box.studies === undefined ? null : makePlan(box, box.studies);
  plans.set(box, plan);
  return plan;
}

function makePlan(box: Box, studies: Studies): Plan {
  const cards = studies.cards(0).length;
  const groups = groupsOf(studies);
  const means = studies.decks.length + studies.habits.length;
  const sizes = {
    scores: SCORES,
    cardCells: cardEvents.length * cards * CELLS,
    copies: cardEvents.length * cards * SUMS,
    firstBought: cards * SUMS,
    affordable: cards * SUMS,
    groupCells: groups.length * CELLS,
    groupMeans: groups.length * means * SUMS,
  };
  const places = Object.values(sizes).map((_, at, all) => all.slice(0, at).reduce((sum, size) => sum + size, 0));
  const [scores, cardCells, copies, firstBought, affordable, groupCells, groupMeans] = places as Seven;
  const sideSize = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  const leads = 2 * sideSize;
  const tempo = leads + LEAD_MEASURES * SUMS;
  const said = JSON.stringify([box.name, box.roster.map((_, at) => studies.cards(at)), studies, sizes], withoutWords);
  return {
    id: createHash('sha256').update(said).digest('hex').slice(0, 16),
    size: tempo + scopes.length * studies.tempo.length * SUMS,
    ...{ studies, fields: box.counters(0).length, cards, groups, means, sideSize },
    ...{ scores, cardCells, copies, firstBought, affordable, groupCells, groupMeans, leads, tempo },
  };
}

/** A counter that is explained better is the same counter. */
function withoutWords(key: string, value: unknown): unknown {
  return key === 'about' ? undefined : value;
}

type Seven = [number, number, number, number, number, number, number];

function groupsOf({ decks, bands }: Studies): Group[] {
  const band = (from: number, at: number): string => {
    const next = bands[at + 1];
    return next === undefined ? `${from}+` : next === from + 1 ? `${from}` : `${from}-${next - 1}`;
  };
  return [
    { by: 'all', name: 'all' },
    { by: 'result', name: 'won' },
    { by: 'result', name: 'lost' },
    { by: 'deck', name: 'nothing' },
    { by: 'deck', name: 'tie' },
    ...decks.map(({ name }): Group => ({ by: 'deck', name })),
    ...bands.map((from, at): Group => ({ by: 'purchases', name: band(from, at) })),
  ];
}
