// The answer of power: what was asked, what it needs, and what that rests on.

import {
  alphaEach,
  byCorrelation,
  INDEPENDENT,
  largestVariance,
  type Measured,
  measuredLuck,
  type Need,
  needsOf,
  type PowerRequest,
  type SameLuck,
} from '../../../lab/report/power.ts';
import { paceOf } from '../../../lab/run/meta.ts';
import { progressOf } from '../../../lab/run/run.ts';
import { readRun } from '../../../lab/run/run-folder.ts';
import { quoted } from '../../../lab/text/quote.ts';
import { fraction, wholeNumber } from '../../choose/numbers.ts';
import { chooseRun } from '../../choose/run.ts';
import type { ArgsOf } from '../../command.ts';
import { OK, UsageError } from '../../errors.ts';
import { jsonText } from '../../screen/json-text.ts';
import { wrapProse } from '../../screen/prose.ts';
import { six } from '../../screen/rates.ts';
import { drawTable } from '../../screen/table.ts';
import type { Terminal } from '../../screen/terminal.ts';
import type { power } from './command.ts';

export async function run(args: ArgsOf<typeof power>, terminal: Terminal): Promise<number> {
  const measured = args.run === undefined ? null : measure(chooseRun(args.run, '--run'));
  const variance = measured?.variance ?? INDEPENDENT;
  const correlation = correlationOf(args['paired-correlation']);
  const request: PowerRequest = {
    detect: points('--detect', args.detect),
    halfWidth: points('--half-width', args['half-width']),
    care: { power: fraction('--power', args.power), alpha: fraction('--alpha', args.alpha) },
    tests: wholeNumber('--tests', args.tests, 1),
    sameLuck: correlation === null ? (measured?.sameLuck ?? null) : byCorrelation(variance, correlation),
    variance,
    setSize: measured?.setSize ?? 2,
  };
  if (request.detect === null && request.halfWidth === null) {
    throw new UsageError('power: found neither --detect nor --half-width, expected one of them, such as --detect 1pp');
  }
  const needs = needsOf(request).map((need) => ({ ...need, seconds: secondsOf(need, measured) }));
  if (args.json) terminal.out(jsonOf(request, correlation, needs, measured));
  else terminal.out(textOf(request, needs, measured, terminal));
  return OK;
}

interface MeasuredRun extends Measured {
  readonly folder: string;
  readonly matchups: number;
  /** Null where a session of it has no end. */
  readonly gamesPerSecond: number | null;
  /** Of a run with arms. */
  readonly sameLuck: SameLuck | null;
}

type Timed = Need & { readonly seconds: number | null };

function measure(folder: string): MeasuredRun {
  const run = readRun(folder);
  const found = largestVariance(run.matchups);
  if (found === null)
    throw new UsageError(`--run: found no matchup with pairs in ${quoted(folder)}, expected one that is no mirror`);
  const sameLuck = measuredLuck(run.matchups);
  return { folder, matchups: run.matchups.length, ...found, sameLuck, gamesPerSecond: paceOf(folder, progressOf(run).done) };
}

/** For every matchup of the run. */
function secondsOf({ games }: Need, measured: MeasuredRun | null): number | null {
  if (measured === null || measured.gamesPerSecond === null) return null;
  return Math.ceil((games * measured.matchups) / measured.gamesPerSecond);
}

function points(flag: string, text: string | undefined): number | null {
  if (text === undefined) return null;
  const [, digits = ''] = /^(\d*\.?\d+)\s*pp$/.exec(text.trim()) ?? [];
  const value = Number(digits);
  if (digits === '' || value <= 0 || value > 50) {
    throw new UsageError(`${flag}: found ${quoted(text)}, expected percentage points above 0 and up to 50, such as 1pp`);
  }
  return value / 100;
}

function correlationOf(text: string | undefined): number | null {
  if (text === undefined) return null;
  const value = Number(text);
  if (!/^-?(0|0?\.\d+)$/.test(text)) {
    throw new UsageError(`--paired-correlation: found ${quoted(text)}, expected a number above -1 and below 1`);
  }
  return value;
}

function jsonOf(
  request: PowerRequest,
  correlation: number | null,
  needs: readonly Timed[],
  measured: MeasuredRun | null,
): string {
  const { detect, halfWidth, care, tests, variance } = request;
  const object = {
    schema: 'fablelab-power/2',
    ...{ detect, half_width: halfWidth, ...care, tests, alpha_each: alphaEach(request), paired_correlation: correlation },
    run: measured?.folder ?? null,
    pair_variance: six(variance),
    needs,
  };
  return jsonText(object);
}

function textOf(request: PowerRequest, needs: readonly Timed[], measured: MeasuredRun | null, terminal: Terminal): string {
  const timed = measured !== null && measured.gamesPerSecond !== null;
  const table = drawTable(
    [
      { head: 'question' },
      { head: 'pairs', align: 'right' },
      { head: 'games', align: 'right' },
      ...(timed ? [{ head: 'all matchups', align: 'right' as const }] : []),
    ],
    needs.map(({ question, pairs, games, seconds }) => [question, pairs, games, ...(timed ? [`${seconds} s`] : [])]),
    terminal,
  );
  return wrapProse(`${table}\n${footnotes(request, measured)}`, terminal);
}

function footnotes(request: PowerRequest, measured: MeasuredRun | null): string {
  const { care, tests, variance, detect } = request;
  const each = tests === 1 ? '' : `, shared by ${tests} questions (Bonferroni)`;
  const worth = `${(INDEPENDENT / variance).toFixed(2)} times what independent games at 50 % are worth`;
  const lines = [
    `alpha ${care.alpha}, two-sided${each}${detect === null ? '' : `; power ${care.power}`}; normal approximation.`,
    measured === null
      ? 'A pair is two games with the seats swapped; as if they were independent, at 50 %. --run takes a measured variance.'
      : `Variance of a pair's score ${variance.toFixed(4)}, the largest of ${measured.matchups} matchups of ${measured.folder}: ${worth}.`,
  ];
  if (detect !== null) lines.push('Old and new play so many pairs each; the games are those of both.');
  if (measured !== null && measured.gamesPerSecond !== null) {
    const pace = Math.round(measured.gamesPerSecond);
    lines.push(`Time for all ${measured.matchups} matchups, by the pace of that run: ${pace} games/s.`);
  }
  return `${lines.join('\n')}\n`;
}
