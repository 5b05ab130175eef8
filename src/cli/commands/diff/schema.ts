// The layout of diff --json of two runs. Of one run it is that of a report.
import { z } from 'zod';
import { rowsSchema, runSchema } from '../../../lab/report/write/json-schema.ts';

const side = z.strictObject({ folder: z.string(), complete: z.boolean(), run: runSchema });

export const comparisonSchema = z.strictObject({
  schema: z.literal('fablelab-comparison/1'),
  base: side,
  changed: side,
  differences: z.array(z.string()).describe('in what the two runs differ'),
  unpaired: z.string().nullable().describe('why they are not held against each other set by set; null: they are'),
  matchups: z.number().int().describe('that are in both'),
  level: z.number().describe('of all intervals'),
  notes: z.array(z.string()),
  layouts: z.record(z.string(), z.string()),
  reports: rowsSchema,
});
