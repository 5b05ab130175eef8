// Any game of a run by its name: `3#17a` is the first game of pair 17 of matchup 3.
import type { Key } from '../../core/rng.ts';
import { didYouMean } from '../did-you-mean.ts';
import { gameKey, matchupId, type Player, playerName } from '../matchup.ts';
import type { Resolved } from '../scenario/resolved.ts';
import { stopOf } from '../until.ts';
import type { Run } from './run.ts';
import { RunError } from './run-error.ts';

export interface RunGame {
  /** From 0, in the order of the scenario. */
  readonly matchup: number;
  readonly pair: number;
  readonly game: 'a' | 'b';
  /** In the order of the seats. */
  readonly players: readonly [Player, Player];
  readonly key: Key;
}

export function gameOfRun({ config, matchups, shard }: Run, name: string): RunGame {
  const [, word = '', digits = '', letter = ''] = /^(.+)#(\d+)([ab])$/.exec(name) ?? [];
  if (word === '') {
    throw new RunError(`game: found "${name}", expected <matchup>#<pair>a or b, such as 1#0a`);
  }
  const matchup = matchupOf(config, word);
  const pair = Number(digits);
  const tally = matchups[matchup]?.tally;
  const stopped = shard === null && tally !== undefined && stopOf(config, tally) === 'width';
  const pairs = stopped ? tally.sets + tally.leftOut : config.pairs;
  if (pair >= pairs) throw new RunError(`game: found pair ${pair}, expected 0 to ${pairs - 1}`);
  return gameAt(config, matchup, pair, letter === 'a' ? 'a' : 'b');
}

/** The game at a place that is known to be there. */
export function gameAt({ design, seed, matchups }: Resolved, matchup: number, pair: number, game: 'a' | 'b'): RunGame {
  const players = matchups[matchup] as readonly [Player, Player];
  const [first, second] = players;
  const key = gameKey(design, seed, matchupId(players.map((player) => [player])), pair, game);
  return { matchup, pair, game, players: game === 'a' ? [first, second] : [second, first], key };
}

/** By its number from 1, or by its fables: `alice,mulan`, with bots where that is not enough: `alice/greedy,mulan/random`. */
function matchupOf({ matchups }: Resolved, word: string): number {
  if (/^\d+$/.test(word)) {
    const at = Number(word) - 1;
    if (matchups[at] === undefined) throw new RunError(`matchup: found ${word}, expected 1 to ${matchups.length}`);
    return at;
  }
  const full = matchups.map((players) => players.map(playerName).join(','));
  const short = matchups.map((players) => players.map(({ party }) => party).join(','));
  const found = [...matchups.keys()].filter((at) => full[at] === word || short[at] === word);
  const [only] = found;
  if (only === undefined) {
    const turned = word.split(',').toReversed().join(',');
    const names = [...short, ...full];
    const meant = didYouMean(names.includes(turned) ? turned : word, names);
    throw new RunError(`matchup: found "${word}", expected such as "${full[0]}"${meant}`);
  }
  if (found.length > 1)
    throw new RunError(`matchup: found "${word}", which are several: ${found.map((at) => full[at]).join(' ')}`);
  return only;
}
