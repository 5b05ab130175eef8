// Thousands of mistakes: the first twenty are told and the others counted, and long words are cut.
import { expect, test } from 'vitest';
import { box } from '../../../src/games/twisted-fables/game.ts';
import { readPatch } from '../../../src/lab/scenario/patch.ts';
import { readSituations } from '../../../src/lab/situation/read.ts';
import type { Mistake } from '../../../src/lab/text/mistake.ts';
import { box as relay } from '../../tiny/relay.ts';
import { like, mistakesOf, read, readFor } from './check.ts';

const game = 'game: twisted-fables\n';
const duel = `${game}entrants: { fables: [alice, mulan], bots: [greedy] }\n`;
const lines = (count: number, line: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => `${line(at)}\n`).join('');

test.each<[string, string, string, string]>([
  ['unknown keys', `${duel}${lines(5000, (at) => `key${at}: 1`)}`, '3:1: scenario: found "key0", …', 'and 4980 more'],
  [
    'unknown numbers',
    `${duel}change:\n${lines(20_000, (at) => `  alice.h${at}: 1`)}`,
    '4:3: change: found "alice.h0", …; did you mean "alice.hp"?',
    'and 19980 more',
  ],
  [
    'unknown reports',
    `${duel}reports: [${'matchup,'.repeat(20_000)}]`,
    '3:11: reports.0: found "matchup", …; did you mean "matchups"?',
    'and 19980 more',
  ],
  [
    'unknown fables',
    `${game}entrants: { bots: greedy, fables: [${'alcie,'.repeat(20_000)}] }`,
    '2:36: entrants.fables.0: found "alcie", …; did you mean "alice"?',
    'and 19980 more',
  ],
  [
    'unknown keys above other mistakes',
    `${duel}${lines(10_000, (at) => `key${at}: 1`)}reports: [${'a,'.repeat(20_000)}]`,
    '3:1: scenario: found "key0", …',
    'and 29980 more',
  ],
  [
    'players by nobody',
    `${game}sides:\n-\n${lines(20_000, () => '  - { fable: alice, bot: gredy }')}`,
    '4:26: sides.0.0.bot: found "gredy", …; did you mean "greedy"?',
    'and 19980 more',
  ],
])('%s', async (_, text, first, last) => {
  const found = await mistakesOf(read(text));
  expect(found).toHaveLength(21);
  expect(found[0]).toEqual(like(`my.yaml:${first}`));
  expect(found.at(-1)).toBe(last);
});

test('of parties, of a patch, of a situation', async () => {
  const parties = `entrants: { runners: [${'ann+cyd,'.repeat(20_000)}], bots: amy }`;
  const found = await mistakesOf(readFor(relay, parties));
  expect([found[0], found.at(-1)]).toEqual([like('…; did you mean "cid"?'), 'and 19980 more']);
  const patch = await mistakesOf((async () => readPatch({ file: 'p', text: lines(1000, (at) => `k${at}: 1`) }, box))());
  expect(patch.at(-1)).toBe('and 980 more');
  const offered = `- title: x\n  fables: { alice: , mulan: }\n  expect: { offered: [${'use attack-1,'.repeat(20_000)}] }\n`;
  expect(readSituations('s', offered, box)).toMatchObject([{ title: 'x' }]);
  const bots = `- title: x\n  fables: { alice: , mulan: }\n  bots: [${'greedy,'.repeat(20_000)}]\n  expect: { winner: nobody }`;
  expect(readSituations('s', bots, box)).toMatchObject([{ message: 'bots: found "greedy" twice, expected once' }]);
});

test('different parties without a mistake', async () => {
  const parties = Array.from({ length: 40_000 }, () => 'ann+bob').join(',');
  expect(await mistakesOf(readFor(relay, `entrants: { runners: [${parties}], bots: amy }`))).toEqual([
    like('…: entrants.runners: found "ann+bob" twice, expected once'),
  ]);
});

test('one is one, and twenty are all told', async () => {
  const keys = (count: number) => mistakesOf(read(`${duel}${lines(count, (at) => `key${at}: 1`)}`));
  expect(await keys(20)).toHaveLength(20);
  expect((await keys(21)).at(-1)).toBe('and 1 more');
});

const long = 'x'.repeat(1_500_000);
const cut = `"${'x'.repeat(200)}…" (1500000 characters)`;

test.each([
  [`game: ${long}`, `1:7: game: found ${cut}, expected one of twisted-fables`],
  [`${duel}? ${long}\n: 1`, `3:3: scenario: found ${cut}, expected one of …`],
  [`${duel}pairs: ${long}`, `3:8: pairs: found ${cut}, expected a whole number …`],
  [`${duel}about: ${long}`, `3:8: about: found ${cut}, expected words, at most 500 letters`],
  [`${duel}change: { ${long}: 1 }`, `3:11: change: found ${cut}, expected a printed number by its path, see list numbers`],
  [`${duel}change: { alice.hp: ${long} }`, `3:21: change.alice.hp: found ${cut}, expected a whole number …`],
  [`${duel}options: { turn-cap: ${long} }`, `3:22: options.turn-cap: found ${cut}, expected words, at most 100 letters`],
  [`${duel}reports: [${long}]`, `3:11: reports.0: found ${cut}, expected one of …`],
  [`a: *${long}`, `1:4: found the alias *${'x'.repeat(199)}…, expected an anchor …`],
  [`a: !${long} b`, `1:1500006: found the tag "!${'x'.repeat(199)}…" (1500001 characters), expected a value without one`],
])('a word of a million letters: %.30s', async (text, message) => {
  const found = await mistakesOf(read(text));
  expect(found.map((line) => line.slice(0, 1000))).toEqual([like(`my.yaml:${message}`)]);
  expect(found[0]!.length).toBeLessThan(1000);
});

test('what a terminal obeys is shown, also in the name of a file and after a flag', async () => {
  const esc = '\u001b[31m';
  expect(await mistakesOf(read(`${duel}reports: ["\\u001b[31mcards\\u202e"]`))).toEqual([
    like('my.yaml:3:11: reports.0: found "\\u001b[31mcards\\u202e", expected one of …'),
  ]);
  expect(await mistakesOf(read(duel, { set: [`${esc}=1`] }))).toEqual([
    like('--set \\u001b[31m=1: path: found "\\u001b[31m", expected …'),
  ]);
  expect(await mistakesOf(read(duel, { set: [`alice.hp=${esc}`] }))).toEqual([
    like('--set alice.hp=\\u001b[31m: found "\\u001b", expected text; …'),
  ]);
  expect(await mistakesOf((async () => readPatch({ file: `${esc}.yaml`, text: 'a: 1' }, box))())).toEqual([
    like('\\u001b[31m.yaml:1:1: patch: found "a", …'),
  ]);
  const [situation] = readSituations('s', `- title: x\n  fables: { "${'\\u001b[31m'}": , mulan: }\n  expect: {}`, box);
  expect((situation as Mistake).message).toContain('fables: found "\\u001b[31m", expected ');
});
