// How long a program of the workshop goes on: a time, or a number of what it does.

export interface Bound {
  readonly count: number;
  readonly milliseconds: number;
}

/** `60s`, `5m`, or a number; null for anything else. */
export function parseBound(text: string): Bound | null {
  const [, count, unit] = /^([1-9]\d*)([sm]?)$/.exec(text) ?? [];
  if (count === undefined) return null;
  if (unit === '') return { count: Number(count), milliseconds: Number.POSITIVE_INFINITY };
  return { count: Number.POSITIVE_INFINITY, milliseconds: Number(count) * (unit === 'm' ? 60_000 : 1000) };
}
