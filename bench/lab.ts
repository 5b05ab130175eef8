// npm run bench -- lab: what a sweep costs beside the bare engine, what a second worker is worth, and whether memory
// grows with games. The sides of a ratio are timed in turn, in one process; asserts nothing.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Box } from '../src/core/contract.ts';
import { loadBox } from '../src/games/index.ts';
import type { Resolved } from '../src/lab/contest/resolved.ts';
import type { Block, Crew } from '../src/lab/crew/crew.ts';
import { Threads } from '../src/lab/crew/threads.ts';
import { reportWords, studiedWords } from '../src/lab/report/list.ts';
import { playRun } from '../src/lab/run/play-run.ts';
import { newRun, orderOf, progressOf } from '../src/lab/run/run.ts';
import { createRun } from '../src/lab/run/run-folder.ts';
import { duelOf } from '../src/lab/who/matchup.ts';
import type { Comparable } from './compare.ts';
import { median } from './median.ts';
import { rowOf } from './rows.ts';
import { GAME, openTable, pairingsOf } from './series.ts';

export interface LabEffort {
  readonly rounds: number;
  /** Games per round, by the engine and by each sweep. */
  readonly games: number;
  /** Memory is looked at after so many games. */
  readonly few: number;
  readonly many: number;
}

// Sweeps of seconds: at the end of each one worker waits for the other's last block.
export const LAB_FULL: LabEffort = { rounds: 5, games: 45_000, few: 100_000, many: 1_000_000 };
export const LAB_SMOKE: LabEffort = { rounds: 2, games: 900, few: 3000, many: 9000 };

/** What a file must be to be compared with a result. */
export const LAB = { schema: 'fablelab-bench-lab/1', game: GAME } as const;

export interface LabResult extends Comparable {
  readonly rounds: number;
  readonly engineGamesPerSecond: number;
  readonly sweepGamesPerSecond: number;
  readonly twoWorkersGamesPerSecond: number;
  /** A sweep with one worker over the bare engine, greedy: with all reports, and without those that study the games. */
  readonly sweepOverEngine: number;
  readonly unstudiedOverEngine: number;
  readonly twoOverOne: number;
  /** CPU time of the main thread per block, and how long a block lasts, with two workers. */
  readonly mainMillisecondsPerBlock: number;
  readonly millisecondsPerBlock: number;
  /** Resident memory after many games over that after few. */
  readonly rssRatio: number;
  readonly rssMegabytes: readonly [number, number];
}

