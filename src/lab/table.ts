// A table laid out for telling: a match that has begun, its events switched on before the first card is dealt.
import type { Box } from '../core/contract.ts';
import { Match } from '../core/match.ts';
import { entrantIndices, setupText } from '../core/replay.ts';
import type { Key } from '../core/rng.ts';
import { faultOf } from './fault.ts';

/** What decides a game, apart from the answers. */
export interface Deal {
  readonly entrants: readonly string[];
  readonly options: Readonly<Record<string, string>>;
  readonly key: Key;
}

export interface Table {
  readonly box: Box;
  readonly match: Match;
  readonly entrants: readonly string[];
  /** How the story calls the seats; told apart by number where an entrant meets itself. */
  readonly names: readonly string[];
}

export function openTable(box: Box, deal: Deal): Table {
  const game = box.open({ seats: deal.entrants.length, options: deal.options });
  const match = new Match(game, setupText(deal.options));
  const indices = entrantIndices(box, deal.entrants);
  game.events.on = true;
  game.events.clear();
  try {
    match.begin(deal.key, indices);
  } catch (error) {
    throw faultOf(match, error);
  }
  return { box, match, entrants: deal.entrants, names: seatNames(box, indices) };
}

function seatNames(box: Box, indices: readonly number[]): string[] {
  return indices.map((index, seat) => {
    const name = box.roster[index]?.name ?? '';
    return indices.filter((other) => other === index).length > 1 ? `${name} ${seat + 1}` : name;
  });
}
