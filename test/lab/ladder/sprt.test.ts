// The test of a new bot against an old one: the verdict is that of pairs played one by one, at the same marks.
import { describe, expect, test } from 'vitest';
import { loadBox } from '../../../src/games/index.ts';
import type { Block, BlockResult, Crew } from '../../../src/lab/crew/crew.ts';
import { ladderConfig } from '../../../src/lab/ladder/ladder.ts';
import { Rounds } from '../../../src/lab/ladder/rounds.ts';
import { openSprt, playSprt, roundsToLook, sprtLlr } from '../../../src/lab/ladder/sprt.ts';
import { eloLlr } from '../../../src/lab/statistics/elo-llr.ts';
import { alone } from '../crew/crews.ts';

const box = await loadBox('twisted-fables');
const entrants = ['alice', 'mulan'];
const usual = { elo0: 0, elo1: 10, alpha: 0.05, beta: 0.05 };
const NEVER = new AbortController().signal;

function asked(bots: readonly string[], sets: number, seed = 3) {
  const config = ladderConfig({ box, bots, entrants, seed, sets });
  return { config, order: { config, bots, sets: true } };
}

type Asked = ReturnType<typeof asked>;

/** `change` looks at every block that was played. */
async function crewOf({ order }: Asked, change: (block: Block, result: BlockResult) => void = () => {}): Promise<Crew> {
  const crew = await alone(order);
  const play = async (block: Block) => {
    const result = await crew.play(block);
    change(block, result);
    return result;
  };
  return { ...crew, hands: 3, play };
}

async function played(all: Asked, test = usual, crew?: Crew, signal = NEVER) {
  const match = openSprt(box, all.config, test);
  await playSprt(match, crew ?? (await crewOf(all)), signal, () => {});
  return match;
}

/** A round after the other, a pair after the other, with bounds worked out here: ln 19 where both chances are 5 %. */
async function oneByOne({ order, config }: Asked, bound: number) {
  const crew = await alone(order);
  const bins = [0, 0, 0, 0, 0];
  for (let round = 0; round < config.sets; ) {
    for (const matchup of config.matchups.keys()) {
      const { tally } = await crew.play({ matchup, from: round, to: round + 1 });
      for (const [at, pairs] of tally.sides[0]!.entries()) bins[at]! += pairs;
    }
    round++;
    const llr = eloLlr(bins, usual.elo0, usual.elo1);
    const isOver = round % 64 === 0 && Math.abs(llr) >= bound;
    if (isOver || round === config.sets) return { bins, round, end: isOver ? (llr > 0 ? 'h1' : 'h0') : 'cap' };
  }
  throw new Error('found no pairs to play');
}

describe('is decided as by pairs played one by one', () => {
  test.each([
    ['random against greedy', ['random', 'greedy'], 200, 'h0', 64],
    ['greedy against random', ['greedy', 'random'], 200, 'h1', 64],
    ['greedy against greedy-v1, to the cap', ['greedy', 'greedy-v1'], 100, 'cap', 100],
    ['greedy-v1 against greedy, which is better', ['greedy-v1', 'greedy'], 2000, 'h0', undefined],
  ])('%s', async (_, bots, sets, end, rounds) => {
    const all = asked(bots, sets);
    const match = await played(all);
    const slow = await oneByOne(all, Math.log(19));
    expect(match.end).toBe(slow.end);
    expect(match.end).toBe(end);
    expect([match.rounds.bins, match.rounds.pooled]).toEqual([slow.bins, slow.round]);
    if (rounds !== undefined) expect(match.rounds.pooled).toBe(rounds);
    expect(match.rounds.pooled % 64 === 0 || end === 'cap').toBe(true);
    // Nothing that was played ahead of the verdict is in the counts.
    for (const { tally } of match.matchups) expect(tally.sets).toBe(slow.round);
  });

  test('whoever asks for more certainty plays more games', async () => {
    const all = asked(['random', 'greedy'], 2000);
    const [some, more] = [await played(all), await played(all, { ...usual, alpha: 1e-9, beta: 1e-9 })];
    expect(more.rounds.pooled).toBeGreaterThan(some.rounds.pooled);
    expect(more.end).toBe('h0');
    expect(sprtLlr(more)).toBeLessThan(Math.log(1e-9));
  });
});

test('a signal leaves whole rounds, without a verdict', async () => {
  const all = asked(['random', 'greedy'], 2000);
  const stop = new AbortController();
  const crew = await crewOf(all, ({ matchup, from }) => {
    if (matchup === 1 && from > 20) stop.abort();
  });
  const { end, rounds, matchups, config } = await played(all, { ...usual, elo1: 0.1 }, crew, stop.signal);
  expect(end).toBeNull();
  const reached = matchups.map(({ tally }) => tally.sets);
  expect(rounds.pooled).toBe(Math.min(...reached));
  expect(rounds.bins.reduce((sum, pairs) => sum + pairs, 0)).toBe(rounds.pooled * config.matchups.length);
});

test('where a pair is left out nothing is decided, and the test ends at the next mark', async () => {
  const all = asked(['random', 'greedy'], 2000);
  const crew = await crewOf(all, ({ matchup, from }, { tally, sets }) => {
    if (matchup !== 2 || from !== 0) return;
    tally.leftOut++;
    sets![0] = 255;
  });
  const { end, rounds } = await played(all, usual, crew);
  expect([end, rounds.leftOut, rounds.pooled]).toEqual(['failed', 1, 63]);
});

test('a look comes after 256 pairs or a few more', () => {
  const of = (matchups: number) => roundsToLook({ matchups: new Array(matchups) });
  expect([1, 4, 36, 256, 1600].map(of)).toEqual([256, 64, 8, 1, 1]);
});

describe('rounds', () => {
  const scores = (sets: number[]) => ({ sets: Uint8Array.from(sets) }) as unknown as BlockResult;

  test('are taken in when all matchups have come through them, and only whole', () => {
    const rounds = new Rounds(2, 4);
    rounds.add({ matchup: 0, from: 0, to: 3 }, scores([0, 1, 2]));
    rounds.pool();
    expect([rounds.bins, rounds.pooled]).toEqual([[0, 0, 0, 0, 0], 0]);
    rounds.add({ matchup: 1, from: 0, to: 2 }, scores([4, 255]));
    rounds.pool();
    expect([rounds.bins, rounds.pooled, rounds.leftOut]).toEqual([[1, 0, 0, 0, 1], 1, 1]);
    rounds.add({ matchup: 0, from: 3, to: 4 }, scores([3]));
    rounds.add({ matchup: 1, from: 2, to: 4 }, scores([4, 4]));
    rounds.pool();
    rounds.add({ matchup: 0, from: 4, to: 5 }, scores([0]));
    rounds.add({ matchup: 1, from: 4, to: 5 }, scores([0]));
    rounds.pool();
    expect([rounds.bins, rounds.pooled, rounds.leftOut]).toEqual([[3, 0, 1, 1, 3], 4, 1]);
  });
});
