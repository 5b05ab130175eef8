// Tiny games with something wrong: for tests of what must find it.
import type { Box, Game } from '../../src/core/contract.ts';
import { box as bidding } from '../tiny/bidding.ts';

/** The same game with methods of its own, which a test may replace: those of its class are closed to everybody (core/closed.ts). */
export function loosened(game: Game): Game {
  for (let at = Object.getPrototypeOf(game); at !== Object.prototype; at = Object.getPrototypeOf(at)) {
    for (const [name, own] of Object.entries(Object.getOwnPropertyDescriptors(at))) {
      if (name === 'constructor' || typeof own.value !== 'function' || Object.hasOwn(game, name)) continue;
      Object.defineProperty(game, name, { ...own, writable: true, configurable: true });
    }
  }
  return game;
}

/** Every table of the game is broken as soon as it is opened. */
export function broken(sabotage: (game: Game) => void, box: Box = bidding): Box {
  const open: Box['open'] = (setup) => {
    const game = loosened(box.open(setup));
    sabotage(game);
    return game;
  };
  return { ...box, open };
}

/** Lets something more happen after every choice. */
export function afterChoice(game: Game, more: (option: number) => void): void {
  const choose = game.choose.bind(game);
  game.choose = (option) => {
    choose(option);
    more(option);
  };
}

/** Lets something more happen after every deal. */
export function afterReset(game: Game, more: () => void): void {
  const reset = game.reset.bind(game);
  game.reset = (key, parties) => {
    reset(key, parties);
    more();
  };
}
