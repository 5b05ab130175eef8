// The tables of a desk: a match for every mode, setting and version of the game, and the contests that are played there. A table of an
// arm is opened when it is wanted, and closed again when there are many.
import type { Bot, Box } from '../../core/contract.ts';
import { Match } from '../../core/match.ts';
import { setupText } from '../../core/replay.ts';
import { BASE } from '../contest/arms.ts';
import { Contest } from '../contest/contest.ts';
import type { Arm, Resolved } from '../contest/resolved.ts';
import { type Matchup, type Where, whereWords } from '../who/matchup.ts';

/** Tables of arms that are open at a time. */
const MOST_OPEN = 32;

export class Tables {
  /** By mode, setting and version. */
  private readonly matches = new Map<string, Match>();
  private readonly contests = new Map<string, Contest>();
  private readonly ofArms = new Set<string>();

  constructor(
    private readonly box: Box,
    private readonly config: Resolved,
    private readonly place: Int32Array,
  ) {}

  /** The contest of a matchup of the scenario, which is kept. */
  contest(number: number, arm: Arm | null, bots: () => readonly Bot[]): Contest {
    const name = `${number} ${arm?.name ?? BASE}`;
    const known = this.contests.get(name);
    if (known !== undefined) return known;
    const contest = this.newContest(this.matchup(number), arm, bots(), this.config.seed);
    this.contests.set(name, contest);
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

  match({ mode, setting }: Where, arm: Arm | null): Match {
    const name = `${whereWords({ mode, setting })} ${arm?.name ?? BASE}`;
    const known = this.matches.get(name);
    if (known !== undefined) return known;
    if (arm !== null) this.makeRoom(name);
    const { options, change } = arm ?? this.config;
    const match = new Match(this.box.open({ mode, setting, options, change }), setupText(options, change));
    this.matches.set(name, match);
    return match;
  }

  private makeRoom(name: string): void {
    if (this.ofArms.size === MOST_OPEN) {
      for (const old of this.ofArms) this.matches.delete(old);
      for (const old of [...this.contests.keys()]) if (!old.endsWith(` ${BASE}`)) this.contests.delete(old);
      this.ofArms.clear();
    }
    this.ofArms.add(name);
  }
}
