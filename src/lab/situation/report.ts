// What became of situations: lines for people, an object for programs.

import { Mistake, type Place, placeText } from '../text/source.ts';
import type { MetDecision, Outcome } from './outcome.ts';

/** A case that could not be read has no situation. */
export type Checked = Outcome | Mistake;

export function resultOf(checked: Checked): Outcome['result'] {
  return checked instanceof Mistake ? 'mistake' : checked.result;
}

/** What a line is, for whoever gives it a colour. */
export type OutcomeLineKind = 'ok' | 'bad' | 'plain' | 'dim';
export type WriteOutcome = (line: string, kind: OutcomeLineKind) => void;

const WORDS = { ok: 'ok  ', failed: 'FAIL', mistake: 'ERR ', fault: 'BUG ' } as const;
const INDENT = '     ';

/** Of one file so many mistakes are shown to people; programs get all. */
const MOST_MISTAKES = 20;

/** `options`: with every decision and what was offered. */
export function writeOutcomes(all: readonly Checked[], options: boolean, write: WriteOutcome): void {
  const mistakes = new Map<string, number>();
  for (const checked of all) {
    const { file } = checked.at;
    const count = (mistakes.get(file) ?? 0) + (checked instanceof Mistake ? 1 : 0);
    mistakes.set(file, count);
    if (!(checked instanceof Mistake) || count <= MOST_MISTAKES) writeOutcome(checked, options, write);
  }
  for (const [file, count] of mistakes) {
    const more = count - MOST_MISTAKES;
    if (more > 0)
      write(`${WORDS.mistake} ${file}: ${more} more mistake${more === 1 ? '' : 's'}, all of them with --json`, 'bad');
  }
}

export function writeOutcome(checked: Checked, options: boolean, write: WriteOutcome): void {
  const result = resultOf(checked);
  if (checked instanceof Mistake) {
    write(`${WORDS.mistake} ${placeText(checked.at)}`, 'bad');
    return indent(checked.message, write, 'plain');
  }
  const { situation, differences, message, at, story, met } = checked;
  write(`${WORDS[result]} ${situation.title}`, result === 'ok' ? 'ok' : 'bad');
  if (options) for (const decision of met) writeDecision(decision, situation.keys, write);
  for (const { what, expected, found, at: place } of differences) {
    indent(`${placeText(place)}: ${what}: expected ${expected}, found ${found}`, write, 'plain');
  }
  if (message !== '') indent(`${placeText(at)}: ${message}`, write, 'plain');
  if (result !== 'ok' && story.length > 0 && !options) {
    indent('the story:', write, 'dim');
    for (const line of story) write(`${INDENT}  ${line}`, 'dim');
  }
}

function indent(text: string, write: WriteOutcome, kind: OutcomeLineKind): void {
  for (const line of text.split('\n')) write(`${INDENT}${line}`, kind);
}

/** The option that was taken is marked; so is a decision that the lab takes by itself, which no file writes. */
function writeDecision(
  { seat, question, options, answer, forced }: MetDecision,
  keys: readonly string[],
  write: WriteOutcome,
): void {
  write(`${INDENT}${keys[seat]} is asked: ${question}${forced ? ' (taken without asking)' : ''}`, 'plain');
  options.forEach((words, index) => {
    write(`${INDENT}${index === answer ? '>' : ' '} - ${keys[seat]}: ${words}`, index === answer ? 'ok' : 'dim');
  });
}

export function summaryLine(all: readonly Checked[]): string {
  const count = (result: Outcome['result']): number => all.filter((checked) => resultOf(checked) === result).length;
  const rare = (['mistake', 'fault'] as const).filter((result) => count(result) > 0);
  const more = rare.map((result) => `, ${count(result)} ${result}${count(result) === 1 ? '' : 's'}`);
  return `${count('ok')} passed, ${count('failed')} failed${more.join('')}`;
}

/** Neither time nor machine, so that equal runs give equal bytes. */
export function jsonOf(game: string, all: readonly Checked[], options: boolean): string {
  const count = (result: Outcome['result']): number => all.filter((checked) => resultOf(checked) === result).length;
  const counts = { passed: count('ok'), failed: count('failed'), mistakes: count('mistake'), faults: count('fault') };
  return `${JSON.stringify({ schema: 'fablelab-situation/1', game, ...counts, cases: all.map((one) => row(one, options)) }, null, 2)}\n`;
}

function row(checked: Checked, options: boolean): Readonly<Record<string, unknown>> {
  if (checked instanceof Mistake)
    return { ...placeRow(checked.at), title: null, result: 'mistake', message: checked.message };
  const { situation, result, message, at, differences, story, met } = checked;
  const common = { ...placeRow(situation.at), title: situation.title, result };
  const decisions = met.map(({ seat, ...rest }) => ({ seat: situation.keys[seat], ...rest }));
  return {
    ...common,
    ...(message === '' ? {} : { message, at: placeRow(at) }),
    ...(differences.length === 0
      ? {}
      : { differences: differences.map(({ at: place, ...rest }) => ({ ...rest, ...placeRow(place) })) }),
    ...(result === 'ok' ? {} : { story }),
    ...(options ? { decisions } : {}),
  };
}

function placeRow({ file, line, column }: Place): Place {
  return { file, line, column };
}
