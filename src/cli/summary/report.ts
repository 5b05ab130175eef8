// What is on the screen after a sweep. Two sides: who wins and how sure is it, which matchups are most uneven, how strong
// everybody is, is it the first player. More: places and chairs. One: wins. Then which card, which strategy, and where the files are.

import type { Box } from '../../core/contract.ts';
import { canPool } from '../../lab/contest/resolved.ts';
import { sourceWords } from '../../lab/report/about.ts';
import { fileOf } from '../../lab/report/files.ts';
import { falseDiscoveryOf, withTests } from '../../lab/report/matchups.ts';
import { cellRate, rowRate } from '../../lab/report/matrix.ts';
import {
  type DuelRun,
  isMirror,
  isSame,
  NOT_POOLED,
  type PlayedMatchup,
  playersOf,
  turnedBins,
  twoSided,
} from '../../lab/report/results.ts';
import type { RunReports } from '../../lab/report/run-reports.ts';
import { pooledRows } from '../../lab/report/seats.ts';
import { byTable } from '../../lab/report/tables.ts';
import { pairInterval } from '../../lab/statistics/pair-interval.ts';
import { visible } from '../../lab/text/quote.ts';
import type { Player } from '../../lab/who/matchup.ts';
import { drawMatrix } from '../screen/matrix.ts';
import { wrapProse } from '../screen/prose.ts';
import { percent, shortP } from '../screen/rates.ts';
import { drawTable } from '../screen/table.ts';
import { type Terminal, useColour } from '../screen/terminal.ts';
import { cardsPart } from './cards.ts';
import { type Namer, namer } from './names.ts';
import { chairsPart, placesPart, tableRatingsPart } from './places.ts';
import { ratingsPart } from './ratings.ts';
import { betweenText, tableWords, titleOf } from './sides.ts';
import { strategiesPart } from './studies.ts';
import { winsPart } from './wins.ts';
import { atMost, isNamed, isWanted, type Part, USUAL, type Wish } from './wish.ts';

const MOST_UNEVEN = 5;

/** Fit for a terminal or a pipe. */
export function runSummary(reports: RunReports, folder: string, terminal: Terminal, wish = USUAL): string {
  const { box, run } = reports;
  const name = namer(box, run);
  const two = twoSided(run);
  const when = (part: Part, text: () => string) => (isWanted(wish, part) ? text() : '');
  const parts = [
    ...(two.matchups.length > 0 ? twoSidedParts(box, two, name, terminal, wish) : []),
    when('matchups', () => placesPart(box, run, name, terminal, wish)),
    when('seats', () => chairsPart(box, run)),
    when('ratings', () => tableRatingsPart(box, run, name, terminal, wish)),
    when('matchups', () => winsPart(box, run, name, terminal, wish)),
    when('cards', () => cardsPart(reports, name, terminal, wish)),
    when('strategies', () => strategiesPart(reports, name, terminal, wish)),
    canPool(run.config) ? '' : `${NOT_POOLED}\n`,
    sourceWords(box)
      .map((line) => `${line}\n`)
      .join(''),
    wish.parts.length + wish.entrants.length > 0 ? '' : folderPart(reports, folder),
  ];
  const shown = parts.filter((part) => part !== '');
  const first = shown.length === 0 || reports.unfinished === null ? [] : [`${reports.unfinished}\n`];
  return wrapProse([...first, ...shown].join('\n'), terminal);
}

/** Table by table, but for cards and strategies, which are compared within matchups. */
function twoSidedParts(box: Box, run: DuelRun, name: Namer, terminal: Terminal, wish: Wish): string[] {
  const tested = withTests(run).filter(({ q }) => q !== null);
  const tables = byTable(run.matchups);
  const parts = tables.map((matchups) => {
    const table = { config: run.config, matchups };
    const where = tableWords(matchups[0]!, box, tables.length);
    return [
      ...(isWanted(wish, 'matchups') ? [matrixPart(box, table, where, name, terminal, wish)] : []),
      ...(isWanted(wish, 'matchups') && wish.much !== 'brief' ? [unevenPart(tested, table, name, terminal, wish)] : []),
      ...(isWanted(wish, 'ratings') ? [ratingsPart(table, name, terminal, wish)] : []),
      ...(isWanted(wish, 'seats') ? [firstPlayerPart(table)] : []),
    ];
  });
  return parts.flat();
}

type Tested = ReturnType<typeof withTests>[number];

