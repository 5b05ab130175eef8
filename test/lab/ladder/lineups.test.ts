// Which parties the bots of a ladder are given.
import { describe, expect, test } from 'vitest';
import type { Box } from '../../../src/core/contract.ts';
import { refusal } from '../../../src/core/modes.ts';
import { ladderConfig } from '../../../src/lab/ladder/ladder.ts';
import { ladderLineups, MOST_LINEUPS, seatedLineup } from '../../../src/lab/ladder/lineups.ts';
import { matchupId } from '../../../src/lab/who/matchup.ts';
import { box as bidding } from '../../tiny/bidding.ts';
import { box as doom } from '../../tiny/doom.ts';
import { box as relay } from '../../tiny/relay.ts';

const ids = ({ roster }: Box) => roster.map(({ id }) => id);
const asked = (box: Box, mode = box.modes[0]!, entrants = ids(box)) => {
  return { box, mode, entrants, bots: ['x', 'y'], seed: 1, sets: 1 };
};
const words = (box: Box, mode = box.modes[0]!, entrants = ids(box)) =>
  ladderLineups(asked(box, mode, entrants)).all.map((lineup) => lineup.map((side) => side.join('&')).join(','));

test('all there are, each once whatever the order', () => {
  expect(words(bidding)).toHaveLength(4);
  expect(words(doom)).toEqual(['knight&knight', 'knight&sage', 'sage&sage']);
  expect(words(doom, doom.modes[2], ['sage'])).toEqual(['sage&sage&sage&sage']);
  expect(words(relay, relay.modes[1])).toHaveLength(21);
  // Partners share the roster: the game refuses all other teams.
  expect(words(relay)).toHaveLength(6);
});

test('the game may refuse all', () => {
  expect(() => words(relay, relay.modes[0], ['ann', 'bob'])).toThrow(
    /^runners: found ann twice.*; nobody may sit down in 2v2$/,
  );
});

test('players who are all alike have one line-up', () => {
  const mode = { name: '5-players', sides: [[0], [1], [2], [3], [4]], party: 0 };
  const box = { ...bidding, modes: [mode], roster: [] };
  expect(words(box)).toEqual(['-,-,-,-,-']);
  expect(ladderConfig(asked(box)).matchups.map(matchupId)).toEqual(['-/x -/y -/y -/y -/y', '-/x -/x -/x -/x -/y']);
});

describe('where there are too many', () => {
  const roster = Array.from({ length: 12 }, (_, at) => ({ id: `r${at}`, name: `R${at}`, about: '' }));
  const mode = { name: '1v1', sides: [[0], [1]], party: 3 };
  const box = { ...relay, roster, modes: [mode] };

  test('they are spread over all, always the same ones', () => {
    const { all, isSpread } = ladderLineups(asked(box));
    expect(isSpread).toBe(true);
    expect(all).toHaveLength(MOST_LINEUPS);
    expect(ladderLineups({ ...asked(box), seed: 9, bots: ['z', 'w'] }).all).toEqual(all);
    const used = new Set(all.flat(2).flatMap((word) => word.split('+')));
    expect(used.size).toBe(12);
    for (const lineup of all) expect(refusal(box, mode, seatedLineup(box, mode, lineup))).toBeNull();
  });

  test('each bot has what the other has', () => {
    const { matchups } = ladderConfig(asked(box));
    const partiesOf = (bot: string) => matchups.flatMap(({ sides }) => sides.flat().filter((one) => one.bot === bot));
    const sorted = (bot: string) =>
      partiesOf(bot)
        .map(({ party }) => party)
        .sort();
    expect(sorted('x')).toEqual(sorted('y'));
    expect(new Set(matchups.map(matchupId)).size).toBe(matchups.length);
  });
});

test('sides of different size: each bot has both', () => {
  const mode = { name: '1v2', sides: [[0], [1, 2]], party: 1 };
  const box = { ...doom, modes: [mode] };
  const { matchups } = ladderConfig(asked(box));
  expect(matchups).toHaveLength(2 * 2 * 3);
  expect(matchups[0]?.sides.map((side) => side.map(({ bot }) => bot))).toEqual([['x'], ['y', 'y']]);
  expect(matchups[1]?.sides.map((side) => side.map(({ bot }) => bot))).toEqual([['y'], ['x', 'x']]);
});
