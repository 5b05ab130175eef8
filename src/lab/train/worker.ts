// A worker of training: plays one candidate against one opponent and sends back the score of every pair.
import { workerData } from 'node:worker_threads';
import type { Bot, Training } from '../../core/contract.ts';
import { Match, MatchError } from '../../core/match.ts';
import { loadBox } from '../../games/index.ts';
import { loadBot } from '../bots.ts';
import type { Player } from '../matchup.ts';
import { Duel } from '../pairs.ts';
import { newTally } from '../tally.ts';
import type { Lists, Task, TaskResult, TrainerSetup } from './protocol.ts';

const { game, bot, against } = workerData as TrainerSetup;

/** Bots with weights that are kept: the candidates of a moment, and whom they meet. */
const KEPT = 8;

async function sitDown() {
  const box = await loadBox(game);
  const named = against.map(async (name) => [name, await loadBot(game, name)] as const);
  const { training } = await loadBot(game, bot);
  if (training === undefined) throw new Error(`bot: found "${bot}", expected one that can be trained`);
  return { match: new Match(box.open({ seats: 2 })), training, others: new Map(await Promise.all(named)) };
}

const desk = sitDown();
const made = new Map<string, Bot>();

function withWeights(training: Training, lists: Lists): Bot {
  const text = JSON.stringify(lists);
  const known = made.get(text);
  if (known !== undefined) return known;
  if (made.size === KEPT) made.clear();
  const fresh = training.with(lists);
  made.set(text, fresh);
  return fresh;
}

export async function play({ fable, lists, foe, by, called, luck, pairs }: Task): Promise<TaskResult> {
  const { match, training, others } = await desk;
  const players: [Player, Player] = [
    { fable, bot: 'candidate' },
    { fable: foe, bot: called },
  ];
  const opponent = typeof by === 'string' ? (others.get(by) as Bot) : withWeights(training, by);
  const duel = new Duel(match, players, [withWeights(training, lists), opponent], luck);
  const scores = new Uint8Array(pairs);
  try {
    duel.play(0, pairs, newTally(match.game.box), {
      pair: (index, games) => {
        if (games !== null) scores[index] = won(games[0].score) + won(2 - games[1].score);
      },
    });
  } catch (error) {
    const { message, line } = error instanceof MatchError ? error : match.faultOf(error);
    return { what: message, line };
  }
  return scores;
}

/** A game without a result is no success: who learns by it must not learn to stall. */
function won(score: number): number {
  return score === 2 ? 2 : 0;
}
