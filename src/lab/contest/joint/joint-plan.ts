// What is counted of base and an arm together, and where: one flat list of whole numbers a matchup, so that adding is one loop.
import type { Box } from '../../../core/contract.ts';
import { modeOf, mostHalfPoints } from '../../../core/modes.ts';
import type { CardEvent } from '../../../core/studies.ts';
import type { Matchup } from '../../who/matchup.ts';
import type { CountsPlan } from '../counts.ts';
import { gamesOfSet } from '../seating.ts';
import type { StudyPlan } from '../study/study-plan.ts';
import { subjectsOf } from '../study/subjects.ts';

/** Games that both played; that went otherwise in any way; whose winner is another. */
export const PLAYED = 0;
export const OTHERWISE = 1;
export const WINNER = 2;
const GAMES = 3;

/** Of the turns of a set: Σbase, Σarm, Σbase², Σarm², Σbase·arm. */
const TURNS = 5;

/** Of what may happen to a card in a set: sets in which it did in both, in base alone, in the arm alone. */
export const BOTH = 0;
export const BASE_ONLY = 1;
export const ARM_ONLY = 2;
export const HAD = 3;

export interface JointPlan extends CountsPlan {
  readonly sides: number;
  /** Games of a set. */
  readonly games: number;
  /** Different half points of a set; sets are counted by those of base, and within each by those of the arm. */
  readonly scores: number;
  /** Where each begins: by chair, after those by side; of games; of turns; by subject, event and card. */
  readonly chairs: number;
  readonly played: number;
  readonly turns: number;
  readonly things: number;
  /** Who is studied; 0: nobody. */
  readonly subjects: number;
  /** By which summaries rank cards. */
  readonly events: readonly CardEvent[];
  readonly cards: number;
}

/** `study` is what is studied of the matchup; null where nothing is. */
export function jointPlan(box: Box, matchup: Matchup, study: StudyPlan | null): JointPlan {
  const mode = modeOf(box, matchup.mode);
  const [sides, games] = [mode.sides.length, gamesOfSet(mode)];
  const scores = mostHalfPoints(sides) * games + 1;
  const subjects = study === null ? 0 : subjectsOf(matchup).length;
  const events = study === null ? [] : study.studies.events.filter(({ ranked }) => ranked);
  const cards = study?.cards ?? 0;
  const chairs = sides * scores * scores;
  const played = 2 * chairs;
  const turns = played + GAMES;
  const things = turns + TURNS;
  const size = things + subjects * events.length * cards * HAD;
  const studied = study === null ? '' : ` ${study.id} ${events.map(({ name }) => name).join(' ')}`;
  const places = { chairs, played, turns, things };
  return {
    id: `joint ${sides} ${games} ${subjects}${studied}`,
    size,
    sides,
    games,
    scores,
    ...places,
    subjects,
    events,
    cards,
  };
}
