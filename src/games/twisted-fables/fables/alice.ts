// Alice (rules 13.4): wears one of three avatars, which change what her cards are worth, and plays tricks with cards.

import { step } from '../../../core/frames.ts';
import * as HER from '../ids/alice.ts';
import { ATTACK, DEFENSE, LAST_TWISTS, MOVEMENT, NO_CARD, SHEET } from '../ids/card.ts';
import * as CLOCK from '../ids/clock.ts';
import * as EV from '../ids/ev.ts';
import * as LUCK from '../ids/luck.ts';
import * as NUM from '../ids/num.ts';
import * as R from '../ids/reg.ts';
import * as RULE from '../ids/rule.ts';
import { OWN, SPACES } from '../ids/size.ts';
import * as WHEN from '../ids/when.ts';
import type { OwnQuestion } from '../play/hooks.ts';
import { askMay, asks, defendPrinted, hasPassed, inflict, when } from '../play/steps.ts';
import * as verbs from '../play/verbs.ts';
import * as zones from '../play/zones.ts';
import { avatar, epic, type Fable, lastTwist, line, type OwnField, on, twist } from '../printed/cards.ts';
import { bits } from '../table/bags.ts';
import type { Table } from '../table/state.ts';
import { passesThrough } from '../table/track.ts';
import { AVATAR_IDS, avatarQuestion, become, mayBecome, settleValues } from './alice-avatars.ts';
import {
  askCopy,
  askGain,
  askOwnBasic,
  askShow,
  copy,
  copyQuestion,
  destroyChosen,
  gainChosen,
  gainQuestion,
  inflictForHidden,
  ownBasicQuestion,
  show,
  showQuestion,
  takeOwnBasic,
} from './alice-basics.ts';

// Movement skills: any free space as far as printed + M. Not a move action, so passing through gives only the printed cards.

const moveToQuestion: OwnQuestion = {
  kind: HER.askMoveTo,
  prompt: 'move where?',
  vocabulary: 'to',
  list(g, f, me, out) {
    const most = verbs.printed(g, f, NUM.value) + g.frames[f + R.x];
    let n = 0;
    for (let space = g.space[me] - most; space <= g.space[me] + most; space++) {
      const taken = g.foe[me] >= 0 && g.space[g.foe[me]] === space;
      if (space >= 1 && space <= SPACES && !taken) out[n++] = space;
    }
    return n;
  },
  words: (g, _f, me, option) => (option === g.space[me] ? 'stay' : `move to ${option}`),
};

const moveAndDraw = step<Table>((g, f) => {
  const me = g.frames[f + R.me];
  const end = g.frames[f + R.answer];
  const passes = passesThrough(g, me, end);
  verbs.putOn(g, me, end, EV.move);
  if (passes) zones.draw(g, me, verbs.printed(g, f, NUM.cards));
});

// Twists

const drawOneMoreEach = step<Table>((g, f) => {
  const copies = bits(g.twists[g.frames[f + R.me]] & LAST_TWISTS);
  g.clock[CLOCK.extraDraws] += copies * verbs.printed(g, f, NUM.cards);
});

function isCat(g: Table, f: number): boolean {
  return g.mood[g.frames[f + R.me]] === HER.cheshireCat;
}

function isCatAndPassed(g: Table, f: number): boolean {
  return hasPassed(g, f) && isCat(g, f);
}

const drawIfChosen = step<Table>((g, f) => {
  if (g.frames[f + R.answer] === 1) zones.draw(g, g.frames[f + R.me], verbs.printed(g, f, NUM.cards));
});

// Epics

const raiseAll = step<Table>((g, f) => {
  const me = g.frames[f + R.me];
  g.own[me * OWN + HER.day] += verbs.printed(g, f, NUM.value);
  settleValues(g, me);
});

const endDay = step<Table>((g, f) => {
  const me = g.frames[f + R.me];
  if (g.own[me * OWN + HER.day] === 0) return;
  g.own[me * OWN + HER.day] = 0;
  settleValues(g, me);
});

