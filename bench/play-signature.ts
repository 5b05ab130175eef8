// The play signature: what fixed games came to, told in answers, scores, endings and counters by name. It stays equal when only
// the layout of the buffer or of programs changes; the byte signature in measure.ts does not. All of it is fixed for ever: the
// fables, the bots, which are frozen, the keys, and the counters.
import { createHash } from 'node:crypto';
import type { Box } from '../src/core/contract.ts';
import { Match } from '../src/core/match.ts';
import { entrantIndices } from '../src/core/replay.ts';
import { keyOf } from '../src/core/rng.ts';
import { tapeText } from '../src/core/tape.ts';
import { loadBot } from '../src/lab/who/bots.ts';

/** The base box. */
export const SIX = ['red-riding-hood', 'snow-white', 'sleeping-beauty', 'alice', 'mulan', 'kaguya'];

/** Games of every two, mirrors too, in both seats, by each bot. */
const GAMES = { random: 6, 'greedy-v1': 6, 'planner-v1': 1 };

/** The counters that are signed: those of cards by how their names begin, and what studies call by a name of its own. */
const OF_CARDS =
  /^(bought|drawn|played|destroyed|starting with|could buy|first turn with a purchase of|unlocked|power spent on) /;
const OTHERS = [
  ...['damage_attacks', 'damage_skills', 'damage_epics', 'damage_poison', 'damage_counters', 'damage_others', 'hp_herself'],
  ...['unspent_power', 'actions', 'purchases', 'destroyed', 'distance'],
];

export interface PlaySignature {
  readonly playSignature: string;
  readonly playSignatureGames: number;
}

export async function signPlay(box: Box): Promise<PlaySignature> {
  const match = new Match(box.open({}));
  const entrants = entrantIndices(box, SIX);
  const counters = new Map(entrants.map((entrant) => [entrant, signedCounters(box, entrant)]));
  const hash = createHash('sha256');
  let games = 0;
  for (const [name, rounds] of Object.entries(GAMES)) {
    const bot = await loadBot(box.name, name);
    for (const seats of twosOf(entrants)) {
      for (let round = 0; round < rounds; round++, games++) {
        match.begin(
          keyOf('play', ...seats.map((entrant) => box.roster[entrant]!.id), round),
          seats.map((entrant) => [entrant]),
        );
        match.play([bot, bot]);
        hash.update(
          told(
            match,
            seats.map((entrant) => counters.get(entrant) ?? []),
          ),
        );
      }
    }
  }
  return { playSignature: hash.digest('hex').slice(0, 16), playSignatureGames: games };
}

function twosOf(entrants: readonly number[]): number[][] {
  return entrants.flatMap((first) => entrants.map((second) => [first, second]));
}

type Named = readonly (readonly [name: string, at: number])[];

/** By name, in the order of their names: where they lie is nobody's business. */
function signedCounters(box: Box, entrant: number): Named {
  const ofCards = box.counters(entrant).map((name, at) => [name, at] as const);
  const habits = [...(box.studies?.tempo ?? []), ...(box.studies?.habits ?? [])];
  const others = habits.map(({ name, at }) => [name.replace(/^mean_/, ''), at] as const);
  const signed = [...ofCards.filter(([name]) => OF_CARDS.test(name)), ...others.filter(([name]) => OTHERS.includes(name))];
  return signed.sort(([one], [other]) => (one < other ? -1 : 1));
}

/** Counters of 0 go without saying: a card that a fable cannot have may get a counter, or lose it. */
function told({ game, tape, length }: Match, counters: readonly Named[]): string {
  const seats = counters.map((named, seat) => {
    const from = (seat * game.counters.length) / counters.length;
    const counted = named.filter(([, at]) => game.counters[from + at] !== 0);
    return [`score ${game.score(seat)}`, ...counted.map(([name, at]) => `${name} ${game.counters[from + at]}`)].join(', ');
  });
  const end = `${game.box.endings[game.ending()]} in turn ${game.turn()}`;
  return `${tapeText(tape, length)}\n${end}\n${seats.join('\n')}\n`;
}
