// What players are called in a summary.
import type { Box } from '../../core/contract.ts';
import { type AnyRun, playersOf } from '../../lab/report/results.ts';
import { visible } from '../../lab/text/quote.ts';
import type { Player } from '../../lab/who/matchup.ts';

export type Namer = (player: Player) => string;

/** The bot is named where there are several. */
export function namer(box: Box, { matchups }: AnyRun): Namer {
  const bots = new Set(playersOf(matchups).map(({ bot }) => bot));
  const nameOf = (id: string) => box.roster.find((entrant) => entrant.id === id)?.name ?? id;
  const nameAll = (party: string) => party.split('+').map(nameOf).join('+');
  return ({ party, bot }) => {
    const name = party.split('&').map(nameAll).join(' & ');
    return visible(bots.size === 1 ? name : `${name} (${bot})`);
  };
}
