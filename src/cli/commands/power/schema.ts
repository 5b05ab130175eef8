// The layout of power --json.
import { z } from 'zod';

export const powerSchema = z.strictObject({
  schema: z.literal('fablelab-power/2'),
  ...{ detect: z.number().nullable(), half_width: z.number().nullable() },
  ...{ power: z.number(), alpha: z.number(), tests: z.number().int() },
  alpha_each: z.number().describe('of each of the tests'),
  paired_correlation: z.number().nullable(),
  run: z.string().nullable().describe('the folder that was measured'),
  pair_variance: z.number(),
  needs: z.array(
    z.strictObject({
      question: z.string(),
      ...{ pairs: z.number().int(), games: z.number().int() },
      seconds: z.number().nullable().describe('for all matchups of the run, by its pace'),
    }),
  ),
});
