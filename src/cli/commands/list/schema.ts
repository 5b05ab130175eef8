// The layout of list --json.
import { z } from 'zod';

export const listSchema = z.strictObject({
  schema: z.literal('fablelab-list/1'),
  what: z.string().describe('what is listed'),
  rows: z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()]))).describe('by column'),
});
