// The counters against a slow and obvious count: what was asked, chosen and told, one decision after the other.
import { describe, expect, test } from 'vitest';
import type { Bot, Game } from '../../../src/core/contract.ts';
import { Match } from '../../../src/core/match.ts';
import { keyOf } from '../../../src/core/rng.ts';
import { loadBox } from '../../../src/games/index.ts';
import * as ASK from '../../../src/games/twisted-fables/ids/ask.ts';
import * as EV from '../../../src/games/twisted-fables/ids/ev.ts';
import { loadBot } from '../../../src/lab/who/bots.ts';

const box = await loadBox('twisted-fables');
const bots = await Promise.all(['greedy', 'random'].map((name) => loadBot(box.name, name)));
const costs = new Map(box.cards().map(({ id, own }) => [id, Number(own?.cost ?? 0)]));

type Counts = Map<string, number>;

class Slow {
  readonly seats: [Counts, Counts] = [new Map(), new Map()];
  readonly leads: number[] = [];
  private readonly hp: number[];
  private readonly max: number[];
  private readonly space: number[];
  private readonly power = [0, 0];
  private active = 0;
  private turn = 0;
  /** What the damage of this unit is counted as, whose unit it is, and what its last attack or skill was. */
  private by = '';
  private last = '';
  private countered = false;

  constructor(
    private readonly game: Game,
    private readonly entrants: readonly number[],
    hp: readonly number[],
  ) {
    this.hp = [...hp];
    this.max = [...hp];
    this.space = [4, 6];
  }

  add(seat: number, name: string, by = 1): void {
    this.seats[seat as 0]?.set(name, (this.seats[seat as 0]?.get(name) ?? 0) + by);
  }

  set(seat: number, name: string, value: number): void {
    this.seats[seat as 0]?.set(name, value);
  }

  /** Before a choice from the menu. */
  menu(seat: number, words: readonly string[], chosen: string): void {
    for (const word of words) if (word.startsWith('buy ')) this.set(seat, `could buy ${word.slice(4)}`, 1);
    const [verb = '', what = ''] = chosen.split(' ');
    if (verb === 'buy') return this.buy(seat, what);
    if (verb === 'end' || verb === 'focus') this.stop(seat);
    if (verb !== 'end') this.add(seat, 'actions');
    if (['attack', 'defend', 'move', 'use', 'discard'].includes(verb)) this.play(seat, chosen);
    const kind = this.kindOf(what);
    if (verb === 'attack') this.by = 'attack actions';
    else if (verb !== 'use') this.by = 'anything else';
    else if (kind !== 'epic') this.by = 'skills';
    else this.by = what === 'system-hack' && this.last !== '' ? this.last : 'epics';
    if (['attack', 'defend', 'move'].includes(verb) || (verb === 'use' && kind !== 'epic')) this.last = this.by;
  }

  /** All cards that it names. */
  private play(seat: number, chosen: string): void {
    const cards = box.studies?.cards(this.entrants[seat] ?? 0) ?? [];
    for (const word of chosen.split(' ')) if (cards.includes(word)) this.add(seat, `played ${word}`);
  }

  private kindOf(card: string): string {
    return (
      box
        .cards()
        .find(({ id }) => id === card)
        ?.own?.kind?.toString() ?? ''
    );
  }

  private buy(seat: number, card: string): void {
    const cost = costs.get(card) ?? 0;
    const kind = this.kindOf(card);
    const deck = kind.startsWith('skill-') ? `${kind.slice(6)} skills` : 'basics';
    if (!this.seats[seat as 0].has(`bought ${card}`)) {
      this.set(seat, `first turn with a purchase of ${card}`, this.seats[seat as 0].get('begun') ?? 0);
    }
    this.add(seat, `bought ${card}`);
    this.add(seat, 'purchases');
    this.add(seat, `power spent on ${deck}`, cost);
    this.power[seat] = (this.power[seat] ?? 0) - cost;
  }

  /** What happened since the last choice. */
  events(): void {
    const { events } = this.game;
    for (let i = 0; i < events.count; i++) {
      const [kind, seat, a, b, c, d] = [0, 1, 2, 3, 4, 5].map((field) => events.at(i, field));
      this.event(kind ?? 0, seat ?? 0, a ?? 0, b ?? 0, c ?? 0, d ?? 0);
    }
    events.clear();
  }

  private event(kind: number, seat: number, a: number, b: number, _c: number, d: number): void {
    const name = (slot: number) => box.studies?.cards(this.entrants[seat] ?? 0)[slot] ?? '';
    switch (kind) {
      case EV.turn:
        return this.beginTurn(seat, a);
      case EV.beginning:
        this.by = a < 10 || a > 21 ? 'anything else' : a < 19 ? 'skills' : 'epics';
        return;
      case EV.hp:
        this.hp[seat] = a;
        return;
      case EV.recover:
        this.hp[seat] = b;
        return;
      case EV.counter:
        this.countered = true;
        return;
      case EV.damage:
        this.lose(seat, this.countered ? 'counters' : seat === this.active ? 'herself' : this.by, d);
        this.countered = false;
        return;
      case EV.lose:
        return this.lose(seat, b >= 22 ? 'poison cards' : b >= 19 ? 'epics' : 'skills', a);
      case EV.pay:
        return this.lose(seat, 'herself', a);
      case EV.power:
        this.power[seat] = b;
        return;
      case EV.destroy:
        this.add(seat, `destroyed ${name(a)}`);
        return this.add(seat, 'destroyed');
      case EV.move:
      case EV.knockback:
      case EV.place:
      case EV.drawn:
        this.space[seat] = b;
        return;
    }
  }

