// What bots say that is no option: whatever they throw or answer becomes plain words here, in one place. It may be anything, so
// it is asked for nothing twice, and nothing it does while it is looked at gets out.

/** Characters of a message: enough to know what it was, small in every file. */
const LONGEST = 200;
/** Characters of a stack, which repeats the message. */
const LONGEST_STACK = 4000;

/** One line of at most 200 characters, with control characters, and what turns a line around, as escapes. */
export function oneLine(text: string): string {
  const kept = escaped(text.slice(0, LONGEST + 1));
  return kept.length > LONGEST ? `${kept.slice(0, LONGEST - 1)}…` : kept;
}

const CONTROL = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu;
const NAMED: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

function escaped(text: string): string {
  return text.replace(CONTROL, (found) => NAMED[found] ?? `\\u{${found.codePointAt(0)!.toString(16)}}`);
}

/** What was thrown, as an error of our own. */
export function asError(thrown: unknown): Error {
  try {
    if (!(thrown instanceof Error)) return new Error(typeof thrown === 'string' ? thrown : `threw ${nameOf(thrown)}`);
    const { name, message, stack } = thrown;
    const error = new Error(String(message) || `threw ${oneLine(String(name))} without a message`);
    error.name = oneLine(String(name));
    error.stack = String(stack).slice(0, LONGEST_STACK);
    return error;
  } catch {
    return new Error('threw what cannot be read');
  }
}

/** An answer that is none, in words. */
export function answerWords(answer: unknown, count: number): string {
  if (typeof answer === 'number') return `${answer} of ${count} options`;
  const found = nameOf(answer);
  return `${found}${found === PROMISE ? ': bots answer at once, with' : ', expected'} a whole number from 0 to ${count - 1}`;
}

/** If it is one, whatever becomes of it has been heard of here: nobody else listens. */
function isPromise(value: unknown): boolean {
  try {
    Promise.prototype.then.call(value, ignore, ignore);
    return true;
  } catch {
    return false;
  }
}

function ignore(): void {}

const PROMISE = 'a promise';

function nameOf(value: unknown): string {
  if (isPromise(value)) return PROMISE;
  switch (typeof value) {
    case 'string':
      return `the string "${value}"`;
    case 'bigint':
      return `the bigint ${value}n`;
    case 'object':
      return value === null ? 'null' : isList(value) ? 'an array' : 'an object';
    case 'symbol':
    case 'function':
      return `a ${typeof value}`;
    default:
      return String(value);
  }
}

function isList(value: object): boolean {
  try {
    return Array.isArray(value);
  } catch {
    return false; // a proxy that was revoked
  }
}
