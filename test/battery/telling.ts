// Who is told what of the events: the checks of a game's story.
import { ALL, type Game, NOBODY } from '../../src/core/contract.ts';
import { keyOf } from '../../src/core/rng.ts';
import { type AfterCheck, type Problem, type Rig, same } from './rig.ts';

/** For games that never show for a moment what is hidden again by the next decision, such as a card that is discarded, and then
 * shuffled into a deck: of these a seat is told, and sees nothing. */
export const nothingShownInPassing: AfterCheck = {
  name: 'tells a seat nothing that it does not see',
  check: fromEverySeat(toldApart),
};

export function storyChangesNothing(rig: Rig): Problem {
  const { match, other } = rig;
  const { events } = other.game;
  let silent: Problem = null;
  const tell = () => {
    for (let i = 0; i < events.count; i++)
      if (other.game.describeEvent(i, ALL) === '') silent = `event ${events.at(i, 0)} has no words`;
    events.clear();
  };
  withEvents([other.game], () => {
    rig.again(other, rig.tape(), tell);
    tell();
  });
  return silent ?? (same(other.game.bytes, match.game.bytes) ? null : 'other bytes when events are noted');
}

function withEvents<T>(games: readonly Game[], play: () => T): T {
  const set = (on: boolean) => {
    for (const { events } of games) Object.assign(events, { on, count: 0 });
  };
  set(true);
  try {
    return play();
  } finally {
    set(false);
  }
}

/** What a seat and all are told of what has happened. */
function words(game: Game, seat: number): string {
  const { count } = game.events;
  return Array.from({ length: count }, (_, i) => `${game.describeEvent(i, seat)} | ${game.describeEvent(i, ALL)}`).join(
    '\n',
  );
}

/** Stops somewhere in the game and looks from every seat. */
export function fromEverySeat(look: (rig: Rig, seat: number) => Problem): (rig: Rig) => Problem {
  return (rig) => {
    const { other, trial, dice } = rig;
    const { game } = other;
    const tape = rig.tape().slice(0, dice.below(rig.match.length + 1));
    return withEvents([game, trial.game], () => {
      rig.again(other, tape, () => game.events.drop(Math.max(0, game.events.count - HEARD)));
      for (let seat = 0; seat < game.seats; seat++) {
        const problem = look(rig, seat);
        if (problem !== null) return problem;
      }
      return null;
    });
  };
}

/** Events that are still remembered. */
const HEARD = 500;

/** What happened is told in the same words when all that the seat cannot see is dealt anew. */
export function toldAnew({ other: { game }, dice }: Rig, seat: number): Problem {
  const bytes = game.bytes.slice();
  const real = words(game, seat);
  game.sample(seat, keyOf('told', dice.below(1e9)));
  const dealt = words(game, seat);
  game.bytes.set(bytes);
  return firstApart(seat, real, dealt);
}

/** Two games go on that a seat cannot tell apart, with other hidden things, and other choices of the others. What happens may
 * differ, but then the seat sees it; as long as it does not, it is told the same. */
function toldApart(rig: Rig, seat: number): Problem {
  const { other, trial, key } = rig;
  const bytes = other.game.bytes.slice();
  rig.stand(trial, other.game);
  trial.game.sample(seat, key);
  let problem: Problem = null;
  while (problem === null && bothGoOn(rig, seat) && same(seenBy(other.game, seat), seenBy(trial.game, seat))) {
    problem = firstApart(seat, words(other.game, seat), words(trial.game, seat));
  }
  other.game.bytes.set(bytes);
  return problem;
}

/** One choice in each game: the same if it is the seat's own, any if it is another's. False where they part. */
function bothGoOn({ other, trial, dice }: Rig, seat: number): boolean {
  const decider = other.game.decider();
  if (decider === NOBODY || trial.game.decider() !== decider) return false;
  const [count, counted] = [other.game.list(other.options), trial.game.list(trial.options)];
  const at = dice.below(count);
  other.game.events.clear();
  trial.game.events.clear();
  other.game.choose(other.options[at]!);
  trial.game.choose(decider === seat ? other.options[at]! : trial.options[dice.below(counted)]!);
  return true;
}

/** All that a seat can know, as bytes: the same luck deals the rest. */
function seenBy(game: Game, seat: number): Uint8Array {
  const bytes = game.bytes.slice();
  game.sample(seat, LUCK);
  const seen = game.bytes.slice();
  game.bytes.set(bytes);
  return seen;
}

const LUCK = keyOf('seen');

function firstApart(seat: number, one: string, other: string): Problem {
  if (one === other) return null;
  const [lines, others] = [one.split('\n'), other.split('\n')];
  const at = lines.findIndex((line, i) => line !== others[i]);
  return `seat ${seat} is told "${lines[at]}", and "${others[at]}" where it sees no difference`;
}
