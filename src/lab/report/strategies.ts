// strategies.csv: what wins, as played. A player's games in groups: by the deck most invested in, by the number of purchases,
// and by their result; how often she won in each, and how she played.
import type { Box } from '../../core/contract.ts';
import type { Player } from '../matchup.ts';
import type { Rate } from '../statistics/pair-interval.ts';
import { ratioMean } from '../statistics/ratio.ts';
import type { Group } from '../study/plan.ts';
import { groupCells, groupSums } from '../study/read.ts';
import { type Report, withInterval } from './column.ts';
import { type Contrast, contrastColumns, contrastOf, type Judged, judge, MEAN, TRAP } from './contrast.ts';
import { Z } from './level.ts';
import type { Run } from './run.ts';
import { type StudiedPlayer, studiedPlayers } from './sides.ts';

interface Counted extends Contrast {
  readonly player: Player;
  readonly group: Group;
  /** The share of each deck in what was paid, then the habits. */
  readonly means: readonly (Rate | null)[];
}

export type StrategyRow = Counted & Judged;

export function strategies(box: Box): Report<StrategyRow> {
  const { decks = [], habits = [] } = box.studies ?? {};
  return {
    name: 'strategies',
    schema: 'fablelab-strategies/1',
    about: `Every fable with her bot, her games in groups: how often she won in each and how she played. ${TRAP}.`,
    columns: [
      { name: 'fable', about: 'fable', of: ({ player }) => player.party },
      { name: 'bot', about: 'bot that plays her', of: ({ player }) => player.bot },
      {
        name: 'grouped_by',
        about: 'all: every game; result; deck: where she spent the most power; purchases: how many cards she bought',
        of: ({ group }) => group.by,
      },
      {
        name: 'group',
        about: 'which of these; deck nothing: she spent none, tie: on several alike',
        of: ({ group }) => group.name,
      },
      ...contrastColumns<StrategyRow>('this', 'the groups of this fable and bot', 'groups'),
      ...decks.flatMap(({ name, about }, at) =>
        withInterval<StrategyRow>(
          `power_${name}`,
          `share of her power spent that went into ${about}`,
          MEAN,
          (row) => row.means[at] ?? null,
        ),
      ),
      ...habits.flatMap(({ name, about, per }, at) =>
        withInterval<StrategyRow>(
          `mean_${name}`,
          `${about}${per === null ? ', a game' : ''}: mean`,
          MEAN,
          (row) => row.means[decks.length + at] ?? null,
        ),
      ),
    ],
    rows: (run) => strategyRows(run, box),
  };
}

/** Groups without games have no row. */
export function strategyRows(run: Run, box: Box): StrategyRow[] {
  const counted = studiedPlayers(run, box).flatMap((studied) =>
    studied.plan.groups.map((group, at) => countedRow(studied, group, at)).filter(({ gamesWith }) => gamesWith > 0),
  );
  return judge(counted, ({ player }) => `${player.party} ${player.bot}`);
}

/** That she wins the games she won is no finding: groups by result have no rates. */
function countedRow({ player, plan, sides }: StudiedPlayer, group: Group, at: number): Counted {
  const contrast = contrastOf(sides.map((side) => groupCells(plan, side, at)));
  const means = Array.from({ length: plan.means }, (_, mean) =>
    ratioMean(
      sides.map((side) => ({ pairs: side.pairs, sums: groupSums(plan, side, at, mean) })),
      Z,
    ),
  );
  const known = group.by === 'result' ? { rateWith: null, rateWithout: null, difference: null, p: null } : {};
  return { ...contrast, ...known, player, group, means };
}
