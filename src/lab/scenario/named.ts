// Who meets whom by name: side by side, or one matchup after the other.
import type { Box, Mode, Setting } from '../../core/contract.ts';
import { modeOf, settingOf } from '../../core/modes.ts';
import { isDuel } from '../contest/seating.ts';
import { quoted } from '../text/quote.ts';
import { type Matchup, matchupId, type Player, playerName } from '../who/matchup.ts';
import { type Choices, oneOfEach } from './choices.ts';
import { botsOf, type Mirrors, playersOf } from './entrants.ts';
import { MatchupError, type ScenarioPath } from './matchup-error.ts';
import { partiesOfSeat, type Some } from './parties.ts';
import type { Written } from './schema.ts';
import { matchupOf, refusalOf, type Sides } from './seated.ts';

type WrittenPlayer = Readonly<Record<string, Some | undefined>>;

/** Every combination of what each seat may be. */
export function acrossSeats(
  seats: NonNullable<Written['seats']>,
  box: Box,
  mode: Mode,
  bots: readonly string[],
): Choices<Sides> {
  if (!isDuel(mode))
    throw new MatchupError(
      ['seats'],
      `seats: found two seats in ${mode.name}, expected a duel; for other tables name sides`,
    );
  return oneOfEach(seats.map((seat, at) => oneOfEach([choicesOf(seat, ['seats', at], box, mode, bots)])));
}

export function acrossSides(
  sides: NonNullable<Written['sides']>,
  box: Box,
  mode: Mode,
  bots: readonly string[],
): Choices<Sides> {
  checkShape(
    sides.map((side) => (Array.isArray(side) ? side.length : 1)),
    ['sides'],
    mode,
  );
  const choices = sides.map((side, at) => {
    const players = Array.isArray(side)
      ? side.map((player, seat) => [player, ['sides', at, seat]] as const)
      : [[side, ['sides', at]] as const];
    return oneOfEach(players.map(([player, path]) => choicesOf(player, path, box, mode, bots)));
  });
  return oneOfEach(choices);
}

function choicesOf(
  player: WrittenPlayer,
  path: ScenarioPath,
  box: Box,
  mode: Mode,
  bots: readonly string[],
): Choices<Player> {
  const [key, party] = partyOf(player, path, box);
  return playersOf(partiesOfSeat(box, mode, party, path, key), botsOf(player.bot!, bots, [...path, 'bot']));
}

/** A party may be called what the game calls one of its roster. */
function partyOf(player: WrittenPlayer, path: ScenarioPath, { noun }: Box): [string, Some | undefined] {
  const keys = [...new Set([noun.one, 'party'])].filter((key) => player[key] !== undefined);
  if (keys.length > 1)
    throw new MatchupError(path, `${path.join('.')}: found both ${keys.join(' and ')}, expected one of them`);
  const [key = noun.one] = keys;
  return [key, player[key]];
}

function checkShape(found: readonly number[], path: ScenarioPath, mode: Mode): void {
  const what = path.join('.');
  if (found.length !== mode.sides.length) {
    throw new MatchupError(path, `${what}: found ${sidesText(found.length)}, expected ${mode.sides.length} in ${mode.name}`);
  }
  const odd = mode.sides.findIndex((seats, side) => seats.length !== found[side]);
  if (odd < 0) return;
  const players = found[odd] === 1 ? '1 player' : `${found[odd]} players`;
  throw new MatchupError(
    [...path, odd],
    `${what}.${odd}: found ${players}, expected ${mode.sides[odd]!.length} in ${mode.name}`,
  );
}

function sidesText(count: number): string {
  return count === 1 ? '1 side' : `${count} sides`;
}

/** Whether `mirrors` lets them meet. Who is alone meets nobody; who is like all others meets equals as a matter of course. */
export function isWanted(sides: Sides, mode: Mode, mirrors: Mirrors): boolean {
  if (mirrors === true || sides.length === 1 || mode.party === 0) return true;
  const [first, ...others] = sides.map((side) => side.map(playerName).sort().join(' '));
  return others.every((other) => other === first) === (mirrors === 'only');
}

/** One by one; those that name no mode, or no setting, are of the scenario's. */
export function oneByOne(
  written: NonNullable<Written['matchups']>,
  box: Box,
  modes: readonly Mode[],
  settings: readonly (Setting | undefined)[],
): Matchup[] {
  const found = new Map<string, Matchup>();
  for (const [at, one] of written.entries()) {
    const isTwo = Array.isArray(one);
    const ownModes = isTwo || one.mode === undefined ? modes : [modeOf(box, one.mode)];
    const ownSettings = isTwo || one.setting === undefined ? settings : [settingOf(box, one.setting)];
    for (const mode of ownModes) {
      const sides = isTwo
        ? twoAt(one, ['matchups', at], box, mode)
        : sidesAt(one.sides, ['matchups', at, 'sides'], box, mode);
      for (const matchup of ownSettings.map((setting) => matchupOf(sides, box, mode, setting))) {
        const id = matchupId(matchup);
        if (found.has(id)) throw new MatchupError(['matchups', at], `matchups: found ${quoted(id)} twice, expected once`);
        found.set(id, matchup);
      }
    }
  }
  return [...found.values()];
}

function twoAt(players: readonly WrittenPlayer[], path: ScenarioPath, box: Box, mode: Mode): Sides {
  if (!isDuel(mode))
    throw new MatchupError(path, `${path.join('.')}: found two players, expected a map of sides in ${mode.name}`);
  return seated(
    players.map((player, side) => [playerAt(player, [...path, side], box, mode)]),
    path,
    box,
    mode,
  );
}

function sidesAt(sides: readonly (readonly WrittenPlayer[])[], path: ScenarioPath, box: Box, mode: Mode): Sides {
  checkShape(
    sides.map(({ length }) => length),
    path,
    mode,
  );
  const players = sides.map((side, at) => side.map((player, seat) => playerAt(player, [...path, at, seat], box, mode)));
  return seated(players, path, box, mode);
}

function playerAt(player: WrittenPlayer, path: ScenarioPath, box: Box, mode: Mode): Player {
  return choicesOf(player, path, box, mode, []).at(0);
}

function seated(sides: Sides, path: ScenarioPath, box: Box, mode: Mode): Sides {
  const refused = refusalOf(sides, box, mode);
  if (refused !== null) throw new MatchupError(path, `${path.join('.')}: ${refused}`);
  return sides;
}
