// The report files of a run: a pure function of its scenario and its counts, so equal runs are equal bytes.
import { stringify } from 'csv-stringify/sync';
import type { Box } from '../../core/contract.ts';
import { canonical } from '../scenario/resolved.ts';
import { cards } from './cards.ts';
import type { Report } from './column.ts';
import { fables } from './fables.ts';
import { lengths } from './lengths.ts';
import { LEVEL } from './level.ts';
import { matchups } from './matchups.ts';
import type { Run } from './run.ts';
import { seats } from './seats.ts';
import { strategies } from './strategies.ts';
import { tempo } from './tempo.ts';

export interface ReportFile {
  readonly name: string;
  readonly text: string;
}

/** A file that is written elsewhere and explained here. */
export interface ExplainedFile {
  readonly file: string;
  readonly schema: string;
  readonly about: string;
  readonly columns: readonly { readonly name: string; readonly about: string; readonly method?: string }[];
}

/**
 * The files that the scenario asks for, and columns.json, which explains them and `others`. Those on cards, strategies and
 * tempo need the box, which knows what its counters are.
 */
export function makeReports(run: Run, others: readonly ExplainedFile[] = [], box?: Box): readonly ReportFile[] {
  const wanted = <Row>(report: Report<Row>) => (run.config.reports.includes(report.name) ? [make(report, run)] : []);
  const made = [...wanted(matchups), ...wanted(fables), ...wanted(seats), ...wanted(lengths)];
  if (box?.studies !== undefined) made.push(...wanted(cards(box)), ...wanted(strategies(box)), ...wanted(tempo(box)));
  const files = made.map(({ explained, text }) => ({ name: explained.file, text }));
  return [...files, { name: 'columns.json', text: columnsJson([...made.map(({ explained }) => explained), ...others]) }];
}

const SCHEMA_COLUMN = { name: 'schema', about: 'name and version of this layout' };

function make<Row>({ name, schema, about, columns, rows }: Report<Row>, run: Run) {
  const head = [SCHEMA_COLUMN.name, ...columns.map((column) => column.name)];
  const cells = rows(run).map((row) => [schema, ...columns.map((column) => column.of(row))]);
  const explained: ExplainedFile = {
    file: `${name}.csv`,
    schema,
    about,
    columns: [SCHEMA_COLUMN, ...columns.map((column) => explain(column))],
  };
  return { name, explained, text: stringify([head, ...cells]) };
}

function explain({ name, about, method }: ExplainedFile['columns'][number]) {
  return method === undefined ? { name, about } : { name, about, method };
}

function columnsJson(files: readonly ExplainedFile[]): string {
  return canonical({
    schema: 'fablelab-columns/1',
    level: LEVEL,
    notes: [
      'Rates are fractions with six decimals. Empty cells: not known, or no such thing for this row.',
      'A pair is two games with the seats swapped. In the paired design they share their luck, so pairs are the observations.',
      'A column and its _low and _high are an estimate and its interval. Intervals cover luck, not how well the bots play.',
    ],
    files,
  });
}
