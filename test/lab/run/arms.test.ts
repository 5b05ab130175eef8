// Versions of the game played set by set beside base: counted as if each had been a run of its own under the same keys, and the same bytes
// however they are played.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Joint } from '../../../src/lab/contest/joint/read-joint.ts';
import { matchupPlan } from '../../../src/lab/contest/matchup-plan.ts';
import { MARK } from '../../../src/lab/contest/until.ts';
import type { Run } from '../../../src/lab/run/run.ts';
import { readRun } from '../../../src/lab/run/run-folder.ts';
import { pairedShift } from '../../../src/lab/statistics/paired-shift.ts';
import { loadBox } from '../../../src/lab/who/games.ts';
import { run } from '../../cli/fake-terminal.ts';
import { killAfter, killInWrite, resume } from './killed.ts';
import { at, filesOf, home, sweep } from './runs.ts';

mkdirSync(home, { recursive: true });
const patches = {
  buff: 'change: { alice.hp: +3 }',
  open: 'options: { cache: open }',
  weak: 'about: She is weaker\nchange: { snow-white.hp: -4, red-riding-hood.crack-shot.damage: x0 }',
};
for (const [name, text] of Object.entries(patches)) writeFileSync(at(`${name}.yaml`), text);
const patched = (names: readonly string[]) => names.map((name) => `--patch ${at(`${name}.yaml`)}`).join(' ');

/** `fragile` fails in some games, which are others by each version. */
const folder = `${home}/fragile`;
mkdirSync(`${folder}/twisted-fables`, { recursive: true });
writeFileSync(`${folder}/package.json`, '{ "type": "module" }');
writeFileSync(
  `${folder}/twisted-fables/fragile.js`,
  "export default { about: 'fails', choose(view, q) { if (view.hp(q.seat) === 7 && q.roll(16) === 0) throw new Error('seven'); return q.roll(q.count); } };",
);

const fables = '--fables red-riding-hood,snow-white,alice --seed 11 --raw --quiet';
const small = `${fables} --bots greedy --pairs 60 ${patched(['buff', 'open', 'weak'])}`;

type Row = Readonly<Record<string, string>>;
const rowsOf = (name: string): Row[] => parse(filesOf(name)['raw.csv'] ?? '', { columns: true });

const box = await loadBox('twisted-fables');
const jointOf = ({ config, matchups }: Run, matchup: number, name: string) => {
  const arm = matchups[matchup]!.arms.find((one) => one.name === name)!;
  return new Joint(matchupPlan(box, config, matchup).joint, arm.joint);
};

