// Tells engines and bots apart by what they play: a hash over the last states of fixed quick games. Runs made by
// different ones must not be added up.
import { createHash } from 'node:crypto';
import type { Bot, Box, Mode, Parties } from '../../core/contract.ts';
import { Match } from '../../core/match.ts';
import { lineupsOf, refusal, seatCount, setupsOf } from '../../core/modes.ts';
import { keyOf } from '../../core/rng.ts';
import { Steadiness, type Unsteady } from './steady.ts';

/** Decisions of a bot's game that are looked at: enough to tell policies apart, few enough for one that thinks long. */
const GLANCE = 48;

/** Line-ups of a mode that are played at most. */
const MOST = 400;

/** Every line-up of every mode once at every setting, by luck alone: no bot is needed, so none can change it. */
export function engineSignature(box: Box): string {
  const hash = createHash('sha256');
  for (const { mode, setup } of setupsOf(box)) {
    const match = new Match(box.open(setup));
    for (const parties of lineupsOf(box, mode, MOST)) {
      match.begin(keyOf('signature', ...parties.flat()), parties);
      for (let q = match.next(); q !== null; q = match.next()) match.answer(q.roll(q.count));
      hash.update(match.game.bytes);
    }
  }
  return hash.digest('hex').slice(0, 16);
}

/** What a bot is known by, and whether it can be relied on. */
export interface SignedBot {
  readonly signature: string;
  /** Why its games do not repeat; null if they do. */
  readonly unsteady: Unsteady | null;
}

/** The beginnings of a few games by this bot; how it fails belongs to it too. Each of its answers is asked for three times. `beat` is
 * called before each game. */
export function signBot(box: Box, bot: Bot, beat: () => void): SignedBot {
  const hash = createHash('sha256');
  let unsteady: Unsteady | null = null;
  for (const { mode, setup } of setupsOf(box)) {
    const match = new Match(box.open(setup));
    const games = new Steadiness(bot, () => match, GLANCE);
    const bots = Array.from({ length: seatCount(mode) }, () => bot);
    for (const [at, parties] of inTurn(box, mode).entries()) {
      beat();
      const { outcome, tape } = games.play({ setup, key: keyOf('signature', at), parties, bots });
      hash.update(outcome).update(tape);
    }
    unsteady ??= games.askAgain(beat);
  }
  return { signature: hash.digest('hex').slice(0, 16), unsteady };
}

/** Everybody once in the first seat, with those who come next in the roster beside her. */
function inTurn(box: Box, mode: Mode): Parties[] {
  const { roster } = box;
  const games = Math.max(1, roster.length);
  const member = (first: number, place: number) => (first + place) % games;
  const lineups = Array.from({ length: games }, (_, first) =>
    Array.from({ length: seatCount(mode) }, (_, seat) =>
      Array.from({ length: mode.party }, (_, at) => member(first, seat * mode.party + at)),
    ),
  );
  return lineups.filter((parties) => refusal(box, mode, parties) === null);
}
