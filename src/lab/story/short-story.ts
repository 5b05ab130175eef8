// A long story made short: its first turns and its last ones.
import type { StoryLineKind } from './story.ts';

export interface StoryLine {
  readonly text: string;
  readonly kind: StoryLineKind;
}

export interface ShortStory {
  readonly beginning: readonly StoryLine[];
  /** Turns left out, counted from 1; null where the story is short enough. */
  readonly leftOut: { readonly from: number; readonly to: number } | null;
  readonly ending: readonly StoryLine[];
}

/** What comes before the first turn stays with it, what comes after the last one with that. */
export function shorten(lines: readonly StoryLine[], firstTurns: number, lastTurns: number): ShortStory {
  const starts = lines.flatMap(({ text, kind }, at) => (kind === 'turn' && text === '' ? [at] : []));
  const from = firstTurns + 1;
  const to = starts.length - lastTurns;
  if (to < from) return { beginning: lines, leftOut: null, ending: [] };
  return { beginning: lines.slice(0, starts[from - 1]), leftOut: { from, to }, ending: lines.slice(starts[to]) };
}
