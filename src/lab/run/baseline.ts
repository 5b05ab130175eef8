// A baseline: what a run has shown, small enough to be kept beside the rules of the game it is about, and read by checks of later versions.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Resolved } from '../contest/resolved.ts';
import type { Signatures } from '../crew/crew.ts';
import { canonical } from '../text/canonical.ts';
import { onDisk } from '../text/disk.ts';
import { RunError } from '../text/run-error.ts';
import { type Matchup, matchupId, matchupName } from '../who/matchup.ts';
import type { Run } from './run.ts';

const SCHEMA = 'fablelab-baseline/1';

/** The name of the copy that the folder of a check keeps, and of the arm that plays as the baseline did. */
export const BASELINE_FILE = 'baseline.json';
export const BASELINE = 'baseline';

export interface BaselineMatchup extends Matchup {
  /** Sets that count, and those that do not. */
  readonly sets: number;
  readonly leftOut: number;
  /** Sets by half points, of every side. */
  readonly bins: readonly (readonly number[])[];
  /** Half points of every set, packed, where they were kept. */
  readonly points?: string;
}

export interface Baseline {
  readonly schema: typeof SCHEMA;
  readonly game: string;
  readonly about: string;
  readonly seed: string;
  readonly design: Resolved['design'];
  readonly luck?: 'shared';
  readonly options: Resolved['options'];
  readonly change: Resolved['change'];
  readonly signatures: Signatures;
  /** Of what it was played by, by hash; null where that is not known. */
  readonly code: Code | null;
  readonly matchups: readonly BaselineMatchup[];
}

/** The sources of a game and its bots, by hash. */
export interface Code {
  readonly game: string;
  readonly bots: Readonly<Record<string, string>>;
  /** What decides what is played and counted. */
  readonly lab?: string;
}

/** `points` has the half points of every set of a matchup, packed; nothing where they are not kept. */
export function baselineOf(
  { config, matchups, signatures }: Run,
  code: Code | null,
  points?: (matchup: number) => string,
): Baseline {
  const { game, about, seed, design, luck, options, change } = config;
  const shown = config.matchups.map((matchup, at) => {
    const { sets, leftOut, sides } = matchups[at]!.tally;
    return { ...matchup, sets, leftOut, bins: sides, ...(points === undefined ? {} : { points: points(at) }) };
  });
  const by = code === null ? null : { game: code.game, bots: code.bots };
  const keys = { seed, design, ...(luck === undefined ? {} : { luck }) };
  return { schema: SCHEMA, game, about, ...keys, options, change, signatures, code: by, matchups: shown };
}

export function baselineText(baseline: Baseline): string {
  return canonical(baseline);
}

export function baselineHash(baseline: Baseline): string {
  return createHash('sha256').update(baselineText(baseline)).digest('hex');
}

/** What it says of the players of a matchup; undefined where they did not meet. */
export function baselineOfMatchup({ matchups }: Baseline, matchup: Matchup): BaselineMatchup | undefined {
  const id = matchupId(matchup);
  return matchups.find((one) => matchupId(one) === id);
}

const say = (expected: string) => ({ error: expected });
const text = z.string(say('words'));
const texts = z.record(z.string(), text, say('names, and words for each'));
const count = z.int(say('a count')).min(0, say('a count'));
const player = z.object({ party: text, bot: text }, say('a party and a bot'));

/** The file, and what is printed of it for programs. */
export const baselineSchema = z.object(
  {
    schema: z.literal(SCHEMA, say(`${SCHEMA}: it was made by another version; accept it anew`)),
    ...{ game: text, about: text, seed: text, options: texts },
    design: z.enum(['paired', 'independent'], say('paired or independent')),
    luck: z.literal('shared', say('shared, or nothing')).optional(),
    change: z.record(z.string(), z.int(say('a whole number')), say('paths, and a number for each')),
    signatures: z.object({ engine: text, bots: texts }, say('signatures')),
    code: z.object({ game: text, bots: texts, lab: text.optional() }, say('hashes, or null')).nullable(),
    matchups: z.array(
      z.object({
        ...{ mode: text.optional(), setting: text.optional(), sets: count, leftOut: count, points: text.optional() },
        sides: z.array(z.array(player, say('players')), say('sides')),
        bins: z.array(z.array(count, say('counts')), say('counts by side')),
      }),
      say('matchups'),
    ),
  },
  say('a baseline'),
);

/** Throws with the field that is wrong. */
export function readBaseline(path: string): Baseline {
  const read = parsed(path);
  const { error, data } = baselineSchema.safeParse(read);
  const [issue] = error?.issues ?? [];
  if (issue !== undefined) throw new RunError(`${path}: ${issue.path.join('.') || 'file'}: expected ${issue.message}`);
  const baseline = data as Baseline;
  for (const matchup of baseline.matchups) checkCounts(path, matchup);
  return baseline;
}

function checkCounts(path: string, matchup: BaselineMatchup): void {
  const { sets, sides, bins } = matchup;
  const isSo = bins.length === sides.length && bins.every((one) => one.reduce((sum, count) => sum + count, 0) === sets);
  if (!isSo) throw new RunError(`${path}: ${matchupName(matchup)}: found counts that do not add up to its ${sets} sets`);
}

function parsed(path: string): unknown {
  try {
    return JSON.parse(onDisk(path, () => readFileSync(path, 'utf8')));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new RunError(`${path}: it is not JSON, expected a baseline, as fablelab baseline accept writes one`);
  }
}
