// How a thread with bots in it came to its end, in words.
import { asError, oneLine } from '../../core/said.ts';

/** `thrown` is what nobody caught, if that ended it, else undefined; `when` is empty or begins with a space. */
export function endedWords(code: number, thrown: unknown, when: string): string {
  if (thrown === undefined) return `a bot ended its thread${when} (process.exit with code ${code})`;
  if (isOutOfMemory(thrown)) return `out of memory${when}: a bot took more than its thread may have`;
  const { message } = asError(thrown);
  return `a bot threw${when} when nobody had asked it, in a timer or a promise: ${oneLine(message)}`;
}

export const WHILE_LOADED = ' while it was loaded';

export function stillLoading(seconds: number): string {
  return `it was not loaded after ${seconds} s; its file never comes to an end`;
}

/** Node's own word for it. */
function isOutOfMemory(thrown: unknown): boolean {
  return thrown instanceof Error && 'code' in thrown && thrown.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
