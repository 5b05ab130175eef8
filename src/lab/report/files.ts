// The report files of a run: a pure function of its scenario and its counts, so equal runs are equal bytes.
import { type ExplainedFile, SCHEMA_FIELD } from '../text/explained-file.ts';
import type { RunReports } from './run-reports.ts';
import type { Sheet } from './sheet.ts';
import { csvText } from './write/csv.ts';
import { datapackageText } from './write/datapackage.ts';
import { markdownText } from './write/markdown.ts';

export interface ReportFile {
  readonly name: string;
  readonly text: string;
}

/** The file of every report that is asked for, all of them for people, and what explains them and `others`. */
export function reportFiles(reports: RunReports, others: readonly ExplainedFile[] = []): readonly ReportFile[] {
  const { sheets } = reports;
  return [
    ...sheets.map((sheet) => ({ name: fileOf(sheet), text: csvText(sheet) })),
    { name: 'report.md', text: markdownText(reports) },
    { name: 'datapackage.json', text: datapackageText(reports, [...sheets.map(explained), ...others]) },
  ];
}

export const fileOf = ({ name }: Pick<Sheet, 'name'>): string => `${name}.csv`;

export function explained(sheet: Sheet): ExplainedFile {
  const { schema, about, columns } = sheet;
  return { file: fileOf(sheet), schema, about, columns: [SCHEMA_FIELD, ...columns] };
}
