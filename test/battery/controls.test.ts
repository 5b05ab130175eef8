// Is the battery awake? Each control breaks one thing in a tiny game or in a bot, and the check meant for it must say so.
import { describe, expect, test } from 'vitest';
import { bot } from '../../bots/lib/bot.ts';
import { type Bot, type Box, type Game, NOBODY, type View } from '../../src/core/contract.ts';
import * as bidding from '../tiny/bidding.ts';
import * as doom from '../tiny/doom.ts';
import * as relay from '../tiny/relay.ts';
import { opensElsewhere, playGames } from './battery.ts';
import { afterChoice, afterReset, broken } from './broken.ts';
import { afterGame, duringGame, random } from './checks.ts';
import { playsAtItsEnd, reachesNobodyElse, refusesOutOfRange } from './numbers.ts';
import { studiesFit } from './studies.ts';
import { nothingShownInPassing } from './telling.ts';

/** Bytes of the bidding table: controls may know them, checks must not. */
const PILE = 16;
const BID = 24;
const ROUND = 30;

/** A view through which everything is seen. */
interface Window extends View {
  readonly game: Game;
}
function openWindows(game: Game): void {
  const view = game.view.bind(game);
  game.view = (seat): Window => ({ ...view(seat), game });
}

/** The first complaint of the one check whose name contains a text; without a text, of playing alone. */
function complaint(box: Box, name: string | null, bots: readonly Bot[] = [random]): string {
  const named = (check: { name: string }) => name !== null && check.name.includes(name);
  const during = duringGame.filter(named);
  const after = [...afterGame, nothingShownInPassing].filter(named);
  if (during.length + after.length !== (name === null ? 0 : 1)) throw new Error(`which check is "${name}"?`);
  return playGames(box, bots, 50, during, after)?.what ?? 'no complaint';
}

test('nothing is wrong with the tiny games themselves', () => {
  for (const box of [bidding.box, doom.box, relay.box]) {
    expect(playGames(box, [random], 50, duringGame, [...afterGame, nothingShownInPassing])).toBeNull();
  }
});

