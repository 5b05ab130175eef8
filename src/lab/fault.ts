// Whatever breaks inside a game, the engine's fault or a bot's, leaves with the line that shows the game again.
import { type Match, MatchError } from '../core/match.ts';

export function faultOf(match: Match, error: unknown): MatchError {
  if (error instanceof MatchError) return error;
  return match.fault(error instanceof Error ? error.message : String(error), error);
}
