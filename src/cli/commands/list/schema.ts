// The layout of list --json.
import { z } from 'zod';
import { changedFields } from '../../../lab/report/write/json-schema.ts';

export const listSchema = z.strictObject({
  schema: z.literal('fablelab-list/2'),
  what: z.string().describe('what is listed'),
  ...changedFields,
  rows: z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()]))).describe('by column'),
});
