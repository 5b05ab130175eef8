// Lengths of time as they are typed: 90s, 10m, 1h30m, 30d.
import { UsageError } from '../errors.ts';

const UNITS = { d: 86_400_000, h: 3_600_000, m: 60_000, s: 1000 };

/** Largest unit first, each once at most. */
const FORM = /^(?=.)(?:(?<d>\d+(?:\.\d+)?)d)?(?:(?<h>\d+(?:\.\d+)?)h)?(?:(?<m>\d+(?:\.\d+)?)m)?(?:(?<s>\d+(?:\.\d+)?)s)?$/;

/** In milliseconds; above 0, and so many days at most. */
export function chooseDuration(flag: string, text: string, mostDays: number): number {
  const parts = FORM.exec(text.trim())?.groups ?? {};
  const time = Object.entries(UNITS).reduce((sum, [unit, length]) => sum + Number(parts[unit] ?? 0) * length, 0);
  if (time > 0 && time <= mostDays * UNITS.d) return time;
  throw new UsageError(`${flag}: found "${text}", expected a time such as 90s, 10m, 1h30m or 2d, up to ${mostDays}d`);
}
