// What is recorded from games that are played passes when it is run, whoever plays and wherever it begins.
import { describe, expect, test } from 'vitest';
import type { Box } from '../../../src/core/contract.ts';
import { Match } from '../../../src/core/match.ts';
import { keyOf } from '../../../src/core/rng.ts';
import { gameNames, loadBox } from '../../../src/games/index.ts';
import { readSituations } from '../../../src/lab/situation/read.ts';
import { type Played, record, writable } from '../../../src/lab/situation/record.ts';
import { recordedText } from '../../../src/lab/situation/record-text.ts';
import { writeOutcome } from '../../../src/lab/situation/report.ts';
import { runSituation } from '../../../src/lab/situation/run.ts';
import { Mistake } from '../../../src/lab/text/source.ts';
import { random } from '../../battery/checks.ts';

/** Of the decisions of a game that can be written, every so-manieth is. */
const EVERY = 9;

function played(box: Box, entrants: readonly number[], setup: Partial<Pick<Played, 'options' | 'change'>> = {}): Played {
  const { options = {}, change = {} } = setup;
  const begin: Played['begin'] = () => {
    const match = new Match(box.open({ options, change }));
    match.begin(
      keyOf('recorded', ...entrants),
      entrants.map((entrant) => [entrant]),
    );
    return { match, answer: ({ views }, question) => random.choose(views[question.seat]!, question) };
  };
  return { box, entrants, options, change, begin };
}

/** What is wrong with the situation of a decision; empty if nothing is. */
function wrong(game: Played, decision: number): string {
  const text = recordedText(record(game, decision), `decision ${decision}`);
  const [read, ...more] = readSituations('recorded.yaml', text, game.box);
  if (read === undefined || read instanceof Mistake || more.length > 0) return `${text}\n${String(read)}`;
  const outcome = runSituation(read);
  const lines: string[] = [];
  writeOutcome(outcome, false, (line) => lines.push(line));
  return outcome.result === 'ok' ? '' : `${text}\n${lines.join('\n')}`;
}

for (const box of await Promise.all(gameNames.map(loadBox))) {
  const { positions } = box;
  if (positions === undefined) continue;
  const pairs = box.roster.flatMap((_, one) => box.roster.map((__, other) => [one, other] as const));
  describe(box.name, () => {
    test.each(pairs)('%i against %i', (one, other) => {
      const game = played(box, [one, other]);
      const all = writable(game, positions);
      expect(all.length).toBeGreaterThan(10);
      for (const { number } of all.filter((_, at) => at % EVERY === (one + other) % EVERY))
        expect(wrong(game, number)).toBe('');
    });
  });
}

describe('a game with options and changed numbers', async () => {
  const box = await loadBox('twisted-fables');
  const game = played(box, [3, 5], {
    options: { stacking: 'highest', starter: 'second' },
    change: { 'alice.deal-the-cards.damage': 0, 'kaguya.hp': 40 },
  });
  const all = writable(game, box.positions!);

  test('is written with them', () => {
    const { number } = all.at(5)!;
    expect(wrong(game, number)).toBe('');
    const text = recordedText(record(game, number), 'a title: with a colon');
    expect(text).toContain('- title: "a title: with a colon, turn');
    expect(text).toContain('\n  options:\n    stacking: highest\n    starter: second\n');
    expect(text).toContain('\n  change:\n    alice.deal-the-cards.damage: 0\n    kaguya.hp: 40\n');
  });

  test('says which decision is nearest to one that cannot be written', () => {
    const numbers = all.map(({ number }) => number);
    const without = numbers.find((number, at) => numbers[at + 1]! > number + 2)! + 1;
    expect(() => record(game, without)).toThrow(
      new RegExp(
        `^decision: found ${without}, in the middle of a turn, where .* is asked: .*; expected one that can be written, the nearest is ${without - 1}: turn `,
      ),
    );
  });

  test('and to one that there is not', () => {
    const last = all.at(-1)!.number;
    expect(() => record(game, 9999)).toThrow(
      `found 9999, which this game does not have; expected one that can be written, the nearest is ${last}`,
    );
  });
});
