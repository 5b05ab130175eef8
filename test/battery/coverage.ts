// What random games touch: how often each card was played or unlocked, and each question asked. Knows no game.
import type { Box } from '../../src/core/contract.ts';
import { Match } from '../../src/core/match.ts';
import { lineupsOf, setupsOf } from '../../src/core/modes.ts';
import { keyOf } from '../../src/core/rng.ts';

export interface Coverage {
  readonly games: number;
  /** By the counter's name: `played crack-shot`. */
  readonly counters: ReadonlyMap<string, number>;
  /** By the question's words as they were first seen. */
  readonly questions: ReadonlyMap<string, number>;
}

/** Plays the line-ups of all modes at all settings in turn. */
export function cover(box: Box, games: number): Coverage {
  const tables = setupsOf(box).map(({ mode, setup }) => ({
    match: new Match(box.open(setup)),
    lineups: lineupsOf(box, mode, games),
  }));
  // Where players are all alike, entrant 0 has the nameless counters.
  const totals = (box.roster.length > 0 ? box.roster : ['']).map((_, it) => new Float64Array(box.counters(it).length));
  const asked = new Map<number, { words: string; times: number }>();
  for (let i = 0; i < games; i++) {
    const { match, lineups } = tables[i % tables.length]!;
    const parties = lineups[Math.floor(i / tables.length) % lineups.length]!;
    match.begin(keyOf('coverage', i), parties);
    for (let q = match.next(); q !== null; q = match.next()) {
      // Words are dear: a question is put into words when it is first seen, by its kind, card and party.
      const id = parties[q.seat]!.reduce((sum, member) => sum * 64 + member, q.kind * 1024 + q.asker);
      const known = asked.get(id);
      if (known === undefined) asked.set(id, { words: match.game.describeQuestion(), times: 1 });
      else known.times++;
      match.answer(q.roll(q.count));
    }
    const members = parties.flatMap((party) => (party.length === 0 ? [0] : party));
    members.forEach((entrant, member) => {
      addTo(totals[entrant] as Float64Array, match.game.counters, member);
    });
  }
  const counters = new Map<string, number>();
  totals.forEach((total, entrant) => {
    box.counters(entrant).forEach((name, at) => {
      bump(counters, name, total[at] ?? 0);
    });
  });
  const questions = new Map<string, number>();
  for (const { words, times } of asked.values()) bump(questions, words, times);
  return { games, counters, questions };
}

/** One member's counters of a game, added to an entrant's. */
function addTo(total: Float64Array, counters: Uint16Array, member: number): void {
  for (let at = 0; at < total.length; at++) total[at] = (total[at] ?? 0) + (counters[member * total.length + at] ?? 0);
}

function bump(counts: Map<string, number>, name: string, by: number): void {
  counts.set(name, (counts.get(name) ?? 0) + by);
}

/** Counters that say that a card did something. */
export function isUse(counter: string): boolean {
  return /^(played|unlocked) /.test(counter);
}

/** As a table in Markdown, rarest first. */
export function coverageTable(title: string, { games, counters, questions }: Coverage): string {
  const rows = (counts: ReadonlyMap<string, number>) =>
    [...counts]
      .filter(([name]) => name !== '')
      .sort((one, other) => one[1] - other[1] || (one[0] < other[0] ? -1 : 1))
      .map(([name, count]) => `| ${name} | ${count} | ${(count / games).toFixed(3)} |`);
  const table = (head: string, counts: ReadonlyMap<string, number>) =>
    [`| ${head} | times | per game |`, '|---|---|---|', ...rows(counts)].join('\n');
  return `# ${title}: coverage of ${games} random games\n\n${table('card', new Map([...counters].filter(([name]) => isUse(name))))}\n\n${table('question', questions)}\n`;
}
