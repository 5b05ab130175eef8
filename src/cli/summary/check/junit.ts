// A check as JUnit XML, which every CI reads: a test case for each line of what is expected. Neither time nor machine is in it.
import exported, { type Builder, type TestCase } from 'junit-report-builder';
import type { Judged } from '../../../lab/report/check/judge.ts';
import { visible } from '../../../lab/text/quote.ts';
import { gamesOfAll, type ToldCheck } from './told.ts';
import { headline, isShift, sentence } from './words.ts';

// It exports the builder itself, and its types say that it is in a field of what is exported.
const builder = exported as unknown as Builder;

/** What does not hold is a failure; what is undecided an error: nothing is known to be wrong, and nothing to be right. */
export function junitText(told: ToldCheck): string {
  const { box, judged, leftOut, run } = told.reports;
  const report = builder.newBuilder();
  const suite = report.testSuite().name(`fablelab check: ${box.title}`);
  const facts = {
    verdict: headline(judged),
    game: run.config.game,
    seed: run.config.seed,
    games: gamesOfAll(told.run),
    'left out': leftOut,
  };
  for (const [name, value] of Object.entries(facts)) suite.property(name, String(value));
  suite.property('command', told.again);
  for (const line of judged) describe(suite.testCase(), line, told);
  return `${report.build()}\n`;
}

function describe(test: TestCase, line: Judged, told: ToldCheck): void {
  const [kind = ''] = line.name.split('.');
  const found = sentence(line);
  test.className(visible(`${told.run.config.game}.${kind}`)).name(visible(line.name));
  if (line.judgement.verdict === 'holds') test.standardOutput(found);
  else if (line.judgement.verdict === 'fails') test.failure(found, 'fails').stacktrace(detailsOf(line, told));
  else test.error(found, 'undecided', detailsOf(line, told));
}

function detailsOf(line: Judged, { again, compared }: ToldCheck): string {
  const lines = [
    `${line.name} ${line.judgement.verdict === 'fails' ? 'fails' : 'is undecided'}`,
    sentence(line),
    ...(compared !== null && isShift(line) ? [compared] : []),
    `To make it again: ${again}`,
  ];
  return lines.map(visible).join('\n');
}
