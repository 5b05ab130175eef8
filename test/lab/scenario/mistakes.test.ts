// Every kind of mistake in a scenario: where it is, what was found, what is allowed, what was probably meant.
import { describe, expect, test } from 'vitest';
import { quickScenario } from '../../../src/lab/scenario/read.ts';
import { like, mistakesOf, read } from './check.ts';

/** A scenario with some of its lines replaced. */
const lines = {
  game: 'game: twisted-fables',
  seed: 'seed: 1',
  entrants: 'entrants: { fables: [alice, mulan], bots: [greedy] }',
  pairs: 'pairs: 10',
  more: 'about: a test',
};
const file = (changed: Partial<typeof lines>) => Object.values({ ...lines, ...changed }).join('\n');

test('without a mistake it is read', async () => {
  expect(await mistakesOf(read(file({})))).toEqual([]);
});

describe('in a file', () => {
  test.each<[string, Partial<typeof lines>, string]>([
    ['not YAML', { entrants: 'entrants: { fables: [alice' }, '4:1: Flow sequence …'],
    ['a key twice', { more: 'pairs: 20' }, '5:1: found "pairs" twice, expected once'],
    [
      'a star without quotes',
      { entrants: 'entrants: { fables: *, bots: greedy }' },
      '3:21: found *, expected an anchor of that name above, or quotes around a star: "*"',
    ],
    [
      'an alias of nothing',
      { entrants: 'entrants: { fables: "*", bots: *greedy }' },
      '3:32: found the alias *greedy, expected an anchor of that name above, or quotes around a star: "*"',
    ],
    ['two documents', { pairs: '---' }, '4:1: found a second document, expected one'],
    [
      'an unknown game',
      { game: 'game: twisted-fable' },
      '1:7: game: found "twisted-fable", expected one of …; did you mean …',
    ],
    ['no game', { game: '' }, '2:1: game: found none, expected one of twisted-fables'],
    [
      'no game, but nearly',
      { game: '', pairs: 'gmae: twisted-fables' },
      '4:1: game: found none, expected one of twisted-fables; did you mean "game" by "gmae"?',
    ],
    [
      'an unknown key',
      { pairs: 'piars: 10' },
      '4:1: scenario: found "piars", expected one of game, …; did you mean "pairs"?',
    ],
    [
      'a number one floor too high',
      { more: 'alice.hp: 3' },
      '5:1: scenario: found "alice.hp", expected …; did you mean "change.alice.hp"?',
    ],
    [
      'an unknown fable',
      { entrants: 'entrants: { fables: [alice, mulam], bots: greedy }' },
      '3:29: entrants.fables.1: found "mulam", expected one of red-riding-hood, …; did you mean "mulan"?',
    ],
    [
      'an unknown fable alone',
      { entrants: 'entrants: { fables: Alice, bots: greedy }' },
      '3:21: entrants.fables: found "Alice", expected one of *, red-riding-hood, …; did you mean "alice"?',
    ],
    [
      'an unknown bot',
      { entrants: 'entrants: { fables: "*", bots: [gredy] }' },
      '3:33: entrants.bots.0: found "gredy", expected one of …; did you mean "greedy"?',
    ],
    [
      'no bots',
      { entrants: 'entrants: { fables: "*" }' },
      '3:11: entrants.bots: found none, expected a bot, a list of them, …',
    ],
    [
      'an empty list',
      { entrants: 'entrants: { fables: [], bots: greedy }' },
      '3:21: entrants.fables: found a list of 0, expected …fable…',
    ],
    [
      'an unknown part of the entrants',
      { entrants: 'entrants: { fabels: "*", fables: "*", bots: greedy }' },
      '3:13: entrants: found "fabels", expected one of fables, entrants, bots; did you mean "fables"?',
    ],
    [
      'a fable twice',
      { entrants: 'entrants: { fables: [alice, mulan, alice], bots: greedy }' },
      '3:36: entrants.fables: found "alice" twice, expected once',
    ],
    [
      'nobody to meet',
      { entrants: 'entrants: { fables: alice, bots: greedy }' },
      '3:11: entrants: found no two that differ, expected two, or mirrors: true; one against others is seats, or --against',
    ],
    ['nobody', { entrants: '' }, '1:1: scenario: found neither entrants nor sides, expected one of them'],
    [
      'one seat',
      { entrants: 'seats: [{ fable: alice, bot: greedy }]' },
      '3:8: seats: found a list of 1, expected a list of two seats',
    ],
    [
      'a seat without a bot',
      { entrants: 'seats: [{ fable: alice }, { fable: "*", bot: greedy }]' },
      '3:9: seats.0.bot: found none, expected a bot, …',
    ],
    [
      'entrants and seats',
      { more: 'seats: [{ fable: alice, bot: greedy }, { fable: mulan, bot: greedy }]' },
      '5:8: scenario: found both entrants and seats, expected one of them',
    ],
    [
      'no number of pairs',
      { pairs: 'pairs: many' },
      '4:8: pairs: found "many", expected a whole number from 1 to 1000000000',
    ],
    ['too few pairs', { pairs: 'pairs: 0' }, '4:8: pairs: found 0, expected a whole number from 1 to 1000000000'],
    ['half a pair', { pairs: 'pairs: 1.5' }, '4:8: pairs: found 1.5, expected a whole number from 1 to 1000000000'],
    ['an empty value', { pairs: 'pairs:' }, '4:…: pairs: found nothing, expected a whole number from 1 to 1000000000'],
    ['a seed below zero', { seed: 'seed: -1' }, '2:7: seed: found -1, expected a whole number from 0 to …, or words'],
    ['a seed that no number holds', { seed: 'seed: 12345678901234567890' }, '2:7: seed: found …, expected a whole number …'],
    [
      'an unknown design',
      { more: 'design: pared' },
      '5:9: design: found "pared", expected one of paired, independent; did you mean "paired"?',
    ],
    [
      'unknown luck',
      { more: 'luck: sharde' },
      '5:7: luck: found "sharde", expected one of own, shared; did you mean "shared"?',
    ],
    [
      'cards of matchups that share their luck',
      { entrants: 'entrants: { fables: "*", bots: greedy }', pairs: 'luck: shared', more: 'reports: [tempo, cards]' },
      '5:18: reports: found "cards" with luck: shared, expected luck: own: it takes matchups together, …',
    ],
    [
      'an unknown report',
      { more: 'reports: [fable]' },
      '5:11: reports.0: found "fable", expected one of …; did you mean "fables"?',
    ],
    ['mirrors perhaps', { more: 'mirrors: onyl' }, '5:10: mirrors: found "onyl", expected …; did you mean "only"?'],
    ['another mode', { more: 'mode: 2v2' }, '5:7: mode: found "2v2", expected one of 1v1'],
    [
      'an unknown option',
      { more: 'options: { turncap: 5 }' },
      '5:12: options: found "turncap", expected an option…; did you mean "turn-cap"?',
    ],
    [
      "an option's value",
      { more: 'options: { starter: third }' },
      '5:21: option starter: found "third", expected first, second, random',
    ],
    [
      'options that do not go together',
      { more: 'options: { space-first: 6 }' },
      '5:10: options space-first, space-second: found 6 for both, expected two spaces',
    ],
    [
      'an unknown number',
      { more: 'change: { red-riding-hood.crack-shot.damge: 3 }' },
      '5:11: change: found "red-riding-hood.crack-shot.damge", expected a printed number by its path, see list numbers; …damage"?',
    ],
    [
      'a number out of bounds',
      { more: 'change: { alice.hp: 100 }' },
      '5:21: change.alice.hp: found 100, expected a whole number from 1 to 99',
    ],
    [
      'a matchup twice',
      {
        entrants: 'matchups:',
        pairs: '- [{ fable: alice, bot: greedy }, { fable: mulan, bot: greedy }]',
        more: '- [{ fable: mulan, bot: greedy }, { party: alice, bot: greedy }]',
      },
      '5:3: matchups: found "alice/greedy mulan/greedy" twice, expected once',
    ],
  ])('%s', async (_, changed, expected) => {
    expect(await mistakesOf(read(file(changed)))).toEqual([like(`my.yaml:${expected}`)]);
  });

  test('nothing at all', async () => {
    expect(await mistakesOf(read(''))).toEqual([like('my.yaml:1:1: scenario: found nothing, expected a map…')]);
    expect(await mistakesOf(read('- a'))).toEqual([like('my.yaml:1:1: scenario: found a list, expected a map…')]);
  });

  test('several are told at once, from top to bottom', async () => {
    const text = file({ seed: 'seed: -1', pairs: 'pairs: 0', more: 'x: 1\ny: 2' });
    expect((await mistakesOf(read(text))).map((line) => line.split(':')[1])).toEqual(['2', '4', '5', '6']);
  });
});

