// The battery on every game of src/games/index.ts with all its bots. A new game or bot is picked up here by itself.
import { gameNames, loadBox } from '../../src/games/index.ts';
import { botNames, loadBot } from '../../src/lab/bots.ts';
import { battery } from './battery.ts';

for (const game of gameNames) {
  const bots = await Promise.all(botNames(game).map((name) => loadBot(game, name)));
  battery(await loadBox(game), bots);
}
