// Lists of weights by name: one for each of the roster, one for all of them, one for those who are all alike.
import { describe, expect, test } from 'vitest';
import { bot } from '../../../bots/lib/bot.ts';
import type { Bot, Box, Training } from '../../../src/core/contract.ts';
import { Match } from '../../../src/core/match.ts';
import { trained } from '../../../src/core/weights.ts';
import { Contest } from '../../../src/lab/contest/contest.ts';
import { newTally } from '../../../src/lab/contest/tally.ts';
import type { Crew, Order } from '../../../src/lab/crew/crew.ts';
import { candidateBlocks, gamesOf, startLists, type TrainingPlan, trainingOrder } from '../../../src/lab/train/plan.ts';
import { train } from '../../../src/lab/train/train.ts';
import { weightsText } from '../../../src/lab/train/weights-file.ts';
import { box, type HighCardView } from '../high-card.ts';

/** In tenths: a card below that is drawn again. */
const weights = [{ name: 'redraw-below', step: 10 }];
const START = [20];
const file = { bot: 'drawer', weights: {} };

/** `limitOf` finds a creature's weight among the lists. */
function drawer(limitOf: (lists: readonly (readonly number[])[], creature: number) => number) {
  return (lists: readonly (readonly number[])[]) =>
    bot<HighCardView>('redraws', (view) => Number(10 * view.card() < limitOf(lists, view.creature())));
}

const ofEach = trained(
  weights,
  ['elf', 'dwarf'],
  [START, START],
  file,
  drawer((lists, creature) => lists[creature]![0]!),
).training as Training;

const ofAll = trained(
  weights,
  ['all'],
  [START],
  file,
  drawer(([all]) => all![0]!),
  () => 'all',
).training as Training;

function planOf(training: Training, more: Partial<TrainingPlan> = {}): TrainingPlan {
  const numbers = { seed: 1, generations: 8, population: 8, pairs: 20 };
  return { box, bot: 'drawer', training, lists: training.lists, against: [], ...numbers, ...more };
}

interface Played {
  readonly party: string;
  readonly foe: string;
  readonly games: number;
}

/** Plays high card on this thread, and tells what was played. */
function crewOf({ config }: Order, training: Training, played: Played[]): Crew {
  const match = new Match(box.open({}));
  return {
    hands: 1,
    sign: async () => ({ engine: '', bots: {}, unsteady: [] }),
    close: async () => {},
    async play({ matchup, from, to, luck, bots }) {
      const asked = config.matchups[matchup]!;
      const own = asked.sides.flat().map((player) => training.with(bots![player.bot]!.lists) as Bot);
      const [tally, scores] = [newTally(box), new Uint8Array(to - from)];
      new Contest(match, asked, own, luck!).play(from, to, tally, {
        failed: () => {},
        set(index, games) {
          scores[index - from] = 3 * games![0]!.scores[0]! + games![1]!.scores[1]!;
        },
      });
      const [party, foe] = asked.sides.flat().map((player) => player.party) as [string, string];
      played.push({ party, foe, games: 2 * (to - from) });
      return { tally, failures: [], arms: [], rows: '', sets: null, scores, fault: null, milliseconds: 1 };
    },
  };
}

async function trainBy(plan: TrainingPlan, played: Played[] = []) {
  const crew = crewOf(trainingOrder(plan), plan.training, played);
  const watching = { signal: new AbortController().signal, played: () => {}, generation: () => {} };
  return train(plan, crew, watching);
}

