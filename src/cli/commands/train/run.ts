// train: finds the weights of a bot by self-play.

import type { Box } from '../../../core/contract.ts';
import { firstLook, nouns } from '../../../games/index.ts';
import type { Signatures } from '../../../lab/crew/crew.ts';
import { signaturesOf } from '../../../lab/crew/sign.ts';
import { isPlainDuel } from '../../../lab/ladder/request.ts';
import { quoted } from '../../../lab/text/quote.ts';
import { gamesOf, isByRoster, playersBy, type TrainingPlan, trainingOrder } from '../../../lab/train/plan.ts';
import { type Gain, type Generation, type Trained, train as trainLists } from '../../../lab/train/train.ts';
import { weightsText } from '../../../lab/train/weights-file.ts';
import { botNames, loadBot } from '../../../lab/who/bots.ts';
import { chooseBox } from '../../choose/box.ts';
import { chooseNames, known } from '../../choose/names.ts';
import { wholeNumber } from '../../choose/numbers.ts';
import type { ArgsOf } from '../../command.ts';
import { INTERRUPTED, OK, UsageError } from '../../errors.ts';
import type { ProgressMode } from '../../flags/run.ts';
import { type CrewArgs, withCrew } from '../../playing/with-crew.ts';
import { commandLine } from '../../screen/command-line.ts';
import { Progress } from '../../screen/progress.ts';
import { plusMinus } from '../../screen/rates.ts';
import { drawTable } from '../../screen/table.ts';
import type { Terminal } from '../../screen/terminal.ts';
import { checkPlace, writeText } from '../../screen/write-text.ts';
import type { train } from './command.ts';

type TrainArgs = ArgsOf<typeof train>;

export async function run(args: TrainArgs, terminal: Terminal): Promise<number> {
  const plan = await choosePlan(args);
  checkPlace(args.out);
  const quiet = args.quiet === true;
  const byRoster = isByRoster(plan);
  const noun = byRoster ? plan.box.noun : { one: 'list', many: 'lists' };
  if (!quiet) terminal.err(`${headline(plan, noun.many)}\n`);
  const { trained, signatures } = await play(plan, args, terminal);
  const line = commandLine({ ...terminal, env: {} }, wordsOf(plan, byRoster));
  writeText(args.out, weightsText(plan, trained, line, signatures), terminal);
  if (trained.gain === null) return stopped(plan, trained, terminal);
  if (!quiet) terminal.err(gainTable(plan, noun.one, trained.gain, terminal));
  return OK;
}

async function choosePlan(args: TrainArgs): Promise<TrainingPlan> {
  const box = await chooseBox(args.game);
  checkMode(box);
  const names = botNames(box.name);
  const bot = known('train', args.bot, names);
  const { training } = await loadBot(box.name, bot);
  if (training === undefined) throw new UsageError(await untrainable(box, bot, names));
  const against = args.against === undefined ? [] : chooseNames('--against', args.against, names);
  if (against.includes(bot)) {
    throw new UsageError(`--against: found ${quoted(bot)}, which meets itself anyway as it is trained; expected other bots`);
  }
  const flag = nouns.map(({ one }) => one).find((one) => args[one] !== undefined) ?? 'list';
  const lists = chooseNames(`--${flag}`, args[flag], training.lists);
  const idle = lists.find((list) => playersBy({ box, training }, list).length === 0);
  if (idle !== undefined) throw new UsageError(`train: found the list ${quoted(idle)} of ${bot}, by which nobody plays`);
  return {
    ...{ box, bot, training, against },
    lists: training.lists.filter((list) => lists.includes(list)),
    seed: wholeNumber('--seed', args.seed, 0),
    generations: wholeNumber('--generations', args.generations, 1),
    population: evenNumber('--population', args.population),
    pairs: wholeNumber('--pairs', args.pairs, 2),
  };
}

/** Candidates are compared by the pairs that they win, one of the roster against one. */
function checkMode(box: Box): void {
  const [mode] = box.modes;
  if (mode === undefined || isPlainDuel(mode)) return;
  throw new UsageError(
    `train: found ${mode.name} as the first mode of ${box.title}, expected two who meet with one ${box.noun.one} each: only duels can be trained for now`,
  );
}

/** A candidate and its mirror image are tried together. */
function evenNumber(what: string, text: string): number {
  const value = wholeNumber(what, text, 4);
  if (value % 2 !== 0) throw new UsageError(`${what}: found ${value}, expected an even number`);
  return value;
}

