// Any game of a run by its name: `3#17a` is the first game of set 17 of matchup 3, `3#17a@buff` the same by the arm buff.
import type { Box } from '../../core/contract.ts';
import { modeOf, seatCount } from '../../core/modes.ts';
import type { Key } from '../../core/rng.ts';
import { BASE } from '../contest/arms.ts';
import type { Arm, Resolved } from '../contest/resolved.ts';
import { gamesOfSet, seatingOf } from '../contest/seating.ts';
import { isEarly, stopOf } from '../contest/until.ts';
import { didYouMean } from '../text/did-you-mean.ts';
import { RunError } from '../text/run-error.ts';
import { gameKey, gameName, luckId, type Player, playerName, setKey } from '../who/matchup.ts';
import type { Run } from './run.ts';

export interface RunGame {
  /** From 0, in the order of the scenario. */
  readonly matchup: number;
  readonly set: number;
  /** `a` is the first of its set. */
  readonly game: string;
  readonly mode: string | undefined;
  readonly setting: string | undefined;
  /** In the order of the seats. */
  readonly players: readonly Player[];
  readonly key: Key;
  /** Null: base. */
  readonly arm: Arm | null;
}

export function gameOfRun(box: Box, { config, matchups, shard }: Run, name: string): RunGame {
  const [, word = '', digits = '', letter = '', version] = /^(.+)#(\d+)([a-z])(?:@(.+))?$/.exec(name) ?? [];
  if (word === '') {
    throw new RunError(`game: found "${name}", expected <matchup>#<set>a or b, such as 1#0a; of an arm 1#0a@<name>`);
  }
  const matchup = matchupOf(config, word);
  const last = gameName(gamesOfSet(modeOf(box, config.matchups[matchup]?.mode)) - 1);
  if (letter > last) throw new RunError(`game: found "${letter}", expected a${last === 'a' ? '' : ` to ${last}`}`);
  const set = Number(digits);
  const counted = matchups[matchup]!;
  const { tally } = counted;
  const stopped = shard === null && isEarly(stopOf(config, counted));
  const sets = stopped ? tally.sets + tally.leftOut : config.sets;
  if (set >= sets) throw new RunError(`game: found set ${set}, expected 0 to ${sets - 1}`);
  return gameAt(box, config, matchup, set, letter, armOf(config, version));
}

/** The game at a place that is known to be there. */
export function gameAt(
  box: Box,
  config: Resolved,
  matchup: number,
  set: number,
  game: string,
  arm: Arm | null = null,
): RunGame {
  const { design, seed, luck } = config;
  const asked = config.matchups[matchup]!;
  const mode = modeOf(box, asked.mode);
  const seating = seatingOf(mode, asked, luck);
  seating.draw(setKey(seed, asked, set, luck));
  const [all, seats, number] = [asked.sides.flat(), seatCount(mode), game.charCodeAt(0) - gameName(0).charCodeAt(0)];
  const players = Array.from({ length: seats }, (_, seat) => all[seating.playerAt[number * seats + seat]!]!);
  const key = gameKey(design, seed, luckId(asked, luck), set, game);
  return { matchup, set, game, mode: asked.mode, setting: asked.setting, players, key, arm };
}

/** One that cannot change a game of the matchup plays it as base does. */
function armOf({ arms = [] }: Resolved, name: string | undefined): Arm | null {
  if (name === undefined || name === BASE) return null;
  const names = [BASE, ...arms.map((arm) => arm.name)];
  const found = arms.find((arm) => arm.name === name);
  if (found === undefined)
    throw new RunError(`arm: found "${name}", expected one of ${names.join(', ')}${didYouMean(name, names)}`);
  return found;
}

/** By its number from 1, or by its entrants: `alice,mulan`, with bots where that is not enough: `alice/greedy,mulan/random`. */
function matchupOf({ matchups }: Resolved, word: string): number {
  if (/^\d+$/.test(word)) {
    const at = Number(word) - 1;
    if (matchups[at] === undefined) throw new RunError(`matchup: found ${word}, expected 1 to ${matchups.length}`);
    return at;
  }
  const full = matchups.map(({ sides }) => sides.flat().map(playerName).join(','));
  const short = matchups.map(({ sides }) =>
    sides
      .flat()
      .map(({ party }) => party)
      .join(','),
  );
  const found = [...matchups.keys()].filter((at) => full[at] === word || short[at] === word);
  const [only] = found;
  if (only === undefined) {
    const turned = word.split(',').toReversed().join(',');
    const names = [...short, ...full];
    const meant = didYouMean(names.includes(turned) ? turned : word, names);
    throw new RunError(`matchup: found "${word}", expected such as "${full[0]}"${meant}`);
  }
  if (found.length > 1) {
    // At other tables the same players meet again under the same names.
    const names = found.map((at) => (full.indexOf(full[at]!) === full.lastIndexOf(full[at]!) ? full[at] : at + 1));
    throw new RunError(`matchup: found "${word}", which are several: ${names.join(' ')}`);
  }
  return only;
}
