// How fast the planners are beside greedy: all of them in turn, each against itself, at one table of their own.
import { loadBox } from '../src/games/index.ts';
import { loadBot } from '../src/lab/who/bots.ts';
import { median } from './median.ts';
import { type Row, rowOf } from './rows.ts';
import { GAME, Series } from './series.ts';

const PLANNERS = ['planner', 'planner-fast'];

export interface PlannerResult {
  readonly bot: string;
  readonly gamesPerSecond: number;
  /** Games per second over greedy's. */
  readonly overGreedy: number;
  readonly nodesPerSecond: number;
}

/** One game of every pairing a round; greedy, who is quick, plays more. The first round warms everybody up. */
export async function measurePlanners(rounds: number): Promise<{ results: PlannerResult[]; rows: Row[] }> {
  const box = await loadBox(GAME);
  const game = box.open({});
  const fables = box.roster.map((entrant) => entrant.id);
  const players = await Promise.all(
    ['greedy', ...PLANNERS].map(async (bot) => {
      const { choose, nodes } = await loadBot(GAME, bot);
      return {
        bot,
        series: new Series(game, { about: '', choose }, fables),
        nodes,
        paces: [] as number[],
        rates: [] as number[],
      };
    }),
  );
  for (let round = 0; round <= rounds; round++) {
    for (const { bot, series, nodes, paces, rates } of players) {
      const games = series.whole(bot === 'greedy' ? 600 : 1);
      const before = nodes?.() ?? 0;
      const start = performance.now();
      series.play(games);
      const seconds = (performance.now() - start) / 1000;
      if (round === 0) continue;
      paces.push(games / seconds);
      rates.push(((nodes?.() ?? 0) - before) / seconds);
    }
  }
  const [greedy, ...planners] = players;
  const results = planners.map(({ bot, paces, rates }) => ({
    bot,
    gamesPerSecond: Math.round(median(paces)),
    overGreedy: Number(median(paces.map((pace, round) => pace / greedy!.paces[round]!)).toFixed(4)),
    nodesPerSecond: Math.round(median(rates)),
  }));
  return { results, rows: planners.map(({ bot, paces }) => rowOf(`${bot} over greedy`, paces, greedy!.paces)) };
}
