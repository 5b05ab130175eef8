// Lines of games that broke once, or go where few games go: a file a game in this folder, a comment above each line. The
// battery replays them for ever.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bot } from '../../bots/lib/bot.ts';
import type { Bot, Box } from '../../src/core/contract.ts';
import type { Match } from '../../src/core/match.ts';
import { entrantIndices, openMatch, parseLine, type Recording } from '../../src/core/replay.ts';
import { afterGame, duringGame } from '../battery/checks.ts';
import { decisionText } from '../battery/decision.ts';
import { type Failure, type Problem, Rig } from '../battery/rig.ts';

/** From the root of the project, where npm runs everything. */
export const regressionFolder = join('test', 'regressions');

export interface Regression {
  /** The comment right above the line. */
  readonly about: string;
  readonly line: string;
}

export function readRegressions(text: string): Regression[] {
  const found: Regression[] = [];
  let about: string[] = [];
  for (const row of text.split('\n').map((one) => one.trim())) {
    if (row.startsWith('#')) about.push(row.slice(1).trim());
    else {
      if (row !== '') found.push({ about: about.join(' '), line: row });
      about = [];
    }
  }
  return found;
}

/** Appends a line and what broke to the file of its game; null if the line is there already. */
export function keepFailure(folder: string, { what, line }: Failure): string | null {
  const file = join(folder, `${parseLine(line).game}.txt`);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (readRegressions(text).some((kept) => kept.line === line)) return null;
  const [broke = ''] = what.split('\n', 1);
  appendFileSync(file, `${text === '' ? '' : '\n'}# ${broke}\n${line}\n`);
  return file;
}

/** Plays a line with all the checks of the battery. A tape that broke ends where it broke: from there on the dice answer. */
export function replayRegression(box: Box, line: string): Problem {
  const recording = parseLine(line);
  const { mode, setting, options, change, key, parties, answers } = recording;
  const misfit = misfitOf(box, recording);
  if (misfit !== null) {
    return `${misfit}\nIf the rule is meant to have changed, write the line anew from a game that does the same, or drop it:\n${line}`;
  }
  const rig = new Rig(box, { mode, setting, options, change });
  const seated = parties.map((party) => entrantIndices(box, party));
  const tape = tapeBot(rig, answers);
  const players = seated.map(() => tape);
  const failure = rig.play(key, seated, players, duringGame, afterGame);
  return failure && `${failure.what}\nfablelab replay --line "${failure.line}"`;
}

/** Why the line is no game by these rules; what breaks on the way is left to the checks. */
function misfitOf(box: Box, recording: Recording): Problem {
  let match: Match;
  try {
    match = openMatch(box, recording);
  } catch (error) {
    return `the line cannot be laid out: ${error instanceof Error ? error.message : String(error)}`;
  }
  try {
    return answerMisfit(match, recording.answers);
  } catch {
    return null;
  }
}

function answerMisfit(match: Match, answers: readonly number[]): Problem {
  for (const index of answers) {
    const q = match.next();
    if (q === null) return `the line does not fit: the game is over after ${match.length} of ${answers.length} answers`;
    if (index >= q.count) {
      return `the line does not fit: ${decisionText(match, q)}, the answer ${index} is out of ${q.count} options`;
    }
    match.answer(index);
  }
  return null;
}

/** Answers as it is written, then by its dice. */
function tapeBot(rig: Rig, answers: readonly number[]): Bot {
  return bot('answers from a tape', (view, q) => {
    // The other table plays the game again from its beginning; on trial is only what the table under test is asked.
    const { length } = rig.other.views[q.seat] === view ? rig.other : rig.match;
    return answers[length] ?? q.roll(q.count);
  });
}
