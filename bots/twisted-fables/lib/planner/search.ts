// Best-first search over the rest of a turn on a game dealt anew. A node is one of her decisions; it is worth what the turn
// comes to if greedy plays on from there. The budget is counted in answers given on the scratch table.
import { type Game, NOBODY, type Question } from '../../../../src/core/contract.ts';
import type { Key } from '../../../../src/core/rng.ts';
import * as DO from '../../../../src/games/twisted-fables/ids/act.ts';
import * as ASK from '../../../../src/games/twisted-fables/ids/ask.ts';
import type { View } from '../../../../src/games/twisted-fables/shown/view.ts';
import { choose as greedyChoice } from '../greedy/choose.ts';
import { Evaluation, WON } from './evaluation.ts';
import { shortlist } from './shortlist.ts';

export interface Budget {
  /** Games dealt anew. */
  readonly deals: number;
  /** Answers on each of them after which no further node is opened. */
  readonly nodes: number;
  /** Actions looked at where she stands, and at every later decision of a line. */
  readonly root: number;
  readonly width: number;
  /** Whether purchases are searched too when nothing else is left; if not, her taste decides, which is trained. */
  readonly shops: boolean;
}

/** Where the root comes from. */
const NOWHERE = -1;
/** More options than any list has. */
const OPTIONS = 8192;
/** Nodes that wait to be opened; what comes on top is looked at no further. */
const WAITING = 64;
/** A first hand is judged by more deals: all luck lies in them. */
const MULLIGAN_DEALS = 3;

/** Nothing but purchases is left. */
function isShopping(q: Question): boolean {
  if (q.kind !== ASK.action) return false;
  for (let i = 0; i < q.count; i++) {
    const doing = q.options[i] >> DO.SHIFT;
    if (doing !== DO.buy && doing !== DO.buySkill && doing !== DO.end) return false;
  }
  return true;
}

/** What the scratch table asks. */
class SearchQuestion implements Question {
  seat = 0;
  kind = 0;
  asker = 0;
  count = 0;
  readonly options = new Int32Array(OPTIONS);
  /** Greedy rolls nothing. */
  roll(): number {
    return 0;
  }
}

export class Search {
  private readonly game: Game;
  private readonly views: readonly View[];
  private readonly evaluation = new Evaluation();
  private readonly question = new SearchQuestion();
  private readonly key: Key = new Int32Array(2);
  private seat = 0;
  /** The turn in which a line ends. */
  private end = 0;
  /** Answers given in the present deal, and in all. */
  private nodes = 0;
  spent = 0;
  private most = 0;
  private weights: Float64Array = new Float64Array(0);
  /** Greedy by these tastes answers wherever the search does not: for her, and for the opponent. */
  private tastes: Int32Array = new Int32Array(0);
  private foeTastes: Int32Array = new Int32Array(0);

  /** The node being opened. */
  private readonly opened: Uint8Array;
  private readonly options = new Int32Array(OPTIONS);
  private readonly places = new Int32Array(OPTIONS);
  // Those that wait: the game, its worth, and the option of the root that leads there.
  private readonly games: Uint8Array[] = [];
  private readonly worth = new Float64Array(WAITING);
  private readonly origin = new Int32Array(WAITING);
  private waiting = 0;

  /** By option of the root: the best line of this deal, and the sum over all deals. */
  private readonly found = new Float64Array(OPTIONS);
  private readonly total = new Float64Array(OPTIONS);

  constructor(view: View) {
    this.game = view.table();
    this.views = [this.game.view(0) as View, this.game.view(1) as View];
    this.opened = new Uint8Array(this.game.bytes.length);
    for (let i = 0; i < WAITING; i++) this.games.push(new Uint8Array(this.game.bytes.length));
  }

  choose(view: View, q: Question, budget: Budget, weights: Float64Array, tastes: Int32Array, foeTastes: Int32Array): number {
    if (!budget.shops && isShopping(q)) return greedyChoice(view, q, tastes);
    this.seat = view.seat;
    this.weights = weights;
    this.tastes = tastes;
    this.foeTastes = foeTastes;
    this.end = view.turn + (q.kind === ASK.mulligan ? 2 : 1);
    this.total.fill(0, 0, q.count);
    const deals = q.kind === ASK.mulligan ? budget.deals * MULLIGAN_DEALS : budget.deals;
    for (let deal = 0; deal < deals; deal++) {
      this.deal(view, q);
      if (deal === 0) this.evaluation.prepare(this.views[this.seat], this.views[view.foe]);
      this.search(q, budget);
      for (let i = 0; i < q.count; i++) this.total[i] += this.found[i];
    }
    // Of equals, what greedy would do.
    let best = greedyChoice(view, q, this.tastes);
    for (let i = 0; i < q.count; i++) if (this.total[i] > this.total[best]) best = i;
    return best;
  }

