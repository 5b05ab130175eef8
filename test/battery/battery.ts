// The battery: defines one test per property of a game, the same for every game. See checks.ts for the properties.
import { describe, expect, test } from 'vitest';
import type { Bot, Box, Mode } from '../../src/core/contract.ts';
import { lineupsOf, setupsOf } from '../../src/core/modes.ts';
import { keyOf, roll } from '../../src/core/rng.ts';
import { afterGame, duringGame, random } from './checks.ts';
import { playsAtItsEnd, reachesNobodyElse, refusesOutOfRange } from './numbers.ts';
import { type AfterCheck, type DuringCheck, type Failure, type Problem, Rig } from './rig.ts';
import { studiesFit } from './studies.ts';

/** More are not looked for. */
const LINEUPS = 2000;

/** The line-ups of so many games: all in turn, or some spread over all. */
function lineupsFor(box: Box, mode: Mode, games: number): number[][][] {
  const all = lineupsOf(box, mode, LINEUPS);
  if (all.length === 0) throw new Error(`${box.name}: nobody may sit down in ${mode.name}`);
  return Array.from(
    { length: games },
    (_, i) => all[all.length > games ? Math.floor((i * all.length) / games) : i % all.length]!,
  );
}

/** Plays games of every mode at every setting, with all line-ups in turn and any bots; the first failure, if any. */
export function playGames(
  box: Box,
  bots: readonly Bot[],
  games: number,
  during: readonly DuringCheck[],
  after: readonly AfterCheck[],
): Failure | null {
  const lookEvery = during.length + after.length === 0 ? 1 : 20;
  for (const { mode, setup } of setupsOf(box)) {
    const rig = new Rig(box, setup, lookEvery);
    for (const [i, parties] of lineupsFor(box, mode, games).entries()) {
      const key = keyOf('battery', box.name, mode.name, i);
      const players = parties.map((_, seat) => bots[roll(bots.length, key, 0, seat, 0)]!);
      const failure = rig.play(key, parties, players, during, after);
      if (failure !== null) return failure;
    }
  }
  return null;
}

/** What a failing test prints: what broke, and how to see it again. */
const report = (failure: Failure | null) => failure && `${failure.what}\nfablelab replay --line "${failure.line}"`;

export function battery(box: Box, bots: readonly Bot[] = [random], games = 120, more: readonly AfterCheck[] = []): void {
  describe(box.title, () => {
    const holds = (name: string, during: readonly DuringCheck[], after: readonly AfterCheck[]) =>
      test(name, () => {
        expect(report(playGames(box, bots, games, during, after))).toBeNull();
      });
    holds('ends, and has no faults on the way', [], []);
    for (const check of duringGame) holds(check.name, [check], []);
    for (const check of [...afterGame, ...more]) holds(check.name, [], [check]);
  });
}

/** A table says at which setting it was opened; a setting that the box has not is refused. */
export function opensElsewhere(box: Box): Problem {
  for (const { setup } of setupsOf(box)) {
    const { setting } = box.open(setup);
    if (setting?.name !== setup.setting) return `opened at ${setup.setting}, the table says ${setting?.name}`;
  }
  try {
    box.open({ setting: 'nowhere' });
  } catch (error) {
    return String(error).includes('setting: found "nowhere"') ? null : `opened nowhere: ${String(error)}`;
  }
  return 'opens at a setting that it has not';
}

/** What is true of a box whoever plays. */
export function printed(box: Box): void {
  describe(box.title, () => {
    test('has numbers that reach only those whom they name', () => {
      expect(reachesNobodyElse(box)).toBeNull();
    });
    test('opens at its settings and at no other', () => {
      expect(opensElsewhere(box)).toBeNull();
    });
    test('has counters for all that is studied', () => {
      expect(studiesFit(box)).toBeNull();
    });
    test('takes numbers in their range alone', () => {
      expect(refusesOutOfRange(box)).toBeNull();
    });
    test.each([
      ['lowest', 'from'],
      ['highest', 'to'],
    ] as const)('is played to its end with every number at its %s', { timeout: 4 * 60_000 }, (_, end) => {
      expect(playsAtItsEnd(box, end)).toBeNull();
    });
  });
}
