// `2/4`: the second quarter of every matchup's sets.

import { RunError } from '../text/run-error.ts';
import type { Shard } from './run.ts';

export function parseShard(text: string): Shard {
  const [, index = 0, of = 0] = (/^(\d{1,6})\/(\d{1,6})$/.exec(text) ?? []).map(Number);
  if (index < 1 || index > of) throw new RunError(`--shard: found "${text}", expected such as 1/4 to 4/4`);
  return { index, of };
}
