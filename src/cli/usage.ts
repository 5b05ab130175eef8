// The parser's complaints, each made into one line that says what was found, what was expected and what was meant.
import { didYouMean } from '../lab/text/did-you-mean.ts';
import { brief, quoted } from '../lab/text/quote.ts';
import type { Command } from './command.ts';
import { UsageError } from './errors.ts';

/** `words` is the command line; `commands` those that can be named. */
export function usageError(message: string, words: readonly string[], commands: readonly Command[]): UsageError {
  const line = inOneLine(message, words, commands);
  return new UsageError(line.endsWith('?') ? line : `${line}; see ${helpFor(words, commands)}`);
}

function inOneLine(message: string, words: readonly string[], commands: readonly Command[]): string {
  const current = named(words, commands);
  const unknown = /^Unknown (?:argument|command)s?: (.*)$/.exec(message)?.[1]?.split(', ')[0];
  if (unknown !== undefined) return unknownWord(unknown, words, current, commands);
  const choice = /Argument: (\S+), Given: (.*), Choices: (.*)/.exec(message);
  if (choice !== null) {
    const [, what = '', given = '', choices = ''] = choice;
    const names = choices.replaceAll('"', '').split(', ');
    const found = given.replaceAll('"', '');
    return `${what}: found ${quoted(found)}, expected one of ${names.join(', ')}${didYouMean(found, names)}`;
  }
  const [word] = Object.entries(current?.positionals ?? {});
  if (/^Not enough non-option arguments/.test(message) && word !== undefined) {
    const [name, { choices = [], describe }] = word;
    return `${current?.name}: found no <${name}>, expected ${choices.length > 0 ? `one of ${choices.join(', ')}` : describe}`;
  }
  const missing = /^Missing required arguments?: (.*)$/.exec(message)?.[1];
  if (missing !== undefined) return `${current?.name ?? ''}: expected --${missing}`;
  const valueless = /^Not enough arguments following: (.*)$/.exec(message)?.[1];
  if (valueless !== undefined) return `--${valueless}: found no value`;
  const [, one, other] = /^Arguments (\S+) and (\S+) are mutually exclusive/.exec(message) ?? [];
  if (one !== undefined) return `--${one}: found with --${other}, expected one of them`;
  return message.replaceAll(/\s*\n\s*/g, ' ');
}

function unknownWord(
  word: string,
  words: readonly string[],
  current: Command | undefined,
  commands: readonly Command[],
): string {
  const isFlag = words.some((given) => given === `-${word}` || given === `--${word}` || given.startsWith(`--${word}=`));
  if (isFlag) {
    const options = Object.keys(current?.options ?? {});
    const meant = didYouMean(word, options).replace('"', '"--');
    return `unknown option --${brief(word)}${meant}`;
  }
  if (current !== undefined && current.name !== '') return `${current.name}: found ${quoted(word)}, expected no such word`;
  return `unknown command ${quoted(word)}${didYouMean(
    word,
    commands.map(({ name }) => name),
  )}`;
}

function named(words: readonly string[], commands: readonly Command[]): Command | undefined {
  const word = words.find((given) => !given.startsWith('-'));
  return commands.find(({ name }) => name === word) ?? commands.find(({ name }) => name === '');
}

function helpFor(words: readonly string[], commands: readonly Command[]): string {
  const name = named(words, commands)?.name ?? '';
  return name === '' ? 'fablelab --help' : `fablelab ${name} --help`;
}
