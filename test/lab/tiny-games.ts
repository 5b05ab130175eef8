// The tiny games and some bots for them, where the commands find them: built like games that are added by FABLELAB_GAMES.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll } from 'vitest';

const bots = {
  chance: 'return q.roll(q.count);',
  first: 'return 0;',
  last: 'return q.count - 1;',
  broken: 'throw new Error("out of ideas");',
};

/** For the tests of a file; the bots are written into its folder. */
export function withTinyGames(home: string): void {
  const folder = join(home, 'bots');
  beforeAll(() => {
    for (const game of ['bidding', 'doom', 'relay']) {
      mkdirSync(join(folder, game), { recursive: true });
      for (const [name, body] of Object.entries(bots)) {
        const text = `export default { about: '${name}', choose(view, q) { ${body} } };`;
        writeFileSync(join(folder, game, `${name}.js`), text);
      }
    }
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    process.env.FABLELAB_GAMES = fileURLToPath(new URL('../../dist/tiny', import.meta.url));
    process.env.FABLELAB_BOTS = folder;
  });
  afterAll(() => {
    process.env.FABLELAB_GAMES = '';
    process.env.FABLELAB_BOTS = '';
  });
}
