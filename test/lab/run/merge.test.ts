// What does not fit together is not merged, and is named.
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readRun, saveTallies } from '../../../src/lab/run/run-folder.ts';
import { run } from '../../cli/fake-terminal.ts';
import { at, sweep } from './runs.ts';

const two = '--fables alice,mulan --bots random --seed 1 --quiet --jobs 2';

describe('merge refuses', async () => {
  for (const shard of [1, 2, 3]) await sweep(`${two} --pairs 10 --raw --shard ${shard}/3`, `s${shard}`);
  const merge = (...names: string[]) => run(['merge', ...names.map(at), '--out', at('never')]);
  const copy = (from: string, to: string) => {
    cpSync(at(from), at(to), { recursive: true });
    return at(to);
  };

  test.each([
    ['a gap in the middle', ['s1', 's3'], 'alice/random v mulan/random: sets 3 to 5 are missing: a gap'],
    ['a gap at the end', ['s2', 's1'], 'sets 6 to 9 are missing: a gap'],
    ['an overlap', ['s1', 's2', 's3', 's2'], 'sets 3 to 5 are in '],
  ])('%s', async (_, names, complaint) => {
    const { code, err } = await merge(...names);
    expect(err).toContain(complaint);
    expect(code).toBe(2);
  });

  test('another scenario', async () => {
    await sweep(`${two} --pairs 11 --raw --shard 2/3`, 'other');
    const { code, err } = await merge('s1', 'other', 's3');
    expect(err).toContain('other: found different scenarios, expected one');
    expect(code).toBe(2);
  });

  test('another engine', async () => {
    const folder = copy('s2', 'engine');
    const its = readRun(folder);
    saveTallies(folder, { ...its, signatures: { ...its.signatures, engine: '0123456789abcdef' } });
    expect((await merge('s1', 'engine', 's3')).err).toContain('found different engines, expected one');
  });

  test('a damaged file', async () => {
    const tallies = `${copy('s2', 'damaged')}/tallies.json`;
    writeFileSync(tallies, readFileSync(tallies, 'utf8').replace('"leftOut": 0', '"leftOut": 1'));
    expect((await merge('s1', 'damaged', 's3')).err).toContain(
      'tallies.json: damaged: its contents do not match its sha256',
    );
    writeFileSync(tallies, '{');
    expect((await merge('s1', 'damaged', 's3')).err).toContain('tallies.json: damaged: it is not JSON');
    const rows = `${copy('s2', 'rows')}/raw.csv`;
    writeFileSync(rows, readFileSync(rows, 'utf8').replace(/\n.*\n/, '\n'));
    expect((await merge('s1', 'rows', 's3')).err).toContain('raw.csv: damaged');
    const cell = `${copy('s2', 'cell')}/raw.csv`;
    writeFileSync(
      cell,
      readFileSync(cell, 'utf8').replace(/(\d)(?=,[^,]*\n$)/, (digit) => String(9 - Number(digit))),
    );
    expect((await merge('s1', 'cell', 's3')).err).toContain('cell/raw.csv: damaged');
  });

  test('half points that are gone, or others', async () => {
    rmSync(`${copy('s2', 'gone')}/sets.bin`);
    expect((await merge('s1', 'gone', 's3')).err).toContain('gone/sets.bin: found no such file');
    const sets = `${copy('s2', 'others')}/sets.bin`;
    const bytes = readFileSync(sets);
    writeFileSync(sets, bytes.with(1, (bytes[1]! + 1) % 5));
    expect((await merge('s1', 'others', 's3')).err).toContain('others/sets.bin: damaged');
  });

  test('a run that is not complete, and no run at all', async () => {
    const folder = copy('s2', 'incomplete');
    saveTallies(folder, { ...readRun(folder), complete: false });
    expect((await merge('s1', 'incomplete', 's3')).err).toContain('incomplete: found a run that is not complete');
    expect((await merge('s1', 'nowhere')).err).toMatch(/run: found ".*nowhere", expected a run, .* under reports\/\n$/);
  });

  test('and else it merges, and runs lists them', async () => {
    const { code } = await run(['merge', at('s3'), at('s1'), at('s2'), '--out', at('merged'), '--json']);
    expect(code).toBe(0);
    const { out } = await run(['runs', '--in', at('.')]);
    expect(out).toMatch(/merged +complete /);
    expect(out).toMatch(/s2 +complete, shard 2\/3 /);
    expect(out).toMatch(/damaged +tallies\.json: damaged/);
  });
});
