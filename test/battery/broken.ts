// Tiny games with something wrong: for tests of what must find it.
import type { Box, Game } from '../../src/core/contract.ts';
import { box as bidding } from '../tiny/bidding.ts';

/** Every table of the game is broken as soon as it is opened. */
export function broken(sabotage: (game: Game) => void, box: Box = bidding): Box {
  const open: Box['open'] = (setup) => {
    const game = box.open(setup);
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
