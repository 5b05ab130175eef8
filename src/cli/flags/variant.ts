// The flags of what is changed in a game, for the commands that play or list one without a scenario.
import * as example from './examples.ts';
import { word } from './shapes.ts';

export const variantFlags = {
  set: {
    ...word(`change a printed number or an option: ${example.number}, or by how much: =+1, =-2, =x1.5`),
    array: true,
  },
  patch: word('a file of such changes, which --set is on top of; see docs/scenarios.md'),
} as const;
