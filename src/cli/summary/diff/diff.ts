// What a change did, on one screen: the verdict first, then what moved most, which games it decided, and where all of it is.
import type { RunReports } from '../../../lab/report/run-reports.ts';
import { visible } from '../../../lab/text/quote.ts';
import { setWord } from '../../../lab/who/matchup.ts';
import { commandLine } from '../../screen/command-line.ts';
import { wrapProse } from '../../screen/prose.ts';
import type { Terminal } from '../../screen/terminal.ts';
import { atMost, USUAL, type Wish } from '../wish.ts';
import { cardsTable, moversTable, restLines } from './movers.ts';
import { type ToldArm, type ToldDiff, toldArms } from './told.ts';
import { gamesText, sumOver, verdictText } from './verdict.ts';

/** Of movers on the screen, where there is one arm, and where there are several; diff.csv has all. */
const MOST = { one: 5, several: 3 };

/** Of a run with arms. */
export function diffSummary(reports: RunReports, folder: string, terminal: Terminal, wish = USUAL): string {
  const text = diffText(toldArms(reports, folder), terminal, wish);
  const where = `diff.csv in ${visible(folder)} has all of it; report.md and datapackage.json explain it.`;
  return wrapProse(`${text}\n${where}\n`, terminal);
}

export function diffText(diff: ToldDiff, terminal: Terminal, wish: Wish): string {
  const { arms, notes } = diff;
  const first = notes.map((line) => `${line}\n`);
  const [only] = arms;
  if (arms.length === 1 && only !== undefined) return [...first, armText(diff, only, terminal, wish)].join('');
  const verdicts = arms.map((arm) => `${visible(arm.name)}: ${verdictText(diff, arm)}\n`);
  const each = wish.much === 'brief' ? [] : arms.map((arm) => `\n${shorterText(diff, arm, terminal, wish)}`);
  return [...first, ...verdicts, ...each].join('');
}

function armText(diff: ToldDiff, arm: ToldArm, terminal: Terminal, wish: Wish): string {
  const most = atMost(wish, MOST.one);
  const verdict = `${verdictText(diff, arm)}\n${changedText(arm)}\n`;
  if (wish.much === 'brief' || arm.subject === null) return verdict;
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
  if (arm.subject === null) return `${changedText(arm)}\n`;
  const table = moversTable(diff, arm, atMost(wish, MOST.several), terminal);
  return `${changedText(arm)}\n${table}${linesOf(diff, arm)}`;
}

function linesOf(diff: ToldDiff, arm: ToldArm): string {
  return `${[...restLines(arm), ...luckLines(diff, arm)].join('\n')}\n`;
}

/** A version that is named after its numbers needs no other name. */
function changedText({ name, changed, about }: ToldArm): string {
  const isNamed = changed.replaceAll(/ \S+ → /g, '=').replaceAll(', ', '+') === name;
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
function gamesPart({ games }: ToldArm, terminal: Terminal): string {
  if (games.length === 0) return '';
  const lines = games.flat().map((words) => `  ${commandLine(terminal, words)}`);
  return `${games.length === 1 ? 'A game' : 'Games'} that it decided, by base and as changed:\n${lines.join('\n')}\n`;
}
