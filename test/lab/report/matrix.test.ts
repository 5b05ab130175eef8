import { describe, expect, test } from 'vitest';
import type { Box } from '../../../src/core/contract.ts';
import { Match } from '../../../src/core/match.ts';
import { Contest } from '../../../src/lab/contest/contest.ts';
import { newTally } from '../../../src/lab/contest/tally.ts';
import { cellRate, rowRate } from '../../../src/lab/report/matrix.ts';
import { duelOf, type Player } from '../../../src/lab/who/matchup.ts';
import { box as highCard, keeper } from '../high-card.ts';

/** Cards one higher again. */
const three: Box = {
  ...highCard,
  roster: [...highCard.roster, { id: 'giant', name: 'Giant', about: 'draws 3 to 8' }],
  open: (setup) => Object.assign(highCard.open(setup), { box: three }),
};

const player = (party: string): Player => ({ party, bot: 'keeper' });
const [elf, dwarf, giant] = ['elf', 'dwarf', 'giant'].map(player) as [Player, Player, Player];

function played(pairs: number) {
  const match = new Match(three.open({}));
  const twos: [Player, Player][] = [
    [elf, dwarf],
    [elf, giant],
    [dwarf, giant],
  ];
  return twos.map((players) => {
    const tally = newTally(three);
    new Contest(match, duelOf(...players), [keeper, keeper], 1).play(0, pairs, tally);
    return { players, tally };
  });
}

describe('everybody against everybody', () => {
  const matchups = played(2000);

  // Oracle: counting. Of 36 deals the elf wins 10 and draws 5 against the dwarf, 6 and 4 against the giant.
  test.each([
    ['elf', 'dwarf', 12.5 / 36],
    ['dwarf', 'elf', 23.5 / 36],
    ['elf', 'giant', 8 / 36],
    ['giant', 'elf', 28 / 36],
  ])('%s against %s', (row, column, truth) => {
    const rate = cellRate(matchups, player(row), player(column));
    expect(rate?.low).toBeLessThan(truth);
    expect(rate?.high).toBeGreaterThan(truth);
  });

  test('a cell and the one across the diagonal are one whole', () => {
    const [here, there] = [cellRate(matchups, elf, giant), cellRate(matchups, giant, elf)];
    expect((here?.mean ?? 0) + (there?.mean ?? 0)).toBeCloseTo(1, 12);
    expect((here?.low ?? 0) + (there?.high ?? 0)).toBeCloseTo(1, 12);
  });

  test('a mirror has no cell', () => {
    expect(cellRate(matchups, elf, elf)).toBeNull();
  });

  test('a row is the mean of its cells, and surer than they are', () => {
    const { mean, low, high } = rowRate(matchups, dwarf);
    const cells = [elf, giant].map((column) => cellRate(matchups, dwarf, column) ?? { mean: 0, low: 0, high: 0 });
    expect(mean).toBeCloseTo(cells.reduce((sum, cell) => sum + cell.mean, 0) / 2, 12);
    for (const cell of cells) expect(high - low).toBeLessThan(cell.high - cell.low);
  });

  test('before the first game nothing is known', () => {
    const unplayed = played(0);
    expect(cellRate(unplayed, elf, dwarf)?.mean).toBeNaN();
    expect(rowRate(unplayed, elf).mean).toBeNaN();
  });
});
