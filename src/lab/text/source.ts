// A YAML file as a tree that knows where everything stands, so that every mistake can be shown.
import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  type YAMLParseError,
  type Node as YamlNode,
} from 'yaml';
import { didYouMean } from './did-you-mean.ts';

export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

export type Scalar = string | number | boolean | null;

export type Source =
  | {
      readonly is: 'scalar';
      readonly value: Scalar;
      /** A number as it is written, where the file has it plain: `+1` is 1 as a value. */
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

/** A mistake in what somebody wrote. */
export class Mistake extends Error {
  constructor(
    readonly at: Place,
    message: string,
  ) {
    super(message);
    this.name = 'Mistake';
  }
}

export function placeText({ file, line, column }: Place): string {
  return `${file}:${line}:${column}`;
}

/** Throws a Mistake where the file is not YAML. */
export function readSource(file: string, text: string): Source {
  const lines = new LineCounter();
  const place = (offset: number): Place => {
    const { line, col } = lines.linePos(offset);
    return { file, line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const [error] = document.errors;
  if (error !== undefined) throw new Mistake(place(error.pos[0]), yamlText(error, text));

  const convert = (node: unknown, parent: Place): Source => {
    if (isAlias(node)) {
      const meant = node.resolve(document);
      if (meant !== undefined) return convert(meant, parent);
      throw new Mistake(place(node.range?.[0] ?? -1), `found the alias *${node.source}, expected ${QUOTED}`);
    }
    const at = place((node as YamlNode | null)?.range?.[0] ?? -1);
    if (isSeq(node)) return { is: 'list', items: node.items.map((item) => convert(item, at)), at };
    if (isMap(node)) {
      const entries = node.items.map(({ key, value }): Entry => {
        const name = convert(key, at);
        if (name.is !== 'scalar') throw new Mistake(name.at, 'found a list or a map as a name, expected a word');
        return { key: String(name.value), at: name.at, value: convert(value, name.at) };
      });
      return { is: 'map', entries, at };
    }
    if (isScalar(node)) {
      const written = typeof node.value === 'number' ? node.source : undefined;
      return { is: 'scalar', value: node.value as Scalar, written, at };
    }
    return { is: 'scalar', value: null, at: parent };
  };
  return convert(document.contents, place(0));
}

/** A star is what people write for "all". */
const QUOTED = 'an anchor of that name above, or quotes around a star: "*"';

/** The library's words are for programmers where it is not the YAML that is wrong but what is meant by it. */
function yamlText({ code, message, pos: [from] }: YAMLParseError, text: string): string {
  if (code === 'BAD_ALIAS') return `found *, expected ${QUOTED}`;
  if (code === 'MULTIPLE_DOCS') return 'found --- and a second document, expected one';
  if (code !== 'DUPLICATE_KEY') return message;
  const [, key = ''] = /^["']?([^:"'\s]*)/.exec(text.slice(from)) ?? [];
  return `found "${key}" twice, expected once`;
}

/** As it is called in a message. */
export function foundText(source: Source): string {
  if (source.is !== 'scalar') return `a ${source.is}`;
  return typeof source.value === 'string' ? `"${source.value}"` : source.value === null ? 'nothing' : String(source.value);
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
  return String(source.value);
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
  const list = names.length > MOST_NAMES ? kind : `${kind === '' ? 'one of ' : `${kind}: `}${names.join(', ')}`;
  return new Mistake(at, `${what}: found "${found}", expected ${list}${didYouMean(found, names)}`);
}
