// What a block is kept under: all that decides what comes of it changes the key, and what cannot reach it does not.
import { describe, expect, test } from 'vitest';
import type { Resolved } from '../../../src/lab/contest/resolved.ts';
import { keysOf } from '../../../src/lab/crew/block-key.ts';
import type { Block, Order } from '../../../src/lab/crew/crew.ts';
import { orderOf } from '../../../src/lab/run/run.ts';
import { quickScenario } from '../../../src/lab/scenario/read.ts';
import type { Code } from '../../../src/lab/who/code.ts';
import { loadBox } from '../../../src/lab/who/games.ts';
import { tinyGames } from '../../tiny/games.ts';

const box = await loadBox('twisted-fables');
const code: Code = { game: 'g', lab: 'l', bots: { greedy: 'b', random: 'r' } };
const quick = { game: box.name, entrants: 'alice,mulan,kaguya', bots: 'greedy,random', pairs: '600', seed: '1' };
const buff = { file: 'buff.yaml', text: 'change: { alice.hp: 20, kaguya.hp: 20 }' };
const config = await quickScenario({ ...quick, patches: [buff] });
const round: Block = { matchup: 0, from: 256, to: 512 };

interface Asked {
  readonly config?: Partial<Resolved>;
  readonly order?: Partial<Order>;
  readonly code?: Partial<Code>;
  readonly block?: Partial<Block>;
}

function keyOf({ config: other, order, code: otherCode, block }: Asked): string | null {
  const asked = { ...orderOf(box, { ...config, ...other }, false), ...order };
  return keysOf(box, asked, { ...code, ...otherCode }).block({ ...round, ...block });
}

const [first] = config.matchups;
const [arm] = config.arms!;
const changedArm = (change: Record<string, number>): Partial<Resolved> => ({ arms: [{ ...arm!, change }] });

describe('the key of a block', () => {
  const key = keyOf({});

  test('is a hash, the same for the same', () => {
    expect(key).toMatch(/^[0-9a-f]{64}$/);
    expect(keyOf({})).toBe(key);
  });

  test.each<[string, Asked]>([
    ['game', { code: { game: 'other' } }],
    ['lab', { code: { lab: 'other' } }],
    ['bot of the matchup', { code: { bots: { ...code.bots, greedy: 'other' } } }],
    ['seed', { config: { seed: '2' } }],
    ['design', { config: { design: 'independent' } }],
    ['luck', { config: { luck: 'shared' } }],
    ['option', { config: { options: { stacking: 'highest' } } }],
    ['number of hers', { config: { change: { 'alice.hp': 21 } } }],
    ['mode', { config: { matchups: [{ ...first!, mode: '1v1' }] } }],
    ['setting', { config: { matchups: [{ ...first!, setting: 'crypt' }] } }],
    ['players', { block: { matchup: 1 } }],
    ['sides', { config: { matchups: [{ ...first!, sides: first!.sides.toReversed() }] } }],
    ['first set', { block: { from: 0 } }],
    ['last set', { block: { to: 500 } }],
    ['name of an arm', { config: { arms: [{ ...arm!, name: 'other' }] } }],
    ['option of an arm', { config: { arms: [{ ...arm!, options: { stacking: 'highest' } }] } }],
    ['number of an arm', { config: changedArm({ 'alice.hp': 19 }) }],
    ['arm', { config: { arms: [] } }],
    ['study', { order: { study: false } }],
    ['way to study', { config: { studies: 'pooled' } }],
    ['rows', { order: { rows: true } }],
    ['sets', { order: { sets: false } }],
    ['scores', { order: { scores: true } }],
  ])('is another with another %s', (_, asked) => {
    expect(keyOf(asked)).toMatch(/^[0-9a-f]{64}$/);
    expect(keyOf(asked)).not.toBe(key);
  });

  test.each<[string, Asked]>([
    ['bot of others', { code: { bots: { ...code.bots, planner: 'other' } } }],
    ['number of others', { config: { change: { 'snow-white.hp': 20 } } }],
    ['number of an arm for others', { config: changedArm({ ...arm!.change, 'snow-white.hp': 20 }) }],
    ['arm for others', { config: { arms: [arm!, { ...arm!, name: 'no', change: { 'snow-white.hp': 1 } }] } }],
    ['about', { config: { about: 'otherwise' } }],
    ['number of sets', { config: { sets: 100_000 } }],
    ['end', { config: { until: 'ci<=1pp' } }],
    ['matchup behind it', { config: { matchups: [first!] } }],
  ])('is the same with another %s', (_, asked) => {
    expect(keyOf(asked)).toBe(key);
  });

  test('of rows has the number of the matchup', () => {
    const matchups = [...config.matchups.slice(1), first!];
    const [one, other] = [
      keyOf({ order: { rows: true } }),
      keyOf({ order: { rows: true }, config: { matchups }, block: { matchup: matchups.length - 1 } }),
    ];
    expect(one).not.toBe(other);
    expect(keyOf({ config: { matchups }, block: { matchup: matchups.length - 1 } })).toBe(key);
  });

  test.each<[string, Asked]>([
    ['a bot whose code nobody knows', { code: { bots: { random: 'r' } } }],
    ['bots of its own', { block: { bots: {} } }],
    ['luck of its own', { block: { luck: '5' } }],
  ])('is none with %s', (_, asked) => {
    expect(keyOf(asked)).toBeNull();
  });
});

test('tables of a game with other modes and settings have keys of their own', () => {
  const { doom } = tinyGames;
  const sides = [[0, 1].map(() => ({ party: doom!.box.roster[0]!.id, bot: 'greedy' }))];
  const { modes, settings = [] } = doom!.box;
  const tables = modes.flatMap(({ name: mode }) => settings.map(({ name: setting }) => ({ mode, setting, sides })));
  const matchups = tables.map((where) => ({ ...where, sides }));
  const keys = keysOf(doom!.box, { config: { ...config, game: 'doom', arms: [], matchups }, bots: ['greedy'] }, code);
  const all = matchups.map((_, matchup) => keys.block({ ...round, matchup }));
  expect(all.length).toBeGreaterThan(3);
  expect(new Set(all).size).toBe(all.length);
});

describe('the key of signatures', () => {
  const signs = (bots: readonly string[], other: Partial<Code> = {}) =>
    keysOf(box, { config, bots }, { ...code, ...other }).sign;

  test('is made of the code of game, lab and all bots', () => {
    const key = signs(['greedy', 'random']);
    expect(signs(['greedy', 'random'])).toBe(key);
    const others = [
      signs(['greedy']),
      ...[{ game: 'x' }, { lab: 'x' }, { bots: { greedy: 'b', random: 'x' } }].map((other) =>
        signs(['greedy', 'random'], other),
      ),
    ];
    expect(new Set([key, ...others]).size).toBe(5);
  });

  test('is none where the code of a bot is not known', () => {
    expect(signs(['greedy', 'planner'])).toBeNull();
  });
});
