// What verify --json prints.
import { z } from 'zod';

export const verifySchema = z.strictObject({
  schema: z.literal('fablelab-verify/1'),
  game: z.string(),
  bot: z.string(),
  seed: z.number().int(),
  games: z.number().int().describe('played in full; where it ended early, those before'),
  decisions: z.number().int().describe('asked for again and answered alike'),
  result: z.enum(['steady', 'unsteady', 'fails']),
  what: z.string().nullable().describe('what the bot did; null if it is steady'),
  line: z.string().nullable().describe('shows the game up to there: fablelab replay --line "…"'),
});
