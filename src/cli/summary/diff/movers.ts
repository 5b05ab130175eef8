// What moved most: matchups and everybody's means, the first player, how long games are, and which cards are taken up or left.
import { turned } from '../../../lab/report/diff/about-whom.ts';
import type { JudgedFigure } from '../../../lab/report/diff/judged.ts';
import { isSame } from '../../../lab/report/results.ts';
import { whereWords } from '../../../lab/who/matchup.ts';
import { plusMinus, shortP, signed } from '../../screen/rates.ts';
import { drawTable } from '../../screen/table.ts';
import type { Terminal } from '../../screen/terminal.ts';
import type { Namer } from '../names.ts';
import type { ToldArm, ToldDiff } from './told.ts';

/** One table of both, so that their columns stand below each other. */
export function moversTable({ name }: ToldDiff, arm: ToldArm, most: number, terminal: Terminal): string {
  const of = (kind: JudgedFigure['kind']) =>
    arm.figures
      .filter((figure) => figure.kind === kind && figure.figure === 'rate' && figure.shift.p !== null)
      .slice(0, most);
  const [matchups, means] = [of('matchups').map((figure) => seenBy(arm, figure)), of('entrants')];
  // Of a single matchup the means say the same again.
  const others = matchups.length === 1 && means.length <= 2 ? [] : means;
  const rows = [
    ...matchups.map((figure) => rowOf(matchupName(name, figure), figure)),
    ...others.map((figure) => rowOf(`${entrantName(name, figure)}, mean`, figure)),
  ];
  return rows.length === 0 ? '' : drawTable([{ head: 'moved most' }, ...HEADS], rows, terminal);
}

const HEADS = [
  { head: 'base, %' },
  { head: 'changed, %' },
  { head: 'shift, pp', align: 'right' as const },
  { head: 'q', align: 'right' as const },
];

function rowOf(what: string, figure: JudgedFigure): string[] {
  const { base, changed, shift, q, paired } = figure;
  const far = `${signed(shift)}${paired ? '' : ' unpaired'}`;
  return [what, plusMinus(base, 1), plusMinus(changed, 1), far, q === null ? '' : shortP(q)];
}

/** From the side of whom the change is about, where that is one of them. */
function seenBy({ subject }: ToldArm, figure: JudgedFigure): JudgedFigure {
  const [other] = turned(figure);
  const isSubject = ({ player }: JudgedFigure) =>
    player !== null && subject !== null && subject.player !== null && isSame(player, subject.player);
  return other !== undefined && isSubject(other) && !isSubject(figure) ? other : figure;
}

function matchupName(name: Namer, { player, against, matchup, ...where }: JudgedFigure): string {
  const words = whereWords(where);
  const who = player === null ? '' : name(player);
  const whom = against === null ? '' : ` v ${name(against)}`;
  return `${matchup} ${who}${whom}${words === '' ? '' : `, ${words}`}`;
}

function entrantName(name: Namer, { player, ...where }: JudgedFigure): string {
  const words = whereWords(where);
  return `${player === null ? '' : name(player)}${words === '' ? '' : `, ${words}`}`;
}

/** First player, chairs and turns, a line each. */
export function restLines({ figures }: ToldArm): string[] {
  const rest = figures.filter(({ kind }) => kind === 'rest');
  const [turns, seats] = [rest.filter(({ unit }) => unit === 'turns'), rest.filter(({ unit }) => unit !== 'turns')];
  return [
    ...seats.map((figure) => `${seatName(figure)}${placeText(figure)} ${shareText(figure)}.`),
    ...turns.map((figure) => `Turns a game${placeText(figure)} ${turnText(figure)}.`),
  ];
}

function seatName({ figure }: JudgedFigure): string {
  const chair = /^chair_(\d+)$/.exec(figure)?.[1];
  return chair === undefined ? 'First player' : `Chair ${chair}`;
}

function placeText({ matchup, ...where }: JudgedFigure): string {
  const words = [...(matchup === null ? [] : [`matchup ${matchup}`]), whereWords(where)].filter((word) => word !== '');
  return words.length === 0 ? ':' : ` (${words.join(', ')}):`;
}

const shareText = ({ base, changed, shift }: JudgedFigure): string =>
  `${(100 * base.mean).toFixed(1)} → ${(100 * changed.mean).toFixed(1)} %, ${signed(shift)} pp`;

function turnText({ base, changed, shift: { mean, low, high } }: JudgedFigure): string {
  const far = Number.isNaN(low) ? '' : ` ±${((high - low) / 2).toFixed(2)}`;
  return `${base.mean.toFixed(1)} → ${changed.mean.toFixed(1)}, ${mean < 0 ? '−' : '+'}${Math.abs(mean).toFixed(2)}${far}`;
}

/** Calling those up to so great a q a shift makes at most that share of the calls wrong. */
const SURE = 0.05;

export function cardsTable({ name }: ToldDiff, { figures }: ToldArm, most: number, terminal: Terminal): string {
  const cards = figures.filter(({ kind, q }) => kind === 'cards' && q !== null && q <= SURE).slice(0, most);
  const rows = cards.map((figure) => rowOf(`${entrantName(name, figure)}: ${figure.card} ${figure.figure}`, figure));
  return rows.length === 0 ? '' : drawTable([{ head: 'in how many of the sets' }, ...HEADS], rows, terminal);
}
