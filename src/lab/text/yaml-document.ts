// A text as one YAML document. Limits keep a small file from taking minutes, and what programs read in two ways is a mistake.
import { Composer, Lexer, LineCounter, Parser, type YAMLParseError, type Node as YamlNode } from 'yaml';
import { Mistake, type Place } from './mistake.ts';
import { brief, quoted } from './quote.ts';

/** Of a file that people write. */
const MOST_MEGABYTES = 5;
/** Words, signs, spaces and line ends: what takes time is their number. */
const MOST_PARTS = 500_000;
export const MOST_DEPTH = 100;

type Token = ReturnType<Parser['parse']> extends Generator<infer T> ? T : never;

interface YamlDocument {
  readonly contents: YamlNode | null;
  place(offset: number): Place;
}

/** Throws a Mistake where the text is not YAML, or more than is read. */
export function yamlDocument(file: string, written: string): YamlDocument {
  const text = written.replace(/^\ufeff/, '').replaceAll('\r\n', '\n');
  checkSize(file, Buffer.byteLength(text));
  const place = placesIn(file, text);
  checkCharacters(text, place);
  const composer = new Composer({ prettyErrors: false, uniqueKeys: false, resolveKnownTags: false });
  const [document] = composer.compose(tokensOf(text, place), true, text.length);
  const [error] = document!.errors.sort((one, other) => one.pos[0] - other.pos[0]);
  if (error !== undefined) throw new Mistake(place(error.pos[0]), wordsOf(error));
  return { contents: document!.contents, place };
}

export function checkSize(file: string, bytes: number): void {
  const megabytes = bytes / 1e6;
  if (megabytes <= MOST_MEGABYTES) return;
  // So that 5,000,001 bytes are not 5.
  const found = Number(megabytes.toFixed(megabytes < MOST_MEGABYTES + 0.1 ? 6 : 1));
  throw new Mistake({ file, line: 1, column: 1 }, `found ${found} MB, expected at most ${MOST_MEGABYTES} MB`);
}

function placesIn(file: string, text: string): (offset: number) => Place {
  const lines = new LineCounter();
  for (let at = 0; at >= 0 && at <= text.length; ) {
    lines.addNewLine(at);
    const end = text.indexOf('\n', at);
    at = end < 0 ? -1 : end + 1;
  }
  return (offset) => {
    const { line, col } = lines.linePos(Math.min(Math.max(offset, 0), text.length));
    return { file, line, column: col };
  };
}

/** YAML has none of these: a line end is \n or \r\n, and a byte order mark stands at the beginning. */
const FORBIDDEN = /[^\t\n\x20-\x7e\x85\u00a0-\ud7ff\ue000-\ufefe\uff00-\ufffd\u{10000}-\u{10ffff}]/u;

function checkCharacters(text: string, place: (offset: number) => Place): void {
  const [found] = FORBIDDEN.exec(text) ?? [];
  if (found === undefined) return;
  throw new Mistake(place(text.indexOf(found)), `found ${quoted(found)}, expected text; in quotes it may be written so`);
}

/** One document, and no line that begins with %: it could name another YAML, in which `yes` is true. */
function* tokensOf(text: string, place: (offset: number) => Place): Generator<Token> {
  let documents = 0;
  for (const token of parsed(text, place)) {
    if (token.type === 'directive')
      throw new Mistake(place(token.offset), `found ${quoted(token.source)}, expected no line that begins with %`);
    if (token.type === 'document' && ++documents > 1)
      throw new Mistake(place(token.offset), 'found a second document, expected one');
    yield token;
  }
}

export function tooDeep(at: Place): Mistake {
  return new Mistake(at, `found lists and maps nested deeper than ${MOST_DEPTH}, expected fewer`);
}

function* parsed(text: string, place: (offset: number) => Place): Generator<Token> {
  const parser = new Parser();
  let parts = 0;
  for (const lexeme of new Lexer().lex(text)) {
    if (++parts > MOST_PARTS)
      throw new Mistake(place(parser.offset), `found more than ${MOST_PARTS} words, signs and line ends, expected fewer`);
    yield* parser.next(lexeme);
    // The document itself is one of them, and the word that is being read: far more would be too many to compose.
    if (parser.stack.length > MOST_DEPTH + 2) throw tooDeep(place(parser.offset));
  }
  yield* parser.end();
}

/** A star is what people write for "all". */
export const QUOTED_STAR = 'an anchor of that name above, or quotes around a star: "*"';

/** The library's words are for programmers where it is not the YAML that is wrong but what is meant by it. */
function wordsOf({ code, message }: YAMLParseError): string {
  return code === 'BAD_ALIAS' ? `found *, expected ${QUOTED_STAR}` : brief(message);
}
