// What a sweep would be: how many games, how long, how sure. Plays for a second to find out.

import { modeOf } from '../../../core/modes.ts';
import { botsOf, type Resolved } from '../../../lab/contest/resolved.ts';
import { gamesOfSet } from '../../../lab/contest/seating.ts';
import { newTally } from '../../../lab/contest/tally.ts';
import { expectedSets } from '../../../lab/contest/until.ts';
import { Blocks } from '../../../lab/crew/blocks.ts';
import type { Block, Crew } from '../../../lab/crew/crew.ts';
import { playInOrder } from '../../../lab/crew/play-in-order.ts';
import { plannedRange, type Shard } from '../../../lab/run/run.ts';
import { setWord } from '../../../lab/who/matchup.ts';
import { chooseBox } from '../../choose/box.ts';
import { Interrupted, OK } from '../../errors.ts';
import type { RunArgs } from '../../playing/sweeping.ts';
import { withCrew } from '../../playing/with-crew.ts';
import { jsonText } from '../../screen/json-text.ts';
import type { Terminal } from '../../screen/terminal.ts';

const MOMENT = 1000;
/** Half the width of a 95 % interval in standard errors. */
const Z = 1.96;

interface Forecast {
  readonly matchups: number;
  /** A matchup; where they stop by themselves, what one takes at 50 % if pairing gains nothing. */
  readonly pairs: number;
  readonly games: number;
  readonly jobs: number;
  readonly pace: number;
  readonly halfWidth: number;
}

export function dryRun(config: Resolved, shard: Shard | null, args: RunArgs, terminal: Terminal): Promise<number> {
  return withCrew({ config, bots: botsOf(config) }, args, terminal, async (crew, signal) => {
    const forecast = await forecastOf(config, shard, crew, signal);
    if (signal.aborted) throw new Interrupted('interrupted');
    terminal.out(args.json ? forecastJson(forecast) : forecastText(forecast, config, shard));
    return OK;
  });
}

async function forecastOf(config: Resolved, shard: Shard | null, crew: Crew, signal: AbortSignal): Promise<Forecast> {
  const box = await chooseBox(config.game);
  const pairs = expectedSets(config, newTally(box));
  const [from, to] = plannedRange(pairs, shard);
  const sizes = config.matchups.map(({ mode }) => gamesOfSet(modeOf(box, mode)));
  const aSet = sizes.reduce((sum, games) => sum + games, 0) / sizes.length;
  return {
    ...{ matchups: config.matchups.length, pairs, games: (to - from) * aSet * config.matchups.length, jobs: crew.hands },
    pace: aSet * (await setsPerSecond(config, crew, signal)),
    // At 50 %, where it is widest.
    halfWidth: Z * Math.sqrt(0.25 / (aSet * pairs)),
  };
}

function forecastJson({ pace, halfWidth, ...facts }: Forecast): string {
  const rounded = {
    games_per_second: Math.round(pace),
    seconds: Math.ceil(facts.games / pace),
    half_width: Number(halfWidth.toFixed(6)),
  };
  return jsonText({ schema: 'fablelab-dry-run/2', ...facts, ...rounded });
}

function forecastText(
  { matchups, pairs, games, jobs, pace, halfWidth }: Forecast,
  { until, matchups: asked }: Resolved,
  shard: Shard | null,
): string {
  const part = shard === null ? '' : `, shard ${shard.index}/${shard.of}`;
  const about = until === undefined ? '' : 'about ';
  const word = setWord(asked);
  const gains = word === 'pair' ? ', or narrower by what pairing gains' : '';
  const width = `95 % interval of a matchup: about ±${(100 * halfWidth).toFixed(2)} pp at 50 %${gains}`;
  return [
    `${matchups} matchups, ${about}${pairs} ${word}s each${part}: ${about}${games} games`,
    `about ${Math.round(pace)} games/s on ${jobs} workers: about ${Math.ceil(games / pace)} s`,
    until === undefined ? width : `until ${until}: fewer where a matchup is uneven, or by what pairing gains`,
    '',
  ].join('\n');
}

/** Set by set, every matchup in turn, for a moment; the first half warms the workers up and does not count. */
async function setsPerSecond(config: Resolved, crew: Crew, signal: AbortSignal): Promise<number> {
  const times: number[] = [];
  // Not AbortSignal.timeout: within AbortSignal.any Node 20 may collect it as garbage, and then it never comes.
  const moment = new AbortController();
  const end = () => moment.abort();
  const timer = setTimeout(end, MOMENT);
  signal.addEventListener('abort', end, { once: true });
  if (signal.aborted) end();
  const add = (_block: Block, { milliseconds }: { milliseconds: number }) => void times.push(milliseconds);
  try {
    await playInOrder(crew, new Blocks(setBySet(config), crew.hands), add, moment.signal);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
  const counted = times.slice(times.length >> 1);
  return (counted.length * 1000 * crew.hands) / counted.reduce((sum, time) => sum + time, 0);
}

/** Again and again, without an end. */
function* setBySet({ matchups, sets }: Resolved): Generator<Block, undefined> {
  for (let set = 0; ; set = (set + 1) % sets) {
    for (const matchup of matchups.keys()) yield { matchup, from: set, to: set + 1 };
  }
}
