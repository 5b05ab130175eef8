// Who sits where: seats, sides and parties of a mode, and the ways to fill them; and at which setting.
import type { Box, Mode, Parties, Setting, Setup } from './contract.ts';

/** The mode of this name; the first if none is named. */
export function modeOf(box: Box, name: string | undefined): Mode {
  const mode = name === undefined ? box.modes[0] : box.modes.find((one) => one.name === name);
  if (mode === undefined) {
    throw new Error(`mode: found "${name}", expected one of ${box.modes.map((one) => one.name).join(', ')}`);
  }
  return mode;
}

/** The setting of this name; the first if none is named, and none where the game has none. */
export function settingOf(box: Box, name: string | undefined): Setting | undefined {
  const { settings = [] } = box;
  const setting = name === undefined ? settings[0] : settings.find((one) => one.name === name);
  if (setting === undefined && name !== undefined) {
    const expected = settings.length === 0 ? 'none' : `one of ${settings.map((one) => one.name).join(', ')}`;
    throw new Error(`setting: found "${name}", expected ${expected}`);
  }
  return setting;
}

/** Every mode at every setting. */
export function setupsOf(box: Box): { readonly mode: Mode; readonly setup: Setup }[] {
  const settings = box.settings?.map(({ name }) => name) ?? [undefined];
  return box.modes.flatMap((mode) => settings.map((setting) => ({ mode, setup: { mode: mode.name, setting } })));
}

/** The first mode with so many seats. */
export function modeOfSeats(box: Box, seats: number): Mode | undefined {
  return box.modes.find((mode) => seatCount(mode) === seats);
}

export function seatCount({ sides }: Mode): number {
  return sides.reduce((sum, seats) => sum + seats.length, 0);
}

/** Members of a seat: a nameless one where players are all alike. */
export function membersOf({ party }: Mode): number {
  return party > 1 ? party : 1;
}

export function sideOf({ sides }: Mode, seat: number): number {
  return sides.findIndex((seats) => seats.includes(seat));
}

/** Half points of a side that beats all its rivals, or wins alone. */
export function mostHalfPoints(sides: number): number {
  return sides > 1 ? 2 * (sides - 1) : 2;
}

/** The side that beat all others, or that won alone; −1 where there is none. */
export function winningSide(scores: ArrayLike<number>): number {
  const best = scores.length === 1 ? 2 : Math.max(...Array.from(scores));
  const first = Array.from(scores).flatMap((score, side) => (score === best ? [side] : []));
  return first.length === 1 ? first[0] : -1;
}

/** Why these parties may not sit down; null if they may. */
export function refusal(box: Box, mode: Mode, parties: Parties): string | null {
  const seats = seatCount(mode);
  if (parties.length !== seats) {
    return `found ${parties.length} ${parties.length === 1 ? 'seat' : 'seats'}, expected ${seats} in ${mode.name}`;
  }
  const odd = parties.find((party) => party.length !== mode.party);
  if (odd !== undefined) return `found a party of ${odd.length}, expected ${mode.party} in ${mode.name}`;
  return box.refuses?.(mode, parties) ?? null;
}

/** Every way to choose so many, none twice, in the order of the roster. */
function partiesOf(roster: number, size: number, from = 0): number[][] {
  if (size === 0) return [[]];
  return Array.from({ length: roster - from }, (_, at) => from + at).flatMap((first) =>
    partiesOf(roster, size - 1, first + 1).map((rest) => [first, ...rest]),
  );
}

/** Steps of this part of the whole come near every place before they come near one again. */
const GOLDEN = 0.6180339887498949;

/** Line-ups tried for each that is wanted, where many are refused. */
const TRIES = 100;

/** Line-ups that may sit down: all, if there are at most so many ways, the last seat changing first; otherwise at most so many,
 * spread over all. */
export function lineupsOf(box: Box, mode: Mode, most: number): number[][][] {
  const parties = partiesOf(box.roster.length, mode.party);
  const seats = seatCount(mode);
  const all = parties.length ** seats;
  const place = (at: number) => (all <= most ? at : Math.floor(((at * GOLDEN) % 1) * all));
  const partyAt = (index: number, seat: number) =>
    parties[Math.floor(index / parties.length ** (seats - 1 - seat)) % parties.length];
  const tried = new Set<number>();
  const found: number[][][] = [];
  for (let at = 0; at < (all <= most ? all : TRIES * most) && found.length < most; at++) {
    const index = place(at);
    const lineup = Array.from({ length: seats }, (_, seat) => partyAt(index, seat));
    if (!tried.has(index) && refusal(box, mode, lineup) === null) found.push(lineup);
    tried.add(index);
  }
  return found;
}

/** In the place of a party where players are all alike. */
const ANYBODY = '-';

/** Parties as a word: seats by commas, members by plus signs. `alice,mulan`, `ann+bob,cid+dan`, `-,-,-`. */
export function partiesText(parties: readonly (readonly string[])[]): string {
  return parties.map((party) => (party.length === 0 ? ANYBODY : party.join('+'))).join(',');
}

export function parseParties(text: string): string[][] {
  return text.split(',').map((party) => (party === ANYBODY ? [] : party.split('+')));
}
