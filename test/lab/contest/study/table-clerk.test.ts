// What the study of a table that is no duel counts, against games played and counted one by one.
import { describe, expect, test } from 'vitest';
import type { Bot, Box } from '../../../../src/core/contract.ts';
import { Match } from '../../../../src/core/match.ts';
import { modeOf } from '../../../../src/core/modes.ts';
import { loadBox } from '../../../../src/games/index.ts';
import { Contest } from '../../../../src/lab/contest/contest.ts';
import { addPooled, addToPooled, newPooled } from '../../../../src/lab/contest/study/pooled.ts';
import * as read from '../../../../src/lab/contest/study/read.ts';
import * as P from '../../../../src/lab/contest/study/study-plan.ts';
import { subjectsOf } from '../../../../src/lab/contest/study/subjects.ts';
import { addTally, newTally } from '../../../../src/lab/contest/tally.ts';
import { SUMS } from '../../../../src/lab/statistics/pair-counts.ts';
import { loadBot } from '../../../../src/lab/who/bots.ts';
import { type Design, duelOf, type Matchup, type Player } from '../../../../src/lab/who/matchup.ts';
import { random } from '../../../battery/checks.ts';
import * as bidding from '../../../tiny/bidding.ts';
import * as doom from '../../../tiny/doom.ts';
import * as relay from '../../../tiny/relay.ts';
import {
  gamesOf,
  type HandSet,
  isIn,
  productsOf,
  ratioOf,
  type Seen,
  setsByHand,
  sum,
  sumsOf,
  totalsOf,
} from './by-hand.ts';

const fables = await loadBox('twisted-fables');
const bots: Record<string, Bot> = {
  random,
  fair: bidding.fair as Bot,
  careful: doom.careful as Bot,
  thrifty: relay.thrifty as Bot,
  greedy: await loadBot(fables.name, 'greedy'),
};
const player = (party: string, bot = 'random'): Player => ({ party, bot });
const alone = (...players: Player[]): Player[][] => players.map((one) => [one]);

interface Table {
  readonly box: Box;
  readonly matchup: Matchup;
  /** Different games of a set, and members of the first subject in them. */
  readonly games: number;
  readonly seen: number;
  readonly pooled?: boolean;
}

const merchant = player('merchant');
const equal: Matchup = { sides: alone(merchant, merchant, merchant) };
const mirror = duelOf(player('alice', 'greedy'), player('alice', 'greedy'));
const relays: Matchup = {
  sides: [
    [player('ann+bob', 'thrifty'), player('cid+dan', 'thrifty')],
    [player('ann+cid'), player('bob+dan', 'thrifty')],
  ],
};
const heroes: Matchup = {
  mode: '3-heroes',
  sides: [[player('knight', 'careful'), player('sage', 'careful'), player('sage', 'careful')]],
};

const tables: Record<string, Table> = {
  'three who bid': {
    box: bidding.box,
    matchup: { sides: alone(player('merchant', 'fair'), player('gambler'), merchant) },
    ...{ games: 3, seen: 3 },
  },
  'two of whom are equal': {
    box: bidding.box,
    matchup: { sides: alone(merchant, player('gambler'), merchant) },
    ...{ games: 3, seen: 6 },
  },
  'three equal players': { box: bidding.box, matchup: equal, games: 1, seen: 3 },
  'three equal players, pooled': { box: bidding.box, matchup: equal, games: 1, seen: 3, pooled: true },
  'two sides of two with parties of two': { box: relay.box, matchup: relays, games: 2, seen: 2 },
  'two seats with parties of two': {
    box: relay.box,
    matchup: { mode: '1v1', sides: alone(player('ann+bob'), player('ann+cid')) },
    ...{ games: 2, seen: 4 },
  },
  'three heroes together': { box: doom.box, matchup: heroes, games: 1, seen: 1 },
  'a duel, pooled': {
    box: fables,
    matchup: duelOf(player('snow-white', 'greedy'), player('alice')),
    ...{ games: 2, seen: 2, pooled: true },
  },
  'a mirror, pooled': { box: fables, matchup: mirror, games: 1, seen: 2, pooled: true },
};

const SETS = 40;

function played({ box, matchup, pooled = false }: Table, from = 0, to = SETS, design: Design = 'paired') {
  const mode = modeOf(box, matchup.mode);
  const own = matchup.sides.flat().map(({ bot }) => bots[bot]!);
  const tally = newTally(box, P.studyPlan(box, matchup, pooled)!, mode);
  new Contest(new Match(box.open({ mode: mode.name })), matchup, own, '7', design).play(from, to, tally);
  return tally;
}

const withTempo = Object.entries(tables).filter(([, { pooled }]) => pooled !== true);

