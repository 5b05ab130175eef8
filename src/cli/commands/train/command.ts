// train, as it is typed.

import { nouns } from '../../../games/index.ts';
import { command } from '../../command.ts';
import * as example from '../../flags/examples.ts';
import { runFlags } from '../../flags/run.ts';
import { mark, word, wordOr } from '../../flags/shapes.ts';
import { gameFlag } from '../../flags/table.ts';

const { one, many } = example.noun;

const ownList = (noun: string) =>
  ({ ...word(`the same, where every ${noun} has a list of her own`), conflicts: 'list' }) as const;

/** As each game calls them. */
const ownLists = Object.fromEntries(nouns.map(({ one }) => [one, ownList(one)])) as Record<
  (typeof nouns)[number]['one'],
  ReturnType<typeof ownList>
>;

export const train = command({
  name: 'train',
  about: 'find the weights of a bot by self-play; the same command gives the same bytes',
  positionals: { bot: { type: 'string', demandOption: true, describe: 'a bot whose weights can be trained' } },
  options: {
    game: gameFlag,
    list: word('train only these lists of weights: a,b; all, side by side, if not given'),
    ...ownLists,
    seed: wordOr('1', 'the luck of all games, and of what is tried'),
    generations: wordOr('30', 'how often the best are chosen'),
    population: wordOr('24', 'candidates a list and generation'),
    pairs: wordOr('16', `pairs of games of a candidate against each ${one} of each opponent`),
    against: word('other bots to meet, beside itself: a,b'),
    out: word('the file of weights; stdout if not given'),
    jobs: runFlags.jobs,
    patience: runFlags.patience,
    quiet: mark('the weights and nothing else'),
    progress: runFlags.progress,
  },
  examples: [
    [`train greedy --out bots/${example.game}/weights/greedy.json`, `all ${many} against themselves`],
    ['train greedy --against greedy-v1 --generations 60', 'against another bot too, for longer'],
    [`train greedy --${one} ${example.two[0]} --pairs 50`, `one ${one}, with less noise`],
  ],
  load: () => import('./run.ts'),
});
