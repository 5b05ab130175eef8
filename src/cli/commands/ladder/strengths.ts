// How strong and how fast the bots of a ladder are.
import type { Speed } from '../../../lab/ladder/speed.ts';
import type { Rate } from '../../../lab/statistics/pair-interval.ts';
import type { Player } from '../../../lab/who/matchup.ts';
import { NO_RATING, NONE } from '../../screen/rates.ts';
import { drawTable, type TableColumn } from '../../screen/table.ts';
import type { Terminal } from '../../screen/terminal.ts';
import { estimate } from '../../summary/for-programs.ts';

/** Ratings of one group are on one scale. */
export interface Strength {
  readonly player: Player;
  readonly group: number;
  readonly elo: Rate;
}

/** `ratings` have the strongest first; who cannot be rated comes last. */
export function strengthsPart(
  bots: readonly string[],
  ratings: readonly Strength[],
  speeds: readonly Speed[],
  terminal: Terminal,
): string {
  const rated = ratings.map(({ player }) => player.bot);
  const order = [...rated, ...bots.filter((bot) => !rated.includes(bot))];
  const groups = new Set(ratings.map(({ group }) => group));
  const rows = order.map((bot) => {
    const rating = ratings.find(({ player }) => player.bot === bot);
    const scale = groups.size > 1 && rating !== undefined ? ` (group ${rating.group})` : '';
    return [bot, rating === undefined ? NO_RATING : `${eloText(rating.elo)}${scale}`, ...speedCells(bot, speeds)];
  });
  const table = drawTable([{ head: 'bot' }, { head: 'Elo (95 %)', align: 'right' }, ...speedColumns], rows, terminal);
  const alone = order.length > rated.length ? ` ${UNRATED}` : '';
  const measured = speeds.length === 0 ? '' : ` ${SPEEDS}`;
  return `${table}\nThe mean Elo of those that can be compared is 0.${alone}${measured}\n`;
}

const UNRATED = 'No finite rating: but for one set at most, it beat each of the others always or never.';

export const SPEEDS = 'Speeds are those of this machine, on one thread, the engine included.';

export const speedColumns: readonly TableColumn[] = [
  { head: 'games/s', align: 'right' },
  { head: 'ns a decision', align: 'right' },
];

export function speedCells(bot: string, speeds: readonly Speed[]): (string | number)[] {
  const speed = speeds.find((one) => one.bot === bot);
  return speed === undefined ? [NONE, NONE] : [Math.round(speed.gamesPerSecond), Math.round(speed.nsPerDecision)];
}

function eloText({ mean, low, high }: Rate): string {
  return `${Math.round(mean)} ±${Math.round((high - low) / 2)}`;
}

/** The strongest first; null for those without a finite rating, who come last. */
export function strengthsJson(bots: readonly string[], ratings: readonly Strength[]) {
  const rated = ratings.map(({ player }) => player.bot);
  const others = bots.filter((bot) => !rated.includes(bot));
  return [
    ...ratings.map(({ player, group, elo }) => ({ bot: player.bot, rating_group: group, ...estimate('elo', elo) })),
    ...others.map((bot) => ({ bot, rating_group: null, ...estimate('elo', null) })),
  ];
}
