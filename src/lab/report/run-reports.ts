// The reports of a run as it stands. Everything is made once and when it is wanted, however many files and screens show it.
import type { Box } from '../../core/contract.ts';
import { canPool } from '../contest/resolved.ts';
import { gamesOf } from '../contest/tally.ts';
import { type AboutRun, aboutRun, aboutWords, unfinishedWords } from './about.ts';
import { type CardReportRow, cardRows } from './cards.ts';
import { type Judged, judgedLines } from './check/judge.ts';
import { armsOfRun } from './diff/arms-of-run.ts';
import { type CurveRow, curveRows, scanOf } from './diff/curve.ts';
import { figuresOf, type JudgedFigure } from './diff/judged.ts';
import { sheetsOf } from './list.ts';
import { type AnyRun, kindsOf, NOT_POOLED } from './results.ts';
import type { Sheet } from './sheet.ts';
import { type StrategyRow, strategyRows } from './strategies.ts';

const PAIRS_NOTE =
  'A pair is two games with the seats swapped. In the paired design they share their luck, so pairs are the observations.';
const SETS_NOTE =
  'A set is made of games in which every side sits once in every chair; of a lone side, one game. In the paired design they share their luck, so sets are the observations.';

export class RunReports {
  private madeSheets: readonly Sheet[] | undefined;
  private madeCards: readonly CardReportRow[] | undefined;
  private madeJudged: readonly Judged[] | undefined;
  private madeStrategies: readonly StrategyRow[] | undefined;
  private madeFigures: readonly JudgedFigure[] | undefined;

  constructor(
    readonly box: Box,
    readonly run: AnyRun,
  ) {}

  /** Those that the scenario asks for. */
  get sheets(): readonly Sheet[] {
    this.madeSheets ??= sheetsOf(this);
    return this.madeSheets;
  }

  get cards(): readonly CardReportRow[] {
    this.madeCards ??= cardRows(this.run, this.box);
    return this.madeCards;
  }

  /** Every line of what is expected, as it stands. */
  get judged(): readonly Judged[] {
    this.madeJudged ??= judgedLines(this.box, this.run);
    return this.madeJudged;
  }

  get strategies(): readonly StrategyRow[] {
    this.madeStrategies ??= strategyRows(this.run, this.box);
    return this.madeStrategies;
  }

  /** What its arms did; none of a run without arms. */
  get figures(): readonly JudgedFigure[] {
    this.madeFigures ??= figuresOf(armsOfRun(this.box, this.run), this.box, this.run);
    return this.madeFigures;
  }

  /** Where its arms are the values of one printed number. */
  get curve(): readonly CurveRow[] {
    const scan = scanOf(this.box, this.run.config);
    return scan === null ? [] : curveRows(scan, this.figures);
  }

  get about(): AboutRun {
    return aboutRun(this.box, this.run);
  }

  /** The same, one line each. */
  get words(): readonly string[] {
    return aboutWords(this.box, this.run);
  }

  get complete(): boolean {
    return this.run.complete !== false;
  }

  /** What to say before all else of a run that is not complete. */
  get unfinished(): string | null {
    return unfinishedWords(this.run);
  }

  /** Of all matchups. */
  get games(): number {
    return this.run.matchups.reduce((sum, { tally }) => sum + gamesOf(tally), 0);
  }

  /** Sets that are in no number. */
  get leftOut(): number {
    return this.run.matchups.reduce((sum, { tally }) => sum + tally.leftOut, 0);
  }

  /** How it was observed. */
  get observed(): readonly string[] {
    const { two, many, lone } = kindsOf(this.run);
    return [
      ...(two ? [PAIRS_NOTE] : []),
      ...(many || lone ? [SETS_NOTE] : []),
      ...(canPool(this.run.config) ? [] : [NOT_POOLED]),
    ];
  }

  /** The same, and how the columns are to be read. */
  get notes(): readonly string[] {
    const { unfinished } = this;
    return [
      ...(unfinished === null ? [] : [unfinished]),
      'Rates are fractions with six decimals. Empty cells: not known, or no such thing for this row.',
      ...this.observed,
      'A column and its _low and _high are an estimate and its interval. Intervals cover luck, not how well the bots play.',
    ];
  }
}
