// The sentence that comes first: whom a change is about, and what it did to whom.
import type { JudgedFigure } from '../../../lab/report/diff/judged.ts';
import type { Rate } from '../../../lab/statistics/pair-interval.ts';
import { visible } from '../../../lab/text/quote.ts';
import { signed } from '../../screen/rates.ts';
import { sidesOf, type ToldArm, type ToldDiff } from './told.ts';

export function verdictText(diff: ToldDiff, arm: ToldArm): string {
  const { subject } = arm;
  if (subject === null || ratesOf(arm.figures).length === 0)
    return `Nothing to compare: ${visible(arm.name)} can change no game that was played.`;
  return stillText(diff, arm) ?? movedText(diff, subject);
}

function movedText(diff: ToldDiff, subject: JudgedFigure): string {
  const { bots } = diff;
  const { player, against, base, changed, shift, paired } = subject;
  const sides = sidesOf(diff, subject);
  const who = player === null ? '' : diff.name(player);
  const whom = against === null ? '' : ` against ${diff.name(against)}`;
  const [does, of] = sides > 2 ? ['beats', ' of the rivals'] : ['wins', ''];
  const rates = `${does}${whom} ${percentOf(base)} % → ${percentOf(changed)} %${of}`;
  const luck = paired ? '' : ', unpaired';
  if (shift.low <= 0 && shift.high >= 0)
    return `No difference found by ${bots}: ${who} ${rates}, ${signed(shift)} pp${luck}. A shift of more than ${within(shift)} pp is unlikely.`;
  const even = sides === 1 ? '' : ` ${evenText(base, changed)}`;
  return `${who} ${rates}: ${signed(shift)} pp by ${bots}${luck}.${even}`;
}

/** Where nothing moved at all; null where something did. */
export function stillText({ bots }: Pick<ToldDiff, 'bots'>, { figures, name }: ToldArm): string | null {
  const lucks = ratesOf(figures).map(({ luck }) => luck);
  if (lucks.some((luck) => luck === null || luck.setsMoved > 0 || (luck.turned ?? 0) > 0)) return null;
  const games = gamesText(sumOver(figures, (figure) => figure.games));
  if (lucks.some((luck) => luck?.otherwise === null))
    return `Nothing differs: not one set of ${games} games by ${bots} came out otherwise.`;
  const otherwise = sumOver(figures, ({ luck }) => luck?.otherwise ?? 0);
  if (otherwise === 0)
    return `${visible(name)} was never reached in ${games} games by ${bots}: all of them went as by base.`;
  return `${visible(name)} decided nothing: ${gamesText(otherwise)} of ${games} games by ${bots} went otherwise, and none has another winner.`;
}

function ratesOf(figures: readonly JudgedFigure[]): JudgedFigure[] {
  return figures.filter(({ kind, figure }) => kind === 'matchups' && figure === 'rate');
}

/** Over all matchups, each once: of more than two sides each has a rate. */
export function sumOver(figures: readonly JudgedFigure[], of: (figure: JudgedFigure) => number): number {
  const each = new Map(ratesOf(figures).map((figure) => [figure.matchup, of(figure)]));
  return [...each.values()].reduce((sum, games) => sum + games, 0);
}

export const gamesText = (games: number): string => games.toLocaleString('en-US');

/** Where its interval is. */
function placeOf({ low, high }: Rate): string {
  return low > 0.5 ? 'above 50 %' : high < 0.5 ? 'below 50 %' : 'not to be told from 50 %';
}

function evenText(base: Rate, changed: Rate): string {
  const [was, is] = [placeOf(base), placeOf(changed)];
  return was === is ? `That is ${is}, before and after.` : `That is ${is} now, and was ${was} before.`;
}

const percentOf = ({ mean }: Rate): string => (100 * mean).toFixed(1);

function within({ low, high }: Rate): string {
  return (100 * Math.max(0 - low, high)).toFixed(1);
}
