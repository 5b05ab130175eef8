// The layout of what became of situations, as report.ts writes it for programs.
import { z } from 'zod';

const whole = z.number().int();
const place = { file: z.string(), line: whole, column: whole };

export const situationResultsSchema = z.strictObject({
  schema: z.literal('fablelab-situation/1'),
  game: z.string(),
  ...{ passed: whole, failed: whole, mistakes: whole, faults: whole },
  cases: z.array(
    z.strictObject({
      ...place,
      title: z.string().nullable().describe('null where it could not be read'),
      result: z.enum(['ok', 'failed', 'mistake', 'fault']),
      message: z.string().optional(),
      at: z.strictObject(place).optional().describe('where the message points'),
      differences: z
        .array(z.strictObject({ what: z.string(), expected: z.string(), found: z.string(), ...place }))
        .optional(),
      story: z.array(z.string()).optional().describe('what happened, unless all is well'),
      decisions: z
        .array(
          z.strictObject({
            seat: z.string(),
            question: z.string(),
            options: z.array(z.string()),
            answer: whole.describe('-1: nobody took it'),
            forced: z.boolean().describe('there was no choice'),
          }),
        )
        .optional()
        .describe('with --options'),
    }),
  ),
});