describe('a broken game is found:', () => {
  test('a fault', () => {
    const box = broken((game) => {
      game.faults = () => (game.bytes[ROUND] === 2 ? ['a card is lost'] : []);
    });
    expect(complaint(box, null)).toContain('a card is lost');
  });

  test('one that never ends, by decisions with one option', () => {
    const box = broken((game) => {
      game.decider = () => 0;
      game.list = () => 1;
      game.choose = () => {};
    });
    expect(complaint(box, null)).toContain('for ever');
  });

  test('one that never ends, by questions', () => {
    const box = broken((game) => {
      game.decider = () => 0;
      game.list = () => 2;
      game.choose = () => {};
    });
    expect(complaint(box, null)).toContain('more than 15 decisions');
  });

  test('a decision without options', () => {
    const box = broken((game) => {
      game.list = () => 0;
    });
    expect(complaint(box, null)).toContain('without options');
  });

  test('more options than the box says', () => {
    expect(complaint({ ...bidding.box, limits: { options: 4, decisions: 15 } }, 'lists some')).toContain('4');
  });

  test('an option listed twice', () => {
    const box = broken((game) => {
      game.list = (into) => into.fill(3).length;
    });
    expect(complaint(box, 'lists some')).toContain('listed twice');
  });

  test('options that change when listed again', () => {
    let listed = 0;
    const box = broken((game) => {
      const list = game.list.bind(game);
      game.list = (into) => into.subarray(0, list(into)).sort(() => (listed++ % 2) - 0.5).length;
    });
    expect(complaint(box, 'lists some')).toContain(', then ');
  });

  test('two options in the same words', () => {
    const box = broken((game) => {
      game.describe = () => 'bid';
    });
    expect(complaint(box, 'in words')).toContain('"bid" is one of');
  });

  test('options that betray a secret bid', () => {
    const box = broken((game) => {
      const list = game.list.bind(game);
      game.list = (into) => Math.max(1, list(into) - (game.bytes[BID]! > 2 ? 1 : 0));
    });
    expect(complaint(box, 'hides')).toContain('is told');
  });

  test('words that betray a secret bid', () => {
    const box = broken((game) => {
      game.describeQuestion = () => `the others bid ${game.bytes[BID]}`;
    });
    expect(complaint(box, 'hides')).toContain('is told');
  });

  test('a face, or a picture for all, that betrays a secret bid', () => {
    const face = broken((game) => {
      game.face = () => ({ bid: game.bytes[BID]! });
    });
    const picture = broken((game) => {
      game.picture = (to) => (to >= 0 ? 'the table' : `bid ${game.bytes[BID]}`);
    });
    expect(complaint(face, 'shows no seat')).toContain('is shown');
    expect(complaint(picture, 'shows no seat')).toContain('is shown');
  });

  test('a story that betrays a secret bid, read off the table or noted', () => {
    const read = broken((game) => {
      game.describeEvent = () => `they bid ${game.bytes[BID]}`;
    });
    const noted = broken((game) => {
      afterChoice(game, (option) => game.events.note(9, 0, option, 0, 0, 0));
      game.describeEvent = (index) => `event ${game.events.at(index, 0)}, ${game.events.at(index, 2)}`;
    });
    expect(complaint(read, 'lies face down')).toContain('where it sees no difference');
    expect(complaint(noted, 'nothing that it does not see')).toContain('where it sees no difference');
  });

  test('a view that deals nothing anew', () => {
    const box = broken((game) => {
      const view = game.view.bind(game);
      game.view = (seat) => ({ ...view(seat), sample: (into) => into.copyFrom(game) });
    });
    expect(complaint(box, 'for searching')).toContain('deals otherwise than a copy');
  });

  test('a deal that leaves everything as it is', () => {
    const box = broken((game) => {
      game.sample = () => {};
    });
    expect(complaint(box, 'seat sees alone')).toContain('dealt the same');
  });

  test('a deal that begins with the real cards', () => {
    const box = broken((game) => {
      game.sample = (_seat, key) => {
        game.bytes[0] = key[0]!;
        game.bytes.subarray(PILE + game.bytes[ROUND]! + 1, PILE + 5).reverse();
      };
    });
    expect(complaint(box, 'seat sees alone')).toContain('dealt anew twice');
  });

  test('a deal that breaks the table', () => {
    const box = broken((game) => {
      game.sample = () => void game.bytes.fill(9, BID, BID + 1);
    });
    expect(complaint(box, 'dealt anew')).toContain('fault');
  });

  test('scores that do not add up, an ending without a name', () => {
    const three = broken((game) => {
      game.score = () => 3;
    });
    const twoWinners = broken((game) => {
      game.score = (side) => (side === 0 ? 0 : 4);
    });
    const alone = broken((game) => {
      game.score = () => 3;
    }, doom.box);
    const ending = broken((game) => {
      game.ending = () => 7;
    });
    expect(complaint(three, 'scores')).toContain('scores 3 of 3 3 3, expected 2');
    expect(complaint(twoWinners, 'scores')).toContain('scores 4 of 0 4 4, expected 3');
    expect(complaint(alone, 'scores')).toContain('scores 3');
    expect(complaint(ending, 'scores')).toContain('ending 7');
  });

  test('a copy that forgets a byte', () => {
    const box = broken((game) => {
      game.copyFrom = (other) => game.bytes.set(other.bytes.subarray(1), 1);
    });
    expect(complaint(box, 'copied')).toContain('has other bytes');
  });

  test('one that keeps something outside its bytes', () => {
    const box = broken((game) => {
      let sum = 0;
      afterReset(game, () => {
        sum = 0;
      });
      afterChoice(game, (option) => {
        sum += option;
        if (game.decider() === NOBODY) game.bytes[0] = sum;
      });
    });
    expect(complaint(box, 'its line')).toBe('no complaint');
    expect(complaint(box, 'copied')).toContain('ends in other bytes');
  });

  test('copies that move their original', () => {
    const box = broken((game) => {
      let original = game;
      game.copyFrom = (other) => {
        original = other;
        game.bytes.set(other.bytes);
      };
      afterChoice(game, () => {
        if (original !== game) original.bytes[0]! ^= 1;
      });
    });
    expect(complaint(box, 'copied')).toContain('moves the original');
  });

  test('luck that does not come from the key', () => {
    let deals = 0;
    const box = broken((game) => {
      afterReset(game, () => {
        if (deals++ % 2 === 0) game.bytes.subarray(PILE, PILE + 5).reverse();
      });
    });
    expect(complaint(box, 'its line')).toMatch(/other bytes|counts otherwise/);
  });

  test('a table that remembers its last game', () => {
    const box = broken((game) => {
      let games = 0;
      afterReset(game, () => {
        game.bytes[0] = games++;
      });
    });
    expect(complaint(box, 'other games')).toContain('a used table ends in other bytes');
  });

  test('a story that changes the game', () => {
    const box = broken((game) => {
      game.describeEvent = () => String(game.bytes[0]!++);
    });
    expect(complaint(box, 'story')).toContain('other bytes');
  });
});

describe('a number that is printed wrong is found:', () => {
  const printedWith = (box: Box, other: object): Box => ({
    ...box,
    numbers: () => box.numbers().map((number) => ({ ...number, ...other })),
  });

  test('one that reaches more than it says', () => {
    expect(reachesNobodyElse(printedWith(doom.box, { reaches: ['knight'] }))).toContain('sage.health reaches a game');
    expect(reachesNobodyElse(printedWith(relay.box, { reaches: ['dan'] }))).toContain('ann.pace reaches a game');
  });

  test('one whose range is not kept', () => {
    const open: Box['open'] = ({ mode }) => relay.box.open({ mode });
    expect(refusesOutOfRange({ ...relay.box, open })).toBe('ann.pace takes -1');
    expect(refusesOutOfRange(printedWith(doom.box, { to: 21 }))).toContain('refuses 21');
    expect(refusesOutOfRange(printedWith(doom.box, { from: 7 }))).toContain('knight.health is 6');
  });

  test('one that cannot be played at an end of its range', () => {
    const open: Box['open'] = (setup) => {
      const isFar = setup.change?.['ann.pace'] === relay.box.numbers().find(({ path }) => path === 'ann.pace')?.to;
      const table = isFar ? broken((game) => Object.assign(game, { faults: () => ['fell over'] }), relay.box) : relay.box;
      return table.open(setup);
    };
    expect(playsAtItsEnd({ ...relay.box, open }, 'from')).toBeNull();
    expect(playsAtItsEnd({ ...relay.box, open }, 'to')).toContain('fault: fell over');
  });
});

