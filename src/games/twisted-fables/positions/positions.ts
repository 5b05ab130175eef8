// Positions for situations: rules as files. Lays a table out by name and reads it back; not used while simulating.
import { PC, runSteps } from '../../../core/frames.ts';
import { type Form, type Position, PositionError, type PositionField, type Positions } from '../../../core/position.ts';
import { fables } from '../fables/index.ts';
import * as ASK from '../ids/ask.ts';
import { EPIC, SKILL } from '../ids/card.ts';
import * as CLOCK from '../ids/clock.ts';
import * as CURSOR from '../ids/cursor.ts';
import * as R from '../ids/reg.ts';
import { BASICS_PER_SUPPLY, SUPPLIES } from '../ids/size.ts';
import { programs } from '../play/hooks.ts';
import { setUp, takeFable } from '../play/setup.ts';
import { activateEntry, endingEntry, firstEntry, openedEntry, openTurn } from '../play/turn.ts';
import { basics } from '../printed/basics.ts';
import { mayBeHeldByAnyone } from '../printed/cards.ts';
import { LEVEL } from '../printed/slots.ts';
import { cardId } from '../shown/text.ts';
import { cardsOf } from '../table/faults.ts';
import type { Table } from '../table/state.ts';
import { seatFields } from './fields.ts';
import { DecidedLuck, luckFields } from './rigged.ts';
import type { Laid } from './seat-field.ts';

const phases = [
  { name: 'activation', about: 'She chooses an action; she has done nothing yet in this turn.', entry: activateEntry },
  {
    name: 'beginning',
    about:
      'Her turn begins: beginning phase, refresh phase, then her actions. It does begin, though nobody may have a card or power ' +
      'and the turn cap be reached.',
    entry: openedEntry,
  },
  { name: 'ending', about: 'Her activation phase is over: ending phase, then the next turn begins.', entry: endingEntry },
  { name: 'mulligan', about: 'The first hands, as given, have been drawn; `turn` is asked first.', entry: firstEntry },
  { name: 'setup', about: 'A game as it is dealt, at the first mulligan; nothing may be given but luck.', entry: -1 },
];

const MOST_TURNS = 30_000;
const turnNumber: Form = { is: 'number', from: 0, to: MOST_TURNS };
const supply: Form = {
  is: 'record',
  fields: Object.fromEntries(basics.map(({ print }) => [print.id, { is: 'number', from: 0, to: BASICS_PER_SUPPLY }])),
  all: false,
};

const tableFields: readonly PositionField[] = [
  {
    name: 'supply',
    about: 'Basic cards left in the supply, by card. 12 of each that is not given, whatever lies elsewhere.',
    form: () => supply,
    read: (g: Laid) => Object.fromEntries(basics.map(({ slot, print }) => [print.id, g.supply[slot]])),
  },
  {
    name: 'turn-number',
    about: 'The number of the turn. If not given: 1, and 0 before the first turn.',
    form: () => turnNumber,
    read: (g: Laid) => g.clock[CLOCK.turn],
  },
];

/** What is wrong with a position, found while it is laid out. */
class Wrong {
  readonly errors: PositionError[] = [];

  add(path: PositionError['path'], message: string): void {
    this.errors.push(new PositionError(path, message));
  }

  /** What `act` complains of belongs there. */
  at(path: PositionError['path'], act: () => void): void {
    try {
      act();
    } catch (error) {
      if (error instanceof PositionError) this.errors.push(error);
      else this.add(path, error instanceof Error ? error.message : String(error));
    }
  }
}

function layOut(g: Table, position: Position): readonly PositionError[] {
  const wrong = new Wrong();
  g.rigged = new DecidedLuck(position.entrants, position.luck);
  if (position.phase === 'setup') deal(g, position, wrong);
  else {
    clear(g, position);
    laySeats(g, position, wrong);
    checkCopies(g, wrong);
    layClock(g, position, wrong);
  }
  if (wrong.errors.length > 0) return wrong.errors;
  g.events.clear();
  wrong.at([], () => runSteps(g, programs.steps));
  return wrong.errors;
}

/** The engine's own deal. */
function deal(g: Table, position: Position, wrong: Wrong): void {
  const nothing = 'found in phase setup, expected nothing';
  position.seats.forEach((given, seat) => {
    for (const name of Object.keys(given)) wrong.add(['seats', seat, name], nothing);
  });
  for (const name of Object.keys(position.table)) wrong.add(['table', name], nothing);
  setUp(
    g,
    position.key,
    position.entrants.map((entrant) => [entrant]),
  );
  if (position.active > 0) wrong.add(['turn'], 'found in phase setup, expected the option starter instead');
}

