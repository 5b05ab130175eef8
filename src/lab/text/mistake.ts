// A mistake in what somebody wrote, and where it is.
import { brief } from './quote.ts';

export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

export class Mistake extends Error {
  constructor(
    readonly at: Place,
    message: string,
  ) {
    super(message);
    this.name = 'Mistake';
  }
}

/** Nobody reads more at once; and to find out what was probably meant takes time. */
export const MOST_TOLD = 20;

/** A flag of the command line has no lines. */
export function placeText({ file, line, column }: Place): string {
  return line === 0 ? brief(file) : `${brief(file)}:${line}:${column}`;
}
