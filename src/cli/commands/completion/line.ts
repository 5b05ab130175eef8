// A line that is being typed: which command it is about, and what the word under the cursor is to be.
import type { Options, PositionalOptions } from 'yargs';
import type { Command } from '../../command.ts';

export interface Typed {
  /** The one that is named, or the one that runs where none is. */
  readonly command: Command | undefined;
  /** What stands before the cursor, of the word that is to be completed; of `--flag=value` the value, and `before` it the rest. */
  readonly current: string;
  readonly before: string;
  /** A new word could be the name of a command. */
  readonly isFirst: boolean;
  /** The flag or the place that the word is for, with its name; null where a word could only be a flag. */
  readonly slot: Slot | null;
  /** Values of flags that were given, by their first name. */
  readonly given: Readonly<Record<string, string>>;
}

export interface Slot {
  readonly name: string;
  readonly means: Options | PositionalOptions;
}

const PROGRAM = /(^|\/)fablelab$/;

/** `line` begins with the name of the program and ends where the cursor is. */
export function readLine(line: string, commands: readonly Command[]): Typed {
  const all = wordsOf(line);
  const words = all.slice(all.findIndex((word) => PROGRAM.test(word)) + 1);
  const current = words.pop() ?? '';
  const unnamed = commands.find(({ name }) => name === '');
  const [first] = readWords(words, unnamed).bare;
  const named = commands.find(({ name }) => name === first);
  const command = named ?? unnamed;
  const { bare, open, given } = readWords(words, command);
  const [, flag, value] = /^--([^=]+)=(.*)$/.exec(current) ?? [];
  const asked = flag === undefined ? open : flagOf(flag, command);
  const places = Object.entries(command?.positionals ?? {});
  // The last place takes all that follows if it may be given several times.
  const at = Math.max(0, bare.length - (named === undefined ? 0 : 1));
  const [name, means] = places[at] ?? (places.at(-1)?.[1].array ? places.at(-1)! : []);
  const place = name === undefined || means === undefined ? null : { name, means };
  const before = value === undefined ? '' : `--${flag}=`;
  return { command, current: value ?? current, before, isFirst: bare.length === 0, slot: asked ?? place, given };
}

/** Words without dashes, the flag that waits for its value, and the values of those that have one. */
function readWords(words: readonly string[], command: Command | undefined) {
  const [bare, given]: [string[], Record<string, string>] = [[], {}];
  let open: Slot | null = null;
  for (const word of words) {
    const [, flag = '', value] = /^--?([^=]+)(?:=(.*))?$/.exec(word) ?? [];
    const slot: Slot | null = flagOf(flag, command);
    if (open !== null) {
      given[open.name] = word;
      open = null;
    } else if (slot !== null && value !== undefined) given[slot.name] = value;
    else if (slot !== null) open = slot.means.type === 'boolean' ? null : slot;
    else if (!word.startsWith('-')) bare.push(word);
  }
  return { bare, open, given };
}

function flagOf(name: string, command: Command | undefined): Slot | null {
  for (const [own, means] of Object.entries(command?.options ?? {}))
    if (own === name || aliasesOf(means).includes(name)) return { name: own, means };
  return null;
}

export function aliasesOf({ alias = [] }: Options): readonly string[] {
  return typeof alias === 'string' ? [alias] : alias;
}

/** As a shell splits them: quotes and backslashes hold spaces. The last one may be empty or open. */
function wordsOf(line: string): string[] {
  const words = [''];
  let quote = '';
  for (const [, escaped, letter = ''] of line.matchAll(/\\(.)|([\s\S])/g)) {
    const last = words.length - 1;
    if (escaped !== undefined && quote !== "'") words[last] += escaped;
    else if (letter === quote) quote = '';
    else if (quote === '' && /['"]/.test(letter)) quote = letter;
    else if (quote === '' && /\s/.test(letter)) words.push(...(words[last] === '' ? [] : ['']));
    else words[last] += letter;
  }
  return words;
}
