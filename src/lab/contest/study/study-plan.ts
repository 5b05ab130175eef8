// What is studied of a matchup, and where: one flat list of whole numbers for all of its subjects, so that adding two studies is
// one loop. Made from what the box says of its counters; knows no game.

import { createHash } from 'node:crypto';
import type { Box, Mode } from '../../../core/contract.ts';
import { membersOf, modeOf } from '../../../core/modes.ts';
import type { CardEvent, Grouping, Studies } from '../../../core/studies.ts';
import { CELLS, PRODUCTS, SUMS, TOTALS } from '../../statistics/pair-counts.ts';
import type { Matchup } from '../../who/matchup.ts';
import { isDuel } from '../seating.ts';
import { subjectsOf } from './subjects.ts';

/** The games of a subject that have something in common. */
export interface Group {
  /** `all`, `result`, or the name of a grouping. */
  readonly by: string;
  readonly name: string;
  /** Neither `nothing` nor `tie`, but something that is done: what games of the group do, in words. */
  readonly words: string | null;
}

export const ALL = 0;
export const WON = 1;
export const LOST = 2;
const FIRST_GROUPING = 3;
/** Within a grouping by the largest counter. */
export const NOTHING = 0;
export const TIE = 1;
export const FIRST_COUNTER = 2;

/** How a study is laid out. */
export interface Shape {
  /** `cells`: pairs of games, by what became of both. `sums`: sets of any kind, by sums and products over their games. */
  readonly form: 'cells' | 'sums';
  /** One for each subject; two for the sides of a duel, whoever they are. */
  readonly parts: number;
  /** Sides whose tempo is counted; 0: none. */
  readonly sides: number;
}

/** Two sides of one seat with one member each. */
export const DUEL: Shape = { form: 'cells', parts: 2, sides: 2 };

/** Of one subject over all matchups of a run. */
export const POOLED: Shape = { form: 'sums', parts: 1, sides: 0 };

function shapeOf(mode: Mode, matchup: Matchup, pooled: boolean): Shape {
  if (isDuel(mode) && membersOf(mode) === 1 && !pooled) return DUEL;
  return { form: 'sums', parts: subjectsOf(matchup).length, sides: pooled ? 0 : mode.sides.length };
}

/** Who or what a row of tempo is about: all together, and each side where there are several. */
export const TOGETHER = 0;
export function scopesOf({ sides }: Pick<Shape, 'sides'>): number {
  return sides > 1 ? 1 + sides : sides;
}

/** What the leads say of a game: changes by nobody in particular, the others by scope. */
export const LEAD_CHANGES = 0;
export const COMEBACKS = 1;
export const decidedEarlyAt = (shape: Pick<Shape, 'sides'>): number => COMEBACKS + scopesOf(shape);

export interface StudyPlan extends Shape {
  /** Equal plans count the same things in the same places; what stands before the first `_` says it of one part. */
  readonly id: string;
  readonly size: number;
  readonly studies: Studies;
  /** Counters of a member; cards of an entrant. */
  readonly fields: number;
  readonly cards: number;
  readonly groups: readonly Group[];
  /** The first group of each grouping. */
  readonly firstGroups: readonly number[];
  /** Events that have a first turn, and those that have a chance. */
  readonly timed: readonly CardEvent[];
  readonly chanced: readonly CardEvent[];
  /** Numbers of one part, which begin at `part * partSize`. */
  readonly partSize: number;
  /** Numbers of one thing that a game may have, in cells or in sums. */
  readonly thing: number;
  /** Where the parts of a part begin: pairs by their two scores, or totals; things and copies by event and card; first turns and
   * chances by event that has them and card; things and means by group. */
  readonly scores: number;
  readonly cardThings: number;
  readonly copies: number;
  readonly firstTurns: number;
  readonly chances: number;
  readonly groupThings: number;
  readonly groupMeans: number;
  /** After all parts: what the leads say of a game, and the tempo, by scope. */
  readonly leads: number;
  readonly tempo: number;
}

/** Pairs by the scores of a player's two games, in half points: the one in the first seat, then the other. */
export const SCORES = 9;

const plans = new WeakMap<Box, Map<string, StudyPlan>>();

