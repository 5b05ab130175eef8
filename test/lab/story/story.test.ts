import { describe, expect, test } from 'vitest';
import { bot } from '../../../bots/lib/bot.ts';
import type { Box } from '../../../src/core/contract.ts';
import { keyOf } from '../../../src/core/rng.ts';
import { parseTape } from '../../../src/core/tape.ts';
import { type Answer, botsAnswer, checkTapeUsed, tapeAnswer } from '../../../src/lab/story/answers.ts';
import { storyRows } from '../../../src/lab/story/rows.ts';
import { tell } from '../../../src/lab/story/story.ts';
import { openTelling } from '../../../src/lab/story/telling.ts';
import { careful, box as doom } from '../../tiny/doom.ts';
import { gambler, box as highCard } from '../high-card.ts';

const bots = (one: unknown) => botsAnswer([one, one] as Parameters<typeof botsAnswer>[0]);

function table(box: Box, entrants: string[], key: number) {
  return openTelling(box, { parties: entrants.map((entrant) => [entrant]), options: {}, key: keyOf(key) });
}

function storyOf(box: Box, entrants: string[], key: number, answer: Answer) {
  const lines: string[] = [];
  const laid = table(box, entrants, key);
  tell(laid, answer, (line) => lines.push(line));
  return { text: lines.join('\n'), match: laid.match };
}

describe('the story', () => {
  test('tells the deal, the turns with their pictures, the decisions with what followed, and the end', () => {
    const { text } = storyOf(highCard, ['elf', 'dwarf'], 4, bots(gambler));
    expect(text.split('\n')).toEqual([
      '    cards are dealt',
      '',
      'Turn 1',
      'cards 5 3',
      '  1 Elf: keep',
      '    shows 5',
      '',
      'Turn 2',
      'cards 5 3',
      '  2 Dwarf: redraw',
      '    shows 3',
      '',
      '1 Elf wins (the higher card).',
      '2 turns, 2 decisions.',
    ]);
  });

  test('shows a turn in which nobody is asked', () => {
    // The elf holds a six and has one option.
    const { text } = storyOf(highCard, ['elf', 'elf'], 3, bots(gambler));
    expect(text).toContain('Turn 1\ncards 6');
    expect(text).toContain('    shows 6\n\nTurn 2');
  });

  test('tells seats apart where an entrant meets itself', () => {
    const { text } = storyOf(highCard, ['elf', 'elf'], 1, bots(gambler));
    expect(text).toMatch(/[12] Elf: /);
  });

  test('changes nothing: the same decisions as a match that is only played', () => {
    for (let key = 0; key < 50; key++) {
      const told = storyOf(doom, ['knight', 'sage'], key, bots(careful)).match;
      const only = table(doom, ['knight', 'sage'], key).match;
      only.play([careful, careful]);
      expect(told.line()).toBe(only.line());
      expect(told.game.bytes).toEqual(only.game.bytes);
    }
  });

  test('a tape tells the same story', () => {
    const { text, match } = storyOf(doom, ['knight', 'sage'], 2, bots(careful));
    const tape = parseTape(match.line().split('tape=')[1] ?? '');
    expect(storyOf(doom, ['knight', 'sage'], 2, tapeAnswer(tape)).text).toBe(text);
  });

  test('a tape that stops shows the open decision with its options', () => {
    const { text } = storyOf(doom, ['knight', 'sage'], 2, tapeAnswer([]));
    expect(text).toMatch(/is to choose: .*\n {2}0 +\S.*\n {2}1 +\S.*$/);
  });

  test('a tape that does not fit says which answer', () => {
    expect(() => storyOf(doom, ['knight', 'sage'], 2, tapeAnswer([9]))).toThrow(
      'tape: found 9 as answer 1, expected 0 to 1: there are 2 options',
    );
    const { match } = storyOf(highCard, ['elf', 'dwarf'], 4, tapeAnswer([0, 0, 0]));
    expect(() => checkTapeUsed([0, 0, 0], match)).toThrow('tape: found 3 answers, expected 2: then the game is over');
  });

  test('a bot is held to its options, and its mistake told with the decision', () => {
    const lines: string[] = [];
    const wild = bots(bot('wild', () => 1.5));
    expect(() => tell(table(doom, ['knight', 'sage'], 2), wild, (line) => lines.push(line))).toThrow(
      /answered 1.5 of 2 options/,
    );
    expect(lines.join('\n')).toContain('is to choose');
  });
});

describe('the rows', () => {
  test('one a decision, and a last one with the result', () => {
    const laid = table(highCard, ['elf', 'dwarf'], 4);
    const question = 'keep the card, or redraw?';
    const options = ['keep', 'redraw'];
    const [first, second, last, ...more] = [...storyRows(laid, bots(gambler))];
    expect(first).toEqual({
      ...{ type: 'decision', turn: 1, seat: 0, party: 'elf', question, options },
      ...{ answer: 0, choice: 'keep', before: ['cards are dealt', 'Turn 1'], events: ['shows 5'] },
    });
    expect(second).toMatchObject({ turn: 2, seat: 1, party: 'dwarf', answer: 1, choice: 'redraw', before: ['Turn 2'] });
    expect(last).toEqual({
      ...{ type: 'result', ending: 'the higher card', winners: [0], scores: [2, 0], turns: 2, decisions: 2 },
      ...{ before: [], line: 'high-card elf,dwarf key=2f1c67b755ee9dab tape=AB' },
    });
    expect(more).toEqual([]);
  });

  test('where nobody answers the last one is the open decision', () => {
    const rows = [...storyRows(table(doom, ['knight', 'sage'], 2), tapeAnswer([0]))];
    expect(rows.map((row) => row.type)).toEqual(['decision', 'open']);
    expect(rows[1]).toMatchObject({ options: expect.any(Array), line: expect.stringMatching(/ tape=A$/) });
  });
});
