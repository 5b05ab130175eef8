// Players in their seats: whether they may sit down, and which of very many do.
import type { Box, Mode, Setting } from '../../core/contract.ts';
import { refusal, seatCount } from '../../core/modes.ts';
import { type Key, keyOf, roll } from '../../core/rng.ts';
import { isDuel } from '../contest/seating.ts';
import { type Matchup, matchupId, type Player } from '../who/matchup.ts';
import type { Choices } from './choices.ts';
import { MatchupError } from './matchup-error.ts';
import { membersOfWord } from './parties.ts';

export type Sides = readonly (readonly Player[])[];

/** The first mode is every matchup's that names none, and so is the first setting. */
export function whereOf(box: Box, mode: Mode, setting: Setting | undefined): Omit<Matchup, 'sides'> {
  const how = mode === box.modes[0] ? {} : { mode: mode.name };
  return setting === undefined || setting === box.settings?.[0] ? how : { ...how, setting: setting.name };
}

export function matchupOf(sides: Sides, box: Box, mode: Mode, setting: Setting | undefined): Matchup {
  return { ...whereOf(box, mode, setting), sides };
}

/** Why they may not sit down, each side in its seats; null if they may. */
export function refusalOf(sides: Sides, box: Box, mode: Mode): string | null {
  const parties: number[][] = Array.from({ length: seatCount(mode) }, () => []);
  for (const [side, seats] of mode.sides.entries()) {
    for (const [at, seat] of seats.entries()) {
      const members = membersOfWord(sides[side]![at]!.party);
      parties[seat] = members.map((member) => box.roster.findIndex(({ id }) => id === member));
    }
  }
  return refusal(box, mode, parties);
}

/** Matchups that are made one by one. */
export const MOST = 200_000;

/** Drawn anew where those drawn may not sit down. */
const TRIES = 100;

interface Asked {
  readonly box: Box;
  readonly mode: Mode;
  /** The same sides sit down at each of these; undefined where the game has none. */
  readonly settings: readonly (Setting | undefined)[];
  /** The part of the scenario that says who meets whom. */
  readonly form: string;
  readonly all: Choices<Sides>;
  readonly mirrors: boolean | 'only';
  isWanted(sides: Sides): boolean;
  readonly sample: number | undefined;
  readonly seed: string;
}

/** All that may sit down, each once; or as many as the sample, spread over all by the seed alone. */
export function seatedOf(asked: Asked): Matchup[] {
  const { all, sample, seed, box, mode, settings, form } = asked;
  const key = keyOf(seed, 'sample', mode.name);
  if (all.count > MOST && sample === undefined) {
    const found = `${form}: found ${all.count} matchups in ${mode.name}, expected at most ${MOST}`;
    throw new MatchupError([form], `${found}; name fewer, or say sample: 2000 for so many of them`);
  }
  let why: string | null = null;
  const maySit = (sides: Sides) => {
    if (!asked.isWanted(sides)) return false;
    const refused = refusalOf(sides, box, mode);
    why ??= refused;
    return refused === null;
  };
  const found = all.count > MOST ? drawn(all, sample ?? MOST, key, maySit) : every(all).filter(maySit);
  if (found.length === 0) throw nobody(asked, why);
  const different = once(found);
  const isAll = sample === undefined || different.length <= sample;
  const taken = isAll ? different : sampled(different, sample, key);
  return settings.flatMap((setting) => taken.map((sides) => matchupOf(sides, box, mode, setting)));
}

function sampled(all: readonly Sides[], sample: number, key: Key): Sides[] {
  return Array.from({ length: sample }, (_, at) => all[placeIn(all.length, sample, at, key, 0)]!);
}

function every<T>({ count, at }: Choices<T>): T[] {
  return Array.from({ length: count }, (_, place) => at(place));
}

/** One of each part of the whole, if one is found there that may sit down. */
function drawn(all: Choices<Sides>, sample: number, key: Key, maySit: (sides: Sides) => boolean): Sides[] {
  return Array.from({ length: sample }, (_, at) => at).flatMap((at) => {
    for (let tried = 0; tried < TRIES; tried++) {
      const sides = all.at(placeIn(all.count, sample, at, key, tried));
      if (maySit(sides)) return [sides];
    }
    return [];
  });
}

const FINE = 2 ** 30;

/** A place in this part of so many equal parts of the whole. */
function placeIn(whole: number, parts: number, part: number, key: Key, tried: number): number {
  const from = Math.floor((part * whole) / parts);
  const to = Math.floor(((part + 1) * whole) / parts);
  return from + Math.floor((roll(FINE, key, tried, 0, part) / FINE) * (to - from));
}

/** The same the other way round would be the same games. */
function once(all: readonly Sides[]): Sides[] {
  const found = new Map<string, Sides>();
  for (const sides of all) {
    const id = matchupId({ sides });
    if (!found.has(id)) found.set(id, sides);
  }
  return [...found.values()];
}

function nobody({ form, mode, mirrors }: Asked, refused: string | null): MatchupError {
  const differing = isDuel(mode) ? 'no two that differ, expected two' : 'no sides that differ, expected some';
  const wanted = mirrors === 'only' ? 'no mirror, expected one' : differing;
  const message = refused === null ? `found ${wanted}, or mirrors: true` : `${refused}; nobody may sit down in ${mode.name}`;
  return new MatchupError([form], `${form}: ${message}`);
}