async function untrainable(box: Box, bot: string, names: readonly string[]): Promise<string> {
  // One that does not load is none of them.
  const training = await Promise.all(
    names.map((name) =>
      loadBot(box.name, name).then(
        (one) => one.training,
        () => undefined,
      ),
    ),
  );
  const able = names.filter((_, at) => training[at] !== undefined);
  const expected = able.length === 0 ? 'there is none' : `one of ${able.join(', ')}`;
  return `train: found ${quoted(bot)}, which has no weights, expected a bot that can be trained: ${expected}`;
}

/** All that matters is spelled out, because defaults may change; what does not, as the number of workers, is left out. */
function wordsOf(plan: TrainingPlan, isByRoster: boolean): string[] {
  const { box, bot, training, lists, seed, generations, population, pairs, against } = plan;
  const numbers = Object.entries({ seed, generations, population, pairs });
  const own = nouns.find(({ one }) => isByRoster && one === box.noun.one)?.one ?? 'list';
  return [
    ...['train', bot],
    ...(box.name === firstLook.game ? [] : ['--game', box.name]),
    ...(lists.length === training.lists.length ? [] : [`--${own}`, lists.join(',')]),
    ...numbers.flatMap(([name, value]) => [`--${name}`, String(value)]),
    ...(against.length === 0 ? [] : ['--against', against.join(',')]),
  ];
}

function headline({ bot, training, lists, generations, population, against, seed }: TrainingPlan, many: string): string {
  const who = lists.length === 1 ? lists[0] : `${lists.length} ${many}`;
  const whom = ['itself', ...against].join(', ');
  const size = `${generations} generations of ${population}`;
  return `${bot}: ${training.weights.length} weights each for ${who}, ${size}, against ${whom}, seed ${seed}`;
}

async function play(
  plan: TrainingPlan,
  args: CrewArgs & { readonly progress: ProgressMode },
  terminal: Terminal,
): Promise<{ readonly trained: Trained; readonly signatures: Signatures }> {
  const bar = new Progress(terminal, args.quiet ? 'none' : args.progress, gamesOf(plan));
  let [games, generations] = [0, 0];
  return withCrew(trainingOrder(plan), args, terminal, async (crew, signal) => {
    try {
      const signatures = await signaturesOf(crew);
      const trained = await trainLists(plan, crew, {
        signal,
        played: (pairs) => {
          games += 2 * pairs;
          bar.update(games, () => (generations < plan.generations ? `generation ${generations + 1}` : 'checking'));
        },
        generation: (done) => {
          generations = done.number;
          bar.end();
          if (!args.quiet) terminal.err(`${generationLine(plan, done)}\n`);
        },
      });
      return { trained, signatures };
    } finally {
      bar.end();
    }
  });
}

function generationLine({ generations }: TrainingPlan, { number: at, scores }: Generation): string {
  const rates = scores.map(({ opponent, rate }) => `${plusMinus(rate, 1)} % v ${opponent}`);
  return `generation ${String(at).padStart(String(generations).length)}: candidates score ${rates.join(', ')}`;
}

function stopped({ generations }: TrainingPlan, trained: Trained, terminal: Terminal): number {
  const done = trained.generations === generations ? 'all, but unchecked' : `${trained.generations} of ${generations}`;
  terminal.err(`fablelab: interrupted; these weights are incomplete, and marked so: generations played: ${done}\n`);
  return INTERRUPTED;
}

function gainTable({ bot, lists }: TrainingPlan, noun: string, { all, lists: gains }: Gain, terminal: Terminal): string {
  const rows = [...lists.map((list, at) => ({ list, gain: gains[at] })), { list: 'all', gain: all }];
  const table = drawTable(
    [{ head: noun }, { head: 'gain, pp (95 %)', align: 'right' }],
    rows.flatMap(({ list, gain }) => (gain === undefined ? [] : [[list, plusMinus(gain, 1)]])),
    { ...terminal, columns: terminal.errColumns, outIsTerminal: terminal.errIsTerminal },
  );
  const verdict = all.low > 0 ? 'it gained' : all.high < 0 ? 'IT LOST' : 'no gain is to be seen';
  return `\n${bot} trained, against what it started from, on fresh luck: ${verdict}\n\n${table}`;
}
