// Tells engines and bots apart by what they play: a hash over the last states of fixed quick games. Runs made by
// different ones must not be added up.
import { createHash } from 'node:crypto';
import type { Bot, Box } from '../core/contract.ts';
import { Match, MatchError } from '../core/match.ts';
import { keyOf } from '../core/rng.ts';

/** Decisions of a bot's game that are looked at: enough to tell policies apart, few enough for one that thinks long. */
const GLANCE = 48;

/** Every two entrants once in these seats, by luck alone: no bot is needed, so none can change it. */
export function engineSignature(box: Box): string {
  const match = new Match(box.open({ seats: 2 }));
  const hash = createHash('sha256');
  for (let first = 0; first < box.roster.length; first++) {
    for (let second = 0; second < box.roster.length; second++) {
      match.begin(keyOf('signature', first, second), [first, second]);
      for (let q = match.next(); q !== null; q = match.next()) match.answer(q.roll(q.count));
      hash.update(match.game.bytes);
    }
  }
  return hash.digest('hex').slice(0, 16);
}

/** The beginnings of a few games by this bot; how it fails belongs to it too. `beat` is called before each game. */
export function botSignature(box: Box, bot: Bot, beat: () => void): string {
  const match = new Match(box.open({ seats: 2 }));
  const hash = createHash('sha256');
  for (let entrant = 0; entrant < box.roster.length; entrant++) {
    beat();
    match.begin(keyOf('signature', entrant), [entrant, (entrant + 1) % box.roster.length]);
    hash.update(glance(match, bot)).update(match.tape.subarray(0, match.length));
  }
  return hash.digest('hex').slice(0, 16);
}

function glance(match: Match, bot: Bot): string {
  try {
    for (let q = match.next(); q !== null && match.length < GLANCE; q = match.next()) {
      match.answer(bot.choose(match.views[q.seat], q));
    }
    return 'plays';
  } catch (error) {
    return error instanceof MatchError ? error.message : String(error);
  }
}
