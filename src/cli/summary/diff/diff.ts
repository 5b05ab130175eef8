// What a change did, on one screen: the verdict first, then what moved most, which games it decided, and where all of it is.
import { CHANGED } from '../../../lab/report/diff/comparison-report.ts';
import type { RunReports } from '../../../lab/report/run-reports.ts';
import type { Run } from '../../../lab/run/run.ts';
import { visible } from '../../../lab/text/quote.ts';
import { setWord } from '../../../lab/who/matchup.ts';
import { commandLine } from '../../screen/command-line.ts';
import { wrapProse } from '../../screen/prose.ts';
import type { Terminal } from '../../screen/terminal.ts';
import { atMost, type Wish } from '../wish.ts';
import { curvePart } from './curve.ts';
import { cardsTable, moversTable, restLines } from './movers.ts';
import { type ToldArm, type ToldDiff, toldArms } from './told.ts';
import { gamesText, stillText, sumOver, verdictText } from './verdict.ts';

/** Of movers on the screen, where there is one arm, and where there are several; diff.csv has all. */
const MOST = { one: 5, several: 3 };

/** Of a run with arms, and nothing else. */
export function diffSummary(reports: RunReports, folder: string, run: Run, terminal: Terminal, wish: Wish): string {
  const files = reports.curve.length === 0 ? 'diff.csv' : 'curve.csv and diff.csv';
  const verb = reports.curve.length === 0 ? 'has' : 'have';
  const where = `${files} in ${visible(folder)} ${verb} all of it; report.md and datapackage.json explain it.`;
  return wrapProse(`${diffPart(reports, folder, run, terminal, wish)}\n${where}\n`, terminal);
}

/** After the summary of a run: what its arms did, where it has some and nothing else is asked for. */
export function armsPart(reports: RunReports, folder: string, run: Run, terminal: Terminal, wish: Wish): string {
  if (reports.figures.length === 0 || wish.parts.length + wish.entrants.length > 0) return '';
  return wrapProse(`\n${diffPart(reports, folder, run, terminal, wish, [])}`, terminal);
}

/** Of a scan the curve says it all, unless all is wanted. */
function diffPart(
  reports: RunReports,
  folder: string,
  run: Run,
  terminal: Terminal,
  wish: Wish,
  said = reports.unfinished === null ? [] : [reports.unfinished],
): string {
  const told = toldArms(reports, folder);
  const notes = said.map((line) => `${line}\n`).join('');
  const curve = curvePart(reports, folder, run, terminal);
  if (curve === '') return `${notes}${diffText(told, terminal, wish)}`;
  return `${notes}${curve}${wish.much === 'full' ? `\n${diffText(told, terminal, wish)}` : ''}`;
}

export function diffText(diff: ToldDiff, terminal: Terminal, wish: Wish): string {
  const { arms } = diff;
  const [only] = arms;
  if (arms.length === 1 && only !== undefined) return armText(diff, only, terminal, wish);
  const verdicts = arms.map((arm) => `${visible(arm.name)}: ${verdictText(diff, arm)}\n`);
  const each = wish.much === 'brief' ? [] : arms.map((arm) => `\n${shorterText(diff, arm, terminal, wish)}`);
  return [...verdicts, ...each].join('');
}

function armText(diff: ToldDiff, arm: ToldArm, terminal: Terminal, wish: Wish): string {
  const most = atMost(wish, MOST.one);
  const verdict = `${verdictText(diff, arm)}\n${changedText(arm)}\n`;
  if (wish.much === 'brief' || arm.subject === null || stillText(diff, arm) !== null) return verdict;
  const parts = [
    verdict,
    moversTable(diff, arm, most, terminal),
    cardsTable(diff, arm, most, terminal),
    linesOf(diff, arm),
    gamesPart(arm, terminal),
  ];
  return parts.filter((part) => part !== '').join('\n');
}

/** Where it is one of several. */
function shorterText(diff: ToldDiff, arm: ToldArm, terminal: Terminal, wish: Wish): string {
  if (arm.subject === null || stillText(diff, arm) !== null) return `${changedText(arm)}\n`;
  const table = moversTable(diff, arm, atMost(wish, MOST.several), terminal);
  return `${changedText(arm)}\n${table}${linesOf(diff, arm)}`;
}

function linesOf(diff: ToldDiff, arm: ToldArm): string {
  return `${[...restLines(arm), ...luckLines(diff, arm)].join('\n')}\n`;
}

/** A version that is named after its numbers needs no other name. */
function changedText({ name, changed, about }: ToldArm): string {
  const isNamed = name === CHANGED || changed.replaceAll(/ \S+ → /g, '=').replaceAll(', ', '+') === name;
  return visible(`Changed${isNamed ? '' : ` by ${name}`}: ${changed}${about === '' ? '' : ` (${about})`}.`);
}

/** What became of the same games, and what that was worth. */
function luckLines({ run }: ToldDiff, { figures, subject }: ToldArm): string[] {
  const luck = subject?.luck ?? null;
  if (luck === null) return ['Unpaired: no luck is known to be common, set by set, so that more games are needed.'];
  const [games, otherwise, turned] = [
    sumOver(figures, (figure) => figure.games),
    sumOver(figures, (figure) => figure.luck?.otherwise ?? 0),
    sumOver(figures, (figure) => figure.luck?.turned ?? 0),
  ].map(gamesText);
  const went =
    luck.otherwise === null ? [] : [`Of ${games} games ${otherwise} went otherwise, and ${turned} have another winner.`];
  if (luck.gain === null) return went;
  const { mean, low, high } = luck.gain;
  const word = setWord(run.config.matchups);
  const alike = luck.correlation === null ? '' : `Correlation of the ${word}s ${luck.correlation.toFixed(2)}: `;
  const worth = `common luck needed ${mean.toFixed(1)} (${low.toFixed(1)}–${high.toFixed(1)}) times fewer games`;
  return [...went, `${alike}${worth}.`];
}

/** Each by base, and as changed. */
function gamesPart({ games, which }: ToldArm, terminal: Terminal): string {
  if (games.length === 0) return '';
  const lines = games.flat().map((words) => `  ${commandLine(terminal, words)}`);
  return `${which}\n${lines.join('\n')}\n`;
}
