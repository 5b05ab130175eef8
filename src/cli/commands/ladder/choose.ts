// What a ladder is asked for, from its flags: every two of several bots, or with --sprt a new one against an old one.
import type { Box, Mode } from '../../../core/contract.ts';
import { modeOf, settingOf } from '../../../core/modes.ts';
import { isDuel } from '../../../lab/contest/seating.ts';
import { mostSets } from '../../../lab/contest/until.ts';
import { hasEqualSides, type LadderRequest, ladderMode } from '../../../lab/ladder/request.ts';
import type { SprtTest } from '../../../lab/ladder/sprt.ts';
import { DIGITS } from '../../../lab/text/number-words.ts';
import { quoted } from '../../../lab/text/quote.ts';
import { botNames } from '../../../lab/who/bots.ts';
import { chooseBox } from '../../choose/box.ts';
import { chooseDuration } from '../../choose/duration.ts';
import { chooseNames, known } from '../../choose/names.ts';
import { fraction, wholeNumber } from '../../choose/numbers.ts';
import type { ArgsOf } from '../../command.ts';
import { asUsage, UsageError } from '../../errors.ts';
import type { ladder } from './command.ts';

export type LadderArgs = ArgsOf<typeof ladder>;

/** Pairs of a ladder. */
const PAIRS = '20';

const SPRT_FORM = 'such as --new mine --old greedy --sprt 0,10';

/** Flags that need --sprt, and those that it needs. */
export function checkFlags(args: LadderArgs): void {
  if (args.sprt === undefined) {
    const lost = (['new', 'old', 'alpha', 'beta', 'for'] as const).find((flag) => args[flag] !== undefined);
    if (lost !== undefined) throw new UsageError(`--${lost}: found without --sprt, expected it too, ${SPRT_FORM}`);
    return;
  }
  for (const flag of ['new', 'old'] as const)
    if (args[flag] === undefined) throw new UsageError(`--sprt: found without --${flag}, expected it too, ${SPRT_FORM}`);
  if (args.bots !== undefined) throw new UsageError('--bots: found with --sprt, expected --new and --old in its place');
}

export async function chooseLadder(args: LadderArgs): Promise<LadderRequest> {
  const box = await chooseBox(args.game);
  const bots = chooseNames('--bots', args.bots, botNames(box.name));
  if (bots.length < 2) throw new UsageError(`--bots: found ${bots.length}, expected two or more to meet`);
  return requestOf(box, bots, wholeNumber('--pairs', args.pairs ?? PAIRS, 1), args);
}

function requestOf(box: Box, bots: readonly string[], sets: number, args: LadderArgs): LadderRequest {
  const mode = asUsage(() => modeOf(box, args.mode));
  const setting = asUsage(() => settingOf(box, args.setting));
  const ids = box.roster.map(({ id }) => id);
  const chosen = chooseNames('--entrants', args.entrants, ids);
  const entrants = ids.filter((id) => chosen.includes(id));
  checkMode(mode, entrants);
  return { box, mode, setting, bots, entrants, sets, seed: wholeNumber('--seed', args.seed, 0) };
}

/** One among others can have every place only where sides change places. */
function checkMode(mode: Mode, entrants: readonly string[]): void {
  if (mode.sides.length > 2 && !hasEqualSides(mode)) {
    throw new UsageError(`--mode: found sides of different size in ${mode.name}, expected one size, or two sides`);
  }
  if (entrants.length < mode.party) {
    throw new UsageError(`--entrants: found ${entrants.length}, expected ${mode.party} or more for a party of ${mode.name}`);
  }
}

/** A test of a new bot against an old one. */
export interface SprtRequest {
  /** Its bots are the new one and the old one. */
  readonly request: LadderRequest;
  readonly test: SprtTest;
  /** Milliseconds; null where there is time for all. */
  readonly time: number | null;
}

/** What a timer can wait for. */
const MOST_DAYS = 24;

/** Of two bots that have the same name every pair comes out even, whatever they do. */
export async function chooseSprt(args: LadderArgs): Promise<SprtRequest> {
  const box = await chooseBox(args.game);
  const names = botNames(box.name);
  const bots = [known('--new', args.new!, names), known('--old', args.old!, names)];
  if (bots[0] === bots[1]) {
    const why = 'which wins exactly half of its games against itself by design';
    throw new UsageError(`--new: found ${quoted(args.new!)}, ${why}; expected another bot than --old`);
  }
  const test = chooseTest(args);
  const sets = args.pairs === undefined ? mostSets({ of: 'decided' }) : wholeNumber('--pairs', args.pairs, 1);
  const request = requestOf(box, bots, sets, args);
  if (!isDuel(ladderMode(request))) {
    const where = `${ladderMode(request).name} of ${box.title}`;
    throw new UsageError(`--sprt: found ${where}, expected a mode in which two meet with one seat each`);
  }
  return { request, test, time: args.for === undefined ? null : chooseDuration('--for', args.for, MOST_DAYS) };
}

/** Beyond it hardly a game is lost, and nobody needs a test. */
const MOST_ELO = 1000;
const ELO = String.raw`(-?${DIGITS}(?:\.\d+)?)`;
const ELOS = new RegExp(`^${ELO},${ELO}$`);

function chooseTest({ sprt = '', alpha = '0.05', beta = '0.05' }: LadderArgs): SprtTest {
  const [, first, second] = ELOS.exec(sprt) ?? [];
  const [elo0, elo1] = [Number(first), Number(second)];
  if (!(elo0 < elo1 && -MOST_ELO <= elo0 && elo1 <= MOST_ELO)) {
    const form = `two numbers of Elo from -${MOST_ELO} to ${MOST_ELO}, the smaller first, such as 0,10 or =-10,0`;
    throw new UsageError(`--sprt: found ${quoted(sprt)}, expected ${form}`);
  }
  return { elo0, elo1, alpha: chance('--alpha', alpha), beta: chance('--beta', beta) };
}

function chance(flag: string, text: string): number {
  const value = fraction(flag, text);
  if (value < 0.5) return value;
  throw new UsageError(`${flag}: found ${quoted(text)}, expected a number below 0.5`);
}
