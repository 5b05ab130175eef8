// A bot put to the test at length: whole games at every kind of table, against itself and against chance, and every answer asked for
// again. Knows no thread: who never returns is not noticed here.
import type { Bot, Box, Parties, Setup } from '../../core/contract.ts';
import { Match } from '../../core/match.ts';
import { lineupsOf, setupsOf } from '../../core/modes.ts';
import { keyOf } from '../../core/rng.ts';
import { Steadiness, type Trial, type Unsteady } from './steady.ts';

export interface Verified {
  readonly games: number;
  readonly decisions: number;
  /** What ended it before all games were played: the bot failed, or answered otherwise. */
  readonly failed: Unsteady | null;
  readonly unsteady: Unsteady | null;
}

/** Games that are remembered at a time, before they are asked again in another order. */
const BATCH = 8;

/** Line-ups of a mode that are taken in turn. */
const MOST = 400;

/** Takes the other seats of every second game, so that the bot meets what it would not bring about itself. */
const chance: Bot = { about: 'takes any option', choose: (_view, q) => q.roll(q.count) };

/** `seed` is the luck of all games; `progress` is told of every batch. */
export async function verifyBot(
  box: Box,
  bot: Bot,
  games: number,
  seed: number,
  progress: (games: number) => void | Promise<void>,
): Promise<Verified> {
  const kinds = setupsOf(box).map(({ mode, setup }) => ({
    ...kindOf(bot, box, setup),
    lineups: lineupsOf(box, mode, MOST),
  }));
  const decisions = () => kinds.reduce((sum, { steadiness }) => sum + steadiness.decisions, 0);
  for (let from = 0; from < games; from += BATCH) {
    const to = Math.min(games, from + BATCH);
    for (let at = from; at < to; at++) {
      const { setup, lineups, steadiness } = kinds[at % kinds.length]!;
      const parties = lineups[Math.floor(at / kinds.length) % lineups.length]!;
      const failed = playOne(steadiness, { setup, key: keyOf('verify', seed, at), parties, bots: seats(bot, parties, at) });
      if (failed !== null) return { games: at, decisions: decisions(), failed, unsteady: null };
    }
    for (const { steadiness } of kinds) {
      const unsteady = steadiness.askAgain(() => {});
      if (unsteady !== null) return { games: to, decisions: decisions(), failed: null, unsteady };
    }
    await progress(to);
  }
  return { games, decisions: decisions(), failed: null, unsteady: null };
}

function kindOf(bot: Bot, box: Box, setup: Setup): { readonly setup: Setup; readonly steadiness: Steadiness } {
  const match = new Match(box.open(setup));
  return { setup, steadiness: new Steadiness(bot, () => match, Number.POSITIVE_INFINITY) };
}

/** Alone in every second game, in each seat in turn. */
function seats(bot: Bot, parties: Parties, game: number): Bot[] {
  const own = (game >> 1) % parties.length;
  return parties.map((_, seat) => (game % 2 === 0 || seat === own ? bot : chance));
}

function playOne(steadiness: Steadiness, trial: Trial): Unsteady | null {
  const { outcome, line } = steadiness.play(trial);
  return outcome === 'plays' ? null : { what: outcome, line };
}
