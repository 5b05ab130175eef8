// The layout of a shard for programs, as show-run.ts writes it.
import { z } from 'zod';
import { armsField, changedFields } from '../../lab/report/write/json-schema.ts';

const whole = z.number().int();

export const shardSchema = z.strictObject({
  schema: z.literal('fablelab-shard/3'),
  folder: z.string(),
  complete: z.boolean(),
  game: z.string(),
  seed: z.string(),
  sets: whole,
  design: z.enum(['paired', 'independent']),
  luck: z.literal('shared').optional(),
  shard: z.strictObject({ index: whole, of: whole }),
  ...changedFields,
  arms: armsField,
  config_hash: z.string(),
  engine: z.string(),
  ...{ matchups: whole, sets_played: whole, left_out: whole },
});
