// The worlds in which intervals are tried.
import type { World } from './synthetic.ts';
import type { TableWorld } from './tables.ts';

const uneven = { ratings: [0.5, 0.1, -0.2, -0.4], seatEffect: 0.15, drawn: 0.02, pairs: 300 };
const even = { ratings: [0, 0, 0, 0, 0], seatEffect: 0, drawn: 0.02, pairs: 300 };

export const worlds: Readonly<Record<string, World>> = {
  'independent, uneven': { design: 'independent', ...uneven },
  'independent, even': { design: 'independent', ...even },
  'paired, uneven': { design: 'paired', ...uneven },
  'paired, even': { design: 'paired', ...even },
};

const four = {
  ratings: [0.5, 0.1, -0.2, -0.4],
  // Everybody meets every two others, and one meets herself.
  matchups: [
    [0, 1, 2],
    [0, 1, 3],
    [0, 2, 3],
    [1, 2, 3],
    [3, 0, 3],
  ],
  sets: 300,
};

export const tableWorlds: Readonly<Record<string, TableWorld>> = {
  'table of three, strength alone': { ...four, chairs: [0, 0, 0], ties: [1, 0, 0, 0] },
  'table of three, chairs and ties': { ...four, chairs: [0.2, 0, -0.2], ties: [0.9, 0.05, 0.03, 0.02] },
};
