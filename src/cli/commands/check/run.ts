// check: plays what a scenario expects something of until every line is decided, or judges a run that is there.
import { existsSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Box } from '../../../core/contract.ts';
import type { Resolved } from '../../../lab/contest/resolved.ts';
import { writeReports } from '../../../lab/report/finish.ts';
import { RunReports } from '../../../lab/report/run-reports.ts';
import type { Baseline } from '../../../lab/run/baseline.ts';
import { checkForBox } from '../../../lab/run/check-for-box.ts';
import { isRun } from '../../../lab/run/find-runs.ts';
import { recordedOf } from '../../../lab/run/recorded.ts';
import { checkMatchups, type Run, type RunInFolder } from '../../../lab/run/run.ts';
import { openRun } from '../../../lab/run/run-folder.ts';
import { scenarioNames } from '../../../lab/scenario/names.ts';
import { gameNames } from '../../../lab/who/games.ts';
import { chooseBox } from '../../choose/box.ts';
import { REPORTS } from '../../choose/folder.ts';
import { chooseRun } from '../../choose/run.ts';
import { chooseScenario } from '../../choose/scenario.ts';
import type { ArgsOf } from '../../command.ts';
import { UsageError } from '../../errors.ts';
import { startRun } from '../../playing/start-run.ts';
import type { Terminal } from '../../screen/terminal.ts';
import { checkPlace } from '../../screen/write-text.ts';
import { showCheck } from '../../summary/check.ts';
import { againstBaseline, chooseBaseline } from './baseline.ts';
import type { check } from './command.ts';
import { telling } from './telling.ts';

type CheckArgs = ArgsOf<typeof check>;

export async function run(args: CheckArgs, terminal: Terminal): Promise<number> {
  const { scenario, junit, markdown } = args;
  checkPlace(junit, '--junit');
  checkPlace(markdown, '--markdown');
  if (isFile(scenario) || isNamed(scenario)) return play(scenario, args, terminal);
  return isRun(scenario) || isRun(join(REPORTS, scenario))
    ? judge(chooseRun(scenario), args, terminal)
    : play(scenario, args, terminal);
}

/** A scenario that comes with the lab. */
const isNamed = (word: string): boolean => gameNames().some((game) => scenarioNames(game).includes(word));

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();

async function play(scenario: string, args: CheckArgs, terminal: Terminal): Promise<number> {
  const asked = await chooseScenario(scenario, { ...args, until: 'decided', game: '' });
  checkExpects(asked, scenario);
  checkMatchups(asked);
  const name = basename(scenario).replace(/\.ya?ml$/, '');
  const box = await chooseBox(asked.game);
  const baseline = chooseBaseline(asked, args.baseline, name);
  const { config, changed } =
    baseline === null ? { config: asked, changed: [] } : await againstBaseline(box, asked, baseline);
  return startRun(
    box,
    { config, shard: null, raw: false, baseline: baseline ?? undefined },
    `check-${name}`,
    { ...args, telling: telling(args, { again: againWords(args, config), changed }, terminal) },
    terminal,
  );
}

/** What decides the verdicts, in full; how it is played does not. */
function againWords({ scenario, set = [], patch = [], ...args }: CheckArgs, { seed }: Resolved): string[] {
  const given = (['pairs', 'sets', 'baseline'] as const).flatMap((name) => {
    const value = args[name];
    return value === undefined ? [] : [`--${name}`, value];
  });
  return [
    ...['check', scenario, '--seed', seed],
    ...set.flatMap((one) => ['--set', one]),
    ...patch.flatMap((one) => ['--patch', one]),
    ...given,
  ];
}

function checkExpects({ expect = [] }: Resolved, name: string): void {
  if (expect.length === 0)
    throw new UsageError(`check: found nothing expected in ${name}, expected a scenario with expect; see docs/ci.md`);
}

/** Set by set, where the run and the baseline have kept them under the same keys. */
function besideBaseline(box: Box, part: RunInFolder, baseline: Baseline): Run {
  const recorded = recordedOf(box, part, baseline);
  const matchups = part.run.matchups.map((matchup, at) => ({ ...matchup, recorded: recorded[at] ?? null }));
  return { ...part.run, baseline, matchups };
}

/** At its own number of sets, in the same words. */
async function judge(folder: string, args: CheckArgs, terminal: Terminal): Promise<number> {
  checkIsPlayed(args);
  const { run, lock } = openRun(folder);
  try {
    const box = await chooseBox(run.config.game);
    checkForBox(box, { folder, run });
    checkExpects(run.config, folder);
    if (run.baseline !== undefined && args.baseline !== undefined)
      throw new UsageError(`--baseline: found with ${folder}, which has one of its own, expected none`);
    const baseline = run.baseline ?? chooseBaseline(run.config, args.baseline, basename(folder));
    const compared = baseline === null || baseline === run.baseline ? run : besideBaseline(box, { folder, run }, baseline);
    const reports = new RunReports(box, compared);
    writeReports(folder, reports, compared);
    const again = ['check', folder, ...(args.baseline === undefined ? [] : ['--baseline', args.baseline])];
    return showCheck(reports, folder, compared, { ...args, telling: telling(args, { again }, terminal) }, terminal);
  } finally {
    lock.release();
  }
}

/** What would change a run that is there is not done silently to none. */
function checkIsPlayed(args: CheckArgs): void {
  const flags = ['seed', 'pairs', 'sets', 'set', 'patch', 'out', 'replace', 'continue', 'for'] as const;
  const odd = flags.find((flag) => args[flag] !== undefined);
  if (odd !== undefined) throw new UsageError(`--${odd}: found with a run, which is judged as it is, expected a scenario`);
}
