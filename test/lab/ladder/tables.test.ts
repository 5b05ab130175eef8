// Ladders of every kind of table through the command, as a user would: three who bid, heroes who stand together, sides of two.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { Blocks, sideBySide } from '../../../src/lab/crew/blocks.ts';
import { addCount, openCount } from '../../../src/lab/crew/counted.ts';
import { playInOrder } from '../../../src/lab/crew/play-in-order.ts';
import { ladderConfig } from '../../../src/lab/ladder/ladder.ts';
import { addScores, openScores } from '../../../src/lab/ladder/set-scores.ts';
import { readRun } from '../../../src/lab/run/run-folder.ts';
import { pairedDifference } from '../../../src/lab/statistics/paired-difference.ts';
import { loadBox } from '../../../src/lab/who/games.ts';
import { run } from '../../cli/fake-terminal.ts';
import { alone } from '../crew/crews.ts';
import { withTinyGames } from '../tiny-games.ts';

const home = mkdtempSync(join(tmpdir(), 'fablelab-ladder-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));
withTinyGames(home);

/** A number and the two ends of its interval. */
type Estimate<Name extends string, Value = number> = Readonly<Record<Name | `${Name}_low` | `${Name}_high`, Value>>;
interface Places {
  readonly even_first: number;
  readonly lineups: { readonly spread: boolean; readonly parties: readonly string[] };
  readonly among: readonly ({ bot: string; among: string; sets: number; games: number } & Estimate<'first' | 'rate'>)[];
  readonly ratings: readonly { bot: string; elo: number }[];
}
interface Wins {
  readonly luck: string;
  readonly wins: readonly ({ bot: string; sets: number; games: number; left_out: number; common: number } & Estimate<
    'rate',
    number | null
  >)[];
  readonly differences: readonly ({ a: string; b: string; common: number } & Estimate<'difference'> &
    Estimate<'gain', number | null>)[];
}

const jsonOf = async <T>(words: string): Promise<T> => JSON.parse((await run(`ladder ${words} --quiet --json`)).out) as T;
const interrupt = {
  onInterrupt: (press: () => void) => {
    press();
    return () => {};
  },
};

describe.each([
  ['bidding', 'fablelab-ladder-places/3'],
  ['doom', 'fablelab-ladder-wins/3'],
  ['doom --mode 4-heroes', 'fablelab-ladder-wins/3'],
  ['doom --setting tower', 'fablelab-ladder-wins/3'],
  ['relay', 'fablelab-ladder/3'],
  ['relay --mode 1v1', 'fablelab-ladder/3'],
])('%s', (game, schema) => {
  const words = `ladder --game ${game} --pairs 8 --seed 3 --quiet --bots random,last,first`;

  test('is the same to the byte on one worker and three', async () => {
    const one = await run(`${words} --no-speed --json --jobs 1`);
    expect(one.code).toBe(0);
    expect(JSON.parse(one.out)).toMatchObject({ schema, bots: ['random', 'last', 'first'], speed: [] });
    expect((await run(`${words} --no-speed --json --jobs 3`)).out).toBe(one.out);
    expect((await run(`${words} --no-speed --jobs 3`)).out).toBe((await run(`${words} --no-speed --jobs 1`)).out);
  });

  test('is read by people', async () => {
    // Speeds take seconds: one kind of table stands for all.
    const { out, code } = await run(`${words.replace(',first', '')} ${game === 'doom' ? '' : '--no-speed'}`);
    expect(code).toBe(0);
    expect(out).not.toMatch(/NaN|undefined|fable/);
    if (game !== 'doom') return;
    expect(out).toMatch(/games\/s +ns a decision\n(.* [1-9]\d* +[1-9]\d*\n){2}/);
    expect(out).toContain('Speeds are those of this machine');
  });

  test('shows what was played before Ctrl-C', async () => {
    const { code, out, err } = await run(`ladder --game ${game} --bots random,last --pairs 100000 --json`, interrupt);
    expect(code).toBe(130);
    expect(err).toContain('fablelab: interrupted; these are the games played so far');
    expect(JSON.parse(out)).toMatchObject({ schema, interrupted: true, speed: [] });
  });

  test('leaves out what a bot spoils, and says so', async () => {
    const { code, out, err } = await run(`ladder --game ${game} --bots random,broken --pairs 2 --no-speed --quiet`);
    expect(code).toBe(3);
    expect(err).toMatch(/\d+ (pairs|sets) are left out of all rates/);
    expect(err).toContain('out of ideas');
    expect(out).not.toMatch(/NaN|undefined/);
  });
});

describe('one among others', () => {
  test('who bids high among those who bid low comes first more often than is even, and so it is told', async () => {
    const ladder = await jsonOf<Places>('--game bidding --bots last,first --pairs 30 --no-speed');
    expect(ladder.even_first).toBeCloseTo(1 / 3, 5);
    expect(ladder.lineups).toMatchObject({ spread: false });
    expect(ladder.lineups.parties).toHaveLength(4);
    const [last] = ladder.among;
    expect(last).toMatchObject({ bot: 'last', among: 'first', sets: 6 * 30, games: 6 * 30 * 3 });
    expect(last?.first_low).toBeGreaterThan(1 / 3);
    expect(last?.rate_low).toBeGreaterThan(0.5);
  });

  test('chance by another name is even', async () => {
    const ladder = await jsonOf<Places>('--game bidding --bots random,chance --pairs 60 --seed 8 --no-speed');
    expect(ladder.among.map(({ bot }) => bot)).toEqual(['random', 'chance']);
    for (const { first_low, first_high, rate_low, rate_high } of ladder.among) {
      expect(first_low).toBeLessThan(1 / 3);
      expect(first_high).toBeGreaterThan(1 / 3);
      expect(rate_low).toBeLessThan(0.5);
      expect(rate_high).toBeGreaterThan(0.5);
      expect(first_high - first_low).toBeLessThan(0.2);
    }
    expect(Math.abs(ladder.ratings[0]?.elo ?? Number.NaN)).toBeLessThan(20);
  });

  test('with one of the roster alone there is one line-up', async () => {
    const { lineups, among } = await jsonOf<Places>(
      '--game bidding --bots last,random --fables gambler --pairs 5 --no-speed',
    );
    expect(lineups.parties).toEqual(['gambler,gambler,gambler']);
    expect(among.map(({ sets }) => sets)).toEqual([5, 5]);
  });
});

describe('who win or lose together', () => {
  test('rates are those of the games won; every line-up weighs the same', async () => {
    const box = await loadBox('doom');
    const asked = { box, bots: ['random', 'last'], entrants: ['knight', 'sage'], seed: 5, sets: 40 };
    const config = ladderConfig(asked);
    const counts = config.matchups.map((matchup) => openCount(box, matchup));
    await playInOrder(
      await alone({ config, bots: asked.bots }),
      new Blocks(sideBySide(counts.map(() => asked.sets)), 1),
      ({ matchup }, result) => addCount(counts[matchup]!, result),
      new AbortController().signal,
    );
    const ladder = await jsonOf<Wins>('--game doom --bots random,last --pairs 40 --seed 5 --no-speed');
    const share = (bot: string) => {
      const won = counts
        .filter(({ players }) => players[0]?.bot === bot)
        .map(({ tally }) => tally.endings[box.endings.indexOf('all portals closed')]! / 40);
      expect(won).toHaveLength(3);
      return won.reduce((sum, one) => sum + one, 0) / 3;
    };
    expect(ladder.wins.map(({ bot, sets, games }) => [bot, sets, games])).toEqual([
      ['random', 120, 120],
      ['last', 120, 120],
    ]);
    for (const { bot, rate } of ladder.wins) expect(rate).toBeCloseTo(share(bot), 5);
    expect(ladder.luck).toBe('shared');
    expect(ladder.differences).toHaveLength(1);
    expect(ladder.differences[0]?.difference).toBeCloseTo(share('random') - share('last'), 5);
  });

  test('equal bots differ by exactly 0, set by set', async () => {
    const ladder = await jsonOf<Wins>('--game doom --mode 3-heroes --bots random,chance --pairs 50 --no-speed');
    const [one, other] = ladder.wins;
    expect({ ...one, bot: '' }).toEqual({ ...other, bot: '' });
    expect(one?.rate).toBeGreaterThan(0);
    const [found] = ladder.differences;
    expect([found?.difference, found?.gain, found?.common]).toEqual([0, null, 50]);
    // Fifty sets that are alike do not prove that all are.
    expect(found?.difference_high).toBeCloseTo(1 - 0.05 ** (1 / 50), 4);
    expect(found?.difference_low).toBeCloseTo(0 - found!.difference_high, 6);
  });

  test('the sets are those of games under one luck', async () => {
    const box = await loadBox('doom');
    const asked = { box, bots: ['random', 'last'], entrants: ['knight', 'sage'], seed: 5, sets: 40 };
    const config = ladderConfig(asked);
    const crew = await alone({ config, bots: asked.bots, sets: true });
    const blocks = config.matchups.map((_, matchup) => ({ matchup, from: 0, to: 40 }));
    const scores = openScores(config);
    for (const block of blocks) addScores(scores, block, await crew.play(block));
    const [random = [], last = []] = [scores.slice(0, 3), scores.slice(3)];
    const differences = Array.from({ length: 40 }, (_, set) =>
      [0, 1, 2].reduce((sum, lineup) => sum + random[lineup]![set]! - last[lineup]![set]!, 0),
    );
    const ladder = await jsonOf<Wins>('--game doom --bots random,last --pairs 40 --seed 5 --no-speed');
    const { mean, low, high } = pairedDifference(differences, 6);
    expect(ladder.differences[0]?.difference).toBeCloseTo(mean, 5);
    expect(ladder.differences[0]?.difference_low).toBeCloseTo(low, 5);
    expect(ladder.differences[0]?.difference_high).toBeCloseTo(high, 5);
  });

  test('the games are those of a sweep', async () => {
    const out = join(home, 'doom-run');
    await run(`sweep --game doom --bots random,last --set sets=30 --luck shared --seed 5 --quiet --out ${out}`);
    const box = await loadBox('doom');
    const asked = { box, bots: ['random', 'last'], entrants: ['knight', 'sage'], seed: 5, sets: 30 };
    const config = ladderConfig(asked);
    const at = config.matchups.findIndex(({ sides }) =>
      sides[0]?.every(({ party, bot }, place) => bot === 'last' && party === ['knight', 'sage'][place]),
    );
    const count = openCount(box, config.matchups[at]!);
    addCount(count, await (await alone({ config, bots: asked.bots })).play({ matchup: at, from: 0, to: 30 }));
    const swept = readRun(out).matchups.find(({ players }) => players[0]?.bot === 'last');
    expect(swept?.players).toEqual(count.players);
    expect(count.tally).toEqual({ ...swept?.tally, study: null });
  });

  test('at a setting of its own, which it names', async () => {
    const words = '--game doom --bots random,last --pairs 40 --seed 5 --no-speed';
    const [gates, crypt] = [await jsonOf<Wins>(words), await jsonOf<Wins>(`${words} --setting crypt`)];
    expect(gates).toMatchObject({ mode: '2-heroes', setting: 'gates' });
    expect(crypt).toMatchObject({ mode: '2-heroes', setting: 'crypt' });
    expect(await jsonOf<Wins>(`${words} --setting gates`)).toEqual(gates);
    expect(crypt.wins[0]?.rate_low).toBeGreaterThan(gates.wins[0]?.rate_high ?? Number.NaN);
    const { out } = await run(`ladder ${words} --setting crypt --mode 3-heroes --quiet`);
    expect(out).toMatch(/^Doom, 3-heroes, at crypt, seed 5: how often they win/);
  });

  test('nothing is said to beat anything', async () => {
    const { out } = await run('ladder --game doom --bots random,last,first --pairs 30 --quiet --no-speed');
    expect(out).not.toMatch(/beats|Elo|row|even/);
    expect(out).toContain('The same luck for all bots: differences set by set.');
    expect(out).toMatch(/random +last +[+−]?\d+\.\d \(−?\d+\.\d to −?\d+\.\d\) +30 /);
    expect(out).toMatch(/random +\d+\.\d % \(\d+\.\d–\d+\.\d\) +90 /);
    expect(out).toContain('3 line-ups of heroes weigh the same in every rate; 270 games in all.');
  });
});

test.each([
  ['doom', 'found 2-heroes as the first mode of Doom, expected two who meet with one hero each'],
  ['relay', 'found 2v2 as the first mode of Relay, expected two who meet with one runner each'],
])('no training of other tables than a duel: %s', async (game, message) => {
  const { code, err } = await run(`train random --game ${game}`);
  expect(err).toContain(message);
  expect(code).toBe(2);
});

describe('mistakes', () => {
  test.each([
    ['--game doom --mode 9-heroes', 'mode: found "9-heroes", expected one of 2-heroes, 3-heroes, 4-heroes'],
    ['--game doom --setting hell', 'setting: found "hell", expected one of gates, crypt, tower'],
    ['--setting crypt', 'setting: found "crypt", expected none'],
    ['--game relay --fables ann', '--entrants: found 1, expected 2 or more for a party of 2v2'],
    ['--game relay --fables ann,bob', '; nobody may sit down in 2v2'],
    ['--game bidding --bots last', '--bots: found 1, expected two or more to meet'],
  ])('%s', async (words, message) => {
    const { code, err } = await run(`ladder ${words}`);
    expect(err).toContain(message);
    expect(code).toBe(2);
  });
});