describe('one list for each of the roster', () => {
  // Oracle: the numbers that training gave when lists had no names but the places of the roster.
  test('gives the numbers that it always gave', async () => {
    const plan = planOf(ofEach);
    const { lists, gain } = await trainBy(plan);
    expect(lists).toEqual({ elf: [37], dwarf: [50] });
    expect(gain?.all.mean).toBeCloseTo(0.10375, 9);
    const text = weightsText(plan, await trainBy(plan), '', { engine: '', bots: {} });
    expect(JSON.parse(text)).toMatchObject({ gain: { creatures: { elf: {}, dwarf: {} } }, weights: { elf: {}, dwarf: {} } });
  });

  test('a list that is not trained stays as it was', async () => {
    const { lists, gain } = await trainBy(planOf(ofEach, { lists: ['dwarf'] }));
    expect(lists.elf).toEqual(START);
    expect(lists.dwarf).not.toEqual(START);
    expect(gain?.lists).toHaveLength(1);
  });
});

describe('one list for two', () => {
  const plan = planOf(ofAll);

  test('is trained by the games of both, and serves both', async () => {
    const played: Played[] = [];
    const { lists, gain } = await trainBy(plan, played);
    expect(Object.keys(lists)).toEqual(['all']);
    const gamesBy = (party: string) =>
      played.filter((one) => one.party === party).reduce((sum, { games }) => sum + games, 0);
    expect(gamesBy('elf')).toBeGreaterThan(0);
    expect(gamesBy('dwarf')).toBe(gamesBy('elf'));
    expect(gamesBy('elf') + gamesBy('dwarf')).toBe(gamesOf(plan));
    expect(gain?.lists).toHaveLength(1);
    expect(gain?.lists[0]).toEqual(gain?.all);
    expect(gain?.all.low).toBeGreaterThan(0);
    const text = weightsText(plan, { lists, gain, generations: 8 }, '', { engine: '', bots: {} });
    expect(JSON.parse(text)).toMatchObject({
      gain: { lists: { all: {} } },
      weights: { all: { 'redraw-below': lists.all![0] } },
    });
  });

  test('is not what one of them alone would learn', async () => {
    const seen = async (keep: string) => {
      // Games of the other are lost whatever is tried: nothing is learnt from them.
      const crew = crewOf(trainingOrder(plan), ofAll, []);
      const play: Crew['play'] = async (block) => {
        const result = await crew.play(block);
        const [side] = trainingOrder(plan).config.matchups[block.matchup]!.sides;
        return side![0]!.party === keep ? result : { ...result, scores: result.scores!.fill(0) };
      };
      const watching = { signal: new AbortController().signal, played: () => {}, generation: () => {} };
      return (await train(plan, { ...crew, play }, watching)).lists.all;
    };
    const [both, elf, dwarf] = [(await trainBy(plan)).lists.all, await seen('elf'), await seen('dwarf')];
    expect(both).not.toEqual(elf);
    expect(both).not.toEqual(dwarf);
  });

  test('a candidate meets everybody by everybody who plays by it', () => {
    const lists = startLists(plan);
    const { matchups } = trainingOrder(plan).config;
    const met = candidateBlocks(plan, 1, 'all', lists, lists).map(({ matchup }) => {
      const [one, other] = matchups[matchup]!.sides.flat();
      return `${one!.party} ${other!.party} ${other!.bot}`;
    });
    expect(met).toEqual(['elf elf itself', 'elf dwarf itself', 'dwarf elf itself', 'dwarf dwarf itself']);
  });
});

test('players who are all alike play by the list of a nameless member', () => {
  const alike: Box = { ...box, roster: [], modes: [{ ...box.modes[0]!, party: 0 }] };
  const { matchups } = trainingOrder(planOf(ofAll, { box: alike, against: ['random'] })).config;
  expect(matchups.map(({ sides }) => sides.flat().map((player) => `${player.party}/${player.bot}`))).toEqual([
    ['-/candidate', '-/itself'],
    ['-/candidate', '-/random'],
    ['-/candidate', '-/start'],
  ]);
});

test('a bot plays by all of its lists, and by no others', () => {
  expect(() => ofEach.with({ elf: [1] })).toThrow('weights of drawer: found none of "dwarf", expected a list');
  expect(() => ofEach.start('troll')).toThrow('weights of drawer: found no list "troll", expected one');
});
