// The layouts of all that --json and --jsonl print, by the word that asks for them. Each stands beside what makes the output.
import { z } from 'zod';
import { checkSchema, reportSchema } from '../../../lab/report/write/json-schema.ts';
import { baselineSchema } from '../../../lab/run/baseline.ts';
import { situationResultsSchema } from '../../../lab/situation/result-schema.ts';
import { storyRowSchema } from '../../../lab/story/row-schema.ts';
import { shardSchema } from '../../summary/shard-schema.ts';
import { comparisonSchema } from '../diff/schema.ts';
import { ladderSchema } from '../ladder/schema.ts';
import { listSchema } from '../list/schema.ts';
import { powerSchema } from '../power/schema.ts';
import { pruneSchema } from '../runs/prune-schema.ts';
import { runsSchema } from '../runs/schema.ts';
import { dryRunSchema } from '../sweep/dry-run-schema.ts';
import { verifySchema } from '../verify/schema.ts';
import type { OutputName } from './command.ts';

/** What `complain` writes; it is there before anything heavy is loaded. */
const errorSchema = z.strictObject({
  schema: z.literal('fablelab-error/1'),
  error: z.strictObject({
    message: z.string().describe('the sentence on stderr'),
    exitCode: z.number().int(),
    line: z.string().optional().describe('replays the game that broke'),
  }),
});

const outputs: Readonly<Record<OutputName, z.ZodType>> = {
  report: reportSchema,
  check: checkSchema,
  baseline: baselineSchema,
  comparison: comparisonSchema,
  shard: shardSchema,
  list: listSchema,
  runs: runsSchema,
  prune: pruneSchema,
  ladder: ladderSchema,
  power: powerSchema,
  verify: verifySchema,
  'dry-run': dryRunSchema,
  situations: situationResultsSchema,
  story: storyRowSchema,
  error: errorSchema,
};

/** Of a command that failed it is that of an error, whatever was asked. */
export function outputSchema(name: OutputName): Readonly<Record<string, unknown>> {
  const { $schema, ...schema } = z.toJSONSchema(outputs[name], { target: 'draft-7' });
  return { $schema, title: `fablelab: ${name}`, ...schema };
}