function matrixPart(box: Box, run: DuelRun, where: string, name: Namer, terminal: Terminal, wish: Wish): string {
  const { config, matchups } = run;
  const met = matchups.filter((matchup) => !isMirror(matchup));
  if (met.length === 0) return '';
  const [rows, columns] = namedSides(sidesOf(met), wish);
  if (rows.length === 0) return '';
  const table = drawMatrix(
    columns.map(name),
    rows.map((row) => ({
      name: name(row),
      cells: columns.map((column) => cellRate(met, row, column)),
      ...(canPool(config) ? { mean: rowRate(met, row) } : {}),
    })),
    terminal,
  );
  const title = titleOf(box, run, met, 'how often the row beats the column, in percent', where);
  return `${title}\n\n${table}\n${footnotes(met, config, useColour(terminal))}`;
}

/** Everybody twice; but where some only sat on one side of every matchup, they are the rows and the others the columns. */
function sidesOf(met: readonly PlayedMatchup[]): [Player[], Player[]] {
  const [all, firsts, seconds] = [playersOf(met), sideOf(met, 0), sideOf(met, 1)];
  const apart = !firsts.some((one) => seconds.some((other) => isSame(one, other)));
  return apart ? [firsts, seconds] : [all, all];
}

/** Those asked for are the rows, wherever they sat. */
function namedSides([firsts, seconds]: [Player[], Player[]], wish: Wish): [Player[], Player[]] {
  const rows = firsts.filter((player) => isNamed(wish, player));
  return rows.length > 0 ? [rows, seconds] : [seconds.filter((player) => isNamed(wish, player)), firsts];
}

function sideOf(met: readonly PlayedMatchup[], side: 0 | 1): Player[] {
  return playersOf(met.map(({ players }) => ({ players: [players[side], players[side]] })));
}

function footnotes(met: readonly PlayedMatchup[], config: DuelRun['config'], colour: boolean): string {
  const { design, until } = config;
  const luck =
    design === 'paired' ? 'with the same luck and the seats swapped' : 'with the seats swapped, each with its own luck';
  const stopped =
    until === undefined ? [] : [`A matchup stops at ${until}, by the width of its interval alone, whatever its rate.`];
  return [
    `${betweenText(met.map(({ tally }) => tally.sets))} pairs of games a matchup, ${luck}.`,
    ...stopped,
    `± is half the 95 % interval, made from the pairs${colour ? '; green and red: it excludes 50 %' : ''}.`,
    ...(canPool(config) ? ['A mean weighs all matchups alike; its interval adds up their variances.'] : []),
    '',
  ].join('\n');
}

/** Of one table, from the side of whoever wins more; the family of the tests is the whole run. */
function unevenPart(all: readonly Tested[], run: DuelRun, name: Namer, terminal: Terminal, wish: Wish): string {
  const own = new Set(run.matchups.map(({ number }) => number));
  const asked = all.filter(({ number, players }) => own.has(number) && players.some((player) => isNamed(wish, player)));
  if (asked.length < 2) return '';
  const distance = ({ tally }: PlayedMatchup) => Math.abs(pairInterval(tally.sides[0]!).mean - 0.5);
  const most = asked.toSorted((one, other) => distance(other) - distance(one)).slice(0, atMost(wish, MOST_UNEVEN));
  const rows = most.map(({ number, players: [a, b], tally, q }) => {
    const rate = pairInterval(tally.sides[0]!);
    const [better, worse, shown] = rate.mean < 0.5 ? [b, a, pairInterval(turnedBins(tally.sides[0]!))] : [a, b, rate];
    return [number, `${name(better)} beats ${name(worse)}`, percent(shown), 2 * tally.sets, shortP(q ?? 1)];
  });
  const table = drawTable(
    [
      { head: '#', align: 'right' },
      { head: 'most uneven' },
      { head: 'wins (95 %)' },
      { head: 'games', align: 'right' },
      { head: 'q', align: 'right' },
    ],
    rows,
    terminal,
  );
  return `${table}\nq: of all ${all.length} matchups, calling those up to some q uneven makes at most that share of the calls false (${falseDiscoveryOf(run.config)}, on average).\n`;
}

function firstPlayerPart(run: DuelRun): string {
  const played = pooledRows(run).filter(({ pairs }) => pairs > 0);
  const lines = played.map(({ scope, advantage, pairs, agreement }) => {
    const rate = { mean: advantage.mean + 0.5, low: advantage.low + 0.5, high: advantage.high + 0.5 };
    const where = scope === 'all' ? '' : scope === 'mirrors' ? ' in mirrors:' : ' in other matchups:';
    const p = agreement?.p ?? null;
    const alike = p === null ? '' : `; the same in every matchup: p ${shortP(p)} by Cochran's Q`;
    return `The first player wins${where} ${percent(rate)} of ${2 * pairs} games${alike}.\n`;
  });
  return lines.length === 0 ? '' : `${lines.join('')}In brackets the 95 % interval, made from the pairs.\n`;
}

function folderPart({ sheets }: RunReports, folder: string): string {
  const files = [...sheets.map(fileOf), 'report.md'].join(', ');
  return `The files are in ${visible(folder)}: ${files}; datapackage.json explains every column.\n`;
}