function clear(g: Table, position: Position): void {
  g.bytes.fill(0);
  g.counters.fill(0);
  g.key.set(position.key);
  const given = (position.table.supply ?? {}) as Record<string, number>;
  for (const { slot, print } of basics) g.supply[slot] = given[print.id] ?? BASICS_PER_SUPPLY;
}

function laySeats(g: Table, position: Position, wrong: Wrong): void {
  position.entrants.forEach((entrant, seat) => {
    takeFable(g, seat, entrant);
    const given = position.seats[seat];
    for (const field of seatFields) {
      if (field.form(entrant) !== null)
        wrong.at(['seats', seat, field.name], () => field.write(g, seat, given[field.name], given));
    }
  });
}

const heldByAnyone = fables.flatMap(({ cards }) => cards.filter(mayBeHeldByAnyone));

/** A position need not hold all cards, but no more than are in the box. */
function checkCopies(g: Table, wrong: Wrong): void {
  const held = Array.from({ length: g.seats }, (_, seat) => cardsOf(g, seat));
  const refuse = (seat: number, slot: number, found: number, most: number): void => {
    if (found <= most) return;
    const message = `found ${found} of ${cardId(g.fable[seat], slot)}, expected at most the ${most} in the box`;
    wrong.add(['seats', seat], message);
  };
  held.forEach((cards, seat) => {
    const all = (slot: number): number => held.reduce((sum, other) => sum + other[slot], 0);
    for (let slot = 0; slot < SUPPLIES; slot++) refuse(seat, slot, all(slot), BASICS_PER_SUPPLY);
    for (let slot = SKILL; slot < EPIC; slot++) refuse(seat, slot, cards[slot], LEVEL[slot]);
    for (const { kinds, copies } of heldByAnyone) refuse(seat, kinds[0], all(kinds[0]), copies * g.seats);
  });
}

/** The lowest frame stands before the phase, and its steps do the rest. */
function layClock(g: Table, { phase, active, table }: Position, wrong: Wrong): void {
  const entry = phases.find((known) => known.name === phase)?.entry ?? activateEntry;
  const before = entry === firstEntry;
  const turn = (table['turn-number'] as number | undefined) ?? (before ? 0 : 1);
  if (before ? turn !== 0 : turn === 0) {
    const expected = before ? '0 before the first turn' : '1 or more';
    wrong.add(['table', 'turn-number'], `found ${turn}, expected ${expected}`);
  }
  g.clock[CLOCK.turn] = turn;
  g.clock[CLOCK.active] = active;
  if (entry === activateEntry || entry === endingEntry) g.frames[R.me] = active;
  g.frames[PC] = entry;
  if (entry !== openedEntry) return;
  // Opening a turn counts it.
  g.clock[CLOCK.turn]--;
  openTurn(g, 0);
}

/** Every word of text.ts's options; a test plays games and looks for others. */
const VOCABULARY =
  'attack defend move left right use with discard buy focus end turn keep mulligan destroy from hand resolve ' +
  'nothing knockback place on yes no choose stop take';

export const positions: Positions = {
  seats: 'fables',
  phases,
  seatFields,
  tableFields,
  luckFields,
  vocabulary: [
    ...VOCABULARY.split(' '),
    ...fables.flatMap((fable) => fable.cards.flatMap(({ action = '' }) => action.split(' '))),
    ...fables.flatMap((fable) => (fable.actions ?? []).flatMap(({ words }) => words.split(' '))),
    ...fables.flatMap((fable) => (fable.substitute?.names ?? []).flatMap((name) => name.split(' '))),
    ...fables.flatMap((fable) => (fable.questions ?? []).flatMap(({ vocabulary = '' }) => vocabulary.split(' '))),
  ],
  layOut: (g: Laid, position) => layOut(g, position),
  active: (g: Laid) => g.clock[CLOCK.active],
  isAtRest(g: Laid) {
    const asking = g.cursor[CURSOR.asking];
    return asking === ASK.action || asking === ASK.mulligan || asking === ASK.over;
  },
  luckLeft: (g: Laid) => (g.rigged instanceof DecidedLuck ? g.rigged.left() : []),
};
