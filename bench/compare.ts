// npm run bench -- --compare before.json: what was measured now over what `--json` wrote before, row by row.
import { readFileSync } from 'node:fs';
import { medianOf, over, type Row, type Spread } from './rows.ts';

/** What every output of the bench has. */
export interface Comparable {
  readonly schema: string;
  readonly game: string;
  readonly node: string;
  /** Of the engine alone: what is timed for ever, and what was played. */
  readonly fixedRow?: string;
  readonly signature?: string | undefined;
  readonly playSignature?: string | undefined;
  readonly pairings: readonly (readonly string[])[];
  readonly rows: readonly Row[];
}

interface ComparedRow {
  readonly row: string;
  readonly before: Spread;
  readonly now: Spread;
  readonly ratio: Spread;
}

/** Complains where the file cannot be compared with what is measured here. */
export function readBefore(file: string, expected: Pick<Comparable, 'schema' | 'game' | 'fixedRow'>): Comparable {
  const found = parsed(file);
  if (typeof found.schema !== 'string') throw new Error(`${file}: found no "schema", expected ${OURS}`);
  for (const [field, value] of Object.entries(expected)) {
    const other = found[field as keyof typeof expected];
    if (other !== value) throw new Error(`${file}, ${field}: found "${other}", expected "${value}"`);
  }
  if (!Array.isArray(found.rows) || found.rows.length === 0 || !found.rows.every(isRow))
    throw new Error(`${file}, rows: found no ratios by round, expected ${OURS}`);
  return found as Comparable;
}

const OURS = 'what npm run bench -- --json has written';

function parsed(file: string): Partial<Comparable> {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof value === 'object' && value !== null) return value;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== undefined)
      throw new Error(`${file}: cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  throw new Error(`${file}: found no JSON object, expected ${OURS}`);
}

function isRow(value: Partial<Row>): value is Row {
  const { row, ratios } = value;
  return typeof row === 'string' && Array.isArray(ratios) && ratios.length > 0 && ratios.every((one) => Number(one) > 0);
}

/** Rows that both have, in the order of today. */
function compareRows(before: Comparable, now: Comparable): ComparedRow[] {
  return now.rows.flatMap(({ row, ratios }) => {
    const old = before.rows.find((one) => one.row === row);
    if (old === undefined) return [];
    const [then, today] = [medianOf(old.ratios), medianOf(ratios)];
    return [{ row, before: then, now: today, ratio: over(today, then) }];
  });
}

export function comparisonTable(file: string, before: Comparable, now: Comparable): string {
  const rows = compareRows(before, now);
  const lost = [...before.rows, ...now.rows]
    .map(({ row }) => row)
    .filter((name, at, all) => !rows.some(({ row }) => row === name) && all.indexOf(name) === at);
  const line = (name: string, cells: readonly string[]) =>
    `${name.padEnd(42)}${cells.map((cell) => cell.padStart(12)).join('')}`;
  return [
    `${now.game}: this build on Node ${now.node}, over ${file} on Node ${before.node}`,
    '',
    `${line('', ['before', 'now', 'now/before'])}  95 %`,
    ...rows.map(({ row, before: old, now: today, ratio }) => {
      const cells = [figure(old.mean), figure(today.mean), ratio.mean.toFixed(3)];
      return `${line(row, cells)}  ${spreadText(ratio)}`;
    }),
    '',
    'Medians of the rounds; the interval is made from how they spread in each run. What the machine did between the runs is not in it.',
    ...(lost.length === 0 ? [] : [`Only in one of them: ${lost.join(', ')}.`]),
    ...(JSON.stringify(before.pairings) === JSON.stringify(now.pairings)
      ? []
      : [
          'The rosters differ: of all pairings other games are timed now, and only the fixed row and the duel say what the code costs.',
        ]),
    ...signaturesText(before, now),
  ].join('\n');
}

const figure = (value: number): string => (value < 100 ? value.toPrecision(3) : value.toFixed(0));

function spreadText({ low, high }: Spread): string {
  return Number.isNaN(low) ? 'not known from one round' : `${low.toFixed(3)}–${high.toFixed(3)}`;
}

function signaturesText(before: Comparable, now: Comparable): string[] {
  const names = { signature: 'byte signature', playSignature: 'play signature' } as const;
  return (Object.keys(names) as (keyof typeof names)[])
    .filter((name) => now[name] !== undefined)
    .map(
      (name) =>
        `${names[name]}: ${now[name] === before[name] ? 'equal' : `${before[name]}, now ${now[name]}: these are not the same games`}`,
    );
}

export function comparisonJson(before: Comparable, now: Comparable) {
  const six = ({ mean, low, high }: Spread, name: string) => ({
    [name]: Number(mean.toFixed(6)),
    [`${name}_low`]: Number(low.toFixed(6)),
    [`${name}_high`]: Number(high.toFixed(6)),
  });
  return {
    schema: 'fablelab-bench-comparison/1',
    of: now.schema,
    rows: compareRows(before, now).map(({ row, before: old, now: today, ratio }) => {
      return { row, ...six(old, 'before'), ...six(today, 'now'), ...six(ratio, 'ratio') };
    }),
  };
}
