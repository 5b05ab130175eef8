// What the main thread and its workers say to each other.
import type { Failure } from '../pairs.ts';
import type { Resolved } from '../scenario/resolved.ts';
import type { Tally } from '../tally.ts';

/** What every worker is told when it starts. */
export interface WorkerSetup {
  readonly config: Resolved;
  readonly raw: boolean;
  /** The first word counts the workers; then comes a slot for each. */
  readonly beats: SharedArrayBuffer;
}

/** The words of a slot: where its worker is. The first three are the duel's: pair, game 0 or 1, games begun. */
export const SLOT = 6;
export const BEGUN = 2;
export const MATCHUP = 3;
export const BUSY = 4;

/** MATCHUP while bots are looked at before the first game: −1 for the first bot, −2 for the second… */
export const SIGNING = -1;

/** Pairs from … to − 1 of one matchup. */
export interface Block {
  readonly matchup: number;
  readonly from: number;
  readonly to: number;
}

/** A block as it is sent. */
export interface BlockTask extends Block {
  /** Where the worker counts for studies; not there if nobody wants them. */
  readonly room?: SharedArrayBuffer;
}

/** An engine fault ends the run; what else the block played is then of no use. What was studied is in the room. */
export interface BlockResult {
  readonly tally: Tally;
  readonly failures: readonly Failure[];
  readonly raw: string;
  readonly fault: { readonly what: string; readonly line: string } | null;
  readonly milliseconds: number;
}

export interface Signatures {
  readonly engine: string;
  readonly bots: Readonly<Record<string, string>>;
}

/** Failures told in full, by matchup; the tally counts all. */
export const FAILURES_KEPT = 10;

/** Bots of a scenario, in alphabetical order. */
export function botsOf(config: Resolved): string[] {
  return [...new Set(config.matchups.flatMap((players) => players.map((player) => player.bot)))].sort();
}
