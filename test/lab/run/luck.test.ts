// Whose luck is whose: every key belongs to one pair, and a pair to nobody else's scenario.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readRun } from '../../../src/lab/run/run-folder.ts';
import { run } from '../../cli/fake-terminal.ts';
import { at, filesOf, sweep } from './runs.ts';

type Row = Record<string, string>;

/** No cell of ours has a comma in it. */
function rowsOf(name: string): Row[] {
  const [head = '', ...lines] = (filesOf(name)['raw.csv'] ?? '').trimEnd().split('\n');
  const columns = head.split(',');
  return lines.map((line) => Object.fromEntries(line.split(',').map((cell, at) => [columns[at] ?? '', cell])));
}

/** The games of two fables, without the number that their matchup has in its scenario. */
function gamesOf(name: string, ...fables: string[]): Row[] {
  const mine = rowsOf(name).filter((row) => [row.entrant_0, row.entrant_1].every((fable) => fables.includes(fable ?? '')));
  return mine.map(({ matchup, ...row }) => row);
}

describe('luck', async () => {
  const common = '--bots greedy --seed 5 --pairs 25 --raw --quiet --jobs 2';
  await sweep(`${common} --fables alice,mulan,kaguya`, 'three');

  test('every key is used by exactly two games: those of a pair, with the seats swapped', () => {
    const rows = rowsOf('three');
    const keys = new Map<string, Row[]>();
    for (const row of rows) keys.set(row.key ?? '', [...(keys.get(row.key ?? '') ?? []), row]);
    expect(keys.size).toBe(75);
    for (const [one, other, ...more] of keys.values()) {
      expect(more).toEqual([]);
      expect([one?.matchup, one?.set, one?.game, other?.game]).toEqual([other?.matchup, other?.set, 'a', 'b']);
      expect([one?.entrant_0, one?.entrant_1]).toEqual([other?.entrant_1, other?.entrant_0]);
    }
  });

  test('the half points of every pair are those of its rows; without them there is no such file', async () => {
    const bytes = readFileSync(`${at('three')}/sets.bin`);
    const rows = rowsOf('three');
    const recounted = Array.from({ length: 75 }, (_, pair) => {
      const [a, b] = rows.slice(2 * pair, 2 * pair + 2);
      const points = (row: Row | undefined, seat: string) => (row?.winner === '' ? 1 : row?.winner === seat ? 2 : 0);
      return points(a, '0') + points(b, '1');
    });
    expect([...bytes]).toEqual(recounted);
    await sweep('--bots random --pairs 2 --fables alice,mulan --quiet --set keep-sets=false', 'none');
    expect(Object.keys(filesOf('none'))).not.toContain('sets.bin');
    expect(filesOf('none')['datapackage.json']).not.toContain('sets.bin');
  });

  test('independent games have a key each', async () => {
    await sweep(`${common} --fables alice,mulan --set design=independent`, 'independent');
    const keys = rowsOf('independent').map((row) => row.key);
    expect(new Set(keys).size).toBe(50);
  });

  test('another fable moves nobody’s games', async () => {
    await sweep(`${common} --fables snow-white,alice,mulan,kaguya`, 'four');
    for (const two of [
      ['alice', 'mulan'],
      ['alice', 'kaguya'],
      ['mulan', 'kaguya'],
    ]) {
      expect(gamesOf('four', ...two)).toHaveLength(50);
      expect(gamesOf('four', ...two)).toEqual(gamesOf('three', ...two));
    }
  });

  test('a changed number moves nobody’s games but those of its fable', async () => {
    await sweep(`${common} --fables alice,mulan,kaguya --set change.alice.hp=20`, 'changed');
    expect(gamesOf('changed', 'mulan', 'kaguya')).toEqual(gamesOf('three', 'mulan', 'kaguya'));
    const [changed, before] = [gamesOf('changed', 'alice', 'mulan'), gamesOf('three', 'alice', 'mulan')];
    expect(changed).not.toEqual(before);
    expect(changed.map((row) => row.key)).toEqual(before.map((row) => row.key));
  });

  test('more pairs are the same pairs and more', async () => {
    await sweep(`${common.replace('--pairs 25', '--pairs 30')} --fables alice,mulan`, 'longer');
    expect(gamesOf('longer', 'alice', 'mulan').slice(0, 50)).toEqual(gamesOf('three', 'alice', 'mulan'));
  });

  test('mirrors are exactly even', async () => {
    await sweep(`${common} --fables alice,mulan --set mirrors=true`, 'mirrors');
    const mirrors = readRun(at('mirrors')).matchups.filter(({ players: [a, b] }) => a?.party === b?.party);
    expect(mirrors).toHaveLength(2);
    for (const { tally } of mirrors) expect(tally.sides[0]!).toEqual([0, 0, 25, 0, 0]);
  });

  test('any game of the run is told again, to the same end', async () => {
    const rows = rowsOf('three');
    for (const row of [rows[0], rows[31], rows[149]]) {
      const { code, out } = await run(['replay', at('three'), `${row?.matchup}#${row?.set}${row?.game}`]);
      expect(out).toContain(`${row?.turns} turns, ${row?.decisions} decisions.\n`);
      expect(code).toBe(0);
    }
    const { out } = await run(['replay', at('three'), 'alice,kaguya#3b', '--jsonl']);
    const told = JSON.parse(out.trimEnd().split('\n').at(-1) ?? '') as { line: string };
    expect(told.line).toContain(`kaguya,alice key=${gamesOf('three', 'alice', 'kaguya')[7]?.key}`);
  });

  test.each([
    ['4#0a', 'matchup: found 4, expected 1 to 3'],
    ['1#25a', 'game: found set 25, expected 0 to 24'],
    ['1#1c', 'game: found "c", expected a to b'],
    ['1-1a', 'game: found "1-1a", expected <matchup>#<set>a or b'],
    ['alice,mulam#0a', 'did you mean "alice,mulan"?'],
    ['mulan,alice#0a', 'did you mean "alice,mulan"?'],
  ])('%s is no game of it', async (game, complaint) => {
    const { code, err } = await run(['replay', at('three'), game]);
    expect(err).toContain(complaint);
    expect(code).toBe(2);
  });
});
