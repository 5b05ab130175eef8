// The layout of sweep --dry-run --json.
import { z } from 'zod';

const whole = z.number().int();

export const dryRunSchema = z.strictObject({
  schema: z.literal('fablelab-dry-run/2'),
  matchups: whole,
  pairs: z.number().describe('a matchup'),
  games: z.number(),
  jobs: whole,
  games_per_second: whole,
  seconds: whole,
  half_width: z.number().describe('of the 95 % interval of a matchup, at 50 %'),
});
