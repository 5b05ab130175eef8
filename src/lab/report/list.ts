// Every report there is: the word of a scenario that asks for it, and the tables it is about. To add one, write its file and a
// line here.
import type { Box } from '../../core/contract.ts';
import type { Where } from '../who/matchup.ts';
import { cards } from './cards.ts';
import { chairs } from './chairs.ts';
import { check } from './check/check.ts';
import type { Report } from './column.ts';
import { curveReport } from './diff/curve.ts';
import { diffReport } from './diff/report.ts';
import { endings } from './endings.ts';
import { entrants } from './entrants.ts';
import { lengths, lengthsOfAll } from './lengths.ts';
import { matchups } from './matchups.ts';
import { matrix } from './matrix.ts';
import { places } from './places.ts';
import { type AnyRun, type DuelRun, kindsOf } from './results.ts';
import type { RunReports } from './run-reports.ts';
import { seats } from './seats.ts';
import { type Sheet, sheetOf } from './sheet.ts';
import { strategies } from './strategies.ts';
import { ratings } from './table-ratings.ts';
import { namesTables, withTables } from './tables.ts';
import { tempo } from './tempo.ts';
import { wins } from './wins.ts';

interface Line {
  readonly word: string;
  /** Null where the run has no such tables. */
  readonly of: (reports: RunReports) => Sheet | null;
  /** Made from what the game itself counts; `each`: of every matchup by itself. */
  readonly studied?: 'each' | 'any';
  /** Nothing but figures over several matchups. */
  readonly pooled?: true;
}

/** In the order in which they are written. */
const list: readonly Line[] = [
  { word: 'matchups', of: two(matchups) },
  { word: 'matchups', of: two(matrix) },
  { word: 'matchups', of: many(() => places) },
  { word: 'matchups', of: lone(() => wins) },
  { word: 'matchups', of: lone(endings) },
  { word: 'entrants', of: two(() => entrants), pooled: true },
  { word: 'entrants', of: many(() => ratings), pooled: true },
  { word: 'seats', of: two(() => seats) },
  { word: 'seats', of: many(() => chairs) },
  { word: 'lengths', of: twoAlone(() => lengths) },
  { word: 'lengths', of: otherThanTwo(() => lengthsOfAll) },
  { word: 'cards', of: all(cards), studied: 'any', pooled: true },
  { word: 'strategies', of: all(strategies), studied: 'any', pooled: true },
  { word: 'tempo', of: all(tempo), studied: 'each' },
];

type Maker<Row, Of> = (reports: RunReports) => Report<Row, Of>;

/** What is told of two sides who meet says at which table only where some is not the game's first. */
function two<Row extends Where>(maker: Maker<Row, DuelRun>): Line['of'] {
  return (reports) => {
    const kinds = kindsOf(reports.run);
    return kinds.two ? made(reports, maker, kinds.meet, namesTables(kinds.meet.matchups)) : null;
  };
}

/** Where no matchup has another number of sides. */
function twoAlone<Row extends Where>(maker: Maker<Row, DuelRun>): Line['of'] {
  return (reports) => (hasOthers(reports.run) ? null : two(maker)(reports));
}

function many<Row extends Where>(maker: Maker<Row, AnyRun>): Line['of'] {
  return where((run) => kindsOf(run).many, maker);
}

function lone<Row extends Where>(maker: Maker<Row, AnyRun>): Line['of'] {
  return where((run) => kindsOf(run).lone, maker);
}

function otherThanTwo<Row extends Where>(maker: Maker<Row, AnyRun>): Line['of'] {
  return where(hasOthers, maker);
}

function where<Row extends Where>(isThere: (run: AnyRun) => boolean, maker: Maker<Row, AnyRun>): Line['of'] {
  return (reports) => (isThere(reports.run) ? made(reports, maker, reports.run, true) : null);
}

function all<Row extends Where>(maker: Maker<Row, AnyRun>): Line['of'] {
  return (reports) => made(reports, maker, reports.run, namesTables(reports.run.config.matchups));
}

function hasOthers(run: AnyRun): boolean {
  const { many, lone } = kindsOf(run);
  return many || lone;
}

function made<Row extends Where, Of>(reports: RunReports, maker: Maker<Row, Of>, run: Of, isNamed: boolean): Sheet {
  const report = maker(reports);
  return sheetOf(isNamed ? withTables(report, reports.box) : report, run);
}

/** What was expected comes first; then those that the scenario asks for, and that can be made of the run; and of arms what they did. */
export function sheetsOf(all: RunReports): Sheet[] {
  const { reports, studies } = all.run.config;
  const isKnown = ({ studied }: Line) =>
    studied === undefined || (all.box.studies !== undefined && (studied === 'any' || studies !== 'pooled'));
  const lines = list.filter((line) => reports.includes(line.word) && isKnown(line));
  const sheets = lines.map((line) => line.of(all)).filter((one) => one !== null);
  const expected = all.judged.length === 0 ? [] : [sheetOf(check(all), all.run)];
  return [...expected, ...sheets, ...diffSheets(all)];
}

/** Of a run with arms it is always told what they did: they are there for nothing else. */
function diffSheets(all: RunReports): Sheet[] {
  const { box, run, figures, curve } = all;
  const isNamed = namesTables(run.config.matchups);
  return [
    ...(figures.length === 0 ? [] : [made(all, () => diffReport(figures), run, isNamed)]),
    ...(curve.length === 0 ? [] : [made(all, () => curveReport(box, curve), run, isNamed)]),
  ];
}

/** Words that ask for the same as another: what the roster is called asks for its entrants, and scenarios once said `fables`. */
export function otherWords({ noun }: Box): Readonly<Record<string, string>> {
  return { fables: 'entrants', [noun.many]: 'entrants' };
}

const wordsOf = (lines: readonly Line[]): readonly string[] => [...new Set(lines.map(({ word }) => word))];

/** The words of `reports:` in a scenario. */
export const reportWords = wordsOf(list);
/** Games must be looked at for these: what nobody asks for need not be counted. */
export const studiedWords = wordsOf(list.filter(({ studied }) => studied !== undefined));
/** These cannot be given where matchups have the same luck. */
export const pooledWords = wordsOf(list.filter(({ pooled }) => pooled));
