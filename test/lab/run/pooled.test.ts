// A run that is studied over all its matchups together: the same bytes however it is played, and what was counted is kept when the
// program is killed.
import { describe, expect, test } from 'vitest';
import { readRun } from '../../../src/lab/run/run-folder.ts';
import { run } from '../../cli/fake-terminal.ts';
import { killAfter, killInWrite, resume } from './killed.ts';
import { at, filesOf, small, sweep } from './runs.ts';

const pooled = `${small} --set studies=pooled --set mirrors=true`;

describe('the same bytes', async () => {
  expect((await sweep(`${pooled} --jobs 1`, 'pooled')).code).toBe(0);
  const one = filesOf('pooled');
  const saved = readRun(at('pooled'));

  test('there is something to compare, and nothing is studied twice', () => {
    expect(saved.pooled?.map(({ subject }) => subject.party)).toEqual(['red-riding-hood', 'snow-white', 'alice']);
    expect(saved.matchups.every(({ tally }) => tally.study === null)).toBe(true);
    expect(one['cards.csv']?.split('\n').length).toBeGreaterThan(50);
    expect(Object.keys(one)).not.toContain('tempo.csv');
    expect(JSON.parse(one['scenario.json'] ?? '').studies).toBe('pooled');
  });

  test('with three workers', async () => {
    await sweep(`${pooled} --jobs 3`, 'pooled-three');
    expect(filesOf('pooled-three')).toEqual(one);
  });

  test('in three shards, merged in another order', async () => {
    for (const index of [3, 1, 2]) await sweep(`${pooled} --jobs 2 --shard ${index}/3`, `pooled-${index}`);
    await run(`merge ${at('pooled-2')} ${at('pooled-3')} ${at('pooled-1')} --out ${at('pooled-merged')}`);
    expect(filesOf('pooled-merged')).toEqual(one);
  });

  test('killed while it saves as it goes, twice, and resumed', async () => {
    let partly = 0;
    for (const write of [9, 14, 19]) {
      const name = `pooled-write-${write}`;
      expect(await killInWrite(name, write, 5, pooled)).toBe('SIGKILL');
      if (readRun(at(name)).matchups.some(({ tally }) => tally.sets > 0)) partly++;
      await killAfter(name, 400, pooled);
      await resume(name, pooled);
      expect(filesOf(name)).toEqual(one);
    }
    expect(partly).toBeGreaterThan(0);
  });
});

test('is a word of the scenario that is either of two', async () => {
  const { code, err } = await run('sweep --fables alice,mulan --bots random --set studies=all');
  expect(code).toBe(2);
  expect(err).toContain('studies: found "all", expected one of each, pooled');
});