/** Null for a game that has nothing to be studied. */
export function planOf(box: Box, shape: Shape = DUEL): StudyPlan | null {
  if (box.studies === undefined) return null;
  const known = plans.get(box) ?? new Map<string, StudyPlan>();
  plans.set(box, known);
  const name = `${shape.form} ${shape.parts} ${shape.sides}`;
  const plan = known.get(name) ?? makePlan(box, box.studies, shape);
  known.set(name, plan);
  return plan;
}

/** What is studied of a matchup. */
export function studyPlan(box: Box, matchup: Matchup, pooled: boolean): StudyPlan | null {
  return planOf(box, shapeOf(modeOf(box, matchup.mode), matchup, pooled));
}

/** The plan by which something was laid out here before. */
export function planById(box: Box, id: string): StudyPlan {
  const plan = [...(plans.get(box)?.values() ?? [])].find((one) => one.id === id);
  if (plan === undefined) throw new Error(`plan "${id}", expected one that was made here`);
  return plan;
}

function makePlan(box: Box, studies: Studies, { form, parts, sides }: Shape): StudyPlan {
  const { events, groupings } = studies;
  const cards = studies.cards(0).length;
  const thing = form === 'cells' ? CELLS : PRODUCTS;
  const timed = events.filter(({ firstTurn }) => firstTurn !== undefined);
  const chanced = events.filter(({ could }) => could !== undefined);
  const byGrouping = groupings.map(groupsOf);
  const groups = [...commonGroups, ...byGrouping.flat()];
  const sizes = {
    scores: form === 'cells' ? SCORES : TOTALS,
    cardThings: events.length * cards * thing,
    copies: events.length * cards * SUMS,
    firstTurns: timed.length * cards * SUMS,
    chances: chanced.length * cards * SUMS,
    groupThings: groups.length * thing,
    groupMeans: groups.length * studies.habits.length * SUMS,
  };
  const partSize = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  const leads = parts * partSize;
  const scopes = scopesOf({ sides });
  const tempo = leads + (scopes === 0 ? 0 : 1 + 2 * scopes) * SUMS;
  const entrants = box.roster.length === 0 ? [0] : [...box.roster.keys()];
  const said = [box.name, entrants.map((at) => studies.cards(at)), studies, sizes];
  const hash = createHash('sha256').update(JSON.stringify(said, withoutWords)).digest('hex').slice(0, 16);
  return {
    id: `${hash}_${parts}_${sides}`,
    size: tempo + scopes * studies.tempo.length * SUMS,
    ...{ form, parts, sides, studies, fields: box.counters(0).length, cards, groups, timed, chanced, partSize, thing },
    firstGroups: byGrouping.map((_, at) => FIRST_GROUPING + byGrouping.slice(0, at).flat().length),
    ...placesOf(sizes),
    ...{ leads, tempo },
  };
}

/** One after the other. */
function placesOf<Name extends string>(sizes: Readonly<Record<Name, number>>): Record<Name, number> {
  let at = 0;
  const places = Object.entries<number>(sizes).map(([name, size]) => {
    at += size;
    return [name, at - size];
  });
  return Object.fromEntries(places) as Record<Name, number>;
}

/** A counter that is explained better is the same counter. */
function withoutWords(key: string, value: unknown): unknown {
  return ['about', 'lead', 'ranked'].includes(key) ? undefined : value;
}

const commonGroups: readonly Group[] = [
  { by: 'all', name: 'all', words: null },
  { by: 'result', name: 'won', words: null },
  { by: 'result', name: 'lost', words: null },
];

function groupsOf(grouping: Grouping): Group[] {
  const by = grouping.name;
  const done = (name: string): Group => ({ by, name, words: grouping.words(name) });
  if ('bands' in grouping) return grouping.bands.map((_, at) => done(bandName(grouping.bands, at)));
  const undecided = ['nothing', 'tie'].map((name): Group => ({ by, name, words: null }));
  return [...undecided, ...grouping.most.map(({ name }) => done(name))];
}

function bandName(bands: readonly number[], at: number): string {
  const [from = 0, next] = bands.slice(at);
  return next === undefined ? `${from}+` : next === from + 1 ? `${from}` : `${from}-${next - 1}`;
}
