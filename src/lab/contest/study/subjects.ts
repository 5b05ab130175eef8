// Who is studied: a member with the bot that plays it, wherever it sits.
import { parseParties, partiesText } from '../../../core/modes.ts';
import type { Matchup, Player } from '../../who/matchup.ts';

/** The members of a player one by one; a nameless one where players are all alike. */
function membersOf({ party, bot }: Player): Player[] {
  const [members = []] = parseParties(party);
  return members.length === 0 ? [{ party, bot }] : members.map((member) => ({ party: partiesText([[member]]), bot }));
}

const isSame = (one: Player, other: Player): boolean => one.party === other.party && one.bot === other.bot;

/** The different ones of a matchup, in the order in which they are named. */
export function subjectsOf({ sides }: Matchup): Player[] {
  const all = sides.flat().flatMap(membersOf);
  return all.filter((subject, at) => all.findIndex((other) => isSame(other, subject)) === at);
}

/** By player, side by side, and member: its place among the subjects. */
export function subjectPlaces(matchup: Matchup): number[] {
  const subjects = subjectsOf(matchup);
  const members = matchup.sides.flat().flatMap(membersOf);
  return members.map((member) => subjects.findIndex((subject) => isSame(subject, member)));
}
