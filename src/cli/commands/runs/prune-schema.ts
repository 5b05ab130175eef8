// The layout of runs --prune --json.
import { z } from 'zod';

const folders = z.array(z.strictObject({ folder: z.string(), why: z.string(), bytes: z.number().int() }));

export const pruneSchema = z.strictObject({
  schema: z.literal('fablelab-prune/1'),
  in: z.string().describe('the folder they were in'),
  deleted: folders.describe('with what each was'),
  bytes: z.number().int().describe('all that was deleted'),
  staying: folders.describe('runs that were not, with the reason: they cannot be read, somebody is at work in them'),
});