describe('three arms', async () => {
  expect((await sweep(`${small} --jobs 1`, 'one')).code).toBe(0);
  const one = filesOf('one');
  const played = readRun(at('one'));

  test('a matchup is played by those arms that can change it', () => {
    expect(played.matchups.map(({ arms }) => arms.map(({ name }) => name))).toEqual([
      ['open', 'weak'],
      ['buff', 'open', 'weak'],
      ['buff', 'open', 'weak'],
    ]);
    expect(rowsOf('one')).toHaveLength(2 * 60 * (3 + 4 + 4));
    expect(one['sets.bin']).toHaveLength(60 * (3 + 4 + 4));
  });

  test('base is what it is without arms', async () => {
    expect((await sweep(`${fables} --bots greedy --pairs 60 --jobs 1`, 'base')).code).toBe(0);
    const alone = readRun(at('base'));
    expect(played.matchups.map(({ tally }) => tally)).toEqual(alone.matchups.map(({ tally }) => tally));
    for (const file of ['matchups.csv', 'cards.csv', 'entrants.csv', 'tempo.csv']) {
      expect(one[file]).toBe(filesOf('base')[file]);
    }
    expect(rowsOf('one').filter(({ arm }) => arm === 'base')).toEqual(rowsOf('base'));
  });

  test.each(Object.entries(patches))('%s is counted as a run of its own would be', async (name) => {
    const printed = await run(`sweep ${fables} --bots greedy --print-config --patch ${at(`${name}.yaml`)}`);
    const { arms } = JSON.parse(printed.out) as { arms: Record<string, { change: object; options: object }> };
    const { change: numbers, options } = arms[name]!;
    const set = [...Object.entries(numbers), ...Object.entries(options)].map(([path, value]) => `--set ${path}=${value}`);
    expect((await sweep(`${fables} --bots greedy --pairs 60 --jobs 1 ${set.join(' ')}`, `own-${name}`)).code).toBe(0);
    const own = readRun(at(`own-${name}`));
    for (const [at, { arms }] of played.matchups.entries()) {
      const arm = arms.find((one) => one.name === name);
      if (arm === undefined) continue;
      const { telling: _, ...tally } = arm.tally;
      const { telling: __, ...expected } = own.matchups[at]!.tally;
      expect(tally).toEqual(expected);
    }
    const rows = rowsOf('one').filter(({ arm }) => arm === name);
    const reached = new Set(rows.map(({ matchup }) => matchup));
    const theirs = rowsOf(`own-${name}`).filter(({ matchup }) => reached.has(matchup));
    expect(rows).toEqual(theirs.map((row) => ({ ...row, arm: name })));
  });

  // Oracle: the rows of the games, one by one.
  test('joint counts are those of the games', () => {
    const points = (row: Row, seat: string) => (row.winner === '' ? 1 : row.winner === seat ? 2 : 0);
    for (const [matchup, { arms }] of played.matchups.entries()) {
      const rows = rowsOf('one').filter((row) => row.matchup === String(matchup + 1));
      for (const { name, tally } of arms) {
        const joint = jointOf(played, matchup, name);
        const bins = Array.from({ length: 5 }, () => [0, 0, 0, 0, 0]);
        const chairs = Array.from({ length: 5 }, () => [0, 0, 0, 0, 0]);
        let [turned, products] = [0, 0];
        const told: string[] = [];
        for (let set = 0; set < 60; set++) {
          const [a, b] = ['base', name].map((arm) => rows.filter((row) => row.arm === arm && row.set === String(set)));
          const first = [a!, b!].map(([one, two]) => points(one!, '0') + points(two!, '1'));
          const chair = [a!, b!].map(([one, two]) => points(one!, '0') + points(two!, '0'));
          bins[first[0]!]![first[1]!]!++;
          chairs[chair[0]!]![chair[1]!]!++;
          const turns = [a!, b!].map((games) => games.reduce((sum, game) => sum + Number(game.turns), 0));
          products += turns[0]! * turns[1]!;
          const differing = [0, 1].filter((game) => a![game]!.winner !== b![game]!.winner);
          turned += differing.length;
          if (differing.length > 0) told.push(`${set}${'ab'[differing[0]!]}`);
        }
        expect(joint.sides[0]).toEqual(bins);
        expect(joint.sides[1]).toEqual(bins.toReversed().map((row) => row.toReversed()));
        expect(joint.chairs[0]).toEqual(chairs);
        expect([joint.sets, joint.games, joint.turned]).toEqual([60, 120, turned]);
        expect(joint.turns.products).toBe(products);
        expect(tally.telling.map(({ set, game }) => `${set}${game}`)).toEqual(told.slice(0, 3));
      }
    }
  });

  // Oracle: what studies count of the same games.
  test('cards are bought in as many sets as studies say, by base and by the arm', () => {
    const joint = jointOf(played, 0, 'weak');
    const { plan } = joint;
    expect(plan.events.map(({ name }) => name)).toEqual(['bought', 'played']);
    const { both, baseOnly, armOnly, sets } = joint.had(1, 1, 0);
    expect(both + baseOnly + armOnly).toBeLessThanOrEqual(sets);
    expect(both).toBeGreaterThan(0);
    const some = Array.from({ length: plan.cards }, (_, card) => joint.had(0, 0, card));
    expect(some.some(({ baseOnly }) => baseOnly > 0)).toBe(true);
    expect(some.some(({ armOnly }) => armOnly > 0)).toBe(true);
  });

  test('a version that changes nothing in any game differs by nothing at all', () => {
    for (const matchup of played.matchups.keys()) {
      const joint = jointOf(played, matchup, 'open');
      expect([joint.otherwise, joint.turned]).toEqual([0, 0]);
      expect(pairedShift(joint.sides[0]!).mean).toBe(0);
      for (const [subject, event, card] of [
        [0, 0, 0],
        [1, 1, 3],
      ] as const) {
        const { baseOnly, armOnly } = joint.had(subject, event, card);
        expect([baseOnly, armOnly]).toEqual([0, 0]);
      }
    }
  });

  test('a game of an arm is told again by its name', async () => {
    const { arms } = played.matchups[1]!;
    const { set, game, line } = arms[0]!.tally.telling[0]!;
    const told = await run(`replay ${at('one')} 2#${set}${game}@buff`);
    expect(told.out).toContain(`set ${set}, game ${game}, by buff`);
    expect(told.out).toContain('alice.hp 32 → 35');
    const again = await run(['replay', '--line', line]);
    expect(again.out.split('\n').slice(-3)).toEqual(told.out.split('\n').slice(-3));
    const base = await run(`replay ${at('one')} 2#${set}${game}`);
    expect(base.out.split('\n').at(-3)).not.toBe(told.out.split('\n').at(-3));
    const odd = await run(`replay ${at('one')} 2#${set}${game}@buf`);
    expect(odd.err).toContain('arm: found "buf", expected one of base, buff, open, weak; did you mean "buff"?');
    expect(odd.code).toBe(2);
  });

  test.each([3])('the same bytes with %i workers', async (jobs) => {
    expect((await sweep(`${small} --jobs ${jobs}`, `jobs-${jobs}`)).code).toBe(0);
    expect(filesOf(`jobs-${jobs}`)).toEqual(one);
  });

  test('the same bytes in four shards, merged in another order', async () => {
    const order = [3, 1, 4, 2];
    for (const index of order) {
      expect((await sweep(`${small} --jobs 2 --shard ${index}/4`, `shard-${index}`)).code).toBe(0);
    }
    const { code } = await run(['merge', ...order.map((index) => at(`shard-${index}`)), '--out', at('merged')]);
    expect(code).toBe(0);
    expect(filesOf('merged')).toEqual(one);
  });

  test('the same bytes killed in the middle, and resumed', async () => {
    await killAfter('killed', 700, small);
    await resume('killed', small);
    expect(filesOf('killed')).toEqual(one);
  });

  test.each([6, 13])('the same bytes killed inside write %i, and resumed', async (write) => {
    await killInWrite(`write-${write}`, write, 5, small);
    await resume(`write-${write}`, small);
    expect(filesOf(`write-${write}`)).toEqual(one);
  });

  test('what is gone of its files is played again', async () => {
    expect((await sweep(`${small} --jobs 1`, 'gone')).code).toBe(0);
    rmSync(at('gone/raw.csv'));
    rmSync(at('gone/sets.bin'));
    expect((await run(`resume ${at('gone')} --quiet`)).code).toBe(0);
    expect(filesOf('gone')).toEqual(one);
  });

  test('written down, the scenario is the same scenario', async () => {
    const printed = await run(`sweep ${small} --print-config --set alice.hp=20`);
    writeFileSync(at('printed.yaml'), printed.out);
    expect((await run(`sweep ${at('printed.yaml')} --print-config`)).out).toBe(printed.out);
  });
});

