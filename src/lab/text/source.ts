// A YAML file as a tree that knows where everything stands, so that every mistake can be shown.
import { isAlias, isMap, isScalar, isSeq, type Scalar as YamlScalar } from 'yaml';
import { didYouMean } from './did-you-mean.ts';
import { Mistake, type Place } from './mistake.ts';
import { wholeNumberIn } from './number-words.ts';
import { brief, quoted } from './quote.ts';
import { MOST_DEPTH, QUOTED_STAR, tooDeep, yamlDocument } from './yaml-document.ts';

export { Mistake, type Place, placeText } from './mistake.ts';

export type Scalar = string | number | boolean | null;

export type Source =
  | {
      readonly is: 'scalar';
      /** NaN where a number is written in another way than by its digits: `1e3`, `0x10`, `10.0`. */
      readonly value: Scalar;
      /** A number or a flag as it is written, where the file has it plain: `+1` is 1 as a value. */
      readonly written?: string | undefined;
      readonly at: Place;
    }
  | { readonly is: 'list'; readonly items: readonly Source[]; readonly at: Place }
  | { readonly is: 'map'; readonly entries: readonly Entry[]; readonly at: Place };

export interface Entry {
  readonly key: string;
  readonly at: Place;
  readonly value: Source;
}

/** Throws a Mistake where the file is not YAML, or has more than is read. */
export function readSource(file: string, text: string): Source {
  const { contents, place } = yamlDocument(file, text);
  return new Reading(place).source(contents, place(0));
}

const MOST_ALIASES = 100;
/** An alias of a list of aliases of a list of aliases… repeats more than any file holds. */
const MOST_REPEATED = 10_000;

/** Nodes of the library become ours. */
class Reading {
  /** By name what was last anchored, with the number of its values; null while it is read. */
  private readonly anchors = new Map<string, { readonly source: Source; readonly size: number } | null>();
  private depth = 0;
  private values = 0;
  private aliases = 0;
  private repeated = 0;

  constructor(private readonly place: (offset: number) => Place) {}

  /** Nothing stands at its parent. */
  source(node: unknown, parent: Place): Source {
    if (isAlias(node)) return this.repeat(node.source, this.place(node.range?.[0] ?? 0));
    if (!isSeq(node) && !isMap(node) && !isScalar(node)) return { is: 'scalar', value: null, at: parent };
    const { anchor, tag, range } = node;
    const at = this.place(range?.[0] ?? 0);
    if (tag !== undefined) throw new Mistake(at, `found the tag ${quoted(tag)}, expected a value without one`);
    const before = this.values++;
    if (anchor !== undefined) this.anchors.set(anchor, null);
    if (!isScalar(node) && ++this.depth > MOST_DEPTH) throw tooDeep(at);
    const source = this.untagged(node, at);
    if (!isScalar(node)) this.depth--;
    if (anchor !== undefined) this.anchors.set(anchor, { source, size: this.values - before });
    return source;
  }

  private untagged(node: unknown, at: Place): Source {
    if (isSeq(node)) return { is: 'list', items: node.items.map((item) => this.source(item, at)), at };
    if (isScalar(node)) return scalarOf(node, at);
    const names = new Set<string>();
    const entries = (isMap(node) ? node.items : []).map(({ key, value }): Entry => {
      const entry = this.name(key, at);
      if (names.has(entry.key)) throw new Mistake(entry.at, `found ${quoted(entry.key)} twice, expected once`);
      names.add(entry.key);
      return { ...entry, value: this.source(value, entry.at) };
    });
    return { is: 'map', entries, at };
  }

  private name(node: unknown, parent: Place): Omit<Entry, 'value'> {
    const name = this.source(node, parent);
    if (name.is !== 'scalar' || name.value === null)
      throw new Mistake(name.at, `found ${foundText(name)} as a name, expected a word`);
    return { key: wordsOf(name), at: name.at };
  }

  private repeat(name: string, at: Place): Source {
    const meant = this.anchors.get(name);
    if (meant === undefined) throw new Mistake(at, `found the alias ${brief(`*${name}`)}, expected ${QUOTED_STAR}`);
    if (meant === null) throw new Mistake(at, `found the alias ${brief(`*${name}`)} inside of what it stands for`);
    if (++this.aliases > MOST_ALIASES) throw new Mistake(at, `found more than ${MOST_ALIASES} aliases, expected fewer`);
    this.values += meant.size;
    this.repeated += meant.size;
    if (this.repeated <= MOST_REPEATED) return meant.source;
    throw new Mistake(at, `found aliases that repeat more than ${MOST_REPEATED} values, expected fewer`);
  }
}

function scalarOf({ value, source, type }: YamlScalar, at: Place): Source {
  if (type !== 'PLAIN' || typeof value === 'string') return { is: 'scalar', value: value as Scalar, at };
  // Beside its digits YAML has a dozen ways to write a number, of which no two programs know the same.
  const plain = typeof value === 'number' ? (wholeNumberIn(source ?? '') ?? Number.NaN) : (value as Scalar);
  return { is: 'scalar', value: plain, written: source, at };
}

/** Names and words that YAML takes for a number or a flag are what is written there. */
function wordsOf({ value, written }: Source & { is: 'scalar' }): string {
  return written ?? String(value);
}

/** As it is called in a message. */
export function foundText(source: Source): string {
  if (source.is !== 'scalar') return `a ${source.is}`;
  if (source.value === null) return 'nothing';
  return typeof source.value === 'string' ? quoted(source.value) : brief(wordsOf(source));
}

function wrong(source: Source, what: string, expected: string): Mistake {
  return new Mistake(source.at, `${what}: found ${foundText(source)}, expected ${expected}`);
}

export function asMap(source: Source, what: string, expected = 'a map'): readonly Entry[] {
  if (source.is !== 'map') throw wrong(source, what, expected);
  return source.entries;
}

export function asList(source: Source, what: string, expected = 'a list'): readonly Source[] {
  if (source.is !== 'list') throw wrong(source, what, expected);
  return source.items;
}

/** Words; a number or a flag is taken as it is written. */
export function asWords(source: Source, what: string, expected = 'words'): string {
  if (source.is !== 'scalar' || source.value === null || source.value === '') throw wrong(source, what, expected);
  return wordsOf(source);
}

export function asNumber(source: Source, what: string, from: number, to: number): number {
  const value = source.is === 'scalar' ? source.value : null;
  if (typeof value !== 'number' || !Number.isInteger(value) || value < from || value > to) {
    throw wrong(source, what, `a whole number from ${from} to ${to}`);
  }
  return value;
}

export function asFlag(source: Source, what: string): boolean {
  if (source.is !== 'scalar' || typeof source.value !== 'boolean') throw wrong(source, what, 'true or false');
  return source.value;
}

const MOST_NAMES = 30;

/** One of the names; `kind` says what they are, which is enough where they are many. */
export function oneOf(at: Place, what: string, found: string, names: readonly string[], kind: string): string {
  if (names.includes(found)) return found;
  throw unknownName(at, what, found, names, kind);
}

export function unknownName(at: Place, what: string, found: string, names: readonly string[], kind: string): Mistake {
  const list =
    names.length === 0 || names.length > MOST_NAMES ? kind : `${kind === '' ? 'one of ' : `${kind}: `}${names.join(', ')}`;
  return new Mistake(at, `${what}: found ${quoted(found)}, expected ${list}${didYouMean(found, names)}`);
}
