// The text of a file that somebody wrote: not more than is read, and UTF-8.
import { readFileSync, statSync } from 'node:fs';
import { Mistake } from './mistake.ts';
import { checkSize } from './yaml-document.ts';

/** Throws a Mistake. */
export function readText(file: string): string {
  checkSize(file, statSync(file).size);
  const bytes = readFileSync(file);
  // A device or a pipe has no size.
  checkSize(file, bytes.length);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw notText(file, bytes);
  }
}

/** Points at the first byte that begins no character. */
function notText(file: string, bytes: Uint8Array): Mistake {
  let [good, bad] = [0, bytes.length];
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    if (isText(bytes.subarray(0, middle))) good = middle;
    else bad = middle;
  }
  // A character that is cut off in its middle is not there yet: it begins what is no text.
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(0, good), { stream: true });
  const lines = text.split('\n');
  const found = `byte ${bytes[Buffer.byteLength(text)]!.toString(16).padStart(2, '0')}`;
  return new Mistake(
    { file, line: lines.length, column: lines.at(-1)!.length + 1 },
    `found ${found}, which is no text in UTF-8, expected the file to be saved as UTF-8`,
  );
}

function isText(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}
