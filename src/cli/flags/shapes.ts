// The shapes that most flags have.

/** Followed by a word. */
export const word = (describe: string) => ({ type: 'string', requiresArg: true, describe }) as const;

/** The same, with what holds where it is not given. */
export const wordOr = (start: string, describe: string) => ({ ...word(describe), default: start }) as const;

/** Given or not. */
export const mark = (describe: string) => ({ type: 'boolean', describe }) as const;
