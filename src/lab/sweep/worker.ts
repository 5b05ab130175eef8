// A worker: plays blocks of pairs and sends back sums, never games. One table for all matchups.
import { workerData } from 'node:worker_threads';
import type { Bot, Box } from '../../core/contract.ts';
import { Match, MatchError } from '../../core/match.ts';
import { setupText } from '../../core/replay.ts';
import { loadBox } from '../../games/index.ts';
import { loadBot } from '../bots.ts';
import { Duel, type Failure } from '../pairs.ts';
import { botSignature, engineSignature } from '../signature.ts';
import { planOf } from '../study/plan.ts';
import type { Study } from '../study/study.ts';
import { newTally } from '../tally.ts';
import * as P from './protocol.ts';
import { RawRows } from './raw-rows.ts';

const { config, raw, beats } = workerData as P.WorkerSetup;

interface Desk {
  readonly box: Box;
  readonly match: Match;
  readonly bots: ReadonlyMap<string, Bot>;
  readonly slot: Int32Array;
}

async function sitDown(): Promise<Desk> {
  const box = await loadBox(config.game);
  const { options, change } = config;
  const match = new Match(box.open({ seats: 2, options, change }), setupText(options, change));
  const names = P.botsOf(config);
  const bots = await Promise.all(names.map(async (name) => [name, await loadBot(config.game, name)] as const));
  const words = new Int32Array(beats);
  const place = 1 + P.SLOT * Atomics.add(words, 0, 1);
  return { box, match, bots: new Map(bots), slot: words.subarray(place, place + P.SLOT) };
}

const desk = sitDown();
const duels = new Map<number, Duel>();

function duelOf({ match, bots, slot }: Desk, matchup: number): Duel {
  const known = duels.get(matchup);
  if (known !== undefined) return known;
  const players = config.matchups[matchup];
  if (players === undefined) throw new Error(`matchup ${matchup}, expected less than ${config.matchups.length}`);
  const own = players.map(({ bot }) => bots.get(bot) as Bot);
  const duel = new Duel(match, players, own, config.seed, config.design, slot);
  duels.set(matchup, duel);
  return duel;
}

function beat(slot: Int32Array): void {
  slot[P.BEGUN] = (slot[P.BEGUN] ?? 0) + 1;
}

/** Marks the worker as busy with a matchup while it works; whoever watches knows where it hangs. */
function busy<T>(slot: Int32Array, matchup: number, work: () => T): T {
  slot[P.MATCHUP] = matchup;
  beat(slot);
  Atomics.store(slot, P.BUSY, 1);
  try {
    return work();
  } finally {
    Atomics.store(slot, P.BUSY, 0);
  }
}

export async function playBlock(block: P.BlockTask): Promise<P.BlockResult> {
  const seat = await desk;
  return busy(seat.slot, block.matchup, () => play(seat, block));
}

/** Empty, in the room that was lent. */
function studyIn(box: Box, room: SharedArrayBuffer | undefined): Study | null {
  const plan = planOf(box);
  return plan === null || room === undefined ? null : { plan: plan.id, counts: new Float64Array(room).fill(0) };
}

function play(seat: Desk, { matchup, from, to, room }: P.BlockTask): P.BlockResult {
  const start = performance.now();
  const tally = { ...newTally(seat.box), study: studyIn(seat.box, room) };
  const failures: Failure[] = [];
  const duel = duelOf(seat, matchup);
  const rows = raw ? new RawRows(seat.box, duel, matchup) : null;
  let fault: P.BlockResult['fault'] = null;
  try {
    duel.play(from, to, tally, {
      failed: (failure) => void (failures.length < P.FAILURES_KEPT && failures.push(failure)),
      ...(rows === null ? {} : { pair: (index, games) => rows.add(index, games) }),
    });
  } catch (error) {
    const { message, line } = error instanceof MatchError ? error : seat.match.faultOf(error);
    fault = { what: message, line };
  }
  return {
    tally: { ...tally, study: null },
    failures,
    raw: rows?.text() ?? '',
    fault,
    milliseconds: performance.now() - start,
  };
}

export async function sign(): Promise<P.Signatures> {
  const { box, bots, slot } = await desk;
  const signed = [...bots].map(([name, bot], at) => {
    return [name, busy(slot, P.SIGNING - at, () => botSignature(box, bot, () => beat(slot)))] as const;
  });
  return { engine: engineSignature(box), bots: Object.fromEntries(signed) };
}
