// The layout of runs --json.
import { z } from 'zod';

const count = z.number().int().nullable();

export const runsSchema = z.strictObject({
  schema: z.literal('fablelab-runs/1'),
  in: z.string().describe('the folder they are in'),
  rows: z
    .array(
      z.strictObject({
        run: z.string().describe('its folder'),
        state: z.string().describe('complete, how far it is, or why it cannot be read'),
        game: z.string().nullable(),
        seed: z.string().nullable(),
        ...{ matchups: count, sets: count, games: count, left_out: count },
        changed: z.array(z.string()).nullable().describe('in words'),
        about: z.string().nullable(),
      }),
    )
    .describe('all but run and state are null where a run cannot be read'),
});
