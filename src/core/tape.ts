// Tapes as text: one character an answer, so that a whole game fits on a line.
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** Before an answer of 64 and more, which then takes three digits. */
const LONG = '.';

export function tapeText(tape: Uint16Array, length: number): string {
  let text = '';
  for (let i = 0; i < length; i++) {
    const answer = tape[i];
    text += answer < 64 ? DIGITS[answer] : LONG + DIGITS[answer >> 12] + DIGITS[(answer >> 6) & 63] + DIGITS[answer & 63];
  }
  return text;
}

export function parseTape(text: string): number[] {
  const digit = (at: number): number => {
    const value = DIGITS.indexOf(text[at] ?? LONG); // '' would be found, at 0
    if (value < 0) throw new Error(`tape: found "${text[at] ?? 'the end'}" at character ${at + 1}, expected an answer`);
    return value;
  };
  const answers: number[] = [];
  for (let at = 0; at < text.length; at++) {
    if (text[at] === LONG) {
      answers.push((digit(at + 1) << 12) | (digit(at + 2) << 6) | digit(at + 3));
      at += 3;
    } else answers.push(digit(at));
  }
  return answers;
}
