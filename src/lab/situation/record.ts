// A situation out of a game that was played: the table as it lies at a decision, what was done from there to the end of the turn,
// and what came of it.
import type { Box, Game, Question } from '../../core/contract.ts';
import type { Value, Values } from '../../core/face.ts';
import type { Match } from '../../core/match.ts';
import { modeOfSeats } from '../../core/modes.ts';
import type { Position, PositionField, Positions } from '../../core/position.ts';
import { keyOf } from '../../core/rng.ts';
import { RunError } from '../text/run-error.ts';
import { winnerOf } from './compare.ts';
import { TABLE } from './situation.ts';

/** A game that can be played again and again. */
export interface Played {
  readonly box: Box;
  /** By seat, indices into the roster. */
  readonly entrants: readonly number[];
  readonly options: Readonly<Record<string, string>>;
  readonly change: Readonly<Record<string, number>>;
  /** A match that has begun, and who answers; null where nobody does. */
  begin(): Playing;
}

interface Playing {
  readonly match: Match;
  answer(match: Match, question: Question): number | null;
}

/** What lies on a table, by seat and field. */
interface Snapshot {
  readonly seats: readonly Values[];
  readonly table: Values;
}

interface Line {
  readonly seat: number;
  readonly words: string;
}

export interface Recorded {
  readonly played: Played;
  readonly positions: Positions;
  readonly position: Position;
  readonly turn: number;
  readonly lines: readonly Line[];
  readonly luck: readonly Values[];
  /** What is not as it was. */
  readonly changed: Snapshot;
  /** Seats at the end; NOBODY where the game is over, or goes on without a winner. */
  readonly after: { readonly turn: number; readonly asked: number; readonly winner: number };
}

/** The decision is counted from 1, as in a tape. */
export function record(played: Played, decision: number): Recorded {
  const { box } = played;
  const { positions } = box;
  if (positions === undefined)
    throw new RunError(`${box.name}: found a game without situations, expected one that has them`);
  const playing = played.begin();
  const { match } = playing;
  const { game } = match;
  if (game.mode !== modeOfSeats(box, game.seats) || game.setting !== undefined) {
    throw new RunError(`situation: found a game in mode ${game.mode.name}, expected one that situations can be in`);
  }
  const met = goTo(playing, decision);
  const isIt = comparing(played, positions, game);
  const whole = met < decision ? null : positionAt(game, played, positions, isIt);
  if (whole === null) throw new RunError(refusal(played, positions, decision, met < decision ? null : game));
  const position = withoutDefaults(whole, positions, (shorter) => isIt(game, shorter));
  const before = snapshot(game, played, positions);
  const turn = game.turn();
  const luck = positions.noteLuck(game);
  const lines = playTurn(playing, positions);
  const after = { turn: positions.active(game), asked: game.decider(), winner: winnerOf(game) };
  const changed = difference(before, snapshot(game, played, positions));
  return { played, positions, position, turn, lines, luck: luck(), changed, after };
}

/** Plays to a decision that is asked; returns how many there were if the game ends before. */
function goTo({ match, answer }: Playing, decision: number): number {
  for (let number = 1; ; number++) {
    const question = match.next();
    if (question === null) return number - 1;
    if (number === decision) return decision;
    const index = answer(match, question);
    if (index === null) return number;
    match.answer(index);
  }
}

/** Whether a position, laid out, is the table of a game that is played. */
type IsIt = (game: Game, position: Position) => boolean;

function comparing({ box, options, change }: Played, positions: Positions, { mode }: Game): IsIt {
  const table = box.open({ mode: mode.name, options, change });
  return (game, position) => positions.layOut(table, position).length === 0 && positions.isSame(table, game);
}

/** The table as a position, in the phase in which it comes out as it is; null if there is none. */
function positionAt(game: Game, played: Played, positions: Positions, isIt: IsIt): Position | null {
  const { entrants } = played;
  const luck = entrants.map(() => ({}));
  const said = {
    entrants,
    active: positions.active(game),
    luck,
    key: keyOf('situation'),
    ...snapshot(game, played, positions),
  };
  const all = positions.phases.map(({ name }): Position => ({ ...said, phase: name }));
  return all.find((position) => isIt(game, position)) ?? null;
}

