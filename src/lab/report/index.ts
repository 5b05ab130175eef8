// The report files of a run: a pure function of its scenario and its counts, so equal runs are equal bytes.
import type { Box } from '../../core/contract.ts';
import { canPool } from '../contest/resolved.ts';
import { canonical } from '../text/canonical.ts';
import { type ExplainedFile, SCHEMA_FIELD } from '../text/explained-file.ts';
import { LEVEL } from './level.ts';
import { askedFor } from './list.ts';
import { type AnyRun, kindsOf, NOT_POOLED } from './results.ts';
import type { Sheet } from './sheet.ts';
import { csvText } from './write/csv.ts';

export interface ReportFile {
  readonly name: string;
  readonly text: string;
}

/** The files that the scenario asks for, and columns.json, which explains them and `others`. */
export function makeReports(box: Box, run: AnyRun, others: readonly ExplainedFile[] = []): readonly ReportFile[] {
  const sheets = askedFor(box, run).map(({ make }) => make());
  const files = sheets.map((sheet) => ({ name: fileOf(sheet), text: csvText(sheet) }));
  const explained = [...sheets.map(explainedSheet), ...others];
  return [...files, { name: 'columns.json', text: columnsJson(run, explained, box) }];
}

/** Their names, without columns.json. */
export function reportFiles(box: Box, run: AnyRun): string[] {
  return askedFor(box, run).map(fileOf);
}

const fileOf = ({ name }: Pick<Sheet, 'name'>): string => `${name}.csv`;

function explainedSheet(sheet: Sheet): ExplainedFile {
  const { schema, about, columns } = sheet;
  return { file: fileOf(sheet), schema, about, columns: [SCHEMA_FIELD, ...columns] };
}

const PAIRS_NOTE =
  'A pair is two games with the seats swapped. In the paired design they share their luck, so pairs are the observations.';
const SETS_NOTE =
  'A set is made of games in which every side sits once in every chair; of a lone side, one game. In the paired design they share their luck, so sets are the observations.';

function columnsJson(run: AnyRun, files: readonly ExplainedFile[], box: Box): string {
  const { two, many, lone } = kindsOf(run);
  return canonical({
    schema: 'fablelab-columns/1',
    level: LEVEL,
    notes: [
      'Rates are fractions with six decimals. Empty cells: not known, or no such thing for this row.',
      ...(two ? [PAIRS_NOTE] : []),
      ...(many || lone ? [SETS_NOTE] : []),
      ...(canPool(run.config) ? [] : [NOT_POOLED]),
      'A column and its _low and _high are an estimate and its interval. Intervals cover luck, not how well the bots play.',
    ],
    sources: box.sources,
    files,
  });
}
