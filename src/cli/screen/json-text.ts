// Values as JSON, for programs.

/** People can read it too. */
export const jsonText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** A row of --jsonl. */
export const jsonLine = (value: unknown): string => `${JSON.stringify(value)}\n`;
