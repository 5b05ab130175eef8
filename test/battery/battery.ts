// The battery: defines one test per property of a game, the same for every game. See checks.ts for the properties.
import { describe, expect, test } from 'vitest';
import type { Bot, Box } from '../../src/core/contract.ts';
import { keyOf, roll } from '../../src/core/rng.ts';
import { afterGame, duringGame, random } from './checks.ts';
import { type AfterCheck, type DuringCheck, type Failure, Rig } from './rig.ts';

/** The i-th way to seat entrants out of `count`, mirrors included; after the last comes the first again. */
function lineup(count: number, seats: number, i: number): number[] {
  return Array.from({ length: seats }, (_, seat) => Math.floor(i / count ** seat) % count);
}

/** Plays games of every seat count, with all line-ups in turn and any bots; the first failure, if any. */
export function playGames(
  box: Box,
  bots: readonly Bot[],
  games: number,
  during: readonly DuringCheck[],
  after: readonly AfterCheck[],
): Failure | null {
  const lookEvery = during.length + after.length === 0 ? 1 : 20;
  for (const seats of box.seats) {
    const rig = new Rig(box, { seats }, lookEvery);
    for (let i = 0; i < games; i++) {
      const key = keyOf('battery', box.name, seats, i);
      const entrants = lineup(box.roster.length, seats, i);
      const players = entrants.map((_, seat) => bots[roll(bots.length, key, 0, seat, 0)]!);
      const failure = rig.play(key, entrants, players, during, after);
      if (failure !== null) return failure;
    }
  }
  return null;
}

/** What a failing test prints: what broke, and how to see it again. */
const report = (failure: Failure | null) => failure && `${failure.what}\nfablelab replay --line "${failure.line}"`;

export function battery(box: Box, bots: readonly Bot[] = [random], games = 200): void {
  describe(box.title, () => {
    const holds = (name: string, during: readonly DuringCheck[], after: readonly AfterCheck[]) =>
      test(name, () => {
        expect(report(playGames(box, bots, games, during, after))).toBeNull();
      });
    holds('ends, and has no faults on the way', [], []);
    for (const check of duringGame) holds(check.name, [check], []);
    for (const check of afterGame) holds(check.name, [], [check]);
  });
}
