// A run whose arms are the values of one printed number: the curve of everybody's rate over them. curve.csv.
import type { Box } from '../../../core/contract.ts';
import type { Resolved } from '../../contest/resolved.ts';
import type { Rate } from '../../statistics/pair-interval.ts';
import type { Shift } from '../../statistics/paired-shift.ts';
import type { Player, Where } from '../../who/matchup.ts';
import { aboutArm } from '../about.ts';
import { type Report, withInterval } from '../column.ts';
import type { AnyRun } from '../results.ts';
import { subjectColumns } from '../subject-columns.ts';
import { NO_SHIFT } from './apart.ts';
import type { JudgedFigure } from './judged.ts';

export interface Scan {
  readonly path: string;
  /** From the lowest value; `arm` is null for base. */
  readonly points: readonly { readonly value: number; readonly arm: string | null }[];
}

/** Null where the arms are something else. */
export function scanOf(box: Box, config: Resolved): Scan | null {
  const arms = (config.arms ?? []).map((arm) => aboutArm(box, config, arm));
  const [first] = arms;
  const path = first?.changes[0]?.path;
  if (arms.length < 2 || first === undefined || path === undefined) return null;
  const isPoint = ({ changes, options }: typeof first) =>
    options.length === 0 && changes.length === 1 && changes[0]!.path === path;
  if (!arms.every(isPoint)) return null;
  const points = [
    { value: first.changes[0]!.from, arm: null },
    ...arms.map(({ name, changes }) => ({ value: changes[0]!.to, arm: name })),
  ];
  return { path, points: points.toSorted((one, other) => one.value - other.value) };
}

export interface CurveRow extends Where {
  readonly path: string;
  readonly value: number;
  readonly arm: string | null;
  readonly player: Player;
  readonly rate: Rate;
  readonly shift: Shift;
  readonly q: number | null;
}

/** Everybody in turn, value by value. `figures` are those of all arms. */
export function curveRows({ path, points }: Scan, figures: readonly JudgedFigure[]): CurveRow[] {
  const means = figures.filter(({ kind }) => kind === 'entrants');
  const name = ({ mode, setting, player }: JudgedFigure) => JSON.stringify([mode, setting, player]);
  return [...new Set(means.map(name))].flatMap((subject) => {
    const own = means.filter((figure) => name(figure) === subject);
    const { mode, setting, player, base } = own[0]!;
    return points.flatMap(({ value, arm }): CurveRow[] => {
      const where = { path, value, arm, mode, setting, player: player! };
      if (arm === null) return [{ ...where, rate: base, shift: NO_SHIFT, q: null }];
      const figure = own.find((one) => one.arm === arm);
      return figure === undefined ? [] : [{ ...where, rate: figure.changed, shift: figure.shift, q: figure.q }];
    });
  });
}

export function curveReport(box: Box, rows: readonly CurveRow[]): Report<CurveRow, AnyRun> {
  return {
    name: 'curve',
    schema: 'fablelab-curve/1',
    about: 'The rate of everybody over the values of a printed number, every set played by all of them under the same luck.',
    columns: [
      { name: 'path', about: 'the printed number', type: 'text', value: ({ path }) => path },
      { name: 'value', about: 'what it is', type: 'integer', value: ({ value }) => value },
      { name: 'arm', about: 'the arm that has it so; empty: base', type: 'text', value: ({ arm }) => arm },
      ...subjectColumns(box),
      ...withInterval<CurveRow>(
        {
          name: 'rate',
          about: 'as rate in diff.csv, mean over all matchups',
          method: 'as in entrants.csv',
          unit: 'fraction',
        },
        ({ rate }) => rate,
      ),
      ...withInterval<CurveRow>(
        {
          name: 'shift',
          about: 'the same less that of base; of base exactly 0',
          method: 'as in diff.csv',
          unit: 'fraction',
        },
        ({ shift }) => shift,
      ),
      {
        name: 'p',
        about: 'of no shift, as in diff.csv',
        type: 'number',
        unit: 'probability',
        value: ({ shift }) => shift.p,
      },
      { name: 'q', about: 'as in diff.csv', type: 'number', unit: 'probability', value: ({ q }) => q },
    ],
    rows: () => rows,
  };
}
