// A run as JSON: what scenario.json and tallies.json hold. Who reads them trusts nothing: each field is one of its kind, or is named.
import { z } from 'zod';
import type { Failure } from '../contest/contest.ts';
import type { WrittenCounts } from '../contest/counts.ts';
import { FIGURES, type Judgement } from '../contest/expected.ts';
import type { Resolved } from '../contest/resolved.ts';
import type { PooledStudy } from '../contest/study/pooled.ts';
import type { Tally } from '../contest/tally.ts';
import { parseUntil, UNTIL_FORM } from '../contest/until.ts';
import { RAW } from '../crew/raw-rows.ts';
import { SETS } from '../crew/sets-file.ts';
import { RunError } from '../text/run-error.ts';
import type { Kept } from './pieces.ts';
import type { RunMatchup, Shard } from './run.ts';

/** Once complete, a file must not tell how it came about. */
export interface TalliesFile {
  readonly schema: string;
  readonly configHash: string;
  readonly engine: string;
  readonly bots: Readonly<Record<string, string>>;
  readonly rng: string;
  readonly shard: Shard | null;
  readonly complete: boolean;
  /** Only while it is not complete. */
  readonly stopped?: 'clock';
  /** Of a check, by the name of the line. */
  readonly judged?: Readonly<Record<string, Judgement>>;
  readonly files: Readonly<Record<string, WrittenFile>>;
  readonly matchups: readonly WrittenMatchup[];
  readonly pooled?: readonly WrittenPooled[];
  readonly sha256: string;
}

/** While the run is under way its segments, a line each; then what is in it. */
export type WrittenFile = { readonly segments: readonly string[] } | Kept;

/** A matchup as JSON, by version of the game: `base`, and the arms that can change a game of it. One that is not there reads as base. */
export interface WrittenMatchup extends Pick<RunMatchup, 'players' | 'ranges'> {
  readonly decided?: boolean;
  readonly recorded?: readonly (readonly (readonly number[])[])[];
  readonly arms: { readonly base: WrittenVersion } & Readonly<Record<string, WrittenVersion>>;
}

/** What only studies count is there where they are wanted. */
export interface WrittenVersion {
  readonly failures: readonly Failure[];
  readonly tally: Omit<Tally, 'study'> & { readonly study?: WrittenCounts };
  /** Of an arm: with base, set by set. */
  readonly joint?: WrittenCounts;
}

type WrittenPooled = Omit<PooledStudy, 'study'> & { readonly study: WrittenCounts };

const say = (expected: string) => ({ error: expected });

const text = z.string(say('words'));
const whole = z.int(say('a whole number'));
const count = whole.min(0, say('a whole number, 0 or more'));
const counts = z.array(count, say('a list of counts'));
const hash = z.string().regex(/^[0-9a-f]{64}$/, say('64 hex digits'));
const texts = z.record(z.string(), text, say('names, and words for each'));
const numbers = z.record(z.string(), whole, say('paths, and a number for each'));
const flag = z.boolean(say('true or false'));
const player = z.object({ party: text, bot: text }, say('a party and a bot'));
const where = { mode: text.optional(), setting: text.optional() };

const list = <T extends z.ZodType>(of: T) => z.array(of, say('a list'));

/** Points and leads may be below 0; their squares may not. */
const sumAndSquares = z.tuple([whole, count], say('a sum and the sum of the squares'));

/** Numbers of the largest study that anybody would wait for. */
const MOST_COUNTS = 1 << 24;

const letter = z.string(say('a letter')).regex(/^[a-z]$/, say('a letter'));

const packed = z.object(
  { plan: text, size: count.max(MOST_COUNTS, say(`at most ${MOST_COUNTS}`)), counts: text },
  say('what was counted by a plan'),
);

const tally = z.object(
  {
    ...{ sets: count, leftOut: count, played: count, turns: count, decisions: count },
    sides: list(counts),
    chairs: list(counts),
    results: list(list(counts)),
    firsts: list(sumAndSquares),
    points: list(sumAndSquares),
    ...{ products: counts, endings: counts, lengths: counts },
    margins: list(sumAndSquares),
    telling: list(z.object({ set: count, game: letter, line: text })),
    study: packed.optional(),
  },
  say('what was counted'),
);

