// What the examples in help and in complaints are made of, so that every one of them can be typed.
import { firstLook } from '../../games/index.ts';

/** A scenario is also the name of its run under reports/. */
export const { game, scenario, noun } = firstLook;
export const { two, duel, number } = firstLook.examples;
export const large = firstLook.examples.scenario;
