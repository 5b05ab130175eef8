// Names what comes of a block: a hash of all that decides it, and of nothing else. Equal keys, equal results. Knows no files.
import { createHash } from 'node:crypto';
import type { Box } from '../../core/contract.ts';
import { RNG_ID } from '../../core/rng.ts';
import { reachingOf } from '../contest/arms.ts';
import { matchupPlan } from '../contest/matchup-plan.ts';
import type { Arm, Resolved } from '../contest/resolved.ts';
import { canonical } from '../text/canonical.ts';
import type { Code } from '../who/code.ts';
import type { Matchup } from '../who/matchup.ts';
import type { Block, Order } from './crew.ts';
import { seatsIn } from './raw-rows.ts';

/** How results are kept. */
const SCHEMA = 'fablelab-kept/1';

/** Null: not to be kept. */
type Key = string | null;

export interface Keys {
  block(block: Block): Key;
  /** Of the signatures. */
  readonly sign: Key;
}

/** Of all that an order asks for. */
export function keysOf(box: Box, order: Order, code: Code): Keys {
  return { block: blockKeys(box, order, code), sign: signKey(order, code) };
}

/** What plays, beside the bots: the engine that computes their numbers too. */
function common(code: Code): object {
  return { schema: SCHEMA, game: code.game, lab: code.lab, rng: RNG_ID, v8: process.versions.v8 };
}

/** Null if the code of one is not known. */
function botCodes({ bots: codes }: Code, bots: readonly string[]): readonly string[] | null {
  const known = bots.flatMap((bot) => (Object.hasOwn(codes, bot) ? [`${bot} ${codes[bot]}`] : []));
  return known.length === bots.length ? known : null;
}

function signKey({ config, bots }: Order, code: Code): Key {
  const codes = botCodes(code, bots);
  return codes === null ? null : hashOf({ ...common(code), sign: config.game, bots: codes });
}

/** A block that brings luck or bots of its own is played for a moment. */
function blockKeys(box: Box, order: Order, code: Code): (block: Block) => Key {
  const known = new Map<number, Key>();
  return ({ matchup, from, to, luck, bots }) => {
    if (luck !== undefined || bots !== undefined) return null;
    if (!known.has(matchup)) known.set(matchup, matchupKey(box, order, code, matchup));
    const key = known.get(matchup)!;
    return key === null ? null : hashOf({ matchup: key, from, to });
  };
}

/** Of all blocks of a matchup. */
function matchupKey(box: Box, order: Order, code: Code, number: number): Key {
  const { config } = order;
  const { game, seed, design, luck = 'own' } = config;
  const matchup = config.matchups[number]!;
  const codes = botCodes(code, [...new Set(matchup.sides.flat().map(({ bot }) => bot))].sort());
  if (codes === null) return null;
  const { arms } = matchupPlan(box, config, number);
  const versions = [config, ...arms].map((version) => versionOf(box, version, matchup));
  const names = arms.map(({ name }) => name);
  const played = { name: game, seed, design, luck, sitting: matchup, versions, names };
  return hashOf({ ...common(code), bots: codes, ...played, wanted: wantedOf(box, order, number) });
}

/** Options are everybody's; of the numbers those that reach the matchup. */
function versionOf(box: Box, { options, change }: Pick<Arm, 'options' | 'change'>, matchup: Matchup): object {
  return { options, change: reachingOf(box, change, matchup) };
}

/** What is counted and written down beside the tally. Rows have the number of the matchup, and room for the largest table. */
function wantedOf(box: Box, { config, study = false, ...order }: Order, number: number): object {
  const { rows = false, sets = false, scores = false } = order;
  const plan = matchupPlan(box, config, number);
  const studies = study ? [plan.study?.id ?? null, plan.armStudy?.id ?? null] : null;
  return { rows: rows ? rowsOf(box, config, number) : null, sets, scores, studies, joint: plan.joint.id };
}

function rowsOf(box: Box, config: Resolved, number: number): object {
  return { number, seats: seatsIn(box, config) };
}

function hashOf(value: object): string {
  return createHash('sha256').update(canonical(value)).digest('hex');
}