/** Her Important Dates in the turns right before this one; a turn of an opponent breaks the row (Q36, TF-9). */
function datesInARow(g: Table, me: number): number {
  return g.own[me * OWN + HER.latestDate] === g.clock[CLOCK.turn] - 1 ? g.own[me * OWN + HER.datesInARow] : 0;
}

const rowOfDates: OwnField = {
  name: 'dates-in-a-row',
  about: 'Her Important Dates in the turns right before this one. If not given: 0.',
  form: { is: 'number', from: 0, to: NUM.ANY },
  read: datesInARow,
  write(g, seat, value) {
    if (value === undefined || value === 0) return;
    g.own[seat * OWN + HER.datesInARow] = value as number;
    g.own[seat * OWN + HER.latestDate] = g.clock[CLOCK.turn] - 1;
  },
};

function canBeLate(g: Table, me: number, slot: number): boolean {
  return datesInARow(g, me) + g.rules[RULE.firstTurnCounts] < verbs.number(g, me, slot, NUM.limit);
}

const takeAnotherTurn = step<Table>((g, f) => {
  const me = g.frames[f + R.me];
  g.own[me * OWN + HER.datesInARow] = datesInARow(g, me) + 1;
  g.own[me * OWN + HER.latestDate] = g.clock[CLOCK.turn];
  g.clock[CLOCK.extraTurn] = verbs.printed(g, f, NUM.cards) + 1;
});

/** Cards given away are seen by all (TF-13) and belong to whoever gets them (Q40); nothing given, nothing shuffled (Q90). */
const give = step<Table>((g, f) => {
  const foe = g.frames[f + R.foe];
  if (g.frames[f + R.answer] !== NO_CARD) zones.intoDeck(g, foe, takeOwnBasic(g, f));
  else if (g.frames[f + R.chosen] > 0) zones.shuffleDeck(g, foe, LUCK.intoDeck);
});

const LINE_ENDS = [mayBecome, become];

