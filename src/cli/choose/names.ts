// Unknown names on the command line are errors that say what was probably meant.
import { didYouMean } from '../../lab/text/did-you-mean.ts';
import { quoted } from '../../lab/text/quote.ts';
import { UsageError } from '../errors.ts';

/** The name itself if it is one of those expected. */
export function known(what: string, found: string, names: readonly string[]): string {
  if (names.includes(found)) return found;
  const expected = names.length === 0 ? 'nothing: there is none' : `one of ${names.join(', ')}`;
  throw new UsageError(`${what}: found ${quoted(found)}, expected ${expected}${didYouMean(found, names)}`);
}

/** Names with commas between them, each once; all of them where none is given. */
export function chooseNames(what: string, text: string | undefined, names: readonly string[]): readonly string[] {
  if (text === undefined) return names;
  const list = text.split(',').map((name) => known(what, name, names));
  const twice = list.find((name, at) => list.indexOf(name) !== at);
  if (twice !== undefined) throw new UsageError(`${what}: found ${quoted(twice)} twice, expected once`);
  return list;
}
