// The words for what was expected and what was found: the same on the screen, in files and for a CI.
import type { Expected, Figure, Verdict } from '../../../lab/contest/expected.ts';
import { unitOf } from '../../../lab/report/check/check.ts';
import { ALPHA, BETA, type Judged, verdictOfAll } from '../../../lab/report/check/judge.ts';

/** Whether a line is about what differs from a baseline. */
export function isShift({ figure }: Pick<Expected, 'figure'>): boolean {
  return figure.is === 'matchup-shift' || figure.is === 'entrant-shift';
}

/** What verdicts are worth. */
export const PROMISE = `Of all checks of a game that holds everything at most ${100 * ALPHA} % fail; of lines that do not hold at most ${100 * BETA} % pass.`;

/** `FAILS: of 23 lines 1 fails, 2 undecided, 20 hold.` */
export function headline(judged: readonly Judged[]): string {
  const count = (verdict: Verdict) => judged.filter(({ judgement }) => judgement.verdict === verdict).length;
  const [fails, undecided, holds] = [count('fails'), count('undecided'), count('holds')];
  const verdict = verdictOfAll(judged).toUpperCase();
  const parts = [
    ...(fails > 0 ? [`${fails} ${fails === 1 ? 'fails' : 'fail'}`] : []),
    ...(undecided > 0 ? [`${undecided} undecided`] : []),
    `${holds} ${holds === 1 ? 'holds' : 'hold'}`,
  ];
  return `${verdict}: of ${judged.length} ${judged.length === 1 ? 'line' : 'lines'} ${parts.join(', ')}.`;
}

/** `found 85.1 (83.0 to 87.0) %, expected 20.0 % to 80.0 %, in 512 games` */
export function sentence(line: Judged): string {
  const { games } = line.judgement;
  return `found ${foundText(line)}, expected ${limitsText(line)}, in ${games.toLocaleString('en')} ${games === 1 ? 'game' : 'games'}`;
}

export function foundText({ figure, judgement: { estimate, low, high } }: Judged): string {
  if (!Number.isFinite(estimate)) return 'nothing yet';
  const text = (value: number) => numberText(value, figure);
  return `${text(estimate)} (${text(low)} to ${text(high)}) ${unitText(figure)}`;
}

export function limitsText({ figure, min, max }: Judged): string {
  const [from, to] = [min, max].map((limit) => (limit === undefined ? null : numberText(limit, figure)));
  const unit = unitText(figure);
  if (from !== null && to !== null) return `${from} to ${to} ${unit}`;
  const limit = to === null ? `at least ${from} ${unit}` : `at most ${to} ${unit}`;
  return figure.is === 'longer' ? `${limit} longer than ${figure.turns} turns` : limit;
}

function unitText(figure: Figure): string {
  if (unitOf(figure) === 'Elo') return 'Elo';
  return isShift({ figure }) ? 'pp' : '%';
}

/** Rare events need more digits than others. */
function numberText(value: number, figure: Figure): string {
  const digits = Math.abs(value) < 0.01 && value !== 0 ? 2 : 1;
  const text = unitOf(figure) === 'Elo' ? value.toFixed(0) : (100 * value).toFixed(digits);
  return text.replace(/^-(0(?:\.0+)?)$/, '$1').replace('-', '−');
}
