// Who wins more and who wins less: the rate of every matchup, of everybody over all its matchups, and of the chairs.

import type { Player } from '../../who/matchup.ts';
import { isSame, playersOf } from '../results.ts';
import { groupedBy } from '../tables.ts';
import { type Compared, type Comparison, tableOf, toldSides, type Untouched } from './compared.ts';
import { type Figure, NOBODY } from './figure.ts';
import { type Moved, movedShare, type Stratum, stratumOf } from './moved.ts';

/** Of two sides that of the first. */
export function matchupFigures({ arm, compared }: Comparison): Figure[] {
  return compared.flatMap((one) =>
    toldSides(one).flatMap((side) =>
      figureOf(movedShare([stratumOf(one, 'sides', side)]), {
        ...{ arm, kind: 'matchups', figure: 'rate', unit: 'fraction', mode: one.mode, setting: one.setting },
        ...{ matchup: one.number, player: one.players[side]!, card: null },
        against: one.players.length === 2 ? one.players[1]! : null,
      }),
    ),
  );
}

/** In every mode and setting the mean over the matchups in which somebody sits on one side alone. */
export function entrantFigures({ arm, compared, untouched, pooled }: Comparison): Figure[] {
  if (!pooled) return [];
  return tablesOf(compared, untouched).flatMap(({ moved, still }) =>
    playersOf([...moved, ...still]).flatMap((player) => {
      const strata = moved.flatMap((one) => sideOf(one, player).map((side) => stratumOf(one, 'sides', side)));
      const others = still.flatMap((one) => sideOf(one, player).map((side) => one.base.sides[side]!));
      const { mode, setting } = (moved[0] ?? still[0])!;
      return figureOf(movedShare(strata, others), {
        ...{ arm, kind: 'entrants', figure: 'rate', unit: 'fraction', mode, setting, ...NOBODY, player },
      });
    }),
  );
}

/** Nobody's where it sits on several: what is won on one side is lost on another. */
function sideOf({ players }: Pick<Compared, 'players'>, player: Player): number[] {
  const sides = [...players.keys()].filter((side) => isSame(players[side]!, player));
  return sides.length === 1 ? sides : [];
}

/** What sitting first is worth, at larger tables every chair. A lone side sits alone. */
export function chairFigures(comparison: Comparison): Figure[] {
  const { arm } = comparison;
  return groupsOf(comparison).flatMap(({ moved, still, where }) => {
    const { length } = (moved[0] ?? still[0])!.players;
    const chairs = length === 1 ? [] : length === 2 ? [0] : [...Array(length).keys()];
    return chairs.flatMap((chair) => {
      const strata: Stratum[] = moved.map((one) => stratumOf(one, 'chairs', chair));
      return figureOf(
        movedShare(
          strata,
          still.map(({ base }) => base.chairs[chair]!),
        ),
        {
          ...{ arm, kind: 'rest', unit: 'fraction', ...NOBODY, ...where },
          figure: length === 2 ? 'first_seat' : `chair_${chair + 1}`,
        },
      );
    });
  });
}

interface Group {
  readonly moved: readonly Compared[];
  readonly still: readonly Untouched[];
  readonly where: Pick<Figure, 'mode' | 'setting' | 'matchup'>;
}

/** Matchups that are told of together: those of one mode and setting, or each by itself where they share their luck. */
export function groupsOf({ compared, untouched, pooled }: Comparison): Group[] {
  if (!pooled)
    return compared.map((one) => ({
      ...{ moved: [one], still: [] },
      where: { mode: one.mode, setting: one.setting, matchup: one.number },
    }));
  return tablesOf(compared, untouched).flatMap(({ moved, still }) => {
    const [first] = moved;
    return first === undefined ? [] : [{ moved, still, where: { mode: first.mode, setting: first.setting, matchup: null } }];
  });
}

function tablesOf(compared: readonly Compared[], untouched: readonly Untouched[]) {
  const [moved, still] = [groupedBy(compared, tableOf), groupedBy(untouched, tableOf)];
  return [...new Set([...moved.keys(), ...still.keys()])].map((table) => ({
    moved: moved.get(table) ?? [],
    still: still.get(table) ?? [],
  }));
}

function figureOf(moved: Moved | null, of: Omit<Figure, keyof Moved>): Figure[] {
  return moved === null ? [] : [{ ...of, ...moved }];
}
