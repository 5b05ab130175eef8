// The worlds in which intervals are tried.
import type { World } from './synthetic.ts';

const uneven = { ratings: [0.5, 0.1, -0.2, -0.4], seatEffect: 0.15, drawn: 0.02, pairs: 300 };
const even = { ratings: [0, 0, 0, 0, 0], seatEffect: 0, drawn: 0.02, pairs: 300 };

export const worlds: Readonly<Record<string, World>> = {
  'independent, uneven': { design: 'independent', ...uneven },
  'independent, even': { design: 'independent', ...even },
  'paired, uneven': { design: 'paired', ...uneven },
  'paired, even': { design: 'paired', ...even },
};
