// The layout of sweep --dry-run --json.
import { z } from 'zod';

const whole = z.number().int();

export const dryRunSchema = z.strictObject({
  schema: z.literal('fablelab-dry-run/1'),
  matchups: whole,
  pairs: z.number().describe('a matchup'),
  games: z.number(),
  jobs: whole,
  gamesPerSecond: whole,
  seconds: whole,
  halfWidth: z.number().describe('of the 95 % interval of a matchup, at 50 %'),
});
