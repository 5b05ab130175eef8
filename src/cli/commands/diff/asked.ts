// What is to be compared: a scenario, or none, with versions of the game.
import type { Resolved } from '../../../lab/contest/resolved.ts';
import { parseUntil } from '../../../lab/contest/until.ts';
import { findScenario } from '../../../lab/scenario/files.ts';
import { quickScenario, readScenario, type ScenarioFile, type ScenarioFlags } from '../../../lab/scenario/read.ts';
import { botNames } from '../../../lab/who/bots.ts';
import { chooseBox } from '../../choose/box.ts';
import { patchFile } from '../../choose/variant.ts';
import type { ArgsOf } from '../../command.ts';
import { UsageError } from '../../errors.ts';
import { armOfSets, armsOfScan } from './arms.ts';
import type { diff } from './command.ts';

type DiffArgs = ArgsOf<typeof diff>;

/** Effects agree between bots, and this one is quick: the default where it plays. */
const USUAL_BOT = 'greedy';
/** Half the width of the interval of the change in a matchup. */
const USUAL_UNTIL = 'diff<=0.5pp';
/** Only to read what the scenario itself is. */
const ANY_UNTIL = 'ci<=10pp';

/** `word` is a scenario. Mistakes in the file or the flags are ScenarioErrors, which end a command with exit code 2. */
export async function chooseArms(word: string | undefined, args: DiffArgs): Promise<Resolved> {
  const { seed, pairs, sets, luck, until } = args;
  const base = await read(word, args, { seed, luck, until: ANY_UNTIL });
  const patches = await patchesOf(base, args);
  if (base.arms === undefined && patches.length === 0) {
    const found = word === undefined ? 'nothing that is changed' : `no arms in ${word}`;
    throw new UsageError(
      `diff: found ${found}, expected --set, --patch or --scan, a scenario with arms, a run with arms, or two runs`,
    );
  }
  const flags = { seed, pairs, sets, luck, until, patches };
  if ([pairs, sets, until].some((flag) => flag !== undefined)) return read(word, args, flags);
  // A scenario that is about changes says itself how sure they must be.
  const own = await read(word, args, flags);
  return isAboutChanges(own) ? own : read(word, args, { ...flags, until: USUAL_UNTIL });
}

const isAboutChanges = ({ until }: Resolved): boolean => until !== undefined && parseUntil(until)?.of === 'diff';

/** Whether a change is asked for, which a run that is there cannot have. */
export function isChanged({ set, patch, scan }: DiffArgs): boolean {
  return set !== undefined || patch !== undefined || scan !== undefined;
}

async function patchesOf(base: Resolved, { set, patch = [], scan }: DiffArgs): Promise<ScenarioFile[]> {
  const box = await chooseBox(base.game);
  return [
    ...patch.map(patchFile),
    ...(set === undefined ? [] : [armOfSets(box, base, set)]),
    ...(scan === undefined ? [] : armsOfScan(box, base, scan)),
  ];
}

function read(word: string | undefined, args: DiffArgs, flags: ScenarioFlags): Promise<Resolved> {
  const { game, entrants, against, bots } = args;
  if (word === undefined) {
    if (against !== undefined && entrants === undefined)
      throw new UsageError('--against: found without --entrants, expected both: who meets whom');
    return quickScenario({ game, entrants, against, bots: bots ?? usualBot(game), ...flags });
  }
  for (const [flag, value] of Object.entries({ entrants, bots, against }))
    if (value !== undefined) throw new UsageError(`--${flag}: found with a scenario, expected it in its file`);
  return readScenario(findScenario(word), flags);
}

function usualBot(game: string): string {
  const names = botNames(game);
  if (names.includes(USUAL_BOT)) return USUAL_BOT;
  throw new UsageError(`--bots: found none, expected one of ${names.join(', ')}`);
}
