// Whoever plays the blocks, the run is the same to the byte: a desk in this process, threads, and processes that hear of
// nothing but what comes through a pipe. What crosses the interface may therefore cross a wire.
import { describe, expect, test } from 'vitest';
import { loadBox } from '../../../src/games/index.ts';
import type { Crew, Order } from '../../../src/lab/crew/crew.ts';
import { signaturesOf } from '../../../src/lab/crew/sign.ts';
import { Threads } from '../../../src/lab/crew/threads.ts';
import { finishRun } from '../../../src/lab/report/finish.ts';
import { playRun } from '../../../src/lab/run/play-run.ts';
import { newRun, orderOf } from '../../../src/lab/run/run.ts';
import { createRun } from '../../../src/lab/run/run-folder.ts';
import { quickScenario } from '../../../src/lab/scenario/read.ts';
import { type TrainingPlan, trainingOrder } from '../../../src/lab/train/plan.ts';
import { train } from '../../../src/lab/train/train.ts';
import { weightsText } from '../../../src/lab/train/weights-file.ts';
import { loadBot } from '../../../src/lab/who/bots.ts';
import { at, filesOf } from '../run/runs.ts';
import { alone, Processes } from './crews.ts';

const box = await loadBox('twisted-fables');

const crews: Record<string, (order: Order) => Promise<Crew>> = {
  'a desk in this process': alone,
  'one thread': async (order) => new Threads(order, 1, 60),
  'three threads': async (order) => new Threads(order, 3, 60),
  'two processes': async (order) => new Processes(order, 2),
};
const others = Object.keys(crews).slice(1);

/** Every file of a run with rows, studies, draws and a stop by width. */
async function sweep(name: string): Promise<Record<string, string>> {
  const flags = { entrants: 'alice,kaguya', bots: 'greedy,random', seed: '3', pairs: '700', until: 'ci<=4pp' };
  const config = await quickScenario({ game: box.name, ...flags });
  const crew = await crews[name]!(orderOf(box, config, true));
  const folder = at(name);
  const run = newRun(box, config, await signaturesOf(crew), null, true);
  createRun(folder, run);
  const signal = new AbortController().signal;
  const more = { saveEvery: 20, progress: () => {} };
  expect(await playRun(run, { folder, crew, signal, ...more })).toBe(true);
  finishRun(box, folder, run);
  await crew.close();
  return filesOf(name);
}

/** The file of weights of a short training. */
async function trained(name: string): Promise<string> {
  const { training } = await loadBot(box.name, 'greedy');
  const who = { box, bot: 'greedy', training: training!, lists: ['alice', 'mulan'], against: ['random'] };
  const plan: TrainingPlan = { ...who, seed: 4, generations: 2, population: 4, pairs: 2 };
  const crew = await crews[name]!(trainingOrder(plan));
  const signatures = await signaturesOf(crew);
  const watching = { signal: new AbortController().signal, played: () => {}, generation: () => {} };
  const result = await train(plan, crew, watching);
  await crew.close();
  return weightsText(plan, result, 'fablelab train', signatures);
}

describe('a run', async () => {
  const files = await sweep('a desk in this process');

  test('has something to compare', () => {
    expect(Object.keys(files)).toEqual(expect.arrayContaining(['cards.csv', 'matchups.csv', 'raw.csv', 'tallies.json']));
    expect(files['matchups.csv']).toContain(',width,');
  });

  test.each(others)('by %s is the same to the byte', async (name) => {
    expect(await sweep(name)).toEqual(files);
  });
});

describe('a training', async () => {
  const weights = await trained('a desk in this process');

  test.each(others)('by %s is the same to the byte', async (name) => {
    expect(await trained(name)).toBe(weights);
  });
});
