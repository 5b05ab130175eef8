// Words that others wrote, in a message or on the screen: cut where they are long, and without a character that a terminal obeys.

const MOST = 200;

/** What a terminal obeys or does not show: controls, marks that turn the direction of writing, half characters, odd spaces. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\u00a0]/gu;

/** What the lab quotes says how long it was. */
const LONG = new RegExp(String.raw`(?<=found )"([^"]{${MOST + 1},})"(?! \(\d+ characters\))`, 'g');

const NAMED: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

function escaped(character: string): string {
  const code = character.codePointAt(0)!;
  const hex = code.toString(16);
  return NAMED[character] ?? (code > 0xffff ? `\\u{${hex}}` : `\\u${hex.padStart(4, '0')}`);
}

/** One line, all of it. */
export function visible(text: string): string {
  return text.replace(HIDDEN, escaped);
}

/** A message of several lines, perhaps of a game or a bot, which quote whatever they find. */
export function told(message: string): string {
  const cut = message.replace(LONG, (_, words: string) => quoted(words));
  return cut.split('\n').map(visible).join('\n');
}

/** What the lab itself tells a terminal: line ends, colours, and to write a line anew. */
const OURS = String.raw`[\n\r\t]|${String.fromCharCode(0x1b)}\[(?:[\d;]*m|K)`;
const OURS_OR_HIDDEN = new RegExp(`${OURS}|(${HIDDEN.source})`, 'gu');

/** The last line of defence, for whatever is written to a terminal. */
export function harmless(text: string): string {
  return text.replace(OURS_OR_HIDDEN, (found, hidden?: string) => (hidden === undefined ? found : escaped(hidden)));
}

/** One line, cut. */
export function brief(text: string): string {
  const start = startOf(text);
  return start === text ? visible(text) : `${visible(start)}…`;
}

/** As a message quotes it: cut, and then with its length. */
export function quoted(text: string): string {
  return startOf(text) === text ? `"${visible(text)}"` : `"${brief(text)}" (${text.length} characters)`;
}

/** Characters beyond the first 65,536 are two units long, and stay whole. */
function startOf(text: string): string {
  return text.length <= MOST ? text : [...text.slice(0, 2 * MOST)].slice(0, MOST).join('');
}
