// The words of the command that shows one game by bots.
import { firstLook } from '../../games/index.ts';
import { setsNumber } from '../../lab/text/changed-number.ts';
import type { Showing } from './show-game.ts';

/** Every choice in full, so that a later default cannot change the game. */
export function watchWords(game: string, { mode, setting, players, seed, options, change }: Showing): string[] {
  return [
    'watch',
    ...(game === firstLook.game ? [] : ['--game', game]),
    ...(mode === undefined ? [] : ['--mode', mode]),
    ...(setting === undefined ? [] : ['--setting', setting]),
    ...['--entrants', players.map((player) => player.party).join(',')],
    ...['--bots', players.map((player) => player.bot).join(',')],
    ...['--seed', String(seed)],
    ...Object.entries(options).flatMap(([name, value]) => ['--set', `${name}=${value}`]),
    ...Object.entries(change).flatMap(([path, value]) => ['--set', `${path}=${setsNumber(value)}`]),
  ];
}
