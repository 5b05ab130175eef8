// The layout of a run for programs, as json.ts makes it. What a column means is in datapackage.json.
import { z } from 'zod';

const whole = z.number().int();
const cell = z.union([z.string(), z.number(), z.null()]);

/** What was changed, wherever it is said. */
export const changedFields = {
  changes: z
    .array(z.strictObject({ path: z.string(), from: z.number().describe('as printed'), to: z.number() }))
    .describe('printed numbers that are other ones here'),
  options: z
    .array(z.strictObject({ name: z.string(), value: z.string(), default: z.string() }))
    .describe('points of the rules that are not read as by default'),
};

const arm = z
  .strictObject({
    name: z.string(),
    about: z.string(),
    changes: z.array(z.strictObject({ path: z.string(), from: z.number(), to: z.number() })),
    options: z.array(z.strictObject({ name: z.string(), from: z.string(), to: z.string() })),
  })
  .describe('from: as in the run itself');

export const armsField = z
  .array(arm)
  .optional()
  .describe('versions of the game by which every set is played beside that of the run');

export const runSchema = z.strictObject({
  game: z.string(),
  about: z.string().describe('the question that the scenario asks'),
  modes: z.array(z.string()).optional(),
  settings: z.array(z.string()).optional(),
  seed: z.string(),
  design: z.literal('independent').optional(),
  luck: z.literal('shared').optional(),
  sets: whole,
  until: z.string().optional(),
  ...changedFields,
  arms: armsField,
  engine: z.string().nullable().describe('by hash'),
  bots: z.record(z.string(), z.string().nullable()).describe('by hash'),
  sources: z
    .array(z.strictObject({ name: z.string(), kind: z.string(), about: z.string() }))
    .describe('of the data that are not as printed'),
});

export const rowsSchema = z
  .record(z.string(), z.array(z.record(z.string(), cell)))
  .describe('rows by column, with the names of the CSV files');

export const reportSchema = z.strictObject({
  schema: z.literal('fablelab-report/3'),
  folder: z.string().describe('where the files are'),
  complete: z.boolean().describe('false: the numbers are those of what is played so far'),
  verdict: z.enum(['holds', 'fails', 'undecided']).optional().describe('of all that was expected, where something was'),
  run: runSchema.describe('what was played'),
  games: whole,
  left_out: whole.describe('sets that are in no number'),
  level: z.number().describe('of all intervals'),
  notes: z.array(z.string()),
  layouts: z.record(z.string(), z.string()).describe('name and version of the layout of each report'),
  reports: rowsSchema,
});

/** Of a check: its lines are the rows of the report `check`. */
export const checkSchema = reportSchema.required({ verdict: true });