describe.each(Object.entries(tables))('%s', (_, table) => {
  const { box, matchup, pooled = false } = table;
  const plan = P.studyPlan(box, matchup, pooled)!;
  const { studies } = plan;
  const tally = played(table);
  const { counts } = tally.study!;
  const sets: readonly HandSet[] = setsByHand(box, matchup, bots, '7', SETS);
  const subjects = subjectsOf(matchup).map(({ party, bot }) => `${party}/${bot}`);
  const partAt = (part: number): read.StudyPart => ({ plan, sets: SETS, counts, part, most: 2 });

  test('counts every different game once, and everybody in it', () => {
    expect(plan.form).toBe('sums');
    expect(subjects).toHaveLength(plan.parts);
    expect(tally.played).toBe(SETS * (plan.sides === 0 && matchup === mirror ? 2 : table.games));
    expect(sum(gamesOf(sets, subjects[0]!).map((games) => games.length))).toBe(SETS * table.seen);
  });

  test.each(subjects.map((subject, part) => [subject, part] as const))('cards of %s', (subject, at) => {
    const [part, games] = [partAt(at), gamesOf(sets, subject)];
    const totals = totalsOf(games);
    const has = (place: number) => (game: Seen) => game.counters[place] !== 0;
    for (const [event, { at: first, could, firstTurn }] of studies.events.entries()) {
      for (let card = 0; card < plan.cards; card++) {
        const having = games.map((one) => one.filter(has(first + card)));
        const thing = read.cardThing(part, event, card);
        expect(thing).toEqual({ most: 2, totals, products: productsOf(games, has(first + card)) });
        const copies = having.map((one) => ratioOf(one, { at: first + card, per: null }));
        expect(read.copySums(part, event, card)).toEqual({ pairs: SETS, sums: sumsOf(copies), anySize: true });
        if (firstTurn !== undefined) {
          const turns = having.map((one) => ratioOf(one, { at: firstTurn + card, per: null }));
          expect(read.firstTurnSums(part, plan.timed.indexOf(studies.events[event]!), card).sums).toEqual(sumsOf(turns));
        }
        if (could !== undefined) {
          const chances = games.map((one) => one.filter(has(could.at + card)));
          const did = chances.map((one): [number, number] => [one.length, one.filter(has(first + card)).length]);
          expect(read.chanceSums(part, plan.chanced.indexOf(studies.events[event]!), card).sums).toEqual(sumsOf(did));
        }
      }
    }
    const cards = Array.from({ length: plan.cards }, (_card, card) => card);
    expect(cards.some((card) => studies.events.some((_event, event) => read.hasHappened(part, event, card)))).toBe(true);
  });

  test.each(subjects.map((subject, part) => [subject, part] as const))('groups of %s', (subject, at) => {
    const [part, games] = [partAt(at), gamesOf(sets, subject)];
    for (const [place, group] of plan.groups.entries()) {
      const inside = games.map((one) => one.filter((game) => isIn(box, group, game)));
      expect(read.groupThing(part, place)).toMatchObject({ products: productsOf(games, (game) => isIn(box, group, game)) });
      for (const [habit, of] of studies.habits.entries()) {
        const means = inside.map((one) => ratioOf(one, of));
        expect(read.groupSums(part, place, habit).sums, `${group.name} ${of.name}`).toEqual(sumsOf(means));
      }
    }
    const all = games.flat().length;
    const results = [P.WON, P.LOST].map((group) => read.groupSums(part, group, 0).sums);
    expect(all).toBeGreaterThan(0);
    expect(results.some(([x]) => x > 0)).toBe(true);
  });

  test('of parts, added in any order, is that of the whole, to the byte', () => {
    const all = newTally(box, plan, modeOf(box, matchup.mode));
    for (const [from, to] of [
      [25, SETS],
      [0, 9],
      [9, 25],
    ]) {
      addTally(all, played(table, from, to));
    }
    expect(all).toEqual(tally);
  });
});

test.each(withTempo)('tempo and leads of %s, of all together and of each side', (_, table) => {
  const { box, matchup } = table;
  const plan = P.studyPlan(box, matchup, false)!;
  const { studies } = plan;
  const { counts } = played(table).study!;
  const sets = setsByHand(box, matchup, bots, '7', SETS);
  const scopes = matchup.sides.length > 1 ? [null, ...matchup.sides.keys()] : [null];
  expect(P.scopesOf(plan)).toBe(scopes.length);
  const games = sets[0]!.length;
  const changes = sets.map((one): [number, number] => [games, sum(one.map(({ leads }) => changesOf(leads)))]);
  expect(read.sumsAt(counts, plan.leads)).toEqual(sumsOf(changes));
  for (const [scope, side] of scopes.entries()) {
    for (const [i, habit] of studies.tempo.entries()) {
      const own = sets.map((one) => one.flatMap(({ seen }) => seen).filter((game) => side === null || game.side === side));
      const place = plan.tempo + (scope * studies.tempo.length + i) * SUMS;
      expect(read.sumsAt(counts, place)).toEqual(sumsOf(own.map((one) => ratioOf(one, habit))));
    }
    const won = ({ winner }: HandSet[number]) => winner !== null && (side === null || winner === side);
    const measure = (of: (game: HandSet[number]) => boolean) =>
      sumsOf(sets.map((one) => [games, one.filter((game) => won(game) && of(game)).length]));
    const comebacks = measure(({ leads, winner }) => leads.some((turn) => turn[winner!]! <= -250));
    const decided = measure(({ leads, winner }) => {
      const last = leads.findLastIndex((turn) => turn[winner!]! <= 0);
      return 2 * (last + 2) <= leads.length;
    });
    expect(read.sumsAt(counts, plan.leads + (P.COMEBACKS + scope) * SUMS)).toEqual(comebacks);
    expect(read.sumsAt(counts, plan.leads + (P.decidedEarlyAt(plan) + scope) * SUMS)).toEqual(decided);
  }
});

