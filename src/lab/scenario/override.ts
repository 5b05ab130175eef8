// What flags change in a scenario or a patch: `--set red-riding-hood.hp=28`, `--pairs 500`. They are written into the file's
// tree before it is checked, so that they can say all that a file can, and are checked as strictly.
import type { Box } from '../../core/contract.ts';
import { brief, quoted } from '../text/quote.ts';
import { type Entry, Mistake, type Place, readSource, type Source, unknownName } from '../text/source.ts';
import { exampleNumber } from '../who/games.ts';
import { without } from './tree.ts';
import { variantKeys } from './variant.ts';

export interface Override {
  /** As the user wrote it, for messages: `--set pairs=5`. */
  readonly from: string;
  /** `pairs`, `entrants.bots`, `seats.0.fable`, `change.red-riding-hood.hp`, or that number's path alone. */
  readonly path: string;
  readonly value: string;
}

/** Flags have no lines. */
export function flagPlace(from: string): Place {
  return { file: from, line: 0, column: 0 };
}

/** Reads `path=value`. */
function parseSet(text: string, flag: string): Override {
  const from = `${flag} ${text}`;
  const at = text.indexOf('=');
  if (at < 1) throw new Mistake(flagPlace(from), `expected path=value, such as ${exampleNumber}`);
  return { from, path: text.slice(0, at).trim(), value: text.slice(at + 1).trim() };
}

const MOST_SETS = 1000;

/** Each is put into the whole tree. */
export function parseSets(texts: readonly string[], flag = '--set'): Override[] {
  if (texts.length > MOST_SETS)
    throw new Mistake(flagPlace(flag), `found ${texts.length} of them, expected at most ${MOST_SETS}`);
  return texts.map((text) => parseSet(text, flag));
}

/** Below these the rest of a path is one name, dots and all. */
const maps = ['change', 'options'];

function stepsOf(path: string): string[] {
  const dot = path.indexOf('.');
  if (dot < 0) return [path];
  const first = path.slice(0, dot);
  if (maps.includes(first)) return [first, path.slice(dot + 1)];
  // Anything else is no path of a scenario, and is shown as it was written.
  return ['entrants', 'seats', 'sides', 'matchups'].includes(first) ? path.split('.') : [path];
}

/** Printed numbers and options may be named without the map they stand in; what the file itself has under that name is meant
 * first. `keys` are those of the file, `kind` says what may be named. */
export function inFull(override: Override, box: Box, keys: readonly string[], kind: string): Override {
  const { from, path } = override;
  const [first = ''] = stepsOf(path);
  if (keys.includes(first)) return override;
  const { options, change } = variantKeys(box);
  if (change.includes(path)) return { ...override, path: `change.${path}` };
  if (options.includes(path)) return { ...override, path: `options.${path}` };
  throw unknownName(flagPlace(from), 'path', path, [...keys, ...change, ...options], kind);
}

export function applyOverride(source: Source, { from, path, value }: Override): Source {
  const at = flagPlace(from);
  const steps = stepsOf(path);
  // A number becomes what it is to be of the one that the file says, so both stay there, in order.
  const isOnTop = steps[0] === 'change' && steps.length === 2;
  return putIn(without(source, TWINS[path]), steps, valueSource(path, value, at), at, isOnTop);
}

/** Two words for one thing: the flag's is meant, whichever the file has. */
const TWINS: Readonly<Record<string, string>> = { pairs: 'sets', sets: 'pairs' };

function putIn(source: Source | undefined, steps: readonly string[], value: Source, at: Place, isOnTop: boolean): Source {
  const [step, ...rest] = steps;
  if (step === undefined) return value;
  if (source?.is === 'list') {
    const index = Number(step);
    if (!/^\d+$/.test(step) || index >= source.items.length) {
      throw new Mistake(at, `found place ${brief(step)}, expected one from 0 to ${source.items.length - 1}`);
    }
    return { ...source, items: source.items.map((item, i) => (i === index ? putIn(item, rest, value, at, isOnTop) : item)) };
  }
  const isOpen = source === undefined || (source.is === 'scalar' && source.value === null);
  if (!isOpen && source.is !== 'map') throw new Mistake(at, `found no map to hold ${brief(step)}, expected one`);
  const entries = !isOpen && source.is === 'map' ? source.entries : [];
  const old = isOnTop && rest.length === 0 ? undefined : entries.find(({ key }) => key === step);
  const entry: Entry = { key: step, at, value: putIn(old?.value, rest, value, at, isOnTop) };
  const all = old === undefined ? [...entries, entry] : entries.map((one) => (one === old ? entry : one));
  return { is: 'map', entries: all, at: isOpen ? at : source.at };
}

/** `a,b,c` is a list where a list may stand, and one word too where nothing else may. */
const LISTS = /^(mode|setting|reports|(entrants|seats|sides)\..+)$/;

function valueSource(path: string, text: string, at: Place): Source {
  const isList = path === 'reports' ? /^[^[{"']/ : /^[^[{"']*,/;
  if (LISTS.test(path) && isList.test(text)) return wordsSource(text.split(','), at);
  if (text.trim() !== text) throw new Mistake(at, `found ${quoted(text)}, expected no spaces around it`);
  // In YAML a star begins an alias.
  if (text === '*' || path === 'about') return { is: 'scalar', value: text, at };
  try {
    return movedTo(readSource(at.file, text), at);
  } catch (error) {
    throw error instanceof Mistake ? new Mistake(at, error.message) : error;
  }
}

function wordsSource(words: readonly string[], at: Place): Source {
  return { is: 'list', items: words.map((word) => ({ is: 'scalar', value: word.trim(), at })), at };
}

function movedTo(source: Source, at: Place): Source {
  if (source.is === 'list') return { ...source, items: source.items.map((item) => movedTo(item, at)), at };
  if (source.is === 'map') {
    return { ...source, entries: source.entries.map((entry) => ({ ...entry, at, value: movedTo(entry.value, at) })), at };
  }
  return { ...source, at };
}
