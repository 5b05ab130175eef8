// How numbers are written, in files and after flags: by their digits, without signs, zeros or spaces before them.

/** As a part of a pattern. */
export const DIGITS = String.raw`(?:0|[1-9]\d*)`;

const WHOLE = new RegExp(`^-?${DIGITS}$`);

/** Null where that is no whole number, written in another way, or beyond what a number holds exactly. */
export function wholeNumberIn(text: string): number | null {
  if (!WHOLE.test(text) || text === '-0') return null;
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : null;
}
