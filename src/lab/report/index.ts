// The report files of a run: a pure function of its scenario and its counts, so equal runs are equal bytes.
import type { Box } from '../../core/contract.ts';
import { canPool } from '../contest/resolved.ts';
import { canonical } from '../text/canonical.ts';
import { type ExplainedFile, SCHEMA_FIELD } from '../text/explained-file.ts';
import type { Where } from '../who/matchup.ts';
import { cards } from './cards.ts';
import { chairs } from './chairs.ts';
import type { Report } from './column.ts';
import { endings } from './endings.ts';
import { fables } from './fables.ts';
import { lengths, lengthsOfAll } from './lengths.ts';
import { LEVEL } from './level.ts';
import { matchups } from './matchups.ts';
import { places } from './places.ts';
import { type AnyRun, kindsOf, NOT_POOLED } from './results.ts';
import { seats } from './seats.ts';
import { sheetOf } from './sheet.ts';
import { strategies } from './strategies.ts';
import { ratings } from './table-ratings.ts';
import { namesTables, withTables } from './tables.ts';
import { tempo } from './tempo.ts';
import { wins } from './wins.ts';
import { csvText } from './write/csv.ts';

export interface ReportFile {
  readonly name: string;
  readonly text: string;
}

/**
 * The files that the scenario asks for, and columns.json, which explains them and `others`. Those on cards, strategies and
 * tempo need the box, which knows what its counters are; it also has the words for endings.
 */
export function makeReports(run: AnyRun, others: readonly ExplainedFile[] = [], box?: Box): readonly ReportFile[] {
  const made = askedFor(run, box).map(({ make }) => make());
  const files = made.map(({ explained, text }) => ({ name: explained.file, text }));
  const explained = [...made.map((one) => one.explained), ...others];
  return [...files, { name: 'columns.json', text: columnsJson(run, explained, box) }];
}

/** Their names, without columns.json. */
export function reportFiles(run: AnyRun, box: Box): string[] {
  return askedFor(run, box).map(({ file }) => file);
}

/** What a scenario calls by one name depends on the number of sides: with two they meet, with more they have places, a lone one
 * wins or loses. Their rows say at which table; those of two who meet only where it is not the game's first. */
function askedFor(all: AnyRun, box: Box | undefined) {
  const { meet, two, many, lone } = kindsOf(all);
  const when = <Row, Of>(isThere: boolean, asked: string, report: Report<Row, Of>, run: Of) =>
    isThere && all.config.reports.includes(asked) ? [{ file: fileOf(report), make: () => make(report, run) }] : [];
  const at = <Row extends Where, Of>(report: Report<Row, Of>) => withTables(report, box);
  const met = <Row extends Where>(report: Report<Row>) => (namesTables(meet.matchups) ? at(report) : report);
  const of = <Row extends Where>(report: Report<Row, AnyRun>) => (namesTables(all.config.matchups) ? at(report) : report);

  return [
    ...when(two, 'matchups', met(matchups(all.config)), meet),
    ...when(many, 'matchups', at(places), all),
    ...when(lone, 'matchups', at(wins), all),
    ...when(lone, 'matchups', at(endings(box)), all),
    ...when(two, 'fables', met(fables), meet),
    ...when(many, 'fables', at(ratings), all),
    ...when(two, 'seats', met(seats), meet),
    ...when(many, 'seats', at(chairs), all),
    ...when(!many && !lone, 'lengths', met(lengths), meet),
    ...when(many || lone, 'lengths', at(lengthsOfAll), all),
    ...(box?.studies === undefined
      ? []
      : [
          ...when(true, 'cards', of(cards(box, all)), all),
          ...when(true, 'strategies', of(strategies(box, all)), all),
          ...when(all.config.studies !== 'pooled', 'tempo', of(tempo(box, all)), all),
        ]),
  ];
}

const fileOf = <Row, Of>({ name }: Report<Row, Of>) => `${name}.csv`;

function make<Row, Of>(report: Report<Row, Of>, run: Of) {
  const sheet = sheetOf(report, run);
  const { schema, about, columns } = sheet;
  const explained = { file: fileOf(report), schema, about, columns: [SCHEMA_FIELD, ...columns] };
  return { explained, text: csvText(sheet) };
}

const PAIRS_NOTE =
  'A pair is two games with the seats swapped. In the paired design they share their luck, so pairs are the observations.';
const SETS_NOTE =
  'A set is made of games in which every side sits once in every chair; of a lone side, one game. In the paired design they share their luck, so sets are the observations.';

function columnsJson(run: AnyRun, files: readonly ExplainedFile[], box: Box | undefined): string {
  const { two, many, lone } = kindsOf(run);
  return canonical({
    schema: 'fablelab-columns/1',
    level: LEVEL,
    notes: [
      'Rates are fractions with six decimals. Empty cells: not known, or no such thing for this row.',
      ...(two ? [PAIRS_NOTE] : []),
      ...(many || lone ? [SETS_NOTE] : []),
      ...(canPool(run.config) ? [] : [NOT_POOLED]),
      'A column and its _low and _high are an estimate and its interval. Intervals cover luck, not how well the bots play.',
    ],
    ...(box === undefined ? {} : { sources: box.sources }),
    files,
  });
}
