// Whoever can have blocks of games played: the threads of this process, processes on a pipe, later machines behind a queue. All
// that crosses this page is JSON and bytes.
import type { Lists } from '../../core/contract.ts';
import type { Failure } from '../contest/contest.ts';
import type { Counts } from '../contest/counts.ts';
import type { Resolved } from '../contest/resolved.ts';
import type { Tally } from '../contest/tally.ts';
import type { Unsteady } from '../who/steady.ts';

export interface Crew {
  /** Blocks worth having under way at a time. */
  readonly hands: number;
  sign(): Promise<Signed>;
  play(block: Block): Promise<BlockResult>;
  /** Whether it need not be played, because it is known what comes of it. */
  has?(block: Block): boolean;
  /** A result that was played is of no more use: what it lies in may be used again. */
  release?(result: BlockResult): void;
  close(): Promise<void>;
}

/** All that a crew is told before its first block. */
export interface Order {
  readonly config: Resolved;
  /** Bots to load, in the order in which they are signed. */
  readonly bots: readonly string[];
  /** What is wanted of a block beside the tally: what studies count, a row per game, the half points of every set, and
   * of two who meet the scores of every pair. */
  readonly study?: boolean;
  readonly rows?: boolean;
  readonly sets?: boolean;
  readonly scores?: boolean;
}

/** Sets from … to − 1 of one matchup. */
export interface Block {
  readonly matchup: number;
  readonly from: number;
  readonly to: number;
  /** In the place of the scenario's seed. */
  readonly luck?: string;
  /** Bots that this block brings along, by the names that the players of its matchup have for them. */
  readonly bots?: Readonly<Record<string, Weighted>>;
}

/** A bot of the order that plays by these weights. */
export interface Weighted {
  readonly bot: string;
  readonly lists: Lists;
}

/** What an arm made of the sets of a block, as base did of them. */
export interface ArmResult {
  readonly name: string;
  readonly tally: Tally;
  readonly failures: readonly Failure[];
  /** What became of a set by base and by the arm. */
  readonly joint: Counts;
}

export interface BlockResult {
  readonly tally: Tally;
  /** The first of those that were left out. */
  readonly failures: readonly Failure[];
  /** Those that can change a game of the matchup, in the order of the scenario. */
  readonly arms: readonly ArmResult[];
  readonly rows: string;
  /** By set, arm (base is the first) and side but the last (of a lone side: that one): its half points over the games of the set; LEFT_OUT
   * where it is left out. */
  readonly sets: Uint8Array | null;
  /** Of every pair the half points of the player named first, 3 · first game + second; LEFT_OUT where it is left out. */
  readonly scores: Uint8Array | null;
  /** An engine fault ends everything; what else the block played is then of no use. */
  readonly fault: { readonly what: string; readonly line: string } | null;
  readonly milliseconds: number;
}

export const LEFT_OUT = 255;

/** Failures told in full, by block and by matchup; the tally counts all. */
export const FAILURES_KEPT = 10;

/** Who plays: engine and bots, each known by what it plays. */
export interface Signatures {
  readonly engine: string;
  readonly bots: Readonly<Record<string, string>>;
}

/** The same, fresh from a desk. */
export interface Signed extends Signatures {
  /** Bots whose games do not repeat: nothing that they play could be relied on. */
  readonly unsteady: readonly ({ readonly bot: string } & Unsteady)[];
}
