// cards.csv, strategies.csv and tempo.csv of every kind of table through the commands, against games played and counted by hand.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import type { Bot, Box } from '../../../src/core/contract.ts';
import { mostHalfPoints } from '../../../src/core/modes.ts';
import type { Resolved } from '../../../src/lab/contest/resolved.ts';
import { planOf } from '../../../src/lab/contest/study/study-plan.ts';
import { random } from '../../battery/checks.ts';
import { run } from '../../cli/fake-terminal.ts';
import * as bidding from '../../tiny/bidding.ts';
import * as doom from '../../tiny/doom.ts';
import * as relay from '../../tiny/relay.ts';
import { gamesOf, type HandSet, isIn, ratioOf, type Seen, setsByHand, sum } from '../contest/study/by-hand.ts';
import { withTinyGames } from '../tiny-games.ts';
import { at, home } from './runs.ts';

withTinyGames(home);

const bots: Record<string, Bot> = { random, last: { about: '', choose: (_view, q) => q.count - 1 } };
const SETS = 60;

const tables: Record<string, { box: Box; words: string }> = {
  'three equal players': { box: bidding.box, words: '--game bidding --fables merchant --bots random --set mirrors=true' },
  'three who bid': { box: bidding.box, words: '--game bidding --bots random,last --set mirrors=true' },
  'heroes together': { box: doom.box, words: '--game doom --bots random,last' },
  'two sides of two': { box: relay.box, words: '--game relay --bots random,last --set sample=4' },
  'three who bid, together': {
    box: bidding.box,
    words: '--game bidding --bots random,last --set mirrors=true --set studies=pooled',
  },
};

type Row = Readonly<Record<string, string>>;
const six = (value: number) => value.toFixed(6);
const mean = (values: readonly number[]) => sum(values) / values.length;