export async function measureLab(effort: LabEffort): Promise<LabResult> {
  const box = await loadBox(GAME);
  const home = mkdtempSync(join(tmpdir(), 'fablelab-bench-'));
  try {
    // Memory first: what the rounds leave behind is none of it.
    const rss = await watchLong(box, home, effort);
    const pace = await timeRounds(box, home, effort);
    const ratio = (over: number[], under: number[]) => median(over.map((games, round) => games / under[round]!));
    return {
      ...LAB,
      node: process.version,
      pairings: pairingsOf(box.roster.map(({ id }) => id)),
      rounds: effort.rounds,
      rows: [
        rowOf('sweep, 1 worker, over the engine', pace.one, pace.engine),
        rowOf('the same without studies', pace.plain, pace.engine),
        rowOf('sweep, 2 workers, over one', pace.two, pace.one),
      ],
      engineGamesPerSecond: Math.round(median(pace.engine)),
      sweepGamesPerSecond: Math.round(median(pace.one)),
      twoWorkersGamesPerSecond: Math.round(median(pace.two)),
      sweepOverEngine: rounded(ratio(pace.one, pace.engine)),
      unstudiedOverEngine: rounded(ratio(pace.plain, pace.engine)),
      twoOverOne: rounded(ratio(pace.two, pace.one)),
      mainMillisecondsPerBlock: rounded(rss.main),
      millisecondsPerBlock: Math.round(rss.block),
      rssRatio: rounded(rss.many / rss.few),
      rssMegabytes: [Math.round(rss.few / 2 ** 20), Math.round(rss.many / 2 ** 20)],
    };
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

/** Everybody against everybody, greedy: the pairings that the engine plays beside it. All reports are wanted. */
function configOf(box: Box, games: number, isStudied = true): Resolved {
  const fables = box.roster.map((entrant) => entrant.id);
  const twos = pairingsOf(fables).filter(([a = '', b = '']) => fables.indexOf(a) < fables.indexOf(b));
  const matchups = twos.map(([a = '', b = '']) => duelOf(player(a), player(b)));
  const pairs = Math.ceil(games / 2 / matchups.length);
  const all = {
    game: GAME,
    about: '',
    seed: 'bench',
    design: 'paired' as const,
    options: {},
    change: {},
    matchups,
    sets: pairs,
  };
  const plain = reportWords.filter((word) => !studiedWords.includes(word));
  return isStudied ? { ...all, reports: reportWords, studies: 'each' } : { ...all, reports: plain };
}

const player = (party: string) => ({ party, bot: 'greedy' });

type Paces = Record<'engine' | 'one' | 'plain' | 'two', number[]>;

/** The workers stay; the first round warms everybody up. */
async function timeRounds(box: Box, home: string, { rounds, games }: LabEffort): Promise<Paces> {
  const config = configOf(box, games);
  const { greedy } = (await openTable()).all;
  const bare = configOf(box, games, false);
  const [one, plain, two] = [crewOf(box, config, 1), crewOf(box, bare, 1), crewOf(box, config, 2)];
  const pace: Paces = { engine: [], one: [], plain: [], two: [] };
  try {
    for (let round = 0; round <= rounds; round++) {
      const engine = await paceOf(greedy.whole(games), async () => greedy.play(greedy.whole(games)));
      const alone = await sweepPace(box, config, join(home, `one-${round}`), one);
      const unstudied = await sweepPace(box, bare, join(home, `plain-${round}`), plain);
      const both = await sweepPace(box, config, join(home, `two-${round}`), two);
      if (round === 0) continue;
      pace.engine.push(engine);
      pace.one.push(alone);
      pace.plain.push(unstudied);
      pace.two.push(both);
    }
  } finally {
    await Promise.all([one.close(), plain.close(), two.close()]);
  }
  return pace;
}

function crewOf(box: Box, config: Resolved, hands: number): Crew {
  return new Threads(orderOf(box, config, false), hands, 60);
}

async function sweepPace(box: Box, config: Resolved, folder: string, crew: Crew): Promise<number> {
  return paceOf(2 * config.sets * config.matchups.length, () => sweep(box, config, folder, crew, () => {}));
}

async function sweep(box: Box, config: Resolved, folder: string, crew: Crew, seen: (games: number) => void): Promise<void> {
  const run = newRun(box, config, { engine: '', bots: {} }, null, false);
  createRun(folder, run);
  const progress = () => seen(progressOf(run).done);
  await playRun(run, { folder, crew, signal: new AbortController().signal, saveEvery: 2000, progress });
}

/** What a long sweep takes of the main thread and of memory; medians over the tenth of the games around each mark, because the
 * collector comes and goes. */
async function watchLong(
  box: Box,
  home: string,
  { few, many }: LabEffort,
): Promise<Record<'few' | 'many' | 'main' | 'block', number>> {
  const config = configOf(box, 1.05 * many);
  const crew = crewOf(box, config, 2);
  let [blocks, played] = [0, 0];
  const play = async (block: Block) => {
    const result = await crew.play(block);
    blocks++;
    played += result.milliseconds;
    return result;
  };
  const counting: Crew = {
    hands: 2,
    play,
    sign: () => crew.sign(),
    release: (result) => crew.release?.(result),
    close: () => crew.close(),
  };
  const before = mainMilliseconds();
  const samples: [number[], number[]] = [[], []];
  try {
    await sweep(box, config, join(home, 'memory'), counting, (games) => {
      for (const [at, mark] of [few, many].entries()) {
        if (Math.abs(games - mark) <= 0.05 * mark) samples[at]?.push(process.memoryUsage.rss());
      }
    });
    const main = (mainMilliseconds() - before) / blocks;
    return { few: median(samples[0]), many: median(samples[1]), main, block: played / blocks };
  } finally {
    await crew.close();
  }
}

/** CPU time of the main thread; where the system does not tell, the time in which it was not idle. */
function mainMilliseconds(): number {
  const path = `/proc/self/task/${process.pid}/schedstat`;
  if (!existsSync(path)) return performance.eventLoopUtilization().active;
  return Number(readFileSync(path, 'utf8').split(' ')[0]) / 1e6;
}

async function paceOf(games: number, work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return (1000 * games) / (performance.now() - start);
}

function rounded(value: number): number {
  return Number(value.toFixed(3));
}

export function labTable(result: LabResult): string {
  const { engineGamesPerSecond, sweepGamesPerSecond, twoWorkersGamesPerSecond, rssMegabytes } = result;
  return [
    `${result.game}, Node ${result.node}, medians of ${result.rounds} rounds, greedy, all pairings`,
    `bare engine       ${engineGamesPerSecond} games/s`,
    `sweep, 1 worker   ${sweepGamesPerSecond} games/s, over the engine ${result.sweepOverEngine} (≥ 0.8); without studies ${result.unstudiedOverEngine} (≥ 0.85)`,
    `sweep, 2 workers  ${twoWorkersGamesPerSecond} games/s, over one ${result.twoOverOne} (≥ 1.85)`,
    `main thread       ${result.mainMillisecondsPerBlock} ms of CPU a block of ${result.millisecondsPerBlock} ms`,
    `resident memory   ${rssMegabytes.join(' MB, then ')} MB, ratio ${result.rssRatio} (≤ 1.1)`,
  ].join('\n');
}
