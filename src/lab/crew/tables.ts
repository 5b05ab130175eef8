// The tables of a desk: a match for every mode, setting and version of the game, and the contests that are played there. A table of an
// arm is opened when it is wanted, and closed again when there are many.
import type { Bot, Box } from '../../core/contract.ts';
import { Match } from '../../core/match.ts';
import { setupText } from '../../core/replay.ts';
import { Contest } from '../contest/contest.ts';
import type { Arm, Resolved } from '../contest/resolved.ts';
import { type Matchup, type Where, whereWords } from '../who/matchup.ts';

/** Arms whose tables are open at a time. */
const MOST_OPEN = 32;

/** Of a version of the game. */
class Open {
  /** By mode and setting. */
  readonly matches = new Map<string, Match>();
  /** By the number of the matchup. */
  readonly contests = new Map<number, Contest>();
}

export class Tables {
  private readonly base = new Open();
  private readonly arms = new Map<Arm, Open>();

  constructor(
    private readonly box: Box,
    private readonly config: Resolved,
    private readonly place: Int32Array,
  ) {}

  /** The contest of a matchup of the scenario, which is kept. */
  contest(number: number, arm: Arm | null, bots: () => readonly Bot[]): Contest {
    const { contests } = this.open(arm);
    const known = contests.get(number);
    if (known !== undefined) return known;
    const contest = this.newContest(this.matchup(number), arm, bots(), this.config.seed);
    contests.set(number, contest);
    return contest;
  }

  /** One that is not kept. */
  newContest(matchup: Matchup, arm: Arm | null, bots: readonly Bot[], seed: string): Contest {
    const { design, luck } = this.config;
    return new Contest(this.match(matchup, arm), matchup, bots, seed, design, this.place, luck);
  }

  matchup(number: number): Matchup {
    const { matchups } = this.config;
    const matchup = matchups[number];
    if (matchup === undefined) throw new Error(`matchup ${number}, expected less than ${matchups.length}`);
    return matchup;
  }

  private match({ mode, setting }: Where, arm: Arm | null): Match {
    const { matches } = this.open(arm);
    const name = whereWords({ mode, setting });
    const known = matches.get(name);
    if (known !== undefined) return known;
    const { options, change } = arm ?? this.config;
    const match = new Match(this.box.open({ mode, setting, options, change }), setupText(options, change));
    matches.set(name, match);
    return match;
  }

  private open(arm: Arm | null): Open {
    if (arm === null) return this.base;
    const known = this.arms.get(arm);
    if (known !== undefined) return known;
    if (this.arms.size === MOST_OPEN) this.arms.clear();
    const opened = new Open();
    this.arms.set(arm, opened);
    return opened;
  }
}