/** Leaves out what comes by itself: what follows from other fields stands behind them, so the last are tried first. */
function withoutDefaults(whole: Position, positions: Positions, isIt: (position: Position) => boolean): Position {
  let position = whole;
  const attempt = (shorter: Position): void => {
    if (isIt(shorter)) position = shorter;
  };
  for (const [seat] of whole.seats.entries()) {
    for (const { name } of positions.seatFields.toReversed()) {
      const without = position.seats.map((values, at) => (at === seat ? leaveOut(values, name) : values));
      if (position.seats[seat]?.[name] !== undefined) attempt({ ...position, seats: without });
    }
  }
  for (const { name } of positions.tableFields) {
    attempt({ ...position, table: leaveOut(position.table, name) });
    const value = position.table[name];
    if (!isRecord(value)) continue;
    for (const part of Object.keys(value)) {
      const shorter = leaveOut(position.table[name] as Values, part);
      attempt({ ...position, table: { ...position.table, [name]: shorter } });
    }
  }
  return position;
}

function leaveOut(values: Values, name: string): Values {
  return Object.fromEntries(Object.entries(values).filter(([key]) => key !== name));
}

function snapshot(game: Game, { entrants }: Played, { seatFields, tableFields }: Positions): Snapshot {
  const read = (fields: readonly PositionField[], seat: number): Values =>
    Object.fromEntries(
      fields
        .filter(({ form }) => form(entrants[seat] ?? 0) !== null)
        .map((field): [string, Value] => [field.name, field.read(game, seat)]),
    );
  return { seats: entrants.map((_, seat) => read(seatFields, seat)), table: read(tableFields, TABLE) };
}

function difference(before: Snapshot, after: Snapshot): Snapshot {
  return {
    seats: after.seats.map((values, seat) => differing(before.seats[seat] ?? {}, values)),
    table: differing(before.table, after.table),
  };
}

/** Of records only the parts that differ. */
function differing(before: Values, after: Values): Values {
  return Object.fromEntries(
    Object.entries(after).flatMap(([name, value]): [string, Value][] => {
      const was = before[name];
      if (JSON.stringify(was) === JSON.stringify(value)) return [];
      return [[name, isRecord(value) && isRecord(was) ? differing(was, value) : value]];
    }),
  );
}

function isRecord(value: Value | undefined): value is Values {
  return typeof value === 'object' && !Array.isArray(value);
}

/** Plays on until nothing is half done in another turn, the game is over, or nobody answers. Returns what a script must say. */
function playTurn({ match, answer }: Playing, positions: Positions): Line[] {
  const { game } = match;
  const lines: Line[] = [];
  let forced: Line[] = [];
  const turn = game.turn();
  for (let question = match.open(); question !== null; question = match.open()) {
    const isAtRest = positions.isAtRest(game);
    if (isAtRest && game.turn() !== turn) break;
    const index = question.count === 1 ? 0 : answer(match, question);
    if (index === null) break;
    const line = { seat: question.seat, words: game.describe(question.options[index] ?? 0) };
    if (question.count === 1 && !isAtRest) forced.push(line);
    else {
      // A line is taken for the first decision that it fits.
      lines.push(...forced.filter(({ seat, words }) => seat === line.seat && words === line.words), line);
      forced = [];
    }
    match.answer(index);
  }
  return lines;
}

/** Says why not, and what could be written instead. */
function refusal(played: Played, positions: Positions, decision: number, game: Game | null): string {
  const written = writable(played, positions);
  const [nearest] = written.toSorted((one, other) => Math.abs(one.number - decision) - Math.abs(other.number - decision));
  const found = `decision: found ${decision}, ${game === null ? 'which this game does not have' : whatItIs(game)}`;
  if (nearest === undefined) return `${found}; no decision of this game can be written`;
  return `${found}; expected one that can be written, the nearest is ${nearest.number}: ${nearest.words}`;
}

function whatItIs(game: Game): string {
  return `in the middle of a turn, where ${game.name(game.decider())} is asked: ${game.describeQuestion()}`;
}

interface Writable {
  readonly number: number;
  readonly words: string;
}

/** All decisions of a game that can be written down. */
export function writable(played: Played, positions: Positions): Writable[] {
  const { match, answer } = played.begin();
  const isIt = comparing(played, positions, match.game);
  const found: Writable[] = [];
  for (let number = 1; ; number++) {
    const question = match.next();
    if (question === null) return found;
    const { game } = match;
    if (positionAt(game, played, positions, isIt) !== null) {
      found.push({ number, words: `turn ${game.turn()}, ${game.name(question.seat)} is asked: ${game.describeQuestion()}` });
    }
    const index = answer(match, question);
    if (index === null) return found;
    match.answer(index);
  }
}