const failure = z.object({
  ...{ set: count, game: letter },
  blame: z.enum(['bot', 'limit'], say('bot or limit')),
  ...{ what: text, line: text },
});

const version = z.object({ failures: list(failure), tally }, say('what was counted'));

const matchup = z.object({
  players: list(player),
  ranges: list(z.tuple([count, count], say('from and to'))),
  decided: flag.optional(),
  recorded: list(list(counts)).optional(),
  arms: z.object({ base: version }, say('arms by name')).catchall(version.extend({ joint: packed })),
});

const number = z.number(say('a number'));
const judgement = z.object(
  {
    verdict: z.enum(['holds', 'fails'], say('holds or fails')),
    ...{ sets: count, games: count, estimate: number, low: number, high: number },
  },
  say('what was decided'),
);

const segment = text.regex(
  /^\d{1,15} \d{1,15} \d{1,15} \d{1,15} [0-9a-f]{64}$/,
  say('matchup, from, to, bytes and 64 hex digits'),
);
const file = z.union(
  [z.strictObject({ segments: list(segment) }), z.strictObject({ bytes: counts, sha256: hash })],
  say('its segments, or its bytes by matchup and its sha256'),
);

const talliesForm = z.object({
  ...{ configHash: hash, engine: text, bots: texts, rng: text },
  shard: z.object({ index: count, of: count }, say('a part of so many, or null')).nullable(),
  complete: flag,
  stopped: z.literal('clock', say('clock, or nothing')).optional(),
  judged: z.record(z.string(), judgement).optional(),
  files: z.partialRecord(z.enum([RAW, SETS], say(`${RAW} or ${SETS}`)), file, say('files by name')),
  matchups: list(matchup),
  pooled: list(z.object({ ...where, subject: player, study: packed })).optional(),
});

const figure = z.looseObject(
  { is: z.enum(FIGURES, say('a figure')), matchup: count.optional(), player: player.optional() },
  say('a figure'),
);

const expected = z.object(
  { name: text, figure, min: number.optional(), max: number.optional(), margin: number },
  say('what is expected'),
);

const scenarioForm = z.object({
  ...{ game: text, about: text, seed: text },
  design: z.enum(['paired', 'independent'], say('paired or independent')),
  luck: z.literal('shared', say('shared, or nothing')).optional(),
  options: texts,
  change: numbers,
  arms: list(z.object({ name: text, about: text, options: texts, change: numbers })).optional(),
  matchups: list(z.object({ ...where, sides: list(list(player).min(1, say('a player'))).min(1, say('a side')) })),
  sets: count,
  until: text.refine((said) => parseUntil(said) !== null, say(UNTIL_FORM)).optional(),
  'keep-sets': z.literal(false, say('false, or nothing')).optional(),
  expect: list(expected).optional(),
  baseline: hash.optional(),
  reports: list(text),
  studies: z.enum(['each', 'pooled'], say('each or pooled, or nothing')).optional(),
});

export function asResolved(path: string, value: Record<string, unknown>): Resolved {
  check(path, scenarioForm, value);
  return value as unknown as Resolved;
}

export function asTallies(path: string, value: Record<string, unknown>): TalliesFile {
  check(path, talliesForm, value);
  return value as unknown as TalliesFile;
}

function check(path: string, form: z.ZodType, value: unknown): void {
  const [issue] = form.safeParse(value).error?.issues ?? [];
  if (issue === undefined) return;
  const found = issue.path.reduce<unknown>(
    (inner, key) => (inner as Record<PropertyKey, unknown> | undefined)?.[key],
    value,
  );
  throw new RunError(`${path}: ${issue.path.join('.')}: found ${shown(found)}, expected ${issue.message}`);
}

/** As much of it as a line holds. */
function shown(value: unknown): string {
  const words = JSON.stringify(value) ?? 'nothing';
  return words.length > 60 ? `${words.slice(0, 60)}…` : words;
}
