// A sequential test of a new bot against an old one: whether it is worth elo1 rather than elo0. All matchups go equally far, and the
// count is looked at only at fixed marks, so that verdict and games are the same however many play.
import type { Box } from '../../core/contract.ts';
import type { Resolved } from '../contest/resolved.ts';
import { Blocks } from '../crew/blocks.ts';
import { addCount, type CountedMatchup, openCount } from '../crew/counted.ts';
import type { Block, BlockResult, Crew } from '../crew/crew.ts';
import { playInOrder } from '../crew/play-in-order.ts';
import { eloLlr } from '../statistics/elo-llr.ts';
import { sprtBounds } from '../statistics/gsprt.ts';
import { Rounds } from './rounds.ts';

/** Logistic Elo, and the chances of taking h0 for h1 and h1 for h0. */
export interface SprtTest {
  readonly elo0: number;
  readonly elo1: number;
  readonly alpha: number;
  readonly beta: number;
}

/** `cap`: all pairs that it may take. `failed`: a bot or a game broke, and what is left says nothing of the bot. */
export type SprtEnd = 'h0' | 'h1' | 'cap' | 'failed';

export interface SprtMatch {
  /** The new bot is the side named first. */
  readonly config: Resolved;
  readonly test: SprtTest;
  readonly matchups: readonly CountedMatchup[];
  readonly rounds: Rounds;
  /** Null while it is open, and where it was stopped. */
  end: SprtEnd | null;
}

/** Pairs between two looks, at least. */
const PAIRS_TO_LOOK = 256;

/** Rounds between two looks. */
export function roundsToLook({ matchups }: Pick<Resolved, 'matchups'>): number {
  return Math.ceil(PAIRS_TO_LOOK / matchups.length);
}

export function openSprt(box: Box, config: Resolved, test: SprtTest): SprtMatch {
  const matchups = config.matchups.map((matchup) => openCount(box, matchup));
  return { config, test, matchups, rounds: new Rounds(matchups.length, roundsToLook(config)), end: null };
}

/** How much likelier elo1 is than elo0. */
export function sprtLlr({ test: { elo0, elo1 }, rounds }: SprtMatch): number {
  return eloLlr(rounds.bins, elo0, elo1);
}

/** Plays until it is decided, or all is played, or the signal comes. The crew gives the half points of every set. */
export async function playSprt(match: SprtMatch, crew: Crew, signal: AbortSignal, progress: () => void): Promise<void> {
  const { matchups, rounds } = match;
  const blocks = new Blocks(tasks(match), crew.hands, roundsToLook(match.config));
  const add = (block: Block, result: BlockResult) => {
    addCount(matchups[block.matchup]!, result);
    rounds.add(block, result);
    if (isMark(match, block)) look(match);
    // What was played ahead is no part of it.
    if (match.end !== null) for (const matchup of matchups.keys()) blocks.leave(matchup);
    progress();
  };
  await playInOrder(crew, blocks, add, signal);
  rounds.pool();
}

/** Up to a mark every matchup, then on to the next mark. */
function* tasks(match: SprtMatch): Generator<Block, undefined> {
  const { matchups, sets } = match.config;
  const step = roundsToLook(match.config);
  for (let from = 0; from < sets && match.end === null; from += step)
    for (const matchup of matchups.keys()) yield { matchup, from, to: Math.min(from + step, sets) };
}

/** Blocks come in order: when the last matchup has come to a mark, so have all. */
function isMark({ config, matchups }: SprtMatch, { matchup, to }: Block): boolean {
  return matchup === matchups.length - 1 && (to % roundsToLook(config) === 0 || to === config.sets);
}

function look(match: SprtMatch): void {
  const { config, test, matchups, rounds } = match;
  rounds.pool();
  if (matchups.some(({ tally }) => tally.leftOut > 0)) match.end = 'failed';
  else match.end = acceptedBy(sprtLlr(match), test) ?? (rounds.pooled === config.sets ? 'cap' : null);
}

function acceptedBy(llr: number, { alpha, beta }: SprtTest): 'h0' | 'h1' | null {
  const { accept, reject } = sprtBounds(alpha, beta);
  if (llr >= reject) return 'h1';
  return llr <= accept ? 'h0' : null;
}
