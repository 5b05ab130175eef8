// A golden is a file: the line of a game, and the story told from it. The line is never rewritten, so no bot that plays better
// changes a golden; a changed rule changes the story, and where the line no longer fits the decision is named.
import { type Bot, type Box, NOBODY } from '../../src/core/contract.ts';
import { openMatch, parseLine } from '../../src/core/replay.ts';
import { keyOf, keyText } from '../../src/core/rng.ts';
import { type Answer, botsAnswer, tapeAnswer } from '../../src/lab/story/answers.ts';
import { tell } from '../../src/lab/story/story.ts';
import { openTelling, type Telling } from '../../src/lab/story/telling.ts';
import { KeptAnswers } from './kept-answers.ts';

export interface Golden {
  readonly name: string;
  readonly line: string;
  readonly story: string;
}

export function readGolden(name: string, text: string): Golden {
  const end = text.indexOf('\n\n');
  return { name, line: text.slice(0, end), story: text.slice(end + 2) };
}

export function goldenText({ line, story }: Golden): string {
  return `${line}\n\n${story}`;
}

export interface ToldAgain {
  readonly story: string;
  /** The first choice that is not what it was, in words. */
  readonly parting: string | null;
}

/** Throws where the line no longer fits, and says what to do. */
export function tellAgain(box: Box, golden: Golden): ToldAgain {
  const { telling, answers } = openLine(box, golden.line);
  const kept = new KeptAnswers(telling, golden, answers);
  const story = storyOf(telling, kept.answer);
  kept.checkUsed();
  return { story, parting: kept.parting };
}

/** Plays a new one: the answers of the line, then the bots, one a seat. */
export function playGolden(box: Box, name: string, line: string, bots: readonly Bot[]): Golden {
  const { telling, answers } = openLine(box, line);
  const { match, names } = telling;
  if (bots.length > 0 && bots.length !== names.length) {
    throw new Error(`bots: found ${bots.length}, expected ${names.length}, one a seat`);
  }
  const tape = tapeAnswer(answers);
  const play = bots.length === 0 ? () => null : botsAnswer(bots);
  const story = storyOf(telling, (table, q) => (table.length < answers.length ? tape(table, q) : play(table, q)));
  if (match.game.decider() !== NOBODY) throw new Error('line: it ends before the game, expected bots that play on');
  if (match.length < answers.length) throw new Error(`line: the game is over after ${match.length} answers`);
  return { name, line: match.line(), story };
}

/** A line, or the beginning of one: the seed gives the key where it has none. */
export function wholeLine(line: string, seed: number): string {
  const [game = '', ...rest] = line.trim().split(/\s+/);
  const fields = [game, ...rest];
  if (!rest.some((field) => field.startsWith('key='))) fields.push(`key=${keyText(keyOf('golden', game, seed))}`);
  if (!rest.some((field) => field.startsWith('tape='))) fields.push('tape=');
  return fields.join(' ');
}

function openLine(box: Box, line: string): { telling: Telling; answers: readonly number[] } {
  const recording = parseLine(line);
  if (recording.game !== box.name) throw new Error(`line: found ${recording.game}, expected ${box.name}`);
  openMatch(box, recording); // refuses those who may not sit down together
  return { telling: openTelling(box, recording), answers: recording.answers };
}

function storyOf(telling: Telling, answer: Answer): string {
  const lines: string[] = [];
  tell(telling, answer, (line) => lines.push(line.trimEnd()));
  return `${lines.join('\n').replace(/^\n+/, '')}\n`;
}
