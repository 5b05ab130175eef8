// Which parties the bots of a ladder are given: all line-ups that may sit down, or some of them, spread over all. Bots and the
// ladder's seed have no part in it, so that every two bots are compared over the same line-ups.
import type { Box, Mode, Parties } from '../../core/contract.ts';
import { parseParties, seatCount } from '../../core/modes.ts';
import { entrantIndices } from '../../core/replay.ts';
import { type Choices, listed, mapped, multisets, oneOfEach } from '../scenario/choices.ts';
import { everyParty } from '../scenario/parties.ts';
import { type Sides, seatedOf } from '../scenario/seated.ts';
import type { Player } from '../who/matchup.ts';
import { hasEqualSides, isPlainDuel, type LadderRequest, ladderMode } from './request.ts';

/** By side, what each of its players brings. */
export type Lineup = readonly (readonly string[])[];

export interface Lineups {
  readonly all: readonly Lineup[];
  /** Whether there are more than these. */
  readonly isSpread: boolean;
}

/** Line-ups at most. Two who meet with one of the roster each have all ordered pairs. */
export const MOST_LINEUPS = 40;

/** The luck by which some are taken where there are more: always the same. */
const SPREAD = 'ladder';

export function ladderLineups(request: LadderRequest): Lineups {
  const { box, entrants } = request;
  const mode = ladderMode(request);
  const roster = box.roster.filter(({ id }) => entrants.includes(id));
  const parties = everyParty({ ...box, roster }, mode);
  if (isPlainDuel(mode)) return { all: orderedPairs(parties), isSpread: false };
  const all = choicesOf(parties, mode);
  // What is asked for is taken at its word: sides that are the same are a line-up too, and the game alone refuses.
  const form = { form: box.noun.many, mirrors: true, isWanted: () => true, settings: [undefined] };
  const matchups = seatedOf({ box, mode, all, ...form, sample: MOST_LINEUPS, seed: SPREAD });
  const isSpread = all.count > MOST_LINEUPS && matchups.length === MOST_LINEUPS;
  return { all: matchups.map(({ sides }) => sides.map((side) => side.map(({ party }) => party))), isSpread };
}

function orderedPairs({ count, at }: Choices<string>): Lineup[] {
  const words = Array.from({ length: count }, (_, place) => at(place));
  return words.flatMap((x) => words.map((y) => [[x], [y]]));
}

/** Where sides change places their order is no matter. */
function choicesOf(parties: Choices<string>, mode: Mode): Choices<Sides> {
  const teams = mode.sides.map((seats) => mapped(multisets(parties, seats.length), (words) => bySide(words, '')));
  return hasEqualSides(mode) ? multisets(teams[0] ?? listed([]), mode.sides.length) : oneOfEach(teams);
}

/** All of a side by one bot. */
export function bySide(parties: readonly string[], bot: string): Player[] {
  return parties.map((party) => ({ party, bot }));
}

/** In the seats of the mode, as indices of the roster. */
export function seatedLineup(box: Box, mode: Mode, lineup: Lineup): Parties {
  const seats: number[][] = Array.from({ length: seatCount(mode) }, () => []);
  for (const [side, words] of lineup.entries()) {
    for (const [at, word] of words.entries()) {
      const seat = mode.sides[side]?.[at] ?? 0;
      seats[seat] = entrantIndices(box, parseParties(word)[0] ?? []);
    }
  }
  return seats;
}
