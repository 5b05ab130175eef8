// What of a set is held against the same set under another version of the game: a row of whole numbers. Filled anew for each set;
// allocates nothing.
import type { Mode } from '../../../core/contract.ts';
import { membersOf, mostHalfPoints, seatCount } from '../../../core/modes.ts';
import type { Matchup } from '../../who/matchup.ts';
import type { Contest } from '../contest.ts';
import type { Played } from '../played.ts';
import { subjectPlaces } from '../study/subjects.ts';
import type { JointPlan } from './joint-plan.ts';

/** Where each begins in a row: whether the set counts; half points by side and by chair; turns; by game who won, and how it went; and
 * what happened, by subject, event and card. */
export interface TracePlaces {
  readonly counts: number;
  readonly sides: number;
  readonly chairs: number;
  readonly turns: number;
  readonly winners: number;
  readonly ways: number;
  readonly had: number;
  readonly size: number;
}

function tracePlaces({ sides, games, subjects, events, cards }: JointPlan): TracePlaces {
  const chairs = 1 + sides;
  const turns = chairs + sides;
  const winners = turns + 1;
  const ways = winners + games;
  const had = ways + games;
  return { counts: 0, sides: 1, chairs, turns, winners, ways, had, size: had + subjects * events.length * cards };
}

/** Who won a game: a chair position, or −1; of a lone side its score. */
export function winnerOf({ scores }: Played): number {
  if (scores.length === 1) return scores[0]!;
  const most = mostHalfPoints(scores.length);
  for (let chair = 0; chair < scores.length; chair++) if (scores[chair] === most) return chair;
  return -1;
}

/** Traces the sets of one matchup. */
export class Tracer {
  readonly places: TracePlaces;
  private readonly seats: number;
  private readonly members: number;
  private readonly subjectOf: Int32Array;
  /** Where the counters of each event begin. */
  private readonly events: Int32Array;

  constructor(
    private readonly plan: JointPlan,
    private readonly fields: number,
    matchup: Matchup,
    mode: Mode,
  ) {
    this.places = tracePlaces(plan);
    this.seats = seatCount(mode);
    this.members = membersOf(mode);
    this.subjectOf = Int32Array.from(subjectPlaces(matchup));
    this.events = Int32Array.from(plan.events, ({ at }) => at);
  }

  /** Writes the row of the set that was played last; of one that is left out nothing else is of use. */
  write(row: Int32Array, contest: Contest, games: readonly Played[] | null): void {
    const { places, plan } = this;
    row[places.counts] = games === null ? 0 : 1;
    if (games === null) return;
    row.set(contest.halfPoints, places.sides);
    row.set(contest.chairPoints, places.chairs);
    let turns = 0;
    for (let game = 0; game < plan.games; game++) {
      const played = games[game]!;
      turns += played.turns;
      row[places.winners + game] = winnerOf(played);
      row[places.ways + game] = played.way;
    }
    row[places.turns] = turns;
    if (plan.subjects > 0) this.writeHad(row, contest);
  }

  private writeHad(row: Int32Array, contest: Contest): void {
    const { places, seats, members, fields } = this;
    for (let at = places.had; at < places.size; at++) row[at] = 0;
    for (let game = 0; game < this.plan.games; game++) {
      const counters = contest.countersOf(game);
      for (let seat = 0; seat < seats; seat++) {
        const player = contest.seating.playerAt[game * seats + seat]!;
        for (let member = 0; member < members; member++) {
          const subject = this.subjectOf[player * members + member]!;
          this.addHad(row, subject, counters, (seat * members + member) * fields);
        }
      }
    }
  }

  private addHad(row: Int32Array, subject: number, counters: Uint16Array, from: number): void {
    const { cards } = this.plan;
    const { events } = this;
    for (let event = 0; event < events.length; event++) {
      const first = from + events[event]!;
      const to = this.places.had + (subject * events.length + event) * cards;
      for (let card = 0; card < cards; card++) if (counters[first + card] !== 0) row[to + card] = 1;
    }
  }
}
