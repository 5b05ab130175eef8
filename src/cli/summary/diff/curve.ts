// Everybody's rate over the values of a printed number, on the screen: the sentence first, then the curve of whom it is about.
import { reachedBy } from '../../../lab/report/diff/about-whom.ts';
import { crossingOf } from '../../../lab/report/diff/crossing-of.ts';
import { type CurveRow, type Scan, scanOf } from '../../../lab/report/diff/curve.ts';
import type { RunReports } from '../../../lab/report/run-reports.ts';
import { hasSets } from '../../../lab/run/read-sets.ts';
import type { Run } from '../../../lab/run/run.ts';
import type { Crossing } from '../../../lab/statistics/crossing.ts';
import { plusMinus, signed } from '../../screen/rates.ts';
import { drawTable } from '../../screen/table.ts';
import type { Terminal } from '../../screen/terminal.ts';
import { type Namer, namer } from '../names.ts';

/** Empty where the arms are something else. */
export function curvePart(reports: RunReports, folder: string, run: Run, terminal: Terminal): string {
  const { box, curve } = reports;
  const scan = scanOf(box, run.config);
  const rows = subjectRows(reports, curve);
  const [subject] = rows;
  if (scan === null || subject === undefined) return '';
  const name = namer(box, run);
  const whole = { folder, run };
  const at = hasSets(whole) ? crossingOf(box, whole, scan, subject) : null;
  const bots = subject.player.bot;
  const table = drawTable(
    [{ head: scan.path }, { head: `${name(subject.player)}, %` }, { head: 'shift, pp', align: 'right' }, { head: '' }],
    rows.map((row) => [row.value, plusMinus(row.rate, 1), row.arm === null ? 'base' : signed(row.shift), barOf(row, rows)]),
    terminal,
  );
  return `${sentence(name, subject, scan, at)} By ${bots}.\n\n${table}`;
}

/** Of whom the number is about: of those it reaches the one that moves most. */
function subjectRows({ box, run, about }: RunReports, rows: readonly CurveRow[]): CurveRow[] {
  const [arm] = about.arms ?? [];
  const reached = arm === undefined ? null : reachedBy(box, arm);
  const ends = (row: CurveRow) => rows.filter((other) => isOf(other, row));
  const span = (row: CurveRow) => {
    const means = ends(row).map(({ rate }) => rate.mean);
    return Math.max(...means) - Math.min(...means);
  };
  const own = rows.filter(({ player }) => reached === null || player.party.split(/[&+]/).some((id) => reached.includes(id)));
  const [first] = (own.length === 0 ? rows : own).toSorted((one, other) => span(other) - span(one));
  return run.matchups.length === 0 || first === undefined ? [] : ends(first);
}

function isOf(one: CurveRow, other: CurveRow): boolean {
  return (
    one.player.party === other.player.party &&
    one.player.bot === other.player.bot &&
    one.mode === other.mode &&
    one.setting === other.setting
  );
}

function sentence(name: Namer, { player }: CurveRow, { path, points }: Scan, crossing: Crossing | null): string {
  const who = name(player);
  const between = `${path} from ${points[0]!.value} to ${points.at(-1)!.value}`;
  if (crossing === null)
    return `${who} over ${between}; where it is even is not told without sets.bin, which a finished run has.`;
  const { at, low, high, reach } = crossing;
  if (reach === 'nowhere') return `${who} does not cross 50 % with ${between}.`;
  const ends = `${low === null ? `below ${points[0]!.value}` : low.toFixed(2)} to ${high === null ? `above ${points.at(-1)!.value}` : high.toFixed(2)}`;
  if (at === null) return `${who}: it is not told whether 50 % is crossed with ${between} (95 % interval ${ends}).`;
  return `${who} crosses 50 % where ${path} is ${at.toFixed(2)} (95 % interval ${ends}).`;
}

const WIDTH = 30;

/** `|` is 50 %. */
function barOf({ rate }: CurveRow, rows: readonly CurveRow[]): string {
  const means = [0.5, ...rows.map(({ rate }) => rate.mean)];
  const [least, most] = [Math.min(...means), Math.max(...means)];
  const place = (mean: number) => (most === least ? 0 : Math.round(((mean - least) / (most - least)) * WIDTH));
  const bar = [...' '.repeat(WIDTH + 1)];
  bar[place(0.5)] = '|';
  bar[place(rate.mean)] = 'o';
  return bar.join('').trimEnd();
}
