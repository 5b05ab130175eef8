// A test of a new bot for people: the verdict, and the lines that chess testers know.

import { ladderMode } from '../../../../lab/ladder/request.ts';
import { type SprtEnd, type SprtMatch, type SprtTest, sprtLlr } from '../../../../lab/ladder/sprt.ts';
import { whereOf } from '../../../../lab/scenario/seated.ts';
import { eloInterval, normalizedElo, superiority } from '../../../../lab/statistics/elo-llr.ts';
import { sprtBounds } from '../../../../lab/statistics/gsprt.ts';
import type { Rate } from '../../../../lab/statistics/pair-interval.ts';
import { whereWords } from '../../../../lab/who/matchup.ts';
import { NONE } from '../../../screen/rates.ts';
import type { SprtRequest } from '../choose.ts';

/** Also how it ends that is not in the games. */
export type Ended = SprtEnd | 'time' | 'interrupted';

export type PlayedSprt = SprtMatch & { readonly ended: Ended } & Pick<SprtRequest, 'request'>;

export function sprtText(played: PlayedSprt): string {
  const { request, test, rounds, matchups } = played;
  const { box, setting, seed, bots } = request;
  const { accept, reject } = sprtBounds(test.alpha, test.beta);
  const where = whereWords(whereOf(box, ladderMode(request), setting));
  const pairs = rounds.pooled * matchups.length;
  return `${[
    `${verdict(played)}\n`,
    `${box.title}${where === '' ? '' : `, ${where}`}, seed ${seed}: ${bots[0]} against ${bots[1]}\n`,
    `LLR: ${llrText(sprtLlr(played), accept, reject)} [${signed(test.elo0)}, ${signed(test.elo1)}], alpha ${test.alpha}, beta ${test.beta}`,
    `Elo: ${eloText(eloInterval(rounds.bins))}`,
    `normalized Elo: ${eloText(normalizedElo(rounds.bins))}`,
    `LOS: ${pairs === 0 ? NONE : `${(100 * superiority(rounds.bins)).toFixed(1)} %`}`,
    `games: ${2 * pairs}, ${rounds.pooled} pairs of each of ${matchups.length} ${matchups.length === 1 ? 'matchup' : 'matchups'}`,
    `Ptnml(0-2): ${rounds.bins.join(' ')}\n`,
    'After Elo its 95 % interval. All matchups weigh the same. Where the LLR ends a test, Elo lies a little too far out.',
    `Ptnml: pairs in which ${bots[0]} makes 0, ½, 1, 1½ and 2 points.`,
  ].join('\n')}\n`;
}

/** `1.23 (−2.94, 2.94)`: and where the test ends. */
export function llrText(llr: number, accept: number, reject: number): string {
  return `${signed(llr, 2)} (${signed(accept, 2)}, ${signed(reject, 2)})`;
}

function verdict({ ended, test, config, request: { bots } }: PlayedSprt): string {
  const open = `Undecided whether ${bots[0]} is ${claimed(test)} ${bots[1]}`;
  switch (ended) {
    case 'h1':
      return `${bots[0]} is ${claimed(test)} ${bots[1]}: ${signed(test.elo1)} Elo fits the games better than ${signed(test.elo0)} (H1 accepted).`;
    case 'h0':
      return `${bots[0]} is ${denied(test)} ${bots[1]}: ${signed(test.elo0)} Elo fits the games better than ${signed(test.elo1)} (H0 accepted).`;
    case 'cap':
      return `${open}: ${config.sets} pairs of each matchup are not enough; give more --pairs.`;
    case 'failed':
      return `${open}: a bot or a game failed.`;
    case 'time':
      return `${open}: stopped by --for.`;
    case 'interrupted':
      return `${open}: interrupted; these are the games played so far.`;
  }
}

/** Whoever asks whether −5 or 0 wants to know that nothing was lost. */
const claimed = ({ elo0 }: SprtTest): string => (elo0 < 0 ? 'no worse than' : 'better than');
const denied = ({ elo0 }: SprtTest): string => (elo0 < 0 ? 'worse than' : 'not better than');

function eloText({ mean, low, high }: Rate): string {
  return Number.isNaN(mean) ? NONE : `${signed(mean, 1)} (${signed(low, 1)} to ${signed(high, 1)})`;
}

/** Of what was always won or lost it is infinite. */
function signed(value: number, digits?: number): string {
  const size = Math.abs(value);
  const text = size === Number.POSITIVE_INFINITY ? '∞' : digits === undefined ? String(size) : size.toFixed(digits);
  return value < 0 && Number(text) !== 0 ? `−${text}` : text;
}
