// The layout of the rows that rows.ts makes.
import { z } from 'zod';

const whole = z.number().int();
const words = z.array(z.string());

const asked = {
  turn: whole,
  seat: whole.describe('from 0'),
  party: z.string().describe('who is asked: the party of the seat'),
  question: z.string(),
  options: words,
  before: words.describe('what happened since the last answer without anybody being asked'),
};

const line = z.string().describe('replays the game: fablelab replay --line');

export const storyRowSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('decision'),
    ...asked,
    answer: whole.describe('which option, from 0'),
    choice: z.string().describe('the option in words'),
    events: words.describe('what came of it'),
  }),
  z.strictObject({ type: z.literal('open'), ...asked, line }).describe('nobody has answered'),
  z
    .strictObject({
      type: z.literal('result'),
      ending: z.string(),
      winners: z.array(whole).describe('seats'),
      scores: z.array(z.number()),
      turns: whole,
      decisions: whole,
      before: words,
      line,
      again: z.string().optional().describe('the command that tells this game'),
    })
    .describe('the last row of a game that ended'),
]);
