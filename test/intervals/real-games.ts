// Sweeps of real games whose truth is known by counting: high card, through Contest as a sweep plays it, with luck of its own
// for every game (`design: independent`), into report files.
import { Match } from '../../src/core/match.ts';
import { Contest } from '../../src/lab/contest/contest.ts';
import { newTally } from '../../src/lab/contest/tally.ts';
import type { DuelRun } from '../../src/lab/report/results.ts';
import { duelOf, type Player } from '../../src/lab/who/matchup.ts';
import { box, gambler, keeper } from '../lab/high-card.ts';
import { csvFiles } from '../lab/report/made-up.ts';
import { type Count, Counts, rowsOf } from './coverage.ts';

export const PAIRS = 300;
const bots = { keeper, gambler };

/** Chances of ending with each card: an elf draws 1 to 6, a dwarf 2 to 7; a gambler redraws what is below 4. */
function cardsOf({ party, bot }: Player): number[] {
  const more = party === 'dwarf' ? 1 : 0;
  const drawn = Array.from({ length: 8 }, (_, card) => (card > more && card <= 6 + more ? 1 / 6 : 0));
  if (bot === 'keeper') return drawn;
  const redrawn = drawn.slice(0, 4).reduce((sum, chance) => sum + chance, 0);
  return drawn.map((chance, card) => (card < 4 ? 0 : chance) + redrawn * chance);
}

/** The mean score of the first, and the chance of equal cards; the seats are alike. */
export function truthOf([a, b]: readonly [Player, Player]): { rate: number; equal: number } {
  const [mine, theirs] = [cardsOf(a), cardsOf(b)];
  let [rate, equal] = [0, 0];
  for (const [card, chance] of mine.entries()) {
    for (const [other, its] of theirs.entries()) {
      rate += chance * its * (card > other ? 1 : card === other ? 0.5 : 0);
      equal += card === other ? chance * its : 0;
    }
  }
  return { rate, equal };
}

const elf: Player = { party: 'elf', bot: 'keeper' };
const bold: Player = { party: 'elf', bot: 'gambler' };
const dwarf: Player = { party: 'dwarf', bot: 'keeper' };
export const twos: readonly (readonly [Player, Player])[] = [
  [elf, bold],
  [elf, dwarf],
  [bold, dwarf],
];

/** The same seed gives the same games. */
export function realSweep(seed: string, pairs = PAIRS): DuelRun {
  const match = new Match(box.open({}));
  const matchups = twos.map((players) => {
    const tally = newTally(box);
    const own = players.map(({ bot }) => bots[bot as keyof typeof bots]);
    new Contest(match, duelOf(...players), own, seed, 'independent').play(0, pairs, tally);
    return { players, tally };
  });
  const asked = {
    options: {},
    change: {},
    matchups: twos.map((two) => duelOf(...two)),
    sets: pairs,
    reports: ['matchups', 'entrants', 'seats'],
  };
  return { config: { game: box.name, about: '', seed, design: 'independent', ...asked }, matchups };
}

/** How often the intervals of the report files hold what counting says. */
export function realCoverage(seed: number, sweeps: number): Count[] {
  const counts = new Counts();
  const truths = twos.map(truthOf);
  // Of the elf's two matchups, in which she is named first.
  const mean = ((truths[0]?.rate ?? 0) + (truths[1]?.rate ?? 0)) / 2;
  for (let sweep = 0; sweep < sweeps; sweep++) {
    const files = new Map(csvFiles(box, realSweep(`${seed} ${sweep}`)).map(({ name, text }) => [name, rowsOf(text)]));
    const rows = (name: string) => files.get(`${name}.csv`) ?? [];
    for (const [at, { rate, equal }] of truths.entries()) {
      const cells = rows('matchups')[at] ?? {};
      counts.holds('matchup: rate', cells, 'rate', rate);
      // Wilson takes every game for won or lost, which is wide where many end with equal cards.
      counts.holds('matchup: rate in seat 0', cells, 'seat0_rate', rate, 'at-least');
      counts.holds('matchup: rate in seat 1', cells, 'seat1_rate', rate, 'at-least');
      counts.holds('matchup: no-result rate', cells, 'no_result_rate', equal, 'at-least');
      // Games that share nothing: pairs are worth neither more nor less.
      counts.holds('matchup: efficiency', cells, 'efficiency', 1);
      counts.holds('first seat: one matchup', rows('seats')[at] ?? {}, 'advantage', 0);
    }
    counts.holds('first seat: all matchups', rows('seats').at(-1) ?? {}, 'advantage', 0);
    const own = rows('entrants').find(({ entrant, bot }) => entrant === elf.party && bot === elf.bot);
    counts.holds('fable: rate', own ?? {}, 'rate', mean);
  }
  return counts.all();
}
