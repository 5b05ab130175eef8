// Who sits where in the games of a set: every side once in every chair position. Filled anew for each set; allocates nothing.
import type { Mode } from '../../core/contract.ts';
import { seatCount } from '../../core/modes.ts';
import { type Key, shuffle } from '../../core/rng.ts';
import { type Luck, type Matchup, playerName } from '../who/matchup.ts';

/** A purpose of luck that no game has. */
const SEATING = 1 << 20;

/** Two sides of one seat each: games a and b, whatever the luck. */
export function isDuel({ sides }: Mode): boolean {
  return sides.length === 2 && sides.every((seats) => seats.length === 1);
}

/** Games of a set: one where sides cannot change places, because there is one or they differ in size. */
export function gamesOfSet({ sides }: Mode): number {
  return sides.every((seats) => seats.length === sides[0]?.length) ? sides.length : 1;
}

export class Seating {
  readonly games: number;
  /** By game and chair position: the side that sits there. */
  readonly sideAt: Uint8Array;
  /** By game and seat: the player, numbered side by side. */
  readonly playerAt: Uint8Array;
  /** By game: the first one of the set that has equal players in all seats, and so is the same game. */
  readonly sameAs: Uint8Array;
  private readonly seats: number;
  /** Sides, and players within each, in the order of their names: how they are written down changes nothing. */
  private readonly sidesByName: readonly number[];
  private readonly playersByName: readonly (readonly number[])[];
  private readonly firsts: readonly number[];
  /** By player; equal players are of one kind. */
  private readonly kinds: Uint8Array;
  private readonly circle: Uint8Array;
  private readonly within: Uint8Array;

  /** `names` are those of the players, side by side; equal players have equal names. Sides go by theirs. */
  constructor(
    private readonly mode: Mode,
    names: readonly (readonly string[])[],
    sideNames: readonly string[] = names.map(inOrder),
  ) {
    const sides = mode.sides.length;
    this.seats = seatCount(mode);
    this.games = gamesOfSet(mode);
    this.sideAt = new Uint8Array(this.games * sides);
    this.playerAt = new Uint8Array(this.games * this.seats);
    this.sameAs = new Uint8Array(this.games);
    this.circle = new Uint8Array(sides);
    this.within = new Uint8Array(this.seats);
    this.sidesByName = ordered(sideNames);
    this.firsts = names.map((_, side) => names.slice(0, side).flat().length);
    this.playersByName = names.map((side, at) => ordered(side).map((player) => this.firsts[at]! + player));
    const all = names.flat();
    this.kinds = Uint8Array.from(all, (name) => all.indexOf(name));
    if (isDuel(mode)) this.seat();
  }

  /** The set with this key. */
  draw(key: Key): void {
    if (isDuel(this.mode)) return;
    this.seat();
    const sides = this.circle.length;
    // The first stays: a circle that is turned is another game of the same set.
    if (this.games > 1) shuffle(this.circle, 1, sides - 1, key, SEATING, 0, 0);
    for (let rank = 0; rank < sides; rank++) {
      const side = this.sidesByName[rank]!;
      shuffle(this.within, this.firsts[side]!, this.playersByName[side]!.length, key, SEATING, 1, rank);
    }
    this.rotate();
  }

  /** In the order of the names, or as they are named where they do not move; a duel's first game has the first in seat 0. */
  private seat(): void {
    const moves = this.games > 1 && !isDuel(this.mode);
    for (let side = 0; side < this.circle.length; side++) {
      this.circle[side] = moves ? this.sidesByName[side]! : side;
      const players = this.playersByName[side]!;
      for (let at = 0; at < players.length; at++) this.within[this.firsts[side]! + at] = players[at]!;
    }
    this.rotate();
  }

  private rotate(): void {
    const { sides } = this.mode;
    for (let game = 0; game < this.games; game++) {
      for (let chair = 0; chair < sides.length; chair++) {
        const side = this.circle[(chair + game) % sides.length]!;
        this.sideAt[game * sides.length + chair] = side;
        const seats = sides[chair]!;
        for (let at = 0; at < seats.length; at++) {
          this.playerAt[game * this.seats + seats[at]!] = this.within[this.firsts[side]! + at]!;
        }
      }
      this.sameAs[game] = this.firstLike(game);
    }
  }

  private firstLike(game: number): number {
    for (let other = 0; other < game; other++) if (this.isLike(other, game)) return other;
    return game;
  }

  private isLike(one: number, other: number): boolean {
    const { seats, kinds, playerAt } = this;
    for (let seat = 0; seat < seats; seat++) {
      if (kinds[playerAt[one * seats + seat]!] !== kinds[playerAt[other * seats + seat]!]) return false;
    }
    return true;
  }
}

/**
 * Who sits down where in a matchup. Where matchups share their luck, sides go by their parties first and by their bots second,
 * so that parties sit alike whichever bots have them. A player's name begins with the party: within a side that is so anyway.
 */
export function seatingOf(mode: Mode, { sides }: Matchup, luck: Luck = 'own'): Seating {
  const names = sides.map((side) => side.map(playerName));
  if (luck === 'own') return new Seating(mode, names);
  const parties = sides.map((side) => inOrder(side.map(({ party }) => party)));
  return new Seating(
    mode,
    names,
    names.map((side, at) => `${parties[at]} ${inOrder(side)}`),
  );
}

function inOrder(names: readonly string[]): string {
  return names.toSorted().join(' ');
}

/** The places of the texts in the order of the texts. */
function ordered(texts: readonly string[]): number[] {
  return [...texts.keys()].sort((a, b) => (texts[a]! < texts[b]! ? -1 : texts[a]! > texts[b]! ? 1 : a - b));
}
