// The comparison of two runs as reports: the table, words about it, files and one object for programs.
import type { Box } from '../../../core/contract.ts';
import type { RunInFolder } from '../../run/run.ts';
import { type AboutRun, aboutRun, aboutWords, unfinishedWords } from '../about.ts';
import type { ReportFile } from '../files.ts';
import { explained, fileOf } from '../files.ts';
import { LEVEL } from '../level.ts';
import { NOT_POOLED } from '../results.ts';
import { type Sheet, sheetOf } from '../sheet.ts';
import { namesTables, withTables } from '../tables.ts';
import { csvText } from '../write/csv.ts';
import { datapackageText } from '../write/datapackage.ts';
import { objectsOf } from '../write/json.ts';
import { markdownText } from '../write/markdown.ts';
import { armBetween, differences } from './between.ts';
import { figuresOf, type JudgedFigure } from './judged.ts';
import { diffReport } from './report.ts';
import { type TwoRuns, twoRuns } from './two-runs.ts';

/** What the second run is called in the table. */
export const CHANGED = 'changed';

export class ComparisonReports {
  readonly two: TwoRuns;
  readonly figures: readonly JudgedFigure[];
  private readonly sheet: Sheet;

  /** Throws where the two have nothing in common. */
  constructor(
    readonly box: Box,
    readonly base: RunInFolder,
    readonly changed: RunInFolder,
  ) {
    this.two = twoRuns(box, base, changed, CHANGED);
    this.figures = figuresOf([this.two.comparison], box, base.run);
    const report = diffReport(this.figures);
    const isNamed = namesTables(base.run.config.matchups);
    this.sheet = sheetOf(isNamed ? withTables(report, box) : report, base.run);
  }

  get differences(): string[] {
    return differences(this.box, this.base.run, this.changed.run);
  }

  /** That of base, with the other run as its arm. */
  get about(): AboutRun {
    const arm = armBetween(this.box, this.base.run, this.changed.run, CHANGED);
    return { ...aboutRun(this.box, this.base.run), arms: [arm] };
  }

  get complete(): boolean {
    return this.base.run.complete && this.changed.run.complete;
  }

  /** What is to be known before the numbers: one sentence each. */
  get remarks(): string[] {
    const { unpaired, alone, comparison } = this.two;
    const unfinished = [this.base, this.changed].flatMap(({ folder, run }) => {
      const words = unfinishedWords(run);
      return words === null ? [] : [`${folder}: ${words}`];
    });
    const names = [this.base.folder, this.changed.folder];
    const others = alone.flatMap((count, at) =>
      count === 0 ? [] : [`${count} of the matchups of ${names[at]} ${count === 1 ? 'is' : 'are'} not in the other run.`],
    );
    return [
      ...unfinished,
      ...(unpaired === null ? [] : [`Unpaired: ${unpaired}.`]),
      ...others,
      ...(comparison.pooled ? [] : [NOT_POOLED]),
    ];
  }

  /** The same, and what was changed. */
  private get notes(): string[] {
    const { differences } = this;
    const words = differences.length === 0 ? 'nothing that they name' : differences.join('; ');
    return [`The two runs differ in ${words}.`, ...this.remarks];
  }

  files(): ReportFile[] {
    const { box, about, complete, sheet } = this;
    const words = [`base is ${this.base.folder}, changed is ${this.changed.folder}`, ...aboutWords(box, this.base.run)];
    const { notes } = this;
    const text = markdownText({ box, unfinished: null, words, observed: notes, sheets: [sheet] });
    return [
      { name: fileOf(sheet), text: csvText(sheet) },
      { name: 'report.md', text },
      { name: 'datapackage.json', text: datapackageText({ box, about, complete, notes }, [explained(sheet)]) },
    ];
  }

  /** Neither time nor machine is in it. */
  object() {
    const { box, base, changed, two, sheet } = this;
    const of = ({ folder, run }: RunInFolder) => ({ folder, complete: run.complete, run: aboutRun(box, run) });
    return {
      schema: 'fablelab-comparison/1',
      ...{ base: of(base), changed: of(changed) },
      ...{ differences: this.differences, unpaired: two.unpaired, matchups: two.comparison.compared.length },
      ...{ level: LEVEL, notes: this.notes, layouts: { [sheet.name]: sheet.schema } },
      reports: { [sheet.name]: objectsOf(sheet) },
    };
  }
}
