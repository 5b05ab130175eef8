// What the examples in help and in complaints are made of, so that every one of them can be typed.
import { firstLook } from '../../games/index.ts';

export const { game, scenario, noun } = firstLook;
export const { two, duel, number } = firstLook.examples;
export const large = firstLook.examples.scenario;
export const run = `reports/${scenario}`;
