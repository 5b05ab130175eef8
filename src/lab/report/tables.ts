// Which table a row is about, and the matchups of one table together: another mode or another setting is another game, so that
// nothing is pooled over both.
import type { Box } from '../../core/contract.ts';
import type { Where } from '../who/matchup.ts';
import type { Column, Report } from './column.ts';
import type { AnyMatchup } from './results.ts';

/** Those of one mode and setting, table by table, in the order of the scenario. */
export function byTable<M extends AnyMatchup & Where>(matchups: readonly M[]): M[][] {
  const name = ({ mode, setting, players }: M) => JSON.stringify([mode, setting, players.length]);
  return [...groupedBy(matchups, name).values()];
}

/** In the order in which the first of each came. */
export function groupedBy<T>(all: readonly T[], name: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const key = name(one);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [one]);
    else group.push(one);
  }
  return groups;
}

/** By name, what is the game's first too; a setting only where it has them. */
export function tableNames({ mode, setting }: Where, box: Box): Where {
  const names = { mode: mode ?? box.modes[0]?.name };
  return box.settings === undefined ? names : { ...names, setting: setting ?? box.settings[0]?.name };
}

/** Whether some of them are of another mode or setting than the game's first. */
export function namesTables(all: readonly Where[]): boolean {
  return all.some(({ mode, setting }) => mode !== undefined || setting !== undefined);
}

function whereColumns(box: Box): Column<Where>[] {
  const named = (what: keyof Where) => (row: Where) => tableNames(row, box)[what] ?? null;
  const mode: Column<Where> = {
    name: 'mode',
    about: 'how they sit down: the mode of all matchups of the row',
    type: 'text',
    value: named('mode'),
  };
  const setting: Column<Where> = {
    name: 'setting',
    about: 'where it is played: the setting of all of them',
    type: 'text',
    value: named('setting'),
  };
  return box.settings === undefined ? [mode] : [mode, setting];
}

/** A report whose rows say at which table: after the number of the matchup, where they have one. */
export function withTables<Row extends Where, Of>(report: Report<Row, Of>, box: Box): Report<Row, Of> {
  const after = report.columns.findIndex(({ name }) => name === 'matchup') + 1;
  return { ...report, columns: report.columns.toSpliced(after, 0, ...whereColumns(box)) };
}
