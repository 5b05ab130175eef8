// Plays games of every kind by chance, one after the other, until something breaks. Knows no clock and no command line.
import type { Bot, Box, Mode, Parties, Setup } from '../../src/core/contract.ts';
import { lineupsOf, setupsOf } from '../../src/core/modes.ts';
import { keyOf, Rolls } from '../../src/core/rng.ts';
import { loadBox } from '../../src/games/index.ts';
import { botNames, loadBot } from '../../src/lab/who/bots.ts';
import { afterGame, duringGame, random } from '../battery/checks.ts';
import { type Failure, Rig } from '../battery/rig.ts';
import { variedSetup } from './setups.ts';

/** Line-ups of a mode: all, or so many spread over all. */
const LINEUPS = 10_000;

/** One game of the box with everything chosen by the dice; tables of the plain setup are used again and again. */
export class Fuzzer {
  private readonly setups: ReturnType<typeof setupsOf>;
  private readonly plain = new Map<Setup, Rig>();
  private readonly lineups: ReadonlyMap<Mode, readonly Parties[]>;

  constructor(
    private readonly box: Box,
    private readonly bots: readonly Bot[],
  ) {
    this.setups = setupsOf(box);
    this.lineups = new Map(box.modes.map((mode) => [mode, lineupsOf(box, mode, LINEUPS)]));
  }

  play(dice: Rolls, key: Int32Array, thorough: boolean): { decisions: number; failure: Failure | null } {
    const { box, setups } = this;
    const { mode, setup } = setups[dice.below(setups.length)]!;
    const rig = dice.below(4) === 0 ? new Rig(box, variedSetup(box, setup, dice)) : this.rigFor(setup);
    const lineups = this.lineups.get(mode)!;
    const parties = lineups[dice.below(lineups.length)]!;
    // Every second seat is random, because it goes where no plan leads.
    const bots = parties.map(() => (dice.below(2) === 0 ? random : this.bots[dice.below(this.bots.length)]!));
    const before = rig.decisions;
    const failure = thorough ? rig.play(key, parties, bots, duringGame, afterGame) : rig.play(key, parties, bots, [], []);
    return { decisions: rig.decisions - before, failure };
  }

  private rigFor(setup: Setup): Rig {
    const rig = this.plain.get(setup) ?? new Rig(this.box, setup);
    this.plain.set(setup, rig);
    return rig;
  }
}

export async function openFuzzer(name: string): Promise<Fuzzer> {
  const box = await loadBox(name);
  return new Fuzzer(box, await Promise.all(botNames(name).map((bot) => loadBot(name, bot))));
}

export interface Fuzzed {
  games: number;
  decisions: number;
  failure: Failure | null;
}

/** The games of a seed, from each fuzzer in turn. The checks that cost many times a game are made for one game in `sparse`. */
export function fuzz(
  fuzzers: readonly Fuzzer[],
  { seed, sparse }: { readonly seed: number; readonly sparse: number },
  goesOn: (so: Readonly<Fuzzed>) => boolean,
): Fuzzed {
  const so: Fuzzed = { games: 0, decisions: 0, failure: null };
  const dice = new Rolls(0);
  while (so.failure === null && goesOn(so)) {
    const { games } = so;
    dice.reset(keyOf('fuzz', seed, games));
    const played = fuzzers[games % fuzzers.length]!.play(dice, keyOf('game', seed, games), games % sparse === 0);
    so.failure = played.failure;
    so.decisions += played.decisions;
    so.games++;
  }
  return so;
}