describe('in a flag', () => {
  test.each<[string, string]>([
    ['pairs', '--set pairs: expected path=value, …'],
    ['pairs=x', '--set pairs=x: pairs: found "x", expected a whole number …'],
    ['piars=5', '--set piars=5: path: found "piars", expected a key of the scenario, …; did you mean "pairs"?'],
    ['alice.hpp=5', '--set alice.hpp=5: path: found "alice.hpp", expected …; did you mean "alice.hp"?'],
    ['stcking=each', '--set stcking=each: path: found "stcking", expected …; did you mean "stacking"?'],
    ['alice.hp=0', '--set alice.hp=0: change.alice.hp: found 0, expected a whole number from 1 to 99'],
    ['change.alice.hpp=5', '--set change.alice.hpp=5: change: found "alice.hpp", expected …; did you mean "alice.hp"?'],
    ['seats.2.bot=greedy', '--set seats.2.bot=greedy: found place 2, expected one from 0 to 1'],
    ['seats.0.bot.x=greedy', '--set seats.0.bot.x=greedy: found no map to hold x, expected one'],
    ['seats.0.bot=greddy', '--set seats.0.bot=greddy: seats.0.bot: found "greddy", expected …; did you mean "greedy"?'],
  ])('--set %s', async (set, expected) => {
    const text = file({ entrants: 'seats: [{ fable: alice, bot: greedy }, { fable: "*", bot: greedy }]' });
    expect(await mistakesOf(read(text, { set: [set] }))).toEqual([like(expected)]);
  });

  test('without a file', async () => {
    const reading = quickScenario({
      game: 'twisted-fables',
      entrants: 'alice,mulam',
      bots: 'gredy',
      pairs: '0',
      seed: '-1',
    });
    expect(await mistakesOf(reading)).toEqual([
      like('--seed: found -1, expected …'),
      like('--entrants: entrants.fables.1: found "mulam", …; did you mean "mulan"?'),
      like('--bots: entrants.bots: found "gredy", …; did you mean "greedy"?'),
      like('--pairs: found 0, expected …'),
    ]);
    expect(await mistakesOf(quickScenario({ game: 'twisted', bots: 'greedy' }))).toEqual([like('--game: found "twisted"…')]);
  });
});