describe('arms of which sets fail', () => {
  const two = `--fables red-riding-hood,alice --seed 3 --bots fragile --pairs 300 --raw --quiet ${patched(['buff', 'weak'])}`;
  beforeAll(async () => {
    process.env.FABLELAB_BOTS = folder;
    expect((await sweep(`${two} --jobs 2`, 'fails')).code).toBe(3);
  });
  afterAll(() => {
    process.env.FABLELAB_BOTS = '';
  });

  test('a set is left out of the version that failed, and of what both are counted in', () => {
    const played = readRun(at('fails'));
    const [matchup] = played.matchups;
    const rows = rowsOf('fails');
    const failed = (arm: string) =>
      new Set(rows.filter((row) => row.arm === arm && row.ending === 'left out').map(({ set }) => set));
    const base = failed('base');
    expect(base.size).toBe(matchup!.tally.leftOut);
    for (const { name, tally, failures } of matchup!.arms) {
      const own = failed(name);
      expect(own.size).toBe(tally.leftOut);
      expect(own.size).toBeGreaterThan(10);
      expect([...own]).not.toEqual([...base]);
      expect(failures).toHaveLength(10);
      expect(jointOf(played, 0, name).sets).toBe(300 - new Set([...base, ...own]).size);
      expect(filesOf('fails')['failures.csv']).toContain(`,${failures[0]!.set},${name},${failures[0]!.game},bot,seven,`);
    }
  });

  test('the same bytes with one worker', async () => {
    await sweep(`${two} --jobs 1`, 'fails-1');
    expect(filesOf('fails-1')).toEqual(filesOf('fails'));
  });
});

describe('until diff', async () => {
  const until = `${fables} --bots greedy --until diff<=1.5pp ${patched(['buff', 'open'])}`;
  await sweep(`${until} --jobs 1`, 'until');
  const one = filesOf('until');
  const played = readRun(at('until'));

  test('a matchup stops at the first mark where all its arms are narrow enough', () => {
    const [untouched, ...others] = played.matchups;
    // What differs by nothing is narrow at once.
    expect(untouched!.tally.sets).toBe(MARK);
    for (const [at, { tally }] of others.entries()) {
      const { low, high } = pairedShift(jointOf(played, at + 1, 'buff').sides[0]!);
      expect((high - low) / 2).toBeLessThanOrEqual(0.015);
      expect(tally.sets % MARK).toBe(0);
      expect(tally.sets).toBeGreaterThan(MARK);
    }
    expect(one['matchups.csv']).toContain(',width,');
  });

  test('the same bytes with three workers', async () => {
    await sweep(`${until} --jobs 3`, 'until-3');
    expect(filesOf('until-3')).toEqual(one);
  });

  test('needs arms, and no shards', async () => {
    const bare = await run(`sweep ${fables} --bots greedy --until diff<=3pp`);
    expect(bare.err).toContain('until: found diff<=3pp without arms, expected a scenario with arms, or a patch');
    expect(bare.code).toBe(2);
    expect((await run(`sweep ${until} --shard 1/2`)).code).toBe(2);
  });
});
