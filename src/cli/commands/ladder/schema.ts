// The layouts of ladder --json: where two sides meet, where there are more, and where all win or lose together.
import { z } from 'zod';

const whole = z.number().int();
/** Nothing played: null. */
const number = z.number().nullable();
const rate = z.strictObject({ mean: number, low: number, high: number }).nullable();
const interrupted = z.literal(true).optional().describe('these are the games played so far');
const lineups = z.strictObject({
  spread: z.boolean().describe('over more than are played, by a fixed rule'),
  parties: z.array(z.string()),
});
const bots = z.array(z.string());

const speed = z
  .array(z.strictObject({ bot: z.string(), games: whole, gamesPerSecond: z.number(), nsPerDecision: z.number() }))
  .describe('of this machine: all else repeats to the byte');

const ratings = z.array(
  z.strictObject({ bot: z.string(), group: whole, elo: z.number(), low: z.number(), high: z.number() }),
);

const won = { games: whole, winRate: number, low: number, high: number };

const duels = z.strictObject({
  schema: z.literal('fablelab-ladder/1'),
  interrupted,
  ...{ mode: z.string().optional(), setting: z.string().optional() },
  ...{ seed: whole, pairs: whole, bots, lineups: lineups.optional() },
  pairings: z.array(
    z.strictObject({
      ...{ a: z.string(), b: z.string(), ...won },
      fables: z.array(z.strictObject({ fable: z.string(), ...won })),
    }),
  ),
  ...{ ratings, speed },
});

const head = {
  interrupted,
  ...{ game: z.string(), mode: z.string(), setting: z.string().optional() },
  ...{ seed: whole, sets: whole, bots, lineups },
};

const played = { sets: whole, games: whole, leftOut: whole };

const places = z.strictObject({
  schema: z.literal('fablelab-ladder-places/1'),
  ...head,
  ...{ sides: whole, even: z.number(), evenFirst: z.number() },
  among: z.array(z.strictObject({ bot: z.string(), among: z.string(), ...played, first: rate, rate })),
  comparisons: z.array(z.strictObject({ a: z.string(), b: z.string(), better: z.string().nullable() })),
  ...{ ratings, speed },
});

const wins = z.strictObject({
  schema: z.literal('fablelab-ladder-wins/2'),
  ...head,
  wins: z.array(z.strictObject({ bot: z.string(), ...played, neither: whole, common: whole, rate })),
  luck: z.literal('shared'),
  differences: z.array(z.strictObject({ a: z.string(), b: z.string(), common: whole, difference: rate, gain: rate })),
  speed,
});

export const ladderSchema = z.discriminatedUnion('schema', [duels, places, wins]);