describe('a setting that is not kept is found:', () => {
  test('one that the table does not name', () => {
    const box = broken((game) => Object.assign(game, { setting: undefined }), doom.box);
    expect(opensElsewhere(box)).toBe('opened at gates, the table says undefined');
    expect(complaint(box, 'repeats from its line')).toContain('repeats from its line');
  });

  test('one that nobody has', () => {
    const open: Box['open'] = ({ setting: _, ...setup }) => bidding.box.open(setup);
    expect(opensElsewhere({ ...bidding.box, open })).toBe('opens at a setting that it has not');
  });
});

describe('broken counts are found:', () => {
  const studies = relay.box.studies!;
  const other = (change: Partial<typeof studies>): Box => ({ ...relay.box, studies: { ...studies, ...change } });
  const [won] = studies.events;
  const [legs] = studies.groupings;
  const [steps] = studies.habits;

  test('fewer counters than members', () => {
    const box = broken((game) => Object.assign(game, { counters: game.counters.subarray(2) }), relay.box);
    expect(complaint(box, 'by member')).toMatch(/ counters, expected /);
  });

  test('leads of one side alone, and of none', () => {
    const one = broken((game) => afterChoice(game, () => void game.leads?.fill(0, 1)), relay.box);
    expect(complaint(one, 'by member')).toContain('leads by');
    const none = broken((game) => Object.assign(game, { leads: new Int16Array(0) }), relay.box);
    expect(complaint(none, 'by member')).toContain('undefined is kept');
  });

  test('places beyond the last, names twice, other cards', () => {
    expect(studiesFit(relay.box)).toBeNull();
    expect(studiesFit(other({ events: [{ ...won!, at: 12 }] }))).toContain('won lies at 19');
    expect(studiesFit(other({ events: [{ ...won!, firstTurn: 13 }] }))).toContain('won lies at 20');
    expect(studiesFit(other({ events: [won!, won!] }))).toContain('"won" is the name of two');
    expect(studiesFit(other({ habits: [{ ...steps!, per: [0, 99] }] }))).toContain('a counter lies at 99');
    expect(studiesFit(other({ groupings: [{ ...legs!, at: 19, bands: [0] }] }))).toContain('a counter lies at 19');
    expect(studiesFit(other({ groupings: [{ ...legs!, at: 0, bands: [1, 2] }] }))).toContain('do not rise from 0');
    expect(studiesFit(other({ groupings: [{ ...legs!, at: 0, bands: [0, 2, 2] }] }))).toContain('do not rise');
    expect(studiesFit(other({ cards: (entrant) => ['a', 'b'].slice(entrant) }))).toContain('entrant 1 has 1 cards');
    expect(studiesFit({ ...relay.box, counters: (entrant) => ['a', 'b'].slice(entrant) })).toContain(
      'entrant 1 has 1 counters',
    );
  });
});

describe('a broken bot is found:', () => {
  test('one that looks past its view at the real table', () => {
    const tables: Game[] = [];
    const box = broken((game) => void tables.push(game));
    const peek = bot('peeks', (_view, q) => tables[0]!.bytes[BID]! % q.count);
    expect(complaint(box, 'hides', [peek])).toContain('when dealt anew');
  });

  test('one whose view shows too much', () => {
    const box = broken(openWindows);
    const peek = bot<Window>('peeks', (view, q) => view.game.bytes[BID]! % q.count);
    expect(complaint(box, 'hides', [peek])).toContain('on a copy dealt anew');
  });

  test('one that touches the table', () => {
    const box = broken(openWindows);
    const cheat = bot<Window>('cheats', (view) => view.game.bytes[0]!++ * 0);
    expect(complaint(box, 'change nothing', [cheat])).toContain('changed the table');
  });

  test('one that writes on its options', () => {
    const scribe = bot('scribbles', (_view, q) => q.options.fill(7).length * 0);
    expect(complaint(bidding.box, 'change nothing', [scribe])).toContain('changed its options');
  });

  test('one that remembers', () => {
    let asked = 0;
    const moody = bot('alternates', (_view, q) => asked++ % q.count);
    expect(complaint(bidding.box, 'change nothing', [moody])).toContain(', then ');
    expect(complaint(bidding.box, 'same bots', [moody])).toContain('another game');
  });

  test('one that answers what was not asked', () => {
    expect(complaint(bidding.box, null, [bot('one too far', (_view, q) => q.count)])).toContain('a bot answers');
    expect(complaint(bidding.box, null, [bot('a half', () => 0.5)])).toContain('a bot answers 0.5');
  });
});
