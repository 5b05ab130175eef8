import { describe, expect, test } from 'vitest';
import { type StoryLine, shorten } from '../../../src/lab/story/short-story.ts';

/** The deal, `turns` turns of one decision each, the end. */
function story(turns: number): StoryLine[] {
  const lines: StoryLine[] = [{ text: 'deal', kind: 'event' }];
  for (let turn = 1; turn <= turns; turn++) {
    lines.push(
      { text: '', kind: 'turn' },
      { text: `Turn ${turn}`, kind: 'turn' },
      { text: `choice ${turn}`, kind: 'decision' },
    );
  }
  lines.push({ text: '', kind: 'end' }, { text: 'over', kind: 'end' });
  return lines;
}

const texts = (lines: readonly StoryLine[]) => lines.map((line) => line.text);

describe('a story made short', () => {
  test('has the first turns with the deal, the last ones with the end, and says what is left out', () => {
    const { beginning, leftOut, ending } = shorten(story(6), 2, 1);
    expect(texts(beginning)).toEqual(['deal', '', 'Turn 1', 'choice 1', '', 'Turn 2', 'choice 2']);
    expect(leftOut).toEqual({ from: 3, to: 5 });
    expect(texts(ending)).toEqual(['', 'Turn 6', 'choice 6', '', 'over']);
  });

  test('leaves out a single turn', () => {
    expect(shorten(story(4), 2, 1).leftOut).toEqual({ from: 3, to: 3 });
  });

  test.each([0, 1, 3])('is the whole story where it has %i turns', (turns) => {
    expect(shorten(story(turns), 2, 1)).toEqual({ beginning: story(turns), leftOut: null, ending: [] });
  });
});
