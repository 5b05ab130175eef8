// npm run fuzz -- 60s | 5000 [--game name] [--seed n] [--sparse n]: random games of every kind, looked at after every decision,
// until the time is over, the games are played, or something breaks. Run several at once with a seed each. The checks that
// cost many times a game (redeals, replays, copies) are made for one game in `sparse`, all of them if it is left out.
import { parseArgs } from 'node:util';
import type { Bot, Box, Mode, Parties, Setup } from '../../src/core/contract.ts';
import { lineupsOf, setupsOf } from '../../src/core/modes.ts';
import { keyOf, Rolls } from '../../src/core/rng.ts';
import { gameNames, loadBox } from '../../src/games/index.ts';
import { botNames, loadBot } from '../../src/lab/who/bots.ts';
import { afterGame, duringGame, random } from '../battery/checks.ts';
import { type Failure, Rig } from '../battery/rig.ts';
import { variedSetup } from './setups.ts';

function usage(message: string): never {
  console.error(`fuzz: ${message}`);
  process.exit(2);
}

/** `60s`, `5m`, or a number of games. */
function parseBound(text: string): { games: number; milliseconds: number } {
  const [, count, unit] = /^([1-9]\d*)([sm]?)$/.exec(text) ?? [];
  if (count === undefined) usage(`found "${text}", expected a time such as 60s or a number of games`);
  if (unit === '') return { games: Number(count), milliseconds: Number.POSITIVE_INFINITY };
  return { games: Number.POSITIVE_INFINITY, milliseconds: Number(count) * (unit === 'm' ? 60_000 : 1000) };
}

function parseNumber(name: string, text: string): number {
  return /^\d+$/.test(text) ? Number(text) : usage(`found ${name} "${text}", expected a whole number`);
}

/** Line-ups of a mode: all, or so many spread over all. */
const LINEUPS = 10_000;

/** One game of the box with everything chosen by the dice; tables of the plain setup are used again and again. */
class Fuzzer {
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

async function openFuzzer(name: string): Promise<Fuzzer> {
  const box = await loadBox(name);
  return new Fuzzer(box, await Promise.all(botNames(name).map((bot) => loadBot(name, bot))));
}

function readArguments() {
  const options = { game: { type: 'string' }, seed: { type: 'string' }, sparse: { type: 'string' } } as const;
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch (error) {
    return usage(error instanceof Error ? error.message : String(error));
  }
}

const { values, positionals } = readArguments();
if (values.game !== undefined && !gameNames.includes(values.game)) {
  usage(`found game "${values.game}", expected one of ${gameNames.join(', ')}`);
}
const bound = parseBound(positionals[0] ?? '60s');
const seed = values.seed === undefined ? Date.now() : parseNumber('seed', values.seed);
const sparse = Math.max(1, parseNumber('sparse', values.sparse ?? '1'));
const fuzzers = await Promise.all((values.game === undefined ? gameNames : [values.game]).map(openFuzzer));

const started = Date.now();
let shown = started;
let games = 0;
let decisions = 0;
let failure: Failure | null = null;
const summary = () =>
  `fuzz: ${games} games, ${decisions} decisions, ${failure === null ? 0 : 1} failures, seed ${seed}, ${Math.round((Date.now() - started) / 1000)} s`;

while (failure === null && games < bound.games && Date.now() - started < bound.milliseconds) {
  const dice = new Rolls(0);
  dice.reset(keyOf('fuzz', seed, games));
  const played = fuzzers[games % fuzzers.length]!.play(dice, keyOf('game', seed, games), games % sparse === 0);
  failure = played.failure;
  decisions += played.decisions;
  games++;
  if (Date.now() - shown >= 10_000) {
    shown = Date.now();
    console.error(summary());
  }
}

if (failure === null) console.log(summary());
else {
  console.error(summary());
  console.error(failure.what);
  console.log(`fablelab replay --line "${failure.line}"`);
  process.exitCode = 1;
}
