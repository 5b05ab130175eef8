// How fast bots are on this machine: games of each in all seats, on this thread, in turns, so that a machine that slows
// down slows them all. Not part of what must repeat.
import { setImmediate } from 'node:timers/promises';
import type { Bot, Parties } from '../../core/contract.ts';
import { Match } from '../../core/match.ts';
import { keyOf } from '../../core/rng.ts';
import { loadBot } from '../who/bots.ts';
import { type Lineups, seatedLineup } from './lineups.ts';
import { type LadderRequest, ladderMode } from './request.ts';

/** Milliseconds of a turn, and turns; the first ones warm up and do not count. */
const TURN = 250;
const TURNS = 6;
const WARM_UP = 2;

export interface Speed {
  readonly bot: string;
  readonly games: number;
  readonly gamesPerSecond: number;
  /** The engine included: from one decision to the next. */
  readonly nsPerDecision: number;
}

class Runner {
  games = 0;
  milliseconds = 0;
  decisions = 0;
  private next = 0;
  /** By seat. */
  private readonly bots: readonly Bot[];

  constructor(
    readonly name: string,
    bot: Bot,
    private readonly match: Match,
    private readonly lineups: readonly Parties[],
  ) {
    this.bots = Array.from({ length: match.game.seats }, () => bot);
  }

  /** At least one game, however long it takes. */
  run(counted: boolean): void {
    const start = performance.now();
    do {
      this.match.begin(keyOf('speed', this.next), this.lineups[this.next % this.lineups.length] ?? []);
      this.match.play(this.bots);
      this.next++;
      if (counted) {
        this.games++;
        this.decisions += this.match.length;
      }
    } while (performance.now() - start < TURN);
    if (counted) this.milliseconds += performance.now() - start;
  }
}

export async function speedsOf(request: LadderRequest, { all }: Lineups): Promise<Speed[]> {
  const { box, setting, bots } = request;
  const mode = ladderMode(request);
  const lineups = all.map((lineup) => seatedLineup(box, mode, lineup));
  const match = new Match(box.open({ mode: mode.name, setting: setting?.name }));
  const loaded = bots.map(async (name) => new Runner(name, await loadBot(box.name, name), match, lineups));
  const runners = await Promise.all(loaded);
  for (let turn = 0; turn < TURNS; turn++) {
    for (const runner of runners) {
      runner.run(turn >= WARM_UP);
      await setImmediate();
    }
  }
  return runners.map(({ name, games, milliseconds, decisions }) => ({
    bot: name,
    games,
    gamesPerSecond: (1000 * games) / milliseconds,
    nsPerDecision: (1e6 * milliseconds) / decisions,
  }));
}
