// Which cards are taken up, and which are left: the share of sets in which something happened to a card, and side by side how games
// with it differ from games without it.
import type { Box } from '../../../core/contract.ts';
import { subjectsOf } from '../../contest/study/subjects.ts';
import type { Rate } from '../../statistics/pair-interval.ts';
import { shareShift } from '../../statistics/paired-shift.ts';
import { wilson } from '../../statistics/wilson.ts';
import { type Player, playerName, type Where, whereWords } from '../../who/matchup.ts';
import { type CardReportRow, cardRows } from '../cards.ts';
import { differenceRate } from '../contrast.ts';
import { Z } from '../level.ts';
import { rankedEvents } from '../ranked.ts';
import type { AnyRun } from '../results.ts';
import { groupedBy } from '../tables.ts';
import { apart } from './apart.ts';
import type { Compared, Comparison } from './compared.ts';
import { type Figure, NOBODY } from './figure.ts';

interface Had extends Where {
  readonly player: Player;
  readonly event: string;
  readonly card: string;
  readonly sets: number;
  readonly games: number;
  readonly both: number;
  readonly baseOnly: number;
  readonly armOnly: number;
}

const COUNTS = ['sets', 'both', 'baseOnly', 'armOnly'] as const;

/** Over all matchups of somebody in a mode and setting that the change can touch; where nothing is known set by set there are none. */
export function cardFigures({ arm, compared, pooled }: Comparison, box: Box, { config }: AnyRun): Figure[] {
  if (!pooled) return [];
  const had = compared.flatMap((one) => hadIn(one, box, config.matchups));
  const groups = groupedBy(had, (one) => `${whereWords(one)} ${playerName(one.player)} ${one.event} ${one.card}`);
  return [...groups.values()].flatMap((own) => {
    const total = (of: (one: Had) => number) => own.reduce((sum, one) => sum + of(one), 0);
    const [sets, both, baseOnly, armOnly] = COUNTS.map((name) => total((one) => one[name])) as [
      number,
      number,
      number,
      number,
    ];
    if (sets === 0 || both + baseOnly + armOnly === 0) return [];
    const { player, mode, setting, event, card } = own[0]!;
    const share = (count: number): Rate => ({ mean: count / sets, ...wilson(count / sets, sets, Z) });
    return {
      ...{ arm, kind: 'cards', figure: event, unit: 'fraction', mode, setting, ...NOBODY, player, card },
      ...{ paired: true, sets, games: total((one) => one.games), luck: null },
      ...{ base: share(both + baseOnly), changed: share(both + armOnly) },
      shift: shareShift({ sets, baseOnly, armOnly }, Z),
    };
  });
}

function hadIn({ number, mode, setting, joint }: Compared, box: Box, matchups: AnyRun['config']['matchups']): Had[] {
  if (joint === null || joint.plan.subjects === 0) return [];
  return subjectsOf(matchups[number - 1]!).flatMap((player, subject) => {
    const entrant = box.roster.findIndex(({ id }) => id === player.party);
    const cards = box.studies!.cards(Math.max(0, entrant));
    return joint.plan.events.flatMap(({ name: event }, place) =>
      cards.map((card, at) => ({
        mode,
        setting,
        player,
        event,
        card,
        games: joint.games,
        ...joint.had(subject, place, at),
      })),
    );
  });
}

/** How much more is won with a card than without it, by both versions: observational, and told side by side. */
export function contrastFigures({ arm, runs }: Comparison, box: Box): Figure[] {
  const events = rankedEvents(box);
  const name = (row: CardReportRow) => `${whereWords(row)} ${playerName(row.player)} ${row.card} ${row.event}`;
  const others = new Map(cardRows(runs.changed, box).map((row) => [name(row), row]));
  return cardRows(runs.base, box).flatMap((row): Figure[] => {
    const other = others.get(name(row));
    const [base, changed] = [differenceRate(row), other === undefined ? null : differenceRate(other)];
    if (base === null || changed === null || !events.includes(row.event)) return [];
    const { player, mode, setting, card, games, event } = row;
    return [
      {
        ...{ arm, kind: 'side by side', figure: `observational_${event}`, unit: 'fraction', mode, setting },
        ...{ ...NOBODY, player, card, paired: false, sets: null, games, base, changed, luck: null },
        shift: { ...apart(base, changed), p: null },
      },
    ];
  });
}
