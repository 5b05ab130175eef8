// A desk: one table, the bots of an order, and blocks of games played one after the other; back come sums, never games. It knows
// neither threads nor files: workers of every kind sit at one, and so do tests.
import type { Bot, Box } from '../../core/contract.ts';
import { Match } from '../../core/match.ts';
import { modeOf } from '../../core/modes.ts';
import { setupText } from '../../core/replay.ts';
import { Contest, type Failure, type Listener } from '../contest/contest.ts';
import { type StudyPlan, studyPlan } from '../contest/study/study-plan.ts';
import { newTally } from '../contest/tally.ts';
import { loadBot } from '../who/bots.ts';
import { loadBox } from '../who/games.ts';
import { type Where, whereWords } from '../who/matchup.ts';
import { engineSignature, signBot } from '../who/signature.ts';
import { type Block, type BlockResult, FAILURES_KEPT, LEFT_OUT, type Order, type Signed, type Weighted } from './crew.ts';
import { DOING, newPlace, PLACE } from './place.ts';
import { RawRows } from './raw-rows.ts';
import { bytesOfSet } from './sets-file.ts';

/** Bots with weights that are kept: the candidates of a moment, and whom they meet. */
const KEPT = 8;

export class Desk {
  /** By the words for mode and setting. */
  private readonly matches = new Map<string, Match>();
  /** By matchup, what is studied of it; nothing where nobody wants it. */
  private readonly plans: readonly (StudyPlan | null)[];
  private readonly contests = new Map<number, Contest>();
  private readonly weighted = new Map<string, Bot>();

  private constructor(
    private readonly order: Order,
    private readonly box: Box,
    private readonly bots: ReadonlyMap<string, Bot>,
    private readonly place: Int32Array,
  ) {
    const { matchups, studies } = order.config;
    this.plans = order.study ? matchups.map((matchup) => studyPlan(box, matchup, studies === 'pooled')) : [];
  }

  static async sitDown(order: Order, place: Int32Array = newPlace()): Promise<Desk> {
    const { game } = order.config;
    const box = await loadBox(game);
    const bots = new Map<string, Bot>();
    const desk = new Desk(order, box, bots, place);
    // One after the other: whoever watches knows which one does not come back.
    for (const [at, name] of order.bots.entries()) {
      desk.begins(DOING.loading, PLACE.bot, at);
      try {
        bots.set(name, await loadBot(game, name));
      } finally {
        desk.rests();
      }
    }
    return desk;
  }

  /** Numbers that the largest study takes; 0 where none is wanted. */
  get studySize(): number {
    return this.plans.reduce((most, plan) => Math.max(most, plan?.size ?? 0), 0);
  }

  sign(): Signed {
    const signed = [...this.bots].map(([name, bot], at) => {
      return { name, ...this.busy(DOING.signing, PLACE.bot, at, () => signBot(this.box, bot, () => this.beat())) };
    });
    const bots = Object.fromEntries(signed.map(({ name, signature }) => [name, signature]));
    const unsteady = signed.flatMap(({ name, unsteady }) => (unsteady === null ? [] : [{ bot: name, ...unsteady }]));
    return { engine: engineSignature(this.box), bots, unsteady };
  }

  /** `counts` is where studies are counted, whatever lies there; memory of its own if not given. */
  play(block: Block, counts: Float64Array = new Float64Array(this.studySize)): BlockResult {
    this.place[PLACE.set] = block.from;
    this.place[PLACE.game] = 0;
    return this.busy(DOING.playing, PLACE.matchup, block.matchup, () => this.playBlock(block, counts.fill(0)));
  }

