// The engine's own card table against the printed reference, row by row.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { box } from '../../../src/games/twisted-fables/game.ts';

interface Printed {
  readonly number: string;
  readonly name: string;
  readonly french: string;
  readonly kind: string;
  readonly level: number | null;
  readonly cost: number | null;
  readonly copies: number;
  readonly deck: string;
}

const reference = readFileSync(new URL('../../../src/games/twisted-fables/CARDS.md', import.meta.url), 'utf8');
const titles = new Map(box.roster.map((entrant) => [entrant.name, entrant.id]));

/** The rows of a fable's table in CARDS.md. */
function printedCards(title: string): Printed[] {
  const section = reference.split(/^## /m).find((part) => part.startsWith(title)) ?? '';
  return section
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, number = '', name = '', french = '', kind = '', level = '', cost = '', copies = '', deck = '']) => ({
      ...{ number, name, french, kind, copies: Number(copies), deck: deck === '-' ? '' : deck },
      ...{ level: level === '-' ? null : Number(level), cost: cost === '-' ? null : Number(cost) },
    }));
}

describe.each([...titles])('%s', (name, id) => {
  const rows = box.cards().filter((row) => row.entrant === id && row.number !== '');

  test('has the printed cards, in order, with their names, kinds, levels, costs, copies and decks', () => {
    const listed = rows.map(({ number, name: title, copies, own }) => ({ number, name: title, copies, ...own }));
    expect(listed).toEqual(printedCards(name));
  });

  test('has 18 skills, 6 twists and 3 epics', () => {
    const copies = (kind: string) =>
      rows.filter((row) => String(row.own?.kind).startsWith(kind)).reduce((total, row) => total + row.copies, 0);
    expect([copies('skill'), copies('twist'), copies('epic')]).toEqual([18, 6, 3]);
  });

  test('her epics come to whoever is behind, and no other card', () => {
    const entrant = box.roster.findIndex((one) => one.id === id);
    const behind = box.studies?.cards(entrant).filter((card) => box.studies?.comesToThoseBehind?.(entrant, card));
    expect(behind).toEqual(rows.filter((row) => row.own?.kind === 'epic').map((row) => row.id));
  });
});

/** `122-123` → 122, 123. */
function numbersOf(text: string): number[] {
  return text.split(', ').flatMap((part) => {
    const [from = 0, to = from] = part.split('-').map(Number);
    return Array.from({ length: to - from + 1 }, (_, i) => from + i);
  });
}

test('every printed number stands in the table once, without a gap', () => {
  const numbers = box.cards().flatMap((row) => (row.number === '' ? [] : numbersOf(row.number)));
  numbers.sort((a, b) => a - b);
  expect(numbers).toEqual(numbers.map((_, i) => i + 1));
});

test('120 basics: ten decks of twelve at their costs', () => {
  const basics = box.cards().filter((row) => row.entrant === '');
  expect(basics.map((row) => [row.id, row.own?.cost, row.copies])).toEqual([
    ...[1, 2, 3].map((level) => [`attack-${level}`, [1, 3, 6][level - 1], 12]),
    ...[1, 2, 3].map((level) => [`defense-${level}`, [1, 3, 6][level - 1], 12]),
    ...[1, 2, 3].map((level) => [`movement-${level}`, [1, 3, 6][level - 1], 12]),
    ['wild', 2, 12],
  ]);
});

test('ids are unique and effects have no number left blank', () => {
  const ids = box.cards().map((row) => row.id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const row of box.cards()) expect(row.effect, row.id).not.toMatch(/undefined|[{}]/);
});
