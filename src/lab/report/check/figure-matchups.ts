// Which matchups a figure is read from: they go on together until it is decided.
import type { Figure } from '../../contest/expected.ts';
import type { Resolved } from '../../contest/resolved.ts';
import { subjectsOf } from '../../contest/study/subjects.ts';
import { type Matchup, type Player, playerName, sidePlayer } from '../../who/matchup.ts';

export function matchupsOfFigure({ matchups }: Pick<Resolved, 'matchups'>, figure: Figure): number[] {
  const all = [...matchups.keys()];
  switch (figure.is) {
    case 'matchup-rate':
    case 'matchup-shift':
      return [figure.matchup];
    case 'entrant-rate':
    case 'entrant-shift':
      return all.filter((at) => isOneOf(figure.player, matchups[at]!));
    case 'card':
      return all.filter((at) =>
        subjectsOf(matchups[at]!).some((subject) => playerName(subject) === playerName(figure.player)),
      );
    case 'entrant-rating':
    case 'first-player':
    case 'longer':
    case 'no-result':
      return all;
  }
}

/** Mirrors leave rates between players. */
function isOneOf(player: Player, { sides }: Matchup): boolean {
  return sides.map(sidePlayer).filter((one) => playerName(one) === playerName(player)).length === 1;
}
