// Positions for situations: rules as files. Lays a table out by name and reads it back; not used while simulating.
import { PC, runSteps } from '../../../core/frames.ts';
import type { Form, Position, PositionError, PositionField, Positions } from '../../../core/position.ts';
import { fables } from '../fables/index.ts';
import * as ASK from '../ids/ask.ts';
import * as CLOCK from '../ids/clock.ts';
import * as CURSOR from '../ids/cursor.ts';
import * as R from '../ids/reg.ts';
import { BASICS_PER_SUPPLY, SUPPLIES } from '../ids/size.ts';
import { programs } from '../play/hooks.ts';
import { setUp, takeFable } from '../play/setup.ts';
import { activateEntry, endingEntry, firstEntry, openedEntry, openTurn } from '../play/turn.ts';
import { basics } from '../printed/basics.ts';
import { cardId } from '../shown/text.ts';
import { basicsAndSkills } from '../table/box.ts';
import { allCards } from '../table/held.ts';
import type { Table } from '../table/state.ts';
import { checkBox } from './check-box.ts';
import { seatFields } from './fields.ts';
import { NotedLuck } from './noted.ts';
import { DecidedLuck, luckFields } from './rigged.ts';
import { isSame } from './same.ts';
import type { Laid } from './seat-field.ts';
import { Wrong } from './wrong.ts';

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
    about: 'Basic cards left in the supply, by card. Of each that is not given 12, less what lies elsewhere.',
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

function layOut(g: Table, position: Position): readonly PositionError[] {
  const wrong = new Wrong();
  g.rigged = new DecidedLuck(position.entrants, position.luck);
  if (position.phase === 'setup') deal(g, position, wrong);
  else {
    const entry = phases.find(({ name }) => name === position.phase)?.entry ?? activateEntry;
    clear(g, position);
    layClock(g, position, entry, wrong);
    laySeats(g, position, wrong);
    laySupply(g, position);
    if (wrong.errors.every(isAboutNoCard)) checkBox(g, position, wrong);
    layFrame(g, entry);
  }
  if (wrong.errors.length > 0) return wrong.errors;
  g.events.clear();
  wrong.at([], () => runSteps(g, programs.steps));
  return wrong.errors;
}

/** Nothing that the box is asked for depends on these. */
const noCards = ['space', 'hp', 'defense', 'power', 'marker', 'turn-number'];

function isAboutNoCard({ path }: PositionError): boolean {
  return noCards.includes(String(path.at(-1)));
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
}

/** What is not said of the supply follows from what lies elsewhere. */
function laySupply(g: Table, position: Position): void {
  const given = (position.table.supply ?? {}) as Record<string, number>;
  for (const { slot, held, printed } of basicsAndSkills(g, allCards(g))) {
    if (slot < SUPPLIES) g.supply[slot] = given[cardId(0, slot)] ?? Math.max(printed - held, 0);
  }
}

function laySeats(g: Table, position: Position, wrong: Wrong): void {
  position.entrants.forEach((entrant, seat) => {
    takeFable(g, seat, entrant);
    layFields(g, position, seat, false, wrong);
  });
  position.entrants.forEach((_, seat) => {
    layFields(g, position, seat, true, wrong);
  });
}

function layFields(g: Table, { entrants, seats }: Position, seat: number, late: boolean, wrong: Wrong): void {
  const given = seats[seat];
  for (const field of seatFields) {
    if (field.form(entrants[seat]) === null || (field.late ?? false) !== late) continue;
    wrong.at(['seats', seat, field.name], () => field.write(g, seat, given[field.name], given));
  }
}

/** Whose turn it is, and which; before the fields of the seats, some of which speak of it. */
function layClock(g: Table, { active, table }: Position, entry: number, wrong: Wrong): void {
  const before = entry === firstEntry;
  const turn = (table['turn-number'] as number | undefined) ?? (before ? 0 : 1);
  if (before ? turn !== 0 : turn === 0) {
    const expected = before ? '0 before the first turn' : '1 or more';
    wrong.add(['table', 'turn-number'], `found ${turn}, expected ${expected}`);
  }
  g.clock[CLOCK.turn] = turn;
  g.clock[CLOCK.active] = active;
}

/** The lowest frame stands before the phase, and its steps do the rest. */
function layFrame(g: Table, entry: number): void {
  if (entry === activateEntry || entry === endingEntry) g.frames[R.me] = g.clock[CLOCK.active];
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
  isSame: (one: Laid, other: Laid) => isSame(one, other),
  noteLuck(g: Laid) {
    const noted = new NotedLuck(g);
    g.rigged = noted;
    return () => noted.luck;
  },
  luckLeft: (g: Laid) => (g.rigged instanceof DecidedLuck ? g.rigged.left() : []),
};