describe.each(Object.entries(tables))('%s', async (title, { box, words }) => {
  const folder = title.replaceAll(/\W+/g, '-');
  const rowsOf = (file: string): Row[] => parse(readFileSync(join(at(folder), file), 'utf8'), { columns: true });
  const plan = planOf(box)!;
  const { events, habits, tempo } = plan.studies;
  let played: { sides: number; sets: HandSet[] }[] = [];

  /** By matchup of whoever this is: a list of the games of each set. */
  const games = (row: Row): { most: number; sets: Seen[][] }[] =>
    played
      .map(({ sides, sets }) => ({ most: mostHalfPoints(sides), sets: gamesOf(sets, `${row.entrant}/${row.bot}`) }))
      .filter(({ sets }) => sets.some((set) => set.length > 0));

  /** What a row must say of games that have something and of those that do not. */
  function expectContrast(row: Row, has: (game: Seen) => boolean, rates: boolean): void {
    const scored = games(row).flatMap(({ most, sets }) => sets.flat().map((game) => ({ game, score: game.score / most })));
    const [having, lacking] = [true, false].map((present) => scored.filter(({ game }) => has(game) === present));
    const rate = (of: typeof scored) => (of.length === 0 || !rates ? '' : six(mean(of.map(({ score }) => score))));
    expect(row).toMatchObject({ games: `${scored.length}`, games_with: `${having!.length}` });
    expect(row.share).toBe(six(having!.length / scored.length));
    expect([row.rate_with, row.rate_without]).toEqual([rate(having!), rate(lacking!)]);
    const slope = slopeOf(row, has);
    if (row.observational_difference !== '') expect(Number(row.observational_difference)).toBeCloseTo(slope, 5);
    expect(row.observational_difference === '').toBe(!rates || Number.isNaN(slope) || isThin(row, has));
  }

  /** Matchups that are compared within; all of them are one where they are studied together. */
  const strata = (row: Row) =>
    words.includes('pooled') ? [games(row).flatMap((one) => ofMost(one))] : games(row).map(ofMost);
  const ofMost = ({ most, sets }: ReturnType<typeof games>[number]) =>
    sets.map((set) => set.map((game) => ({ game, score: game.score / most })));

  /** The mean difference with less without, by the games of each stratum alone. */
  function slopeOf(row: Row, has: (game: Seen) => boolean): number {
    const parts = strata(row).map((sets) => {
      const all = sets.flat().map(({ game, score }) => ({ x: has(game) ? 1 : 0, score }));
      const centre = mean(all.map(({ x }) => x));
      return {
        over: sum(all.map(({ x, score }) => (x - centre) * score)),
        under: sum(all.map(({ x }) => (x - centre) ** 2)),
      };
    });
    const under = sum(parts.map((one) => one.under));
    return under < 1e-9 ? Number.NaN : sum(parts.map((one) => one.over)) / under;
  }

  /** Fewer than 20 games with it, or without it, where both occur, or as good as 10 sets of them. */
  function isThin(row: Row, has: (game: Seen) => boolean): boolean {
    const mixed = strata(row).filter((sets) => new Set(sets.flat().map(({ game }) => has(game))).size === 2);
    return [true, false].some((present) => {
      const counts = mixed.flat().map((set) => set.filter(({ game }) => has(game) === present).length);
      return sum(counts) < 20 || sum(counts) ** 2 / sum(counts.map((count) => count ** 2)) < 10;
    });
  }

  test('is swept', async () => {
    expect((await run(`sweep ${words} --set sets=${SETS} --seed 3 --quiet --jobs 1 --out ${at(folder)}`)).code).toBe(0);
    const config = JSON.parse(readFileSync(join(at(folder), 'scenario.json'), 'utf8')) as Resolved;
    played = config.matchups.map((matchup) => ({
      sides: matchup.sides.length,
      sets: setsByHand(box, matchup, bots, config.seed, SETS),
    }));
  });

  test('cards.csv says what became of each card', () => {
    const rows = rowsOf('cards.csv');
    expect(new Set(rows.map(({ event }) => event))).toEqual(new Set(events.map(({ name }) => name)));
    for (const row of rows) {
      const entrant = box.roster.findIndex(({ id }) => id === row.entrant);
      const card = plan.studies.cards(entrant).indexOf(row.card ?? '');
      const event = events.find(({ name }) => name === row.event)!;
      const has = ({ counters }: Seen) => counters[event.at + card] !== 0;
      expectContrast(row, has, true);
      const having = games(row).flatMap(({ sets }) => sets.flat().filter(has));
      const meanOf = (from: number) =>
        having.length === 0 ? '' : six(mean(having.map(({ counters }) => counters[from + card]!)));
      expect(row.copies).toBe(meanOf(event.at));
      if (event.firstTurn !== undefined) expect(row.first_turn).toBe(meanOf(event.firstTurn));
      const { could } = event;
      if (could === undefined) continue;
      const able = games(row).flatMap(({ sets }) => sets.flat().filter(({ counters }) => counters[could.at + card] !== 0));
      expect(row[`${could.name}_games`]).toBe(`${able.length}`);
      const did = able.length === 0 ? '' : six(able.filter(has).length / able.length);
      expect(row[`${event.name}_where_${could.name}`]).toBe(did);
    }
  });

  test('strategies.csv says how games of each group went', () => {
    const rows = rowsOf('strategies.csv');
    expect(rows.length).toBeGreaterThan(5);
    for (const row of rows) {
      const group = { by: row.grouped_by ?? '', name: row.group ?? '', words: null };
      const has = (game: Seen) => isIn(box, group, game);
      expectContrast(row, has, row.grouped_by !== 'result');
      for (const habit of habits) {
        const [x, y] = ratioOf(
          games(row).flatMap(({ sets }) => sets.flat().filter(has)),
          habit,
        );
        expect(row[habit.name]).toBe(x === 0 ? '' : six(y / x));
      }
    }
  });

  const isPooled = words.includes('pooled');
  test(isPooled ? 'tempo.csv is not written' : 'tempo.csv says how games go, for all and for each side', () => {
    if (isPooled) return expect(() => rowsOf('tempo.csv')).toThrow('no such file');
    const rows = rowsOf('tempo.csv');
    expect(rows.length).toBe(sum(played.map(({ sides }) => (sides === 1 ? 1 : 1 + sides))));
    for (const row of rows) {
      const { sets } = played[Number(row.matchup) - 1]!;
      const side = row.scope === 'all' ? null : Number(row.scope) - 1;
      const seen = sets.flat().flatMap((game) => game.seen.filter((one) => side === null || one.side === side));
      for (const habit of tempo) {
        const [x, y] = ratioOf(seen, habit);
        expect(row[habit.name]).toBe(six(y / x));
      }
      const back = sets.flat().filter(({ leads, winner }) => {
        return winner !== null && (side === null || side === winner) && leads.some((turn) => turn[winner]! <= -250);
      });
      expect(row.comebacks).toBe(six(back.length / sets.flat().length));
      expect(row.lead_changes === '').toBe(side !== null);
    }
  });

  test('the screen and JSON tell of them', async () => {
    const { out } = await run(`report ${at(folder)}`);
    expect(out).toContain('strongest and weakest with');
    expect(out).toContain('best strategy as played');
    expect(out).toContain(isPooled ? 'its other games, whatever the matchup' : 'its other games of the same matchup.');
    expect(out).not.toMatch(/\b(she|her|HP)\b/);
    const json = JSON.parse((await run(`report ${at(folder)} --json`)).out);
    for (const part of ['cards', 'strategies']) {
      const known = json.reports[part].find((row: Record<string, unknown>) => row.observational_shrunk !== null);
      expect(known).toMatchObject({ rate_with_low: expect.any(Number), observational_shrunk_low: expect.any(Number) });
    }
    const { text, files } = explained(folder);
    expect(files.includes('tempo.csv')).toBe(!isPooled);
    expect(text).not.toMatch(/\b(she|her|HP)\b.*observational/);
    expect(text.includes('an effect of every mode')).toBe(isPooled);
  });

  function explained(name: string): { text: string; files: string[] } {
    const text = readFileSync(join(at(name), 'datapackage.json'), 'utf8');
    const { resources } = JSON.parse(text) as { resources: { path: string }[] };
    return { text, files: resources.map(({ path }) => path) };
  }
});
