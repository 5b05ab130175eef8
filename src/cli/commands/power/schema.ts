// The layout of power --json.
import { z } from 'zod';

export const powerSchema = z.strictObject({
  schema: z.literal('fablelab-power/1'),
  ...{ detect: z.number().nullable(), halfWidth: z.number().nullable() },
  ...{ power: z.number(), alpha: z.number(), tests: z.number().int() },
  alphaEach: z.number().describe('of each of the tests'),
  pairedCorrelation: z.number().nullable(),
  run: z.string().nullable().describe('the folder that was measured'),
  pairVariance: z.number(),
  needs: z.array(
    z.strictObject({
      question: z.string(),
      ...{ pairs: z.number().int(), games: z.number().int() },
      seconds: z.number().nullable().describe('for all matchups of the run, by its pace'),
    }),
  ),
});
