// A table laid out for telling: a match that has begun, its events switched on before the first card is dealt.
import type { Box } from '../../core/contract.ts';
import { Match } from '../../core/match.ts';
import { entrantIndices, setupText } from '../../core/replay.ts';
import type { Key } from '../../core/rng.ts';

/** What decides a game, apart from the answers. */
export interface Deal {
  /** The mode's name; the game's first if not given. */
  readonly mode?: string | undefined;
  /** The setting's name; the game's first, or none, if not given. */
  readonly setting?: string | undefined;
  /** Ids of the roster, by seat. */
  readonly parties: readonly (readonly string[])[];
  readonly options: Readonly<Record<string, string>>;
  readonly change?: Readonly<Record<string, number>>;
  readonly key: Key;
}

export interface Telling {
  readonly box: Box;
  readonly match: Match;
  readonly parties: readonly (readonly string[])[];
  /** How the story calls the seats. */
  readonly names: readonly string[];
}

export function openTelling(box: Box, deal: Deal): Telling {
  const { mode, setting, parties, options, change = {} } = deal;
  const game = box.open({ mode, setting, options, change });
  const match = new Match(game, setupText(options, change));
  const indices = parties.map((party) => entrantIndices(box, party));
  game.events.on = true;
  game.events.clear();
  try {
    match.begin(deal.key, indices);
  } catch (error) {
    throw match.faultOf(error);
  }
  return { box, match, parties, names: indices.map((_, seat) => game.name(seat)) };
}