  private playBlock(block: Block, counts: Float64Array): BlockResult {
    const start = performance.now();
    const { from, to, matchup } = block;
    const where: Where = this.order.config.matchups[matchup] ?? {};
    const mode = modeOf(this.box, where.mode);
    const plan = this.plans[matchup] ?? null;
    const study = plan === null ? null : { plan: plan.id, counts: counts.subarray(0, plan.size) };
    const tally = { ...newTally(this.box, false, mode), study };
    const failures: Failure[] = [];
    const scores = this.order.scores ? new Uint8Array(to - from).fill(LEFT_OUT) : null;
    const width = bytesOfSet(mode);
    const sets = this.order.sets ? new Uint8Array((to - from) * width).fill(LEFT_OUT) : null;
    let fault: BlockResult['fault'] = null;
    let rows: RawRows | null = null;
    try {
      const contest = this.contestOf(block);
      rows = this.order.rows ? new RawRows(this.box, this.order.config, contest, matchup) : null;
      const set: Listener['set'] = (index, games) => {
        rows?.add(index, games);
        if (games === null) return;
        sets?.set(contest.halfPoints.subarray(0, width), (index - from) * width);
        if (scores !== null) scores[index - from] = 3 * games[0]!.scores[0]! + games[1]!.scores[1]!;
      };
      const failed = (failure: Failure) => void (failures.length < FAILURES_KEPT && failures.push(failure));
      contest.play(from, to, tally, { failed, set });
    } catch (error) {
      const { message, line } = this.matchOf(where).faultOf(error);
      fault = { what: message, line };
    }
    return { tally, failures, rows: rows?.text() ?? '', sets, scores, fault, milliseconds: performance.now() - start };
  }

  /** A block with nothing of its own has the contest of its matchup, which is kept. */
  private contestOf({ matchup, luck, bots }: Block): Contest {
    const { matchups, seed, design, luck: whose } = this.order.config;
    const known = luck === undefined && bots === undefined ? this.contests.get(matchup) : undefined;
    if (known !== undefined) return known;
    const asked = matchups[matchup];
    if (asked === undefined) throw new Error(`matchup ${matchup}, expected less than ${matchups.length}`);
    const own = asked.sides.flat().map(({ bot }) => this.botOf(bot, bots?.[bot]));
    const contest = new Contest(this.matchOf(asked), asked, own, luck ?? seed, design, this.place, whose);
    if (luck === undefined && bots === undefined) this.contests.set(matchup, contest);
    return contest;
  }

  private matchOf({ mode, setting }: Where): Match {
    const words = whereWords({ mode, setting });
    const known = this.matches.get(words);
    if (known !== undefined) return known;
    const { options, change } = this.order.config;
    const match = new Match(this.box.open({ mode, setting, options, change }), setupText(options, change));
    this.matches.set(words, match);
    return match;
  }

  private botOf(name: string, weighted: Weighted | undefined): Bot {
    if (weighted !== undefined) return this.withWeights(weighted);
    const bot = this.bots.get(name);
    if (bot === undefined) throw new Error(`bot "${name}", expected one of ${[...this.bots.keys()].join(', ')}`);
    return bot;
  }

  private withWeights({ bot, lists }: Weighted): Bot {
    const text = `${bot} ${JSON.stringify(lists)}`;
    const known = this.weighted.get(text);
    if (known !== undefined) return known;
    const { training } = this.botOf(bot, undefined);
    if (training === undefined) throw new Error(`bot "${bot}", expected one that can be trained`);
    if (this.weighted.size === KEPT) this.weighted.clear();
    const fresh = training.with(lists);
    this.weighted.set(text, fresh);
    return fresh;
  }

  private beat(): void {
    this.place[PLACE.begun]!++;
  }

  private busy<T>(doing: number, what: number, which: number, work: () => T): T {
    this.begins(doing, what, which);
    try {
      return work();
    } finally {
      this.rests();
    }
  }

  /** Whoever watches knows who hangs, or ended all. */
  private begins(doing: number, what: number, which: number): void {
    this.place[what] = which;
    this.beat();
    Atomics.store(this.place, PLACE.doing, doing);
  }

  private rests(): void {
    Atomics.store(this.place, PLACE.doing, DOING.nothing);
  }
}
