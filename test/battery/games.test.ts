// The battery on every game of src/games/index.ts with all its bots. A new game or bot is picked up here by itself.
import { gameNames, loadBox } from '../../src/games/index.ts';
import { botNames, loadBot } from '../../src/lab/who/bots.ts';
import { battery, printed } from './battery.ts';

/** Bots that search take their time, and a few games have thousands of their answers. */
const SEARCHED = 6;

for (const game of gameNames) {
  const bots = await Promise.all(botNames(game).map((name) => loadBot(game, name)));
  const box = await loadBox(game);
  printed(box);
  const searching = bots.filter((bot) => bot.nodes !== undefined);
  battery(
    box,
    bots.filter((bot) => !searching.includes(bot)),
  );
  if (searching.length > 0) battery({ ...box, title: `${box.title} by bots that search` }, searching, SEARCHED);
}
