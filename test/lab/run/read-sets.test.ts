// sets.bin read again is what was played: against the tallies of base and of arms, at every kind of table.
import { writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { eachSet, hasSets } from '../../../src/lab/run/read-sets.ts';
import { readRun } from '../../../src/lab/run/run-folder.ts';
import { loadBox } from '../../../src/lab/who/games.ts';
import { run } from '../../cli/fake-terminal.ts';
import { withTinyGames } from '../tiny-games.ts';
import { at, home } from './runs.ts';

withTinyGames(home);

const tables = {
  bidding: ['--game bidding --bots chance,last --sets 30', ''],
  doom: ['--game doom --bots chance,last --sets 40', 'knight.health: 1'],
  relay: ['--game relay --bots chance,last --set sample=6 --sets 30', 'ann.pace: 3'],
};

describe.each(Object.entries(tables))('%s', (game, [words, change]) => {
  test('every side by every version', async () => {
    writeFileSync(at('p.yaml'), `change: { ${change} }\n`);
    await run(`sweep ${words} --seed 4 ${change === '' ? '' : `--patch ${at('p.yaml')}`} --quiet --out ${at(game)}`);
    const [box, whole] = [await loadBox(game), { folder: at(game), run: readRun(at(game)) }];
    expect(hasSets(whole)).toBe(true);
    for (const [matchup, { tally, arms }] of whole.run.matchups.entries()) {
      const versions = [tally, ...arms.map((arm) => arm.tally)].map(({ sides }) => sides.map((bins) => bins.map(() => 0)));
      let next = 0;
      eachSet(box, whole, matchup, (scores, set) => {
        expect(set).toBe(next++);
        for (const [version, sides] of versions.entries())
          for (const [side, bins] of sides.entries()) bins[scores.of(version, side)!]!++;
      });
      expect(versions).toEqual([tally.sides, ...arms.map((arm) => arm.tally.sides)]);
    }
  });
});

test('a set that is left out has no half points, and a run may be without the file', async () => {
  await run(`sweep --game doom --bots broken --sets 3 --quiet --out ${at('broken')}`);
  const whole = { folder: at('broken'), run: readRun(at('broken')) };
  const seen: unknown[] = [];
  eachSet(await loadBox('doom'), whole, 0, (scores) => seen.push(scores.of(0, 0)));
  expect(seen).toEqual([null, null, null]);
  await run(`sweep --game doom --bots last --sets 3 --set keep-sets=false --quiet --out ${at('without')}`);
  expect(hasSets({ folder: at('without'), run: readRun(at('without')) })).toBe(false);
});
