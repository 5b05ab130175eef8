// The layout of sweep --dry-run --json.
import { z } from 'zod';

const whole = z.number().int();

export const dryRunSchema = z.strictObject({
  schema: z.literal('fablelab-dry-run/3'),
  matchups: whole,
  pairs: z.number().describe('a matchup'),
  games: z.number(),
  jobs: whole,
  games_per_second: whole.describe('once the workers are warm'),
  seconds: whole.describe('from the start to the last file'),
  half_width: z.number().describe('of the 95 % interval of a matchup, at 50 %'),
  bytes: z.strictObject({
    raw: whole.describe('raw.csv; 0: none is asked for'),
    sets: whole.describe('sets.bin'),
    others: whole.describe('tallies, reports and all else'),
    most: whole.describe('at a time: raw.csv and sets.bin are there twice while the run finishes'),
    free: whole.describe('on the disk, where the run would be'),
  }),
});
