// The battery on three tiny games, which show that the contract holds more than duels.
import { tinyGames } from '../tiny/games.ts';
import { battery, printed } from './battery.ts';
import { random } from './checks.ts';
import { nothingShownInPassing } from './telling.ts';

for (const { box, bots } of Object.values(tinyGames)) {
  printed(box);
  battery(box, [random, ...Object.values(bots)], 200, [nothingShownInPassing]);
}
