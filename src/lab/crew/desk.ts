// A desk: tables, the bots of an order, and blocks of games played one after the other; back come sums, never games. It knows neither
// threads nor files: workers of every kind sit at one, and so do tests.
import type { Bot, Box } from '../../core/contract.ts';
import type { Contest } from '../contest/contest.ts';
import { countsSize, type MatchupPlan, matchupPlan } from '../contest/matchup-plan.ts';
import type { Arm } from '../contest/resolved.ts';
import { loadBot } from '../who/bots.ts';
import { loadBox } from '../who/games.ts';
import { engineSignature, signBot } from '../who/signature.ts';
import { BlockPlay, faultIn } from './block-play.ts';
import type { Block, BlockResult, Order, Signed, Weighted } from './crew.ts';
import { DOING, newPlace, PLACE } from './place.ts';
import { RawRows } from './raw-rows.ts';
import { Tables } from './tables.ts';

/** Bots with weights that are kept: the candidates of a moment, and whom they meet. */
const KEPT = 8;

export class Desk {
  private readonly tables: Tables;
  private readonly weighted = new Map<string, Bot>();

  private constructor(
    private readonly order: Order,
    private readonly box: Box,
    private readonly bots: ReadonlyMap<string, Bot>,
    private readonly place: Int32Array,
  ) {
    this.tables = new Tables(box, order.config, place);
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

  /** Numbers that the largest matchup takes, for studies and arms; 0 where nobody wants them. */
  get countsSize(): number {
    const { matchups } = this.order.config;
    return matchups.reduce((most, _, number) => Math.max(most, countsSize(this.planOf(number))), 0);
  }

  sign(): Signed {
    const signed = [...this.bots].map(([name, bot], at) => {
      return { name, ...this.busy(DOING.signing, PLACE.bot, at, () => signBot(this.box, bot, () => this.beat())) };
    });
    const bots = Object.fromEntries(signed.map(({ name, signature }) => [name, signature]));
    const unsteady = signed.flatMap(({ name, unsteady }) => (unsteady === null ? [] : [{ bot: name, ...unsteady }]));
    return { engine: engineSignature(this.box), bots, unsteady };
  }

  /** `memory` is where studies and arms are counted, whatever lies there; a desk has its own if it is not given. */
  play(block: Block, memory: Float64Array = new Float64Array(this.countsSize)): BlockResult {
    this.place[PLACE.set] = block.from;
    this.place[PLACE.game] = 0;
    this.place[PLACE.arm] = 0;
    return this.busy(DOING.playing, PLACE.matchup, block.matchup, () => this.playBlock(block, memory.fill(0)));
  }

  private playBlock(block: Block, memory: Float64Array): BlockResult {
    const start = performance.now();
    const { rows: wantsRows = false, sets = false, scores = false, config } = this.order;
    const plan = this.planOf(block.matchup);
    const rows = wantsRows ? new RawRows(this.box, config, block.matchup) : null;
    let contest = this.contestOf(block, null);
    const play = new BlockPlay(this.box, block, plan, contest, { rows, sets, scores }, memory);
    let fault: BlockResult['fault'] = null;
    try {
      play.play((arm) => {
        this.place[PLACE.arm] = 1 + config.arms!.indexOf(arm);
        contest = this.contestOf(block, arm);
        return contest;
      });
    } catch (error) {
      fault = faultIn(contest, error);
    }
    const { tally, failures, arms } = play;
    const milliseconds = performance.now() - start;
    return { tally, failures, arms, rows: rows?.text() ?? '', sets: play.sets, scores: play.scores, fault, milliseconds };
  }

  private planOf(number: number): MatchupPlan {
    const plan = matchupPlan(this.box, this.order.config, number);
    return this.order.study ? plan : { ...plan, study: null, armStudy: null };
  }

  /** A block with nothing of its own has the contest of its matchup, which is kept. */
  private contestOf({ matchup: number, luck, bots }: Block, arm: Arm | null): Contest {
    const { tables } = this;
    const matchup = tables.matchup(number);
    const own = () => matchup.sides.flat().map(({ bot }) => this.botOf(bot, bots?.[bot]));
    if (luck === undefined && bots === undefined) return tables.contest(number, arm, own);
    return tables.newContest(matchup, arm, own(), luck ?? this.order.config.seed);
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
