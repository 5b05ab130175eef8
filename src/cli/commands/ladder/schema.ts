// The layouts of ladder --json: where two sides meet, where there are more, where all win or lose together, and of --sprt.
import { z } from 'zod';

const whole = z.number().int();
/** Nothing played, or infinite: null. */
const number = z.number().nullable();
/** A number and the two ends of its interval. */
const estimate = <Name extends string>(name: Name) =>
  Object.fromEntries([name, `${name}_low`, `${name}_high`].map((key) => [key, number])) as Record<
    Name | `${Name}_low` | `${Name}_high`,
    typeof number
  >;
const interrupted = z.literal(true).optional().describe('these are the games played so far');
const lineups = z.strictObject({
  spread: z.boolean().describe('over more than are played, by a fixed rule'),
  parties: z.array(z.string()),
});
const bots = z.array(z.string());

const speed = z
  .array(z.strictObject({ bot: z.string(), games: whole, games_per_second: z.number(), ns_per_decision: z.number() }))
  .describe('of this machine: all else repeats to the byte');

const ratings = z
  .array(z.strictObject({ bot: z.string(), rating_group: whole.nullable(), ...estimate('elo') }))
  .describe('null: no finite rating');

const won = { games: whole, ...estimate('rate') };

const duels = z.strictObject({
  schema: z.literal('fablelab-ladder/3'),
  interrupted,
  ...{ mode: z.string().optional(), setting: z.string().optional() },
  ...{ seed: whole, pairs: whole, bots, lineups: lineups.optional() },
  pairings: z.array(
    z.strictObject({
      ...{ a: z.string(), b: z.string(), ...won },
      entrants: z.array(z.strictObject({ entrant: z.string(), ...won })),
    }),
  ),
  ...{ ratings, speed },
});

const head = {
  interrupted,
  ...{ game: z.string(), mode: z.string(), setting: z.string().optional() },
  ...{ seed: whole, sets: whole, bots, lineups },
};

const played = { sets: whole, games: whole, left_out: whole };

const places = z.strictObject({
  schema: z.literal('fablelab-ladder-places/3'),
  ...head,
  ...{ sides: whole, even: z.number(), even_first: z.number() },
  among: z.array(
    z.strictObject({ bot: z.string(), among: z.string(), ...played, ...estimate('first'), ...estimate('rate') }),
  ),
  comparisons: z.array(z.strictObject({ a: z.string(), b: z.string(), better: z.string().nullable() })),
  ...{ ratings, speed },
});

const wins = z.strictObject({
  schema: z.literal('fablelab-ladder-wins/3'),
  ...head,
  wins: z.array(z.strictObject({ bot: z.string(), ...played, neither: whole, common: whole, ...estimate('rate') })),
  luck: z.literal('shared'),
  differences: z.array(
    z.strictObject({ a: z.string(), b: z.string(), common: whole, ...estimate('difference'), ...estimate('gain') }),
  ),
  speed,
});

const sprt = z.strictObject({
  schema: z.literal('fablelab-sprt/1'),
  interrupted,
  ...{ game: z.string(), mode: z.string().optional(), setting: z.string().optional() },
  ...{ seed: whole, new: z.string(), old: z.string() },
  most_pairs: whole.describe('of each matchup'),
  ...{ elo0: z.number(), elo1: z.number(), alpha: z.number(), beta: z.number() },
  verdict: z.enum(['h1', 'h0', 'undecided']).describe('h1: the new bot is worth elo1; h0: elo0'),
  ended: z
    .enum(['llr', 'cap', 'failed', 'time', 'interrupted'])
    .describe('llr: it came to one of its two bounds; cap: the most pairs; failed: a bot or a game'),
  llr: z.number().describe('log likelihood ratio of elo1 over elo0, logistic, by the pairs'),
  ...{ llr_h0: z.number().describe('at or below: h0'), llr_h1: z.number().describe('at or above: h1') },
  ...{ ...estimate('elo'), ...estimate('normalized_elo') },
  los: number.describe('likelihood of superiority'),
  ...{ matchups: whole, pairs_each: whole.describe('of each matchup, in the figures') },
  left_out: whole.describe('rounds of one pair of each matchup that are not, because a pair is left out'),
  ...{ pairs: whole, games: whole },
  pentanomial: z.array(whole).length(5).describe('pairs in which the new bot makes 0, ½, 1, 1½ and 2 points'),
});

export const ladderSchema = z.discriminatedUnion('schema', [duels, places, wins, sprt]);
