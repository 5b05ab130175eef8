// Every kind of mistake about who sits down at other tables than a duel's.
import { describe, expect, test } from 'vitest';
import type { Box } from '../../../src/core/contract.ts';
import { box as bidding } from '../../tiny/bidding.ts';
import { box as doom } from '../../tiny/doom.ts';
import { box as relay } from '../../tiny/relay.ts';
import { alike, crowd, uneven } from './boxes.ts';
import { like, mistakesOf, readFor } from './check.ts';

describe('at other tables', () => {
  const relayed = (who: string) => `entrants: { runners: ${who}, bots: amy }`;
  const [ann, cid] = ['{ party: ann+bob, bot: amy }', '{ party: cid+dan, bot: amy }'];
  test.each<[string, Box, string, string]>([
    [
      'an unknown mode',
      relay,
      `mode: 2v3\n${relayed('"*"')}`,
      '2:7: mode: found "2v3", expected one of 2v2, 1v1; did you mean "2v2"?',
    ],
    [
      'an unknown mode in a list',
      relay,
      `mode: [1v1, 3v3]\n${relayed('"*"')}`,
      '2:13: mode.1: found "3v3", expected one of 2v2, 1v1',
    ],
    ['a mode twice', relay, `mode: [1v1, 1v1]\n${relayed('"*"')}`, '2:13: mode: found "1v1" twice, expected once'],
    [
      'an unknown setting',
      doom,
      'setting: crpt\nentrants: { heroes: "*", bots: amy }',
      '2:10: setting: found "crpt", expected one of *, gates, crypt, tower; did you mean "crypt"?',
    ],
    [
      'an unknown setting in a list',
      doom,
      'setting: [gates, towr]\nentrants: { heroes: "*", bots: amy }',
      '2:18: setting.1: found "towr", expected one of gates, crypt, tower; did you mean "tower"?',
    ],
    [
      'a setting twice',
      doom,
      'setting: [crypt, crypt]\nentrants: { heroes: "*", bots: amy }',
      '2:18: setting: found "crypt" twice, expected once',
    ],
    [
      'no setting',
      doom,
      'setting: []\nentrants: { heroes: "*", bots: amy }',
      '2:10: setting: found a list of 0, expected at least one setting',
    ],
    [
      'an unknown setting of a matchup',
      doom,
      'matchups: [{ setting: hell, sides: [[{ hero: knight, bot: amy }, { hero: sage, bot: amy }]] }]',
      '2:23: matchups.0.setting: found "hell", expected one of gates, crypt, tower',
    ],
    [
      'a matchup twice, once by the name of the first setting',
      doom,
      'matchups:\n- &one { sides: [[{ hero: knight, bot: amy }, { hero: sage, bot: amy }]] }\n- { setting: gates, sides: [[{ hero: sage, bot: amy }, { hero: knight, bot: amy }]] }',
      '4:3: matchups: found "knight/amy&sage/amy" twice, expected once',
    ],
    [
      'a setting where the game has none',
      relay,
      `setting: crypt\n${relayed('"*"')}`,
      '2:1: scenario: found "setting", expected one of game, about, mode, seed, …',
    ],
    ['no mode', relay, `mode: []\n${relayed('"*"')}`, '2:7: mode: found a list of 0, expected at least one mode'],
    [
      'an unknown member',
      relay,
      relayed('[ann+bob, ann+cyd]'),
      '2:32: entrants.runners.1: found "ann+cyd", expected one or more of ann, bob, cid, dan by plus signs; did you mean "cid"?',
    ],
    [
      'an unknown member alone',
      relay,
      relayed('an+bob'),
      '2:22: entrants.runners: found "an+bob", expected one or more of ann, bob, cid, dan by plus signs; did you mean "ann"?',
    ],
    ['a member twice', relay, relayed('ann+ann'), '2:22: entrants.runners: found "ann+ann", expected each of them once'],
    ['a party twice', relay, relayed('[ann+bob, bob+ann]'), '2:32: entrants.runners: found "ann+bob" twice, expected once'],
    [
      'a party too small',
      relay,
      relayed('[ann+bob, ann]'),
      '2:32: entrants.runners: found "ann", expected 2 runners by plus signs in 2v2',
    ],
    [
      'parties of no mode’s size',
      uneven,
      'mode: [armies, nobody]\nentrants: { units: [x0], bots: amy }',
      '3:21: entrants.units: found "x0", expected 2 units by plus signs in armies, or "-" or nothing in nobody',
    ],
    [
      'no parties for one of the modes',
      uneven,
      'mode: [3-players, armies]\nentrants: { units: [x0, x1, x2], bots: amy }',
      '3:21: entrants.units: found "x0", expected 2 units by plus signs in armies',
    ],
    [
      'the word of another game',
      relay,
      'entrants: { fables: "*", bots: amy }',
      '2:13: entrants: found "fables", expected one of runners, entrants, bots',
    ],
    [
      'two words for the roster',
      relay,
      'entrants: { runners: "*", entrants: "*", bots: amy }',
      '2:37: entrants: found both runners and entrants, expected one of them',
    ],
    [
      'no roster',
      doom,
      'entrants: { bots: amy }',
      '2:11: entrants.heroes: found none, expected a hero, a list of them, or "*" for all',
    ],
    [
      'somebody where all are alike',
      alike,
      'entrants: { units: x0, bots: amy }',
      '2:20: entrants.units: found "x0", expected one of *, -',
    ],
    [
      'too few for a side',
      doom,
      'mode: 3-heroes\nentrants: { heroes: "*", bots: amy }',
      '3:11: entrants: found 2 heroes, expected 3 that differ for a side of 3-heroes',
    ],
    [
      'too few players',
      bidding,
      'entrants: { bidders: "*", bots: amy }',
      '2:11: entrants: found 2 players, expected 3 that differ in 3-players, or mirrors: true',
    ],
    [
      'too few teams',
      relay,
      relayed('[ann+bob, cid+dan]'),
      '2:11: entrants: found 1 team, expected 2 that differ in 2v2, or mirrors: true',
    ],
    [
      'nobody who may sit down',
      relay,
      `${relayed('[ann+bob, ann+cid]')}\nmirrors: only`,
      '2:11: entrants: found ann twice, expected partners with different runners; nobody may sit down in 2v2',
    ],
    [
      'a field at a table of teams',
      relay,
      `${relayed('"*"')}\nfield: ben`,
      '3:8: field: found in 2v2, expected a mode of several sides of one seat each',
    ],
    [
      'an unknown bot in the field',
      bidding,
      'entrants: { bidders: "*", bots: amy }\nfield: bem',
      '3:8: field: found "bem", expected one of amy, ben, cleo; did you mean "ben"?',
    ],
    [
      'too few for a field',
      bidding,
      'entrants: { bidders: "*", bots: amy }\nfield: ben',
      '2:11: entrants: found 2 parties, expected 3 that differ in 3-players, or mirrors: true',
    ],
    [
      'a field without entrants',
      doom,
      'sides: [[{ hero: knight, bot: amy }, { hero: sage, bot: amy }]]\nfield: ben',
      '3:8: scenario: found both sides and field, expected field with entrants',
    ],
    [
      'too many',
      crowd,
      'entrants: { units: "*", bots: amy }',
      '2:11: entrants: found 658008 matchups in 5-players, expected at most 200000; name fewer, or say sample: 2000 for so many of them',
    ],
    [
      'no sample',
      crowd,
      'entrants: { units: "*", bots: amy }\nsample: 0',
      '3:9: sample: found 0, expected a whole number from 1 to 200000',
    ],
    [
      'a sample of matchups',
      relay,
      `mode: 1v1\nmatchups: [[${ann}, ${cid}]]\nsample: 5`,
      '4:9: scenario: found both matchups and sample, expected sample with entrants or sides',
    ],
    [
      'too few sides',
      bidding,
      'sides: [{ bidder: gambler, bot: amy }]',
      '2:8: sides: found 1 side, expected 3 in 3-players',
    ],
    ['no sides', bidding, 'sides: []', '2:8: sides: found a list of 0, expected at least one side'],
    ['too few of a side', relay, `sides: [[${ann}, ${cid}], ${ann}]`, '2:…: sides.1: found 1 player, expected 2 in 2v2'],
    ['a side of words', relay, 'sides: [ann]', '2:9: sides.0: found "ann", expected a player, or a list of players'],
    [
      'an unknown part of a player',
      relay,
      `sides: [{ runer: ann+bob, bot: amy }]`,
      '2:11: sides.0: found "runer", expected one of runner, party, bot; did you mean "runner"?',
    ],
    [
      'an unknown part of a player of a team',
      relay,
      `sides: [[{ party: ann+bob, bto: amy, bot: amy }]]`,
      '2:28: sides.0.0: found "bto", expected one of runner, party, bot; did you mean "bot"?',
    ],
    [
      'two words for a party',
      relay,
      'mode: 1v1\nsides: [{ runner: ann+bob, party: ann+bob, bot: amy }, { party: "*", bot: amy }]',
      '3:9: sides.0: found both runner and party, expected one of them',
    ],
    [
      'a player without a party',
      relay,
      `mode: 1v1\nsides: [{ bot: amy }, ${ann}]`,
      '3:9: sides.0.runner: found none, expected 2 runners by plus signs',
    ],
    [
      'a party of the wrong size',
      relay,
      `mode: 1v1\nsides: [{ party: [ann+bob, ann], bot: amy }, ${ann}]`,
      '3:28: sides.0.party: found "ann", expected 2 runners by plus signs in 1v1',
    ],
    [
      'equal sides',
      relay,
      `mode: 1v1\nsides: [${ann}, ${ann}]`,
      '3:8: sides: found no two that differ, expected two, or mirrors: true',
    ],
    [
      'equal sides of three',
      bidding,
      `sides: [${Array(3).fill('{ bidder: gambler, bot: amy }').join(', ')}]`,
      '2:8: sides: found no sides that differ, expected some, or mirrors: true',
    ],
    [
      'no mirror',
      relay,
      `mode: 1v1\nsides: [${ann}, ${cid}]\nmirrors: only`,
      '3:8: sides: found no mirror, expected one, or mirrors: true',
    ],
    [
      'sides and entrants',
      relay,
      `${relayed('"*"')}\nsides: [${ann}, ${ann}]`,
      '3:8: scenario: found both entrants and sides, expected one of them',
    ],
    [
      'seats where there are more',
      relay,
      `seats: [${ann}, ${cid}]`,
      '2:8: seats: found two seats in 2v2, expected a duel; for other tables name sides',
    ],
    [
      'two players where there are more',
      relay,
      `matchups: [[${ann}, ${cid}]]`,
      '2:12: matchups.0: found two players, expected a map of sides in 2v2',
    ],
    [
      'three players in a matchup',
      relay,
      `matchups: [[${ann}, ${cid}, ${ann}]]`,
      '2:12: matchups.0: found a list of 3, expected a list of two players, or a map of sides',
    ],
    [
      'an unknown mode of a matchup',
      relay,
      `matchups: [{ mode: 2v1, sides: [[${ann}], [${cid}]] }]`,
      '2:20: matchups.0.mode: found "2v1", expected one of 2v2, 1v1; did you mean …',
    ],
    [
      'an unknown part of a matchup',
      relay,
      `matchups: [{ side: [], sides: [[${ann}], [${cid}]] }]`,
      '2:14: matchups.0: found "side", expected one of mode, sides; did you mean "sides"?',
    ],
    [
      'an unknown part of its player',
      relay,
      `matchups: [{ sides: [[{ party: ann+bob, bots: amy, bot: amy }]] }]`,
      '2:41: matchups.0.sides.0.0: found "bots", expected one of runner, party, bot; did you mean "bot"?',
    ],
    [
      'a matchup of too few',
      relay,
      `matchups: [{ sides: [[${ann}], [${cid}]] }]`,
      '2:…: matchups.0.sides.0: found 1 player, expected 2 in 2v2',
    ],
    [
      'a matchup of those who may not',
      relay,
      `matchups: [{ sides: [[${ann}, ${ann}], [${ann}, ${cid}]] }]`,
      '2:…: matchups.0.sides: found ann twice, expected partners with different runners',
    ],
    [
      'a matchup twice, players the other way round',
      relay,
      `matchups:\n- { sides: [[${ann}, ${cid}], [${ann}, ${cid}]] }\n- { sides: [[${cid}, ${ann}], [${ann}, ${cid}]] }`,
      '4:3: matchups: found "ann+bob/amy&cid+dan/amy ann+bob/amy&cid+dan/amy" twice, expected once',
    ],
    [
      'pairs and sets',
      relay,
      `${relayed('"*"')}\nsets: 5\npairs: 5`,
      '4:8: scenario: found both sets and pairs, expected one of them',
    ],
    [
      'pairs of three',
      bidding,
      'entrants: { bidders: gambler, bots: amy }\npairs: 5',
      '3:8: scenario: found pairs, expected sets: one of 3-players has 3 games',
    ],
    [
      'pairs of one',
      doom,
      'entrants: { heroes: "*", bots: amy }\npairs: 5',
      '3:8: scenario: found pairs, expected sets: one of 2-heroes has 1 game',
    ],
    [
      'half a set',
      relay,
      `${relayed('"*"')}\nsets: 1.5`,
      '3:7: sets: found 1.5, expected a whole number from 1 to 1000000000',
    ],
  ])('%s', async (_, box, text, expected) => {
    expect(await mistakesOf(readFor(box, text))).toEqual([like(`my.yaml:${expected}`)]);
  });

  test('several members are told at once', async () => {
    expect(await mistakesOf(readFor(relay, relayed('[ann+bbo, cdi+dan]')))).toHaveLength(2);
  });

  test('a flag for pairs is not for sets of three', async () => {
    const reading = readFor(bidding, 'entrants: { bidders: gambler, bots: amy }\nsets: 3', { pairs: '5' });
    expect(await mistakesOf(reading)).toEqual([
      '--pairs: scenario: found pairs, expected sets: one of 3-players has 3 games',
    ]);
  });
});
