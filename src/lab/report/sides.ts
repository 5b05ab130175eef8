// The players of a run with everything that was studied of them: their side of each of their matchups. Of a mirror one side says
// it all: each of its two games has her in another seat.
import type { Box } from '../../core/contract.ts';
import type { Player } from '../matchup.ts';
import type { Plan } from '../study/plan.ts';
import { planFor, type Side } from '../study/read.ts';
import { hasPairs, isSame, playersOf, type Run } from './run.ts';

export interface StudiedPlayer {
  readonly player: Player;
  readonly plan: Plan;
  readonly cards: readonly string[];
  readonly sides: readonly Side[];
}

/** Nobody where nothing was studied. */
export function studiedPlayers(run: Run, box: Box): StudiedPlayer[] {
  const plan = planFor(
    box,
    run.matchups.map(({ tally }) => tally.study),
  );
  if (plan === null) return [];
  const matchups = run.matchups.filter(hasPairs);
  return playersOf(matchups).flatMap((player) => {
    const sides = matchups.flatMap(({ players, tally: { study, sets: pairs } }): Side[] => {
      const side = players.findIndex((one) => isSame(one, player));
      return side < 0 || study === null ? [] : [{ pairs, counts: study.counts, side: side as 0 | 1 }];
    });
    const entrant = box.roster.findIndex(({ id }) => id === player.party);
    return sides.length === 0 ? [] : [{ player, plan, sides, cards: plan.studies.cards(entrant) }];
  });
}
