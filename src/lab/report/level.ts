// How sure the intervals of all reports are.
import { normalQuantile } from '../statistics/normal.ts';

export const LEVEL = 0.95;
export const Z = normalQuantile((1 + LEVEL) / 2);