/** Who is ahead of all others, turn by turn; of a lone side, whether it is ahead or behind. */
function changesOf(leads: readonly (readonly number[])[]): number {
  const ahead = leads.map((turn) => {
    if (turn.length === 1) return turn[0] === 0 ? null : turn[0]! > 0 ? 'ahead' : 'behind';
    const best = turn.flatMap((lead, side) => (lead > 0 ? [side] : []));
    return best.length === 1 ? best[0]! : null;
  });
  const known = ahead.filter((one) => one !== null);
  return known.filter((one, at) => at > 0 && one !== known[at - 1]).length;
}

test('where every game has its own luck, equal players play different games', () => {
  const table = tables['three equal players']!;
  const tally = played(table, 0, SETS, 'independent');
  const plan = P.studyPlan(table.box, table.matchup, false)!;
  const { totals } = read.groupThing({ plan, sets: SETS, counts: tally.study!.counts, part: 0, most: 4 }, P.ALL) as {
    totals: readonly number[];
  };
  expect(totals).toEqual([SETS, 9 * SETS, 18 * SETS, 81 * SETS, 162 * SETS, 324 * SETS]);
});

describe('all matchups together', () => {
  const matchups = [equal, { sides: alone(merchant, player('gambler'), player('merchant', 'fair')) }];
  const studied = (at: number, from = 0, to = SETS) =>
    played({ box: bidding.box, matchup: matchups[at]!, games: 0, seen: 0, pooled: true }, from, to).study!;

  test('a study for every subject, in the order of the scenario, and nothing of tempo', () => {
    const pooled = newPooled(bidding.box, matchups);
    expect(pooled.map(({ subject: { party, bot } }) => `${party}/${bot}`)).toEqual([
      'merchant/random',
      'gambler/random',
      'merchant/fair',
    ]);
    for (const [at, matchup] of matchups.entries()) addToPooled(pooled, matchup, studied(at));
    const plan = P.planOf(bidding.box, P.POOLED)!;
    const sets = matchups.map((matchup) => setsByHand(bidding.box, matchup, bots, '7', SETS));
    for (const { subject, study } of pooled) {
      const games = sets.flatMap((one) => gamesOf(one, `${subject.party}/${subject.bot}`)).filter((one) => one.length > 0);
      const part = { plan, sets: games.length, counts: study.counts, part: 0, most: 4 };
      const all = read.groupThing(part, P.ALL) as { totals: readonly number[] };
      expect(all.totals).toEqual(totalsOf(games));
      expect(study.counts).toHaveLength(plan.partSize);
    }
    expect(pooled.map(({ study }) => study.counts[plan.scores])).toEqual([2 * SETS, SETS, SETS]);
  });

  test('parts of a run add up to the whole', () => {
    const of = (parts: readonly (readonly [number, number])[]) => {
      const pooled = newPooled(bidding.box, matchups);
      for (const [from, to] of parts) addToPooled(pooled, matchups[0]!, studied(0, from, to));
      return pooled;
    };
    const one = of([[0, 10]]);
    addPooled(one, of([[10, SETS]]));
    expect(one).toEqual(of([[0, SETS]]));
  });

  test('what was counted by another version is not added', () => {
    const old = newPooled(bidding.box, matchups).map((one) => ({ ...one, study: { ...one.study, plan: 'old_1_0' } }));
    expect(() => addToPooled(old, matchups[0]!, studied(0))).toThrow('two versions');
    expect(() => addPooled(newPooled(bidding.box, matchups), old)).toThrow('two versions');
  });

  test('the same subject in two modes is studied twice', () => {
    const two: Matchup = { mode: '2-heroes', sides: [heroes.sides[0]!.slice(0, 2)] };
    const names = newPooled(doom.box, [heroes, two]).map(({ mode, subject }) => `${mode} ${subject.party}`);
    expect(names).toEqual(['3-heroes knight', '3-heroes sage', '2-heroes knight', '2-heroes sage']);
  });
});

test('a subject is a member with its bot; where players are all alike it has no name', () => {
  expect(subjectsOf(relays)).toEqual([
    ...['ann', 'bob', 'cid', 'dan'].map((party) => ({ party, bot: 'thrifty' })),
    ...['ann', 'cid'].map((party) => ({ party, bot: 'random' })),
  ]);
  const nameless: Matchup = { sides: alone(player('-'), player('-', 'fair'), player('-')) };
  expect(subjectsOf(nameless)).toEqual([
    { party: '-', bot: 'random' },
    { party: '-', bot: 'fair' },
  ]);
});
