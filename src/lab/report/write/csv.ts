// A report for spreadsheets and programs: the first column is the version of its layout.
import { stringify } from 'csv-stringify/sync';
import { SCHEMA_FIELD } from '../../text/explained-file.ts';
import { numberText, type Sheet } from '../sheet.ts';

export function csvText({ schema, columns, rows }: Sheet): string {
  const head = [SCHEMA_FIELD.name, ...columns.map(({ name }) => name)];
  const cells = rows.map((row) => [
    schema,
    ...row.map((cell, at) => (typeof cell === 'number' ? numberText(columns[at]!, cell) : cell)),
  ]);
  return stringify([head, ...cells]);
}
