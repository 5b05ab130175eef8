// Golden games: a few per game, told as a story, compared to the letter. `npm run golden` writes them anew; read the diff
// and say in the commit why it changed. A game that fuzzing broke goes below by its line.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseLine } from '../../src/core/replay.ts';
import { keyOf } from '../../src/core/rng.ts';
import { gameNames, loadBox } from '../../src/games/index.ts';
import { type Answer, botsAnswer, tapeAnswer } from '../../src/lab/story/answers.ts';
import { tell } from '../../src/lab/story/story.ts';
import { type Deal, openTelling } from '../../src/lab/story/telling.ts';
import { loadBot } from '../../src/lab/who/bots.ts';
import { tinyGames } from '../tiny/games.ts';

/** Played from a seed, a party and its bot a seat, or replayed from a line. */
type Golden = { readonly name: string } & (
  | { readonly seats: readonly string[]; readonly seed: number }
  | { readonly line: string }
);

const goldens: Readonly<Record<string, readonly Golden[]>> = {
  bidding: [{ name: 'sealed-bids', seats: ['merchant/fair', 'gambler/random', 'merchant/random'], seed: 1 }],
  doom: [{ name: 'two-heroes', seats: ['knight/careful', 'sage/random'], seed: 1 }],
  relay: [{ name: 'partners', seats: ['ann+dan/thrifty', 'ann+bob/random', 'bob+cid/thrifty', 'cid+dan/random'], seed: 1 }],
  'twisted-fables': [
    { name: 'red-riding-hood-meets-snow-white', seats: ['red-riding-hood/greedy', 'snow-white/greedy'], seed: 1 },
    { name: 'snow-white-meets-red-riding-hood', seats: ['snow-white/greedy', 'red-riding-hood/greedy'], seed: 3 },
    { name: 'snow-white-meets-herself', seats: ['snow-white/greedy', 'snow-white/greedy'], seed: 3 },
    { name: 'sleeping-beauty-meets-alice', seats: ['sleeping-beauty/greedy', 'alice/greedy'], seed: 4 },
    { name: 'alice-meets-mulan', seats: ['alice/greedy', 'mulan/greedy'], seed: 4 },
    { name: 'mulan-meets-kaguya', seats: ['mulan/greedy', 'kaguya/greedy'], seed: 4 },
    { name: 'kaguya-meets-sleeping-beauty', seats: ['kaguya/greedy', 'sleeping-beauty/greedy'], seed: 4 },
    { name: 'two-plans', seats: ['red-riding-hood/planner', 'kaguya/planner'], seed: 5 },
    { name: 'plans-in-a-hurry', seats: ['alice/planner-fast', 'mulan/planner-fast'], seed: 5 },
    { name: 'greed-beats-chance', seats: ['red-riding-hood/random', 'red-riding-hood/greedy'], seed: 4 },
  ],
};

const update = process.env.UPDATE_GOLDEN === '1';
const folder = (game: string) => new URL(`./${game}/`, import.meta.url);

async function story(game: string, golden: Golden): Promise<string> {
  const box = tinyGames[game]?.box ?? (await loadBox(game));
  const [deal, answer] = 'line' in golden ? recorded(golden.line) : await played(game, golden);
  const telling = openTelling(box, deal);
  const lines: string[] = [];
  tell(telling, answer, (line) => lines.push(line.trimEnd()));
  return `${[...lines, '', telling.match.line()].join('\n').replace(/^\n+/, '')}\n`;
}

function recorded(line: string): [Deal, Answer] {
  const recording = parseLine(line);
  return [recording, tapeAnswer(recording.answers)];
}

async function played(game: string, golden: Extract<Golden, { seed: number }>): Promise<[Deal, Answer]> {
  const seats = golden.seats.map((seat) => seat.split('/') as [party: string, bot: string]);
  const parties = seats.map(([party]) => party.split('+'));
  const bots = await Promise.all(seats.map(async ([, bot]) => tinyGames[game]?.bots[bot] ?? loadBot(game, bot)));
  return [{ parties, options: {}, key: keyOf('golden', game, golden.seed) }, botsAnswer(bots)];
}

test('every game has golden games', () => {
  for (const game of gameNames) expect(goldens[game]?.length, game).toBeGreaterThan(0);
});

for (const [game, list] of Object.entries(goldens)) {
  describe(game, () => {
    for (const golden of list) {
      test(golden.name, async () => {
        const file = new URL(`${golden.name}.txt`, folder(game));
        const text = await story(game, golden);
        if (update) {
          mkdirSync(folder(game), { recursive: true });
          writeFileSync(file, text);
        }
        expect(text).toBe(readFileSync(file, 'utf8'));
      });
    }

    test('no file without its game', () => {
      expect(readdirSync(folder(game)).sort()).toEqual(list.map(({ name }) => `${name}.txt`).sort());
    });
  });
}

// After the games, which may just have been written anew.
test('every fable reaches her epic in each seat of some golden game', async () => {
  const box = await loadBox('twisted-fables');
  const stories = readdirSync(folder('twisted-fables')).map((file) =>
    readFileSync(new URL(file, folder('twisted-fables')), 'utf8'),
  );
  for (const [seat, place] of ['first', 'second'].entries()) {
    for (const { id, name } of box.roster) {
      const hers = stories.filter((text) => (text.match(/^twisted-fables (\S+)/m)?.[1] ?? '').split(',')[seat] === id);
      expect(
        hers.some((text) => text.includes(`${name} chooses an epic`)),
        `${id} in the ${place} seat`,
      ).toBe(true);
    }
  }
});
