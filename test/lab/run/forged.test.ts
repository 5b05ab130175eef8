// Run files are not trusted: a field of another kind, and a count that cannot be, are refused by name, even where every hash is right.
import { cpSync, rmSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { run } from '../../cli/fake-terminal.ts';
import { withTinyGames } from '../tiny-games.ts';
import { forge as forgeRun } from './forge.ts';
import { at, home, sweep } from './runs.ts';

function forge(name: string, place: string, value: unknown, file?: 'scenario.json'): void {
  cpSync(at(name), at('forged'), { recursive: true });
  forgeRun(at('forged'), place, value, file);
}

/** What every command that reads a run says of it. */
async function complaint(): Promise<string> {
  const { code, err } = await run(`report ${at('forged')} --quiet`);
  rmSync(at('forged'), { recursive: true });
  expect(code, err).toBe(2);
  return err;
}

const more = (by: number) => (count: number) => count + by;
const [tally, first] = ['matchups.0.arms.base.tally', 'matchups.0.arms.base'];

describe('two who meet', () => {
  beforeAll(async () => {
    expect((await sweep('--fables alice,mulan --bots greedy --pairs 10 --seed 1 --raw --quiet --jobs 1', 'duel')).code).toBe(
      0,
    );
  });

  test('what was not forged is taken', async () => {
    forge('duel', 'complete', true);
    expect((await run(`report ${at('forged')} --quiet`)).code).toBe(0);
    rmSync(at('forged'), { recursive: true });
  });

  test.each<[string, unknown, string]>([
    [`${tally}.sets`, -1, `${tally}.sets: found -1, expected a whole number, 0 or more`],
    [`${tally}.sets`, 1.5, `${tally}.sets: found 1.5, expected a whole number`],
    [`${tally}.sets`, 1e300, `${tally}.sets: found 1e+300, expected a whole number`],
    [`${tally}.sets`, 11, `${tally}.leftOut: found 0, expected -1, sets played that count nowhere else`],
    [`${tally}.leftOut`, 1, `${tally}.leftOut: found 1, expected 0`],
    ['matchups.0.ranges', [[0, 11]], 'ranges.0: found [0,11], expected from 0 to at most 10'],
    ['matchups.0.ranges', [[1, 10]], 'ranges.0: found [1,10], expected from 0 to at most 10'],
    [
      'matchups.0.ranges',
      [
        [0, 5],
        [5, 10],
      ],
      'ranges: found [[0,5],[5,10]], expected one at most',
    ],
    ['matchups.0.players.0.party', 'kaguya', 'matchups.0.players: found [{"bot":"greedy","party":"kaguya"}'],
    [`${tally}.played`, 21, `${tally}.played: found 21, expected 20, games of 10 sets`],
    [`${tally}.sides.0.0`, more(1), `${tally}.sides.0: found 11, expected 10, sets`],
    [`${tally}.sides.0`, [10], `${tally}.sides.0: found 1, expected 5, numbers`],
    [`${tally}.sides.0`, [10, 0, 0, 0, 0], `${tally}.sides: found `],
    [`${tally}.chairs.1`, [0, 0, 0, 0, 10], `${tally}.chairs: found `],
    [`${tally}.results.0.1`, [5, 0, 5], `${tally}.results.0: found `],
    [`${tally}.firsts.0.0`, more(1), `${tally}.firsts: found 41, expected 40, first places`],
    [`${tally}.firsts.0.1`, 0, `${tally}.firsts.0: found [`],
    [`${tally}.points.0`, [1000, 1], `${tally}.points.0: found [1000,1], expected those of 10 sets`],
    [`${tally}.products`, [1], `${tally}.products: found 1, expected 0`],
    [`${tally}.endings.0`, more(1), `${tally}.endings: found 21, expected 20, games played`],
    [`${tally}.lengths.0`, more(1), `${tally}.lengths: found 21, expected 20, games played`],
    [`${tally}.turns`, more(1), `${tally}.turns: found `],
    [`${tally}.decisions`, -5, `${tally}.decisions: found -5`],
    [`${tally}.margins`, [[0, 0]], `${tally}.margins: found 1, expected 0`],
    [`${tally}.telling.2.set`, 1, `${tally}.telling.2.set: found 1, expected a set from 2 to 2`],
    [`${tally}.study.counts`, '0:-1', `matchups.0: found "0:-1", expected a place from 0 to `],
    [`${tally}.study.counts`, '99999999:1', 'found "99999999:1", expected a place from 0 to '],
    [`${tally}.study.size`, 1e12, `${tally}.study.size: found 1000000000000, expected at most `],
    [`${tally}.study.size`, more(5), `${tally}.study: found `],
    [`${tally}.study.counts`, '', `${tally}.study: part 0: found 0 sets by their scores, expected 10`],
    [`${tally}.study.counts`, '0:10', `${tally}.study: part 0: found 10 sets with 0 half points, expected `],
    [`${tally}.study`, undefined, `${tally}.study: found none, expected one`],
    [
      `${first}.failures`,
      [{ set: 0, game: 'a', blame: 'bot', what: '', line: '' }],
      `${first}.failures: found 1, expected 0`,
    ],
    ['matchups', [], 'matchups: found 0, expected 1, matchups of the scenario'],
    ['shard', { index: 3, of: 2 }, 'shard: found {"index":3,"of":2}, expected a part of so many'],
    ['shard', { index: 1, of: 2 }, 'ranges.0: found [0,10], expected from 0 to at most 5'],
    ['files.raw~csv', { segments: ['x'] }, 'files.raw.csv'],
    ['files.sets~bin.bytes', [9], 'files.sets.bin.bytes.0: found 9, expected 10, bytes of its sets'],
    ['files.raw~csv.bytes', [0], 'files.raw.csv.bytes.0: found 0, expected rows of its sets'],
    ['files.other', {}, 'files: found '],
  ])('%s %j', async (place, value, expected) => {
    forge('duel', place, value);
    const said = await complaint();
    expect(said).toContain(`${at('forged/tallies.json')}: `);
    expect(said).toContain(expected);
  });

  test.each<[string, unknown, string]>([
    ['matchups', 'all', 'scenario.json: matchups: found "all", expected a list'],
    ['matchups.0.sides', [], 'scenario.json: matchups.0.sides: found [], expected a side'],
    ['matchups.0.sides.0.0.bot', 7, 'scenario.json: matchups.0.sides.0.0.bot: found 7, expected words'],
    ['sets', -10, 'scenario.json: sets: found -10, expected a whole number, 0 or more'],
    ['until', 'soon', 'scenario.json: until: found "soon", expected such as ci<=0.5pp'],
    ['matchups.0.mode', '9-players', 'scenario.json: matchups.0: mode: found "9-players", expected one of'],
    ['matchups.0.setting', 'moon', 'scenario.json: matchups.0: setting: found "moon", expected none'],
    ['options', { gravity: 'low' }, 'scenario.json: matchups.0: '],
    ['change', { 'alice.hp': -5 }, 'scenario.json: matchups.0: '],
    ['seed', null, 'scenario.json: seed: found null, expected words'],
  ])('scenario: %s %j', async (place, value, expected) => {
    forge('duel', place, value, 'scenario.json');
    expect(await complaint()).toContain(expected);
  });
});

describe('tables of other kinds', () => {
  withTinyGames(home);
  beforeAll(async () => {
    const flags = '--bots random --set mirrors=true --set sets=8 --seed 1 --quiet --jobs 1';
    for (const game of ['bidding', 'doom']) {
      const { code, err } = await sweep(`--game ${game} ${flags}`, game);
      expect(code, err).toBe(0);
    }
    await sweep(`--game bidding ${flags} --set studies=pooled`, 'pooled');
  });

  test.each<[string, string, unknown, string]>([
    ['bidding', `${tally}.products.0`, 1e9, `${tally}.products.0: found 1000000000, expected at most`],
    ['bidding', `${tally}.products`, [], `${tally}.products: found 0, expected 3`],
    ['bidding', `${tally}.firsts.2.0`, more(6), `${tally}.firsts: found `],
    ['bidding', `${tally}.study.counts`, '0:7', `${tally}.study: part 0: found 7 sets, expected 8`],
    ['doom', `${tally}.firsts.0.0`, more(1), `${tally}.firsts: found `],
    ['doom', `${tally}.margins.0`, [1e6, 1], `${tally}.margins.0: found [1000000,1], expected those of`],
    ['pooled', 'pooled.0.study.counts', '0:7', 'pooled.0.study: part 0: found 7 sets, expected 24'],
    ['pooled', 'pooled', [], 'pooled: found 0 studies, expected 2'],
  ])('%s: %s %j', async (name, place, value, expected) => {
    forge(name, place, value);
    expect(await complaint()).toContain(expected);
  });
});
