// What is told of a comparison on the screen, wherever it comes from: a run with arms, or two runs.
import type { Box } from '../../../core/contract.ts';
import { type AboutArm, armWords } from '../../../lab/report/about.ts';
import { aboutWhom, reachedBy } from '../../../lab/report/diff/about-whom.ts';
import type { JudgedFigure } from '../../../lab/report/diff/judged.ts';
import { type AnyRun, numberedBySides, playersOf } from '../../../lab/report/results.ts';
import type { RunReports } from '../../../lab/report/run-reports.ts';
import { visible } from '../../../lab/text/quote.ts';
import { type Namer, namer } from '../names.ts';

export interface ToldArm {
  readonly name: string;
  /** `red-riding-hood.crack-shot.damage 2 → 3` */
  readonly changed: string;
  readonly about: string;
  /** The biggest movers first. */
  readonly figures: readonly JudgedFigure[];
  /** Whose rate says most of it; null where nobody has one. */
  readonly subject: JudgedFigure | null;
  /** Games that it decided, each by the words that show it: by base, and as changed. */
  readonly games: readonly (readonly [base: readonly string[], changed: readonly string[]])[];
  /** What they are. */
  readonly which: string;
}

export interface ToldDiff {
  readonly box: Box;
  /** That of base. */
  readonly run: AnyRun;
  readonly name: Namer;
  /** Who decides, where it matters whose the numbers are. */
  readonly bots: string;
  readonly arms: readonly ToldArm[];
}

/** Games that are told of an arm. */
const MOST_GAMES = 3;

export function toldArms({ box, run, figures, about }: RunReports, folder: string): ToldDiff {
  const arms = (about.arms ?? []).map((arm): ToldArm => {
    const own = figures.filter((figure) => figure.arm === arm.name);
    const words = (place: string) => ['replay', folder, place];
    const games = tellingOf(run, arm, own).map((place) => [words(place), words(`${place}@${arm.name}`)] as const);
    return toldArm(box, arm, own, games);
  });
  return { box, run, name: namer(box, run), bots: botsOf(run), arms };
}

export function toldArm(box: Box, arm: AboutArm, figures: readonly JudgedFigure[], games: ToldArm['games'] = []): ToldArm {
  const subject = aboutWhom(figures, reachedBy(box, arm));
  const which = 'Games that it decided, by base and as changed:';
  return { name: arm.name, changed: armWords(arm), about: arm.about, figures, subject, games, which };
}

export function botsOf({ matchups }: AnyRun): string {
  return visible([...new Set(playersOf(matchups).flatMap(({ bot }) => bot.split('&')))].join(', '));
}

/** The first of each matchup, those first that moved most; then the second. */
function tellingOf(run: AnyRun, { name }: AboutArm, figures: readonly JudgedFigure[]): string[] {
  const numbers = [...new Set(figures.filter(({ kind }) => kind === 'matchups').map(({ matchup }) => matchup!))];
  const telling = numbers.map((number) => {
    const arm = run.matchups[number - 1]?.arms?.find((one) => one.name === name);
    return (arm?.tally.telling ?? []).map(({ set, game }) => `${number}#${set}${game}`);
  });
  const most = Math.max(0, ...telling.map(({ length }) => length));
  const inTurn = Array.from({ length: most }, (_, at) => telling.flatMap((games) => games.slice(at, at + 1)));
  return inTurn.flat().slice(0, MOST_GAMES);
}

/** How many sides meet where a figure is made. */
export function sidesOf({ run }: ToldDiff, { mode, setting, matchup }: JudgedFigure): number {
  const isThere = (one: { number: number; mode?: string | undefined; setting?: string | undefined }) =>
    matchup === null ? one.mode === mode && one.setting === setting : one.number === matchup;
  return numberedBySides(run, () => true).find(isThere)?.players.length ?? 2;
}
