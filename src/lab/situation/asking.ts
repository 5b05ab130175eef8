// Bots at the table of a situation: asked as in a match, with the same face of the game and luck of their own.
import type { Bot, Box, Game, Question, View } from '../../core/contract.ts';
import { type Key, Rolls } from '../../core/rng.ts';
import { Mistake } from '../text/source.ts';
import { loadBot } from '../who/bots.ts';
import type { Situation } from './situation.ts';

export type Bots = ReadonlyMap<string, Bot>;

/** The bots that take part in what was read. */
export async function botsIn(box: Box, read: readonly (Situation | Mistake)[]): Promise<Bots> {
  const seated = read.flatMap((one) => (one instanceof Mistake ? [] : one.bots));
  const names = new Set(seated.filter((name) => name !== null));
  return new Map(await Promise.all([...names].map(async (name) => [name, await loadBot(box.name, name)] as const)));
}

export class Asking {
  private readonly views: readonly View[];
  private readonly rolls: readonly Rolls[];

  constructor(
    private readonly game: Game,
    private readonly bots: Bots,
    key: Key,
  ) {
    const seats = Array.from({ length: game.seats }, (_, seat) => seat);
    this.views = seats.map((seat) => game.view(seat));
    this.rolls = seats.map((seat) => new Rolls(seat));
    for (const rolls of this.rolls) rolls.reset(key);
  }

  /** What the bot answers to the open decision: an index into the options. */
  ask(name: string, options: Int32Array, count: number): number {
    const { game } = this;
    const seat = game.decider();
    const bot = this.bots.get(name);
    if (bot === undefined) throw new Error(`bot: found "${name}", expected one that was loaded`);
    const roll = (n: number) => this.rolls[seat]?.below(n) ?? 0;
    const question: Question = { seat, kind: game.question(), asker: game.asker(), count, options, roll };
    const index = bot.choose(this.views[seat]!, question);
    if (!Number.isInteger(index) || index < 0 || index >= count) {
      throw new Error(`${name} answered ${index} of ${count} options`);
    }
    return index;
  }
}