export const alice: Fable = {
  id: 'alice',
  name: 'Alice',
  french: '',
  about: 'Changes her avatar every turn, and with it what her cards are worth; plays tricks with all cards in the game.',
  hp: 32,
  maxDefense: 6,
  threshold: 16,
  cards: [
    ...line(
      ATTACK,
      'Range {range}. Opp may show up to {cards} basic cards from hand; Damage {damage} + A x ({cards} - shown). ' +
        'You may choose 1 shown card and put a copy from its supply deck into your discard pile. ' +
        'Then you may become Queen of Hearts.',
      [
        { number: '220', id: 'deal-the-cards', name: 'Deal the Cards', range: 1, damage: 1, cards: 3 },
        { number: '221-222', id: 'cut-the-cards', name: 'Cut the Cards', range: 2, damage: 2, cards: 4 },
        { number: '224-226', id: 'rig-the-cards', name: 'Rig the Cards', range: 3, damage: 3, cards: 5 },
      ],
      [askShow, show, inflictForHidden, askCopy, copy, ...LINE_ENDS],
    ),
    twist(
      ATTACK,
      'While Queen of Hearts: a card an attack skill would put into your discard pile may go to your hand instead.',
      { number: '223', id: 'off-with-her-head', name: 'Off With Her Head' },
    ),
    lastTwist(
      'When you draw at the end of each of your turns: draw {cards} more. Cumulative.',
      { number: '227, 235, 243', id: 'its-showtime', name: "It's Showtime", cards: 1 },
      on(WHEN.beforeDraw, [drawOneMoreEach]),
    ),
    ...line(
      DEFENSE,
      'Defense {value}. Destroy 0..{cards} basic cards from hand and/or discard pile. ' +
        'For each destroyed put a basic card of level <= D from its supply deck into your discard pile. ' +
        'Then you may become Mad Hatter.',
      [
        { number: '228', id: 'magic-trick', name: 'Magic Trick', value: 1, cards: 1 },
        { number: '229-230', id: 'mind-trick', name: 'Mind Trick', value: 2, cards: 2 },
        { number: '232-234', id: 'hat-trick', name: 'Hat Trick', value: 3, cards: 3 },
      ],
      [defendPrinted(NUM.value), askOwnBasic(HER.askDestroy), destroyChosen, askGain, gainChosen, ...LINE_ENDS],
    ),
    twist(
      DEFENSE,
      'While Mad Hatter: of the cards a defense skill would put into your discard pile, 1 of your choice may go to your ' +
        'hand instead.',
      { number: '231', id: 'wonderland', name: 'Wonderland' },
    ),
    ...line(
      MOVEMENT,
      'Move 0..{value}+M spaces in one direction. If you passed through an opponent, draw {cards}. ' +
        'Then you may become Cheshire Cat.',
      [
        { number: '236', id: 'curiously-agile', name: 'Curiously Agile', value: 1, cards: 1 },
        { number: '237-238', id: 'curiously-covert', name: 'Curiously Covert', value: 2, cards: 2 },
        { number: '240-242', id: 'curiously-curious', name: 'Curiously Curious', value: 3, cards: 3 },
      ],
      [asks(HER.askMoveTo), moveAndDraw, ...LINE_ENDS],
    ),
    twist(
      MOVEMENT,
      'While Cheshire Cat: after you move through an opponent by a move action, or an opponent moves through you by a move ' +
        'action, you may draw {cards}.',
      { number: '239', id: 'were-all-mad-here', name: "We're All Mad Here", cards: 1 },
      on(WHEN.resolved, when(isCatAndPassed, [askMay, drawIfChosen])),
      on(WHEN.passed, when(isCat, [askMay, drawIfChosen])),
    ),
    epic(
      0,
      'Until end of turn each of your attack, defense and movement cards has its value +{value}; adds to other effects.',
      { number: '244', id: 'frabjous-day', name: 'Frabjous Day', french: 'Jour frabjeux (?)', value: 1 },
      [raiseAll],
    ),
    epic(
      1,
      'After you draw at the end of this turn, discard down to {cards} cards in hand, then at once take a new turn. ' +
        'At most {limit} uses in a row.',
      { number: '245', id: 'important-date', name: 'Important Date', cards: 4, limit: 3 },
      [takeAnotherTurn],
      canBeLate,
    ),
    epic(
      2,
      "Range {range}. Damage {damage}. Shuffle 0..{cards} basic cards from your hand and/or discard pile into opp's deck.",
      { number: '246', id: 'the-games-afoot', name: "The Game's Afoot", range: 3, damage: 3, cards: 5 },
      [inflict, askOwnBasic(HER.askGive), give],
    ),
    avatar(0, 'Attack cards +{value}, movement cards -{loss}.', {
      id: AVATAR_IDS[0],
      name: 'Queen of Hearts',
      french: 'Reine de Cœur',
      value: 1,
      loss: 1,
    }),
    avatar(1, 'Defense cards +{value}, attack cards -{loss}.', {
      id: AVATAR_IDS[1],
      name: 'Mad Hatter',
      french: 'Chapelier Fou',
      value: 1,
      loss: 1,
    }),
    avatar(2, 'Movement cards +{value}, defense cards -{loss}.', {
      id: AVATAR_IDS[2],
      name: 'Cheshire Cat',
      french: 'Chat du Cheshire',
      value: 1,
      loss: 1,
    }),
  ],
  hooks: [on(WHEN.turnEnd, [endDay])],
  // In her first turn she chooses an avatar, in every later one she must change it (Q41).
  beginnings: [{ kind: SHEET, copies: () => 1, steps: [asks(HER.askAvatar), become] }],
  moods: ['no-avatar', ...AVATAR_IDS],
  moodChanged: settleValues,
  fields: [rowOfDates],
  questions: [
    avatarQuestion,
    showQuestion,
    copyQuestion,
    ownBasicQuestion(HER.askDestroy, 'destroy'),
    gainQuestion,
    moveToQuestion,
    ownBasicQuestion(HER.askGive, 'give'),
  ],
};