  private lose(seat: number, by: string, amount: number): void {
    this.add(by === 'herself' ? seat : 1 - seat, by, Math.min(amount, this.hp[seat] ?? 0));
  }

  private beginTurn(seat: number, turn: number): void {
    if (turn > 1) this.noteLead();
    this.active = seat;
    this.turn = turn;
    this.last = '';
    this.by = '';
    this.add(seat, 'begun');
  }

  private stop(seat: number): void {
    this.add(seat, 'stopped');
    this.add(seat, 'unspent', this.power[seat] ?? 0);
    this.power[seat] = 0;
    this.add(seat, 'distance', Math.abs((this.space[0] ?? 0) - (this.space[1] ?? 0)));
  }

  noteLead(): void {
    const share = (seat: number) => Math.round((1000 * (this.hp[seat] ?? 0)) / (this.max[seat] ?? 1));
    this.leads[this.turn] = share(0) - share(1);
  }
}

function playSlowly(game: Game, key: string, entrants: readonly number[], players: readonly Bot[]): Slow {
  const match = new Match(game);
  game.events.on = true;
  match.begin(
    keyOf('slow', key),
    entrants.map((entrant) => [entrant]),
  );
  const hp = box.finals;
  const slow = new Slow(
    game,
    entrants,
    [0, 1].map((seat) => hp?.of(game, seat, 0) ?? 0),
  );
  slow.events();
  while (game.decider() >= 0) {
    const count = game.list(match.options);
    const [seat, isMenu] = [game.decider(), game.question() === ASK.action];
    const words = Array.from(match.options.subarray(0, count), (option) => (isMenu ? game.describe(option) : ''));
    if (count === 1) {
      if (isMenu) slow.menu(seat, words, words[0] ?? '');
      game.choose(match.options[0] ?? 0);
    } else {
      const question = match.next();
      const index = question === null ? 0 : (players[seat]?.choose(match.views[seat]!, question) ?? 0);
      if (isMenu) slow.menu(seat, words, words[index] ?? '');
      match.answer(index);
    }
    slow.events();
  }
  slow.noteLead();
  return slow;
}

const fixed: Readonly<Record<string, string>> = {
  begun: 'her turns begun',
  stopped: 'her activation phases played to their end',
  actions: 'actions in a turn: all but buying and ending',
  unspent: 'power left when she stops acting in a turn',
  distance: 'spaces to her opponent when she stops acting in a turn',
  purchases: 'cards bought',
  destroyed: 'cards of hers destroyed, by whomever',
  herself: 'HP that she paid, or took from herself; no part of the damage',
};

/** The slow name of a counter, where the slow count has one. */
function slowName(counter: string): string {
  const known = Object.entries(fixed).find(([, about]) => about === counter)?.[0];
  if (known !== undefined) return known;
  const [, source] =
    /^HP taken from the opponent by (attack actions|skills|epics|poison cards|counters|anything else)/.exec(counter) ?? [];
  return source ?? counter;
}

const COMPARED = /^(bought|could buy|first turn|played|destroyed|power spent|HP |her |actions|power left|spaces|cards )/;

describe.each(box.roster.map(({ id }, entrant) => [id, entrant] as const))('%s', (_, entrant) => {
  const game = box.open({});
  const fields = box.counters(0).length;

  test.each(box.roster.map(({ id }, other) => [id, other] as const))('against %s', (_name, other) => {
    for (const [n, players] of [bots, bots.toReversed()].entries()) {
      const entrants = [entrant, other];
      const slow = playSlowly(game, `${entrants} ${n}`, entrants, players as Bot[]);
      for (const seat of [0, 1] as const) {
        const names = box.counters(entrants[seat] ?? 0).map((name, at) => [name, at] as const);
        const compared = names.filter(([name]) => COMPARED.test(name));
        expect(compared.length).toBeGreaterThan(100);
        const fast = compared.map(([name, at]) => [name, game.counters[seat * fields + at]]);
        expect(fast).toEqual(compared.map(([name]) => [name, slow.seats[seat].get(slowName(name)) ?? 0]));
      }
      const turns = game.turn();
      const leads = slow.leads.slice(1).flatMap((lead) => [lead, 0 - lead]);
      expect([...(game.leads?.subarray(2, 2 * turns + 2) ?? [])]).toEqual(leads);
      expect(slow.leads).toHaveLength(turns + 1);
    }
  });
});

test('a copy that plays on counts nothing of its original, and leaves it alone', () => {
  const [game, copy] = [box.open({}), box.open({})];
  const match = new Match(game);
  match.begin(keyOf('copy'), [[0], [1]]);
  for (let i = 0; i < 20; i++) match.answer((match.next()?.count ?? 1) - 1);
  copy.reset(keyOf('other'), [[2], [3]]);
  copy.copyFrom(game);
  const before = game.counters.slice();
  const options = new Int32Array(box.limits.options);
  for (let i = 0; i < 50 && copy.decider() >= 0; i++) {
    copy.list(options);
    copy.choose(options[0] ?? 0);
  }
  expect(game.counters).toEqual(before);
});
