// Whom the lines of `expect:` name, and what a star stands for there.
import type { Box } from '../../core/contract.ts';
import { subjectsOf } from '../contest/study/subjects.ts';
import { didYouMean } from '../text/did-you-mean.ts';
import { quoted } from '../text/quote.ts';
import { Mistake, type Place } from '../text/source.ts';
import { type Matchup, type Player, playerName, sidePlayer } from '../who/matchup.ts';

/** A line, and what there is to be named. */
export interface Named {
  readonly key: string;
  readonly at: Place;
  readonly box: Box;
  readonly matchups: readonly Matchup[];
}

const EVERY = '*';

interface NamedMatchup {
  readonly name: string;
  readonly matchup: number;
  /** Whose rate it is: of the one that is named first. */
  readonly side: number;
}

/** `alice,kaguya`, with bots where that is not enough, its number from 1, or all; mirrors are even by design and no part of all. */
export function matchupsNamed({ key, at, matchups }: Named, who: string): NamedMatchup[] {
  const sides = matchups.map((matchup) => matchup.sides.map(sidePlayer));
  const isMirror = (at: number) => new Set(sides[at]!.map(playerName)).size === 1 && sides[at]!.length > 1;
  const wordOf = (number: number) => namesOf(sides, number, sides[number]!);
  if (who === EVERY) {
    return [...matchups.keys()]
      .filter((at) => !isMirror(at))
      .map((matchup) => ({ name: wordOf(matchup), matchup, side: 0 }));
  }
  if (/^\d+$/.test(who) && matchups[Number(who) - 1] !== undefined)
    return [{ name: who, matchup: Number(who) - 1, side: 0 }];
  const found = [...matchups.keys()].flatMap((matchup) => {
    const turned = sides[matchup]!.toReversed();
    if (spellings(sides[matchup]!).includes(who)) return [{ name: who, matchup, side: 0 }];
    return sides[matchup]!.length === 2 && spellings(turned).includes(who) ? [{ name: who, matchup, side: 1 }] : [];
  });
  const [first, another] = found;
  const all = sides.map((_, at) => wordOf(at));
  if (first === undefined)
    throw new Mistake(
      at,
      `expect: found ${quoted(key)}, but no matchup ${quoted(who)}, expected such as ${quoted(all[0] ?? '1')}${didYouMean(who, all)}`,
    );
  if (another !== undefined)
    throw new Mistake(
      at,
      `expect: found ${quoted(key)}, which are several matchups, expected one by its number: ${found.map(({ matchup }) => matchup + 1).join(', ')}`,
    );
  return [first];
}

const spellings = (players: readonly Player[]): string[] => [
  players.map(({ party }) => party).join(','),
  players.map(playerName).join(','),
];

/** As short as is clear. */
function namesOf(all: readonly (readonly Player[])[], number: number, players: readonly Player[]): string {
  const shared = (at: number) => all.filter((other) => spellings(other)[at] === spellings(players)[at]).length > 1;
  return shared(0) ? (shared(1) ? String(number + 1) : spellings(players)[1]!) : spellings(players)[0]!;
}

interface NamedPlayer {
  readonly name: string;
  readonly player: Player;
}

/** By its party, by every bot that it plays with, or all. */
export function playersNamed({ key, at, matchups }: Named, who: string): NamedPlayer[] {
  return named(different(matchups.flatMap(({ sides }) => sides.map(sidePlayer))), who, key, at);
}

function named(players: readonly Player[], who: string, key: string, at: Place): NamedPlayer[] {
  const bots = new Set(players.map(({ bot }) => bot));
  const wordOf = (player: Player) => (bots.size === 1 ? player.party : playerName(player));
  const found = players.filter((player) => who === EVERY || who === player.party || who === playerName(player));
  const names = [...new Set(players.map(({ party }) => party))];
  if (found.length === 0)
    throw new Mistake(
      at,
      `expect: found ${quoted(key)}, but nobody is called ${quoted(who)}, expected *, ${names.join(', ')}${didYouMean(who, names)}`,
    );
  return found.map((player) => ({ name: wordOf(player), player }));
}

function different(players: readonly Player[]): Player[] {
  return [...new Map(players.map((player) => [playerName(player), player])).values()];
}

interface NamedCard {
  readonly name: string;
  readonly player: Player;
  readonly card: string;
  readonly event: string;
}

/** `card.*.bought`, `card.alice.*.bought`, `card.alice.clever-girl.bought`: of everybody who has the card. */
export function cardsNamed({ key, at, box, matchups }: Named, words: readonly string[]): NamedCard[] {
  const { studies } = box;
  const events = studies?.events ?? [];
  if (studies === undefined)
    throw new Mistake(at, `expect: found ${quoted(key)}, but ${box.title} has no cards that are studied`);
  const [who, card, event = ''] = words.length === 3 ? words : [EVERY, ...words];
  const kind = events.find(({ name }) => name === event);
  const expected = `card.<card>.<event> or card.<who>.<card>.<event>, each may be *, with one of ${events.map(({ name }) => name).join(', ')}`;
  if (words.length < 2 || words.length > 3 || kind === undefined)
    throw new Mistake(
      at,
      `expect: found ${quoted(key)}, expected ${expected}${didYouMean(
        event,
        events.map(({ name }) => name),
      )}`,
    );
  const players = named(different(matchups.flatMap(subjectsOf)), who!, key, at);
  const cardsOf = ({ party }: Player) => {
    const entrant = Math.max(
      0,
      box.roster.findIndex(({ id }) => id === party),
    );
    return studies.cards(entrant).filter((id) => id !== '' && (kind.can?.(entrant, id) ?? true));
  };
  const found = players.flatMap(({ name, player }) =>
    cardsOf(player)
      .filter((id) => card === EVERY || card === id)
      .map((id) => ({ name: `card.${name}.${id}.${event}`, player, card: id, event })),
  );
  const all = [...new Set(players.flatMap(({ player }) => cardsOf(player)))];
  if (found.length === 0)
    throw new Mistake(
      at,
      `expect: found ${quoted(key)}, but no card ${quoted(card!)} to which that can happen, see list cards${didYouMean(card!, all)}`,
    );
  return found;
}
