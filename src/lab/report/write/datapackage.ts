// datapackage.json: every column of every file, with its type, unit, meaning and method, as a Frictionless Data Package.
import { canonical } from '../../text/canonical.ts';
import type { ExplainedField, ExplainedFile, FieldType } from '../../text/explained-file.ts';
import { LEVEL } from '../level.ts';
import type { RunReports } from '../run-reports.ts';

const TYPES: Readonly<Record<FieldType, string>> = { text: 'string', integer: 'integer', number: 'number' };

type Told = Pick<RunReports, 'box' | 'about' | 'complete' | 'notes'>;

export function datapackageText({ box, about, complete, notes }: Told, files: readonly ExplainedFile[]): string {
  return canonical({
    profile: 'data-package',
    name: `${about.game}-run`,
    title: box.title,
    description: about.about,
    sources: box.sources.map(({ name: title, kind, about }) => ({ title, kind, about })),
    complete,
    run: about,
    level: LEVEL,
    notes,
    resources: files.map(resourceOf),
  });
}

function resourceOf({ file, schema, about, columns }: ExplainedFile) {
  const known = { name: file.slice(0, file.lastIndexOf('.')), path: file, description: about, layout: schema };
  if (columns.length === 0) return { ...known, profile: 'data-resource', mediatype: 'application/octet-stream' };
  return {
    ...known,
    ...{ profile: 'tabular-data-resource', format: 'csv', mediatype: 'text/csv', encoding: 'utf-8' },
    schema: { fields: columns.map(fieldOf), missingValues: [''] },
  };
}

function fieldOf({ name, about, type, unit, method }: ExplainedField) {
  return {
    ...{ name, type: TYPES[type], description: about },
    ...(unit === undefined ? {} : { unit }),
    ...(method === undefined ? {} : { method }),
  };
}
