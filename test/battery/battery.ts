// The battery: defines one test per property of a game, the same for every game. See checks.ts for the properties.
import { describe, expect, test } from 'vitest';
import type { Bot, Box } from '../../src/core/contract.ts';
import { keyOf } from '../../src/core/rng.ts';
import { afterGame, duringGame, random } from './checks.ts';
import { type AfterCheck, type DuringCheck, type Failure, Rig } from './rig.ts';

/** The i-th way to seat entrants or bots out of `count` kinds, mirrors included; after the last comes the first again. */
export function lineup(count: number, seats: number, i: number): number[] {
  return Array.from({ length: seats }, (_, seat) => Math.floor(i / count ** seat) % count);
}

/** Plays games of every seat count, entrants and bots in turn; the first failure, if any. */
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
      const entrants = lineup(box.roster.length, seats, i);
      // Another step than the entrants', so that every bot meets every entrant.
      const players = lineup(bots.length, seats, i + Math.floor(i / bots.length ** seats)).map((at) => bots[at]!);
      const failure = rig.play(keyOf('battery', box.name, seats, i), entrants, players, during, after);
      if (failure !== null) return failure;
    }
  }
  return null;
}

/** What a failing test prints: what broke, and how to see it again. */
const report = (failure: Failure | null) => failure && `${failure.what}\nfablelab replay --line "${failure.line}"`;

export function battery(box: Box, bots: readonly Bot[] = [random], games = 200): void {
  describe(box.title, () => {
    test('ends, and has no faults on the way', () => {
      expect(report(playGames(box, bots, games, [], []))).toBeNull();
    });
    test.each(duringGame)('$name', (check) => {
      expect(report(playGames(box, bots, games, [check], []))).toBeNull();
    });
    test.each(afterGame)('$name', (check) => {
      expect(report(playGames(box, bots, games, [], [check]))).toBeNull();
    });
  });
}
