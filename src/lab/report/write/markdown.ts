// report.md: the reports of a run for people. An estimate and its interval share a cell; a long table shows its top rows.
import type { ExplainedField } from '../../text/explained-file.ts';
import { visible } from '../../text/quote.ts';
import type { RunReports } from '../run-reports.ts';
import type { Cell, Sheet } from '../sheet.ts';

/** Rows of a table; the CSV file has all. */
const MOST = 40;

const INTERVALS = 'In brackets the 95 % interval. Intervals cover luck, not how well the bots play.';

type Told = Pick<RunReports, 'box' | 'unfinished' | 'words' | 'observed' | 'sheets'>;

export function markdownText({ box, unfinished, words, observed, sheets }: Told): string {
  return [
    `# ${box.title}`,
    ...(unfinished === null ? [] : [`**${plain(unfinished)}**`]),
    words.map((line) => `- ${plain(line)}`).join('\n'),
    [...observed, INTERVALS].map(plain).join('\n'),
    ...sheets.map(tableText),
    '',
  ].join('\n\n');
}

function tableText(sheet: Sheet): string {
  const shown = topRows(sheet);
  const columns = sheet.columns.flatMap((field, at) => columnOf(sheet, field, at));
  const cells = shown.map((row) => columns.map(({ text }) => text(row)));
  const used = columns.map((_, at) => cells.length === 0 || cells.some((row) => row[at] !== ''));
  const line = (texts: readonly string[]) => `| ${texts.filter((_, at) => used[at]).join(' | ')} |`;
  return [
    `## ${sheet.name}\n`,
    `${plain(sheet.about)}${whichText(sheet, shown)}\n`,
    line(columns.map(({ head }) => head)),
    line(columns.map(({ align }) => align)),
    ...cells.map(line),
  ].join('\n');
}

/** By what they are ranked by, where they are; else the first. */
function topRows({ columns, rows, ranked }: Sheet): Sheet['rows'] {
  if (rows.length <= MOST) return rows;
  const at = columns.findIndex(({ name }) => name === ranked);
  const by = (row: readonly Cell[]) => Number(row[at] ?? -Number.MAX_VALUE);
  return (at < 0 ? rows : rows.toSorted((one, other) => by(other) - by(one))).slice(0, MOST);
}

function whichText({ name, rows, ranked }: Sheet, shown: Sheet['rows']): string {
  if (shown.length === rows.length) return '';
  const which = ranked === undefined ? 'first' : `highest in ${ranked}`;
  return ` These are the ${shown.length} ${which} of ${rows.length} rows; ${name}.csv has all.`;
}

interface Shown {
  readonly head: string;
  readonly align: '---' | '---:';
  text(row: readonly Cell[]): string;
}

/** The ends of an interval stand beside their estimate. */
function columnOf({ columns }: Sheet, field: ExplainedField, at: number): Shown[] {
  const { name, type, unit } = field;
  const isEnd = /_(low|high)$/.test(name) && columns.some((other) => other.name === name.replace(/_(low|high)$/, ''));
  if (isEnd) return [];
  const units = columns.findIndex((other) => other.name === 'unit');
  const of = (row: readonly Cell[], place: number) => cellText(inUnit(columns[place]!, row[units]), row[place] ?? null);
  const [low, high] = ['low', 'high'].map((end) => columns.findIndex((other) => other.name === `${name}_${end}`));
  const head =
    unit === undefined || unit === 'probability' || unit === BY_ROW ? name : `${name} (${unit === 'fraction' ? '%' : unit})`;
  const interval = (row: readonly Cell[]) => (row[low!] === null ? '' : ` (${of(row, low!)} to ${of(row, high!)})`);
  return [
    {
      head: plain(head),
      align: type === 'text' ? '---' : '---:',
      text: (row) => {
        const text = low! < 0 || row[at] === null ? of(row, at) : `${of(row, at)}${interval(row)}`;
        return unit === BY_ROW && row[units] === 'fraction' && text !== '' ? `${text} %` : text;
      },
    },
  ];
}

/** Where every row has a unit of its own, in the column of that name, it stands with the number. */
const BY_ROW = 'by row';

function inUnit(field: ExplainedField, unit: Cell | undefined): ExplainedField {
  return field.unit === BY_ROW && typeof unit === 'string' ? { ...field, unit } : field;
}

/** Of a number that is not a count, as many digits as people read. */
function cellText({ type, unit }: ExplainedField, cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return plain(cell);
  if (type === 'integer') return String(cell);
  if (unit === 'probability') return String(Number(cell.toPrecision(2)));
  const text = unit === 'fraction' ? (100 * cell).toFixed(1) : cell.toFixed(unit === 'Elo' ? 0 : 2);
  return text.replace(/^-(0(\.0+)?)$/, '$1');
}

/** On one line, without what Markdown would take for a cell's end, for emphasis or for a link. */
export function plain(text: string): string {
  return visible(text.replaceAll(/\s+/g, ' ')).replaceAll(/[\\|*<[\]]/g, '\\$&');
}
