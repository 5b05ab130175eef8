// diff: what a change did. Plays a scenario with arms, or tells of runs that are there.
import { existsSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { isRun } from '../../../lab/run/find-runs.ts';
import { checkMatchups } from '../../../lab/run/run.ts';
import { scenarioNames } from '../../../lab/scenario/names.ts';
import { gameNames } from '../../../lab/who/games.ts';
import { chooseBox } from '../../choose/box.ts';
import { chooseRun } from '../../choose/run.ts';
import type { ArgsOf } from '../../command.ts';
import { UsageError } from '../../errors.ts';
import { startRun } from '../../playing/start-run.ts';
import type { Terminal } from '../../screen/terminal.ts';
import { dryRun } from '../sweep/dry-run.ts';
import { chooseArms, isChanged } from './asked.ts';
import type { diff } from './command.ts';
import { showDiff } from './show.ts';
import { compareRuns } from './two-runs.ts';

type DiffArgs = ArgsOf<typeof diff>;

export async function run(args: DiffArgs, terminal: Terminal): Promise<number> {
  const { what = [] } = args;
  const [first, second, ...more] = what;
  if (more.length > 0) throw new UsageError(`diff: found ${what.length} words, expected a scenario, a run, or two runs`);
  if (first !== undefined && second !== undefined) {
    if (isChanged(args)) throw new UsageError('diff: found two runs and a change, expected one of them');
    return compareRuns([chooseRun(first, 'diff'), chooseRun(second, 'diff')], args, terminal);
  }
  return first === undefined || isScenario(first, args) ? play(first, args, terminal) : show(first, args, terminal);
}

/** What is there to be played comes before a run of that name under reports/; a folder comes first. */
function isScenario(word: string, args: DiffArgs): boolean {
  if (isChanged(args)) return true;
  if (isRun(word)) return false;
  return (existsSync(word) && statSync(word).isFile()) || gameNames().some((game) => scenarioNames(game).includes(word));
}

async function play(word: string | undefined, args: DiffArgs, terminal: Terminal): Promise<number> {
  const config = await chooseArms(word, args);
  const box = await chooseBox(config.game);
  checkMatchups(config);
  if (args['dry-run']) return dryRun(config, null, { ...args, raw: false }, terminal);
  const name = word === undefined ? config.game : basename(word).replace(/\.ya?ml$/, '');
  const asked = { config, shard: null, raw: false };
  return startRun(box, asked, `diff-${name}`, { ...args, summary: 'diff' }, terminal);
}

function show(word: string, args: DiffArgs, terminal: Terminal): Promise<number> {
  return showDiff(chooseRun(word, 'diff'), args, terminal);
}
