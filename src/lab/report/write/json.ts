// The reports of a run as one object for programs: rows and names are those of the CSV files. Neither time nor machine is in it.
import { verdictOfAll } from '../check/judge.ts';
import { LEVEL } from '../level.ts';
import type { RunReports } from '../run-reports.ts';
import type { Sheet } from '../sheet.ts';

/** `folder` is where the files are. */
export function reportObject(reports: RunReports, folder: string) {
  const { about, complete, games, judged, leftOut, notes, sheets } = reports;
  return {
    schema: 'fablelab-report/3',
    folder,
    complete,
    ...(judged.length === 0 ? {} : { verdict: verdictOfAll(judged) }),
    run: about,
    ...{ games, left_out: leftOut, level: LEVEL, notes },
    layouts: Object.fromEntries(sheets.map(({ name, schema }) => [name, schema])),
    reports: Object.fromEntries(sheets.map((sheet) => [sheet.name, objectsOf(sheet)])),
  };
}

export function objectsOf({ columns, rows }: Sheet) {
  return rows.map((row) => Object.fromEntries(columns.map(({ name }, at) => [name, row[at] ?? null])));
}