  private deal(view: View, q: Question): void {
    this.key[0] = q.roll(2 ** 31);
    this.key[1] = q.roll(2 ** 31);
    view.sample(this.game, this.key);
  }

  private search(q: Question, { nodes, root, width }: Budget): void {
    // Where nothing but purchases is left, lines are short and her taste is seldom wrong.
    this.most = isShopping(q) ? 0 : nodes;
    this.nodes = 0;
    this.waiting = 0;
    this.found.fill(-2 * WON, 0, q.count);
    this.opened.set(this.game.bytes);
    this.open(root, NOWHERE, 0);
    while (this.nodes < this.most && this.waiting > 0) {
      const best = this.take();
      this.open(width, this.origin[best], this.worth[best]);
    }
    this.spent += this.nodes;
  }

  /** Tries the most promising options of the opened node, which lies on the table. `origin`: NOWHERE if it is the root;
   * otherwise `worth` is what greedy's line from here comes to, so that this line need not be played again. */
  private open(width: number, origin: number, worth: number): void {
    const all = this.ask(this.game.list(this.question.options));
    const view = this.views[this.seat];
    const known = origin === NOWHERE ? NOWHERE : greedyChoice(view, this.question, this.tastes);
    for (let i = 0; i < all; i++) this.options[i] = this.question.options[i];
    const count = shortlist(view, this.question.kind, this.options, all, width, this.tastes, this.places);
    for (let at = 0; at < count; at++) {
      const i = this.places[at];
      const from = origin === NOWHERE ? i : origin;
      this.game.bytes.set(this.opened);
      this.game.choose(this.options[i]);
      this.nodes++;
      const hers = this.nodes < this.most && this.goOn() && this.waiting < WAITING;
      if (hers) this.games[this.waiting].set(this.game.bytes);
      let value = worth;
      if (i !== known) {
        this.playOut();
        value = this.evaluation.of(this.game, view, this.weights);
        if (value > this.found[from]) this.found[from] = value;
      }
      if (hers) this.wait(value, from);
    }
  }

  private wait(value: number, origin: number): void {
    this.worth[this.waiting] = value;
    this.origin[this.waiting++] = origin;
  }

  /** Makes the best of those that wait the opened node; it changes places with the last, and is returned. */
  private take(): number {
    let best = 0;
    for (let i = 1; i < this.waiting; i++) if (this.worth[i] > this.worth[best]) best = i;
    const last = --this.waiting;
    const { games, worth, origin } = this;
    const [game, value, from] = [games[best], worth[best], origin[best]];
    this.opened.set(game);
    this.game.bytes.set(game);
    games[best] = games[last];
    worth[best] = worth[last];
    origin[best] = origin[last];
    games[last] = game;
    worth[last] = value;
    origin[last] = from;
    return last;
  }

  /** Up to her next decision that is worth a search; false if the line ends before. What to buy at the end of a line is left
   * to her taste. */
  private goOn(): boolean {
    while (!this.hasEnded()) {
      const count = this.ask(this.game.list(this.question.options));
      if (count > 1 && this.question.seat === this.seat && !isShopping(this.question)) return true;
      this.answer(count);
    }
    return false;
  }

  private playOut(): void {
    while (!this.hasEnded()) this.answer(this.ask(this.game.list(this.question.options)));
  }

  private hasEnded(): boolean {
    return this.game.decider() === NOBODY || this.game.turn() >= this.end;
  }

  /** Fills in the question that the game asks. */
  private ask(count: number): number {
    const { game, question } = this;
    question.seat = game.decider();
    question.kind = game.question();
    question.asker = game.asker();
    question.count = count;
    return count;
  }

  /** Greedy answers, for each by the tastes that belong to her. */
  private answer(count: number): void {
    const { game, question } = this;
    this.nodes++;
    const tastes = question.seat === this.seat ? this.tastes : this.foeTastes;
    game.choose(question.options[count === 1 ? 0 : greedyChoice(this.views[question.seat], question, tastes)]);
  }
}
