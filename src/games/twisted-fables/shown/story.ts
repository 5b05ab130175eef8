// What happened, in words: one line an event, and the table as a picture.
import { READER } from '../../../core/contract.ts';
import { fables } from '../fables/index.ts';
import * as EV from '../ids/ev.ts';
import { SPACES } from '../ids/size.ts';
import type { Table } from '../table/state.ts';
import { cardId, moodName, seatName } from './text.ts';

/** An event with what its words are made of. */
interface Told {
  readonly g: Table;
  readonly seat: number;
  readonly who: string;
  /** The particulars. */
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  /** Whether whoever is told may know what only she sees. */
  readonly mayKnow: boolean;
  /** A card of hers. */
  card(kind: number): string;
}

const WORDS: Readonly<Record<number, (e: Told) => string>> = {
  [EV.turn]: (e) => `Turn ${e.a}: ${e.who}`,
  [EV.hit]: (e) => `${e.who} inflicts ${e.a}${parts(e.b, e.c)}`,
  [EV.bonus]: (e) => `damage +${e.a}`,
  [EV.damage]: (e) => `${e.who} takes ${e.d} damage${damageParts(e.a, e.b, e.c)}`,
  [EV.lose]: (e) => `${e.who} loses ${e.a} HP to ${cardId(e.g.fable[e.c], e.b)}`,
  [EV.hp]: (e) => `${e.who} has ${e.a} HP`,
  [EV.move]: (e) => (e.a === e.b ? `${e.who} stays on ${e.a}` : `${e.who} moves from ${e.a} to ${e.b}`),
  [EV.knockback]: (e) => `${e.who} is knocked back from ${e.a} to ${e.b}`,
  [EV.drawn]: (e) => (e.a === e.b ? `${e.who} stays on ${e.a}` : `${e.who} is drawn from ${e.a} to ${e.b}`),
  [EV.place]: (e) => `${e.who} is placed on ${e.b}`,
  [EV.draw]: (e) => `${e.who} draws ${e.a}`,
  [EV.reshuffle]: (e) => `${e.who} shuffles her discard pile into a new deck of ${e.a}`,
  [EV.power]: (e) => `${e.who} gains ${e.a} power, has ${e.b}`,
  [EV.defense]: (e) => `${e.who} gains ${e.a} defense, has ${e.b}`,
  [EV.discard]: (e) => `${e.who} discards ${e.card(e.a)}`,
  [EV.discardHand]: (e) => `${e.who} discards her hand of ${e.a}`,
  [EV.mill]: (e) => `${e.who} discards ${e.card(e.a)} from the top of her deck`,
  [EV.destroy]: (e) => `${e.who} destroys ${e.card(e.a)}`,
  [EV.take]: (e) => `${e.who} takes ${e.card(e.a)} into her hand`,
  [EV.unlock]: (e) => `${e.who} unlocks ${e.card(e.a)}`,
  [EV.poison]: (e) => `${e.card(e.a)} is put into the discard pile of ${e.who}`,
  [EV.shuffleIn]: (e) => `${e.card(e.a)} goes into the deck of ${e.who}`,
  // Which one is hers to know until she plays it (rules 14).
  [EV.epic]: (e) => `${e.who} chooses an epic${e.mayKnow ? `: ${e.card(e.a)}` : ''}`,
  [EV.defeat]: (e) => `${e.who} is defeated`,
  [EV.cap]: (e) => `no result after ${e.a} turns`,
  [EV.exhausted]: () => 'nobody can act any more',
  [EV.beginning]: (e) => `${e.card(e.a)} of ${e.who}, still in play`,
  [EV.pay]: (e) => `${e.who} pays ${e.a} HP`,
  [EV.recover]: (e) => `${e.who} recovers ${e.a} HP, has ${e.b}`,
  [EV.tokens]: (e) =>
    `${e.who} has ${e.b} ${e.b === 1 ? 'token' : 'tokens'} (${e.b > e.a ? '+' : '−'}${Math.abs(e.b - e.a)})`,
  [EV.mood]: (e) => `${e.who} is now ${moodName(e.g.fable[e.seat], e.a)}`,
  [EV.reveal]: (e) => `${e.who} reveals ${e.card(e.a)}`,
  [EV.show]: (e) => `${e.who} shows ${e.card(e.a)}`,
  [EV.gain]: (e) => `${e.who} gains ${e.card(e.a)}`,
  [EV.give]: (e) => `${e.who} gives ${e.card(e.a)} away`,
  [EV.putBack]: (e) => `${e.who} puts ${e.card(e.a)} back on her deck`,
  [EV.counter]: (e) => `${e.who} counters with ${e.card(e.a)}`,
  [EV.refuse]: (e) => `${e.who} refuses the damage`,
  [EV.mulligan]: (e) => `${e.who} shuffles her hand of ${e.a} back`,
};

export function describeEvent(g: Table, index: number, to: number): string {
  const [kind, seat, a, b, c, d] = [0, 1, 2, 3, 4, 5].map((field) => g.events.at(index, field));
  const card = (it: number): string => cardId(g.fable[seat], it);
  return WORDS[kind]({ g, seat, who: seatName(g, seat), a, b, c, d, card, mayKnow: to === seat || to === READER });
}

/** The basic card's value and the bonuses inside an inflicted value. */
function parts(value: number, bonus: number): string {
  const list: string[] = [];
  if (value > 0) list.push(`cards ${value}`);
  if (bonus > 0) list.push(`bonus ${bonus}`);
  return list.length === 0 ? '' : ` (${list.join(', ')})`;
}

function damageParts(inflicted: number, reduced: number, absorbed: number): string {
  const list = [`${inflicted} inflicted`];
  if (reduced > 0) list.push(`${reduced} reduced`);
  if (absorbed > 0) list.push(`${absorbed} absorbed`);
  return ` (${list.join(', ')})`;
}

/** The track and both sheets as text. */
export function picture(g: Table): string {
  const spaces = Array.from({ length: SPACES }, (_, i) => {
    const here = Array.from({ length: g.seats }, (_, seat) => seat).filter((seat) => g.space[seat] === i + 1);
    return here.length === 0 ? '·' : here.map((seat) => initials(seatName(g, seat))).join('/');
  });
  const lines = Array.from({ length: g.seats }, (_, seat) => sheet(g, seat));
  return [`  ${spaces.map((text) => text.padEnd(3)).join(' ')}`, ...lines].join('\n');
}

function initials(name: string): string {
  return name
    .split(' ')
    .map((word) => word[0])
    .join('');
}

function sheet(g: Table, seat: number): string {
  const cards = `hand ${g.handSize[seat]}, deck ${g.deckSize[seat]}, discard ${g.discard.size(seat)}`;
  const values = `${g.hp[seat]}/${g.maxHp[seat]} HP, defense ${g.defense[seat]}, power ${g.power[seat]}`;
  const tokens = fables[g.fable[seat]].tokens === undefined ? '' : `, tokens ${g.tokens[seat]}`;
  const mood = fables[g.fable[seat]].moods === undefined ? '' : `, ${moodName(g.fable[seat], g.mood[seat])}`;
  return `  ${seatName(g, seat).padEnd(18)} ${values}${tokens}${mood}, ${cards}`;
}
