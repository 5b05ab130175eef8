// A table laid out for telling: a match that has begun, its events switched on before the first card is dealt.
import type { Box } from '../core/contract.ts';
import { Match } from '../core/match.ts';
import { entrantIndices, setupText } from '../core/replay.ts';
import type { Key } from '../core/rng.ts';

/** What decides a game, apart from the answers. */
export interface Deal {
  readonly entrants: readonly string[];
  readonly options: Readonly<Record<string, string>>;
  readonly change?: Readonly<Record<string, number>>;
  readonly key: Key;
}

export interface Table {
  readonly box: Box;
  readonly match: Match;
  readonly entrants: readonly string[];
  /** How the story calls the seats. */
  readonly names: readonly string[];
}

export function openTable(box: Box, deal: Deal): Table {
  const { options, change = {} } = deal;
  const game = box.open({ seats: deal.entrants.length, options, change });
  const match = new Match(game, setupText(options, change));
  const indices = entrantIndices(box, deal.entrants);
  game.events.on = true;
  game.events.clear();
  try {
    match.begin(deal.key, indices);
  } catch (error) {
    throw match.faultOf(error);
  }
  return { box, match, entrants: deal.entrants, names: indices.map((_, seat) => game.name(seat)) };
}
