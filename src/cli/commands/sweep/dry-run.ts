// What a sweep would be: how many games, how long, how much room on the disk, how sure. Plays for some seconds to find out.

import type { Box } from '../../../core/contract.ts';
import { modeOf } from '../../../core/modes.ts';
import type { Resolved } from '../../../lab/contest/resolved.ts';
import { gamesOfSet } from '../../../lab/contest/seating.ts';
import { newTally } from '../../../lab/contest/tally.ts';
import { expectedSets } from '../../../lab/contest/until.ts';
import type { Crew } from '../../../lab/crew/crew.ts';
import { bytesOfSet } from '../../../lab/crew/sets-file.ts';
import { newRun, orderOf, plannedRange, type Run, type Shard, versionsOf } from '../../../lab/run/run.ts';
import { setWord } from '../../../lab/who/matchup.ts';
import { chooseBox } from '../../choose/box.ts';
import { Interrupted, OK } from '../../errors.ts';
import type { RunArgs } from '../../playing/sweeping.ts';
import { withCrew } from '../../playing/with-crew.ts';
import { bytesText, timeText } from '../../screen/amounts.ts';
import { jsonText } from '../../screen/json-text.ts';
import type { Terminal } from '../../screen/terminal.ts';
import { freeAt, growingFiles, writeSample } from './disk.ts';
import { tryOut } from './trial.ts';

/** Half the width of a 95 % interval in standard errors. */
const Z = 1.96;

interface Forecast {
  readonly matchups: number;
  /** A matchup; where they stop by themselves, what one will probably take. */
  readonly pairs: number;
  readonly games: number;
  readonly jobs: number;
  /** Games a second, once the workers are warm. */
  readonly pace: number;
  readonly milliseconds: number;
  readonly halfWidth: number;
  readonly disk: Disk;
}

/** In bytes. */
interface Disk {
  readonly raw: number;
  readonly sets: number;
  readonly others: number;
  /** At most at a time. */
  readonly most: number;
  readonly free: number;
}

interface DryRunArgs extends RunArgs {
  readonly raw: boolean | undefined;
  readonly out: string | undefined;
}

export async function dryRun(config: Resolved, shard: Shard | null, args: DryRunArgs, terminal: Terminal): Promise<number> {
  const box = await chooseBox(config.game);
  const raw = args.raw === true;
  const start = performance.now();
  return withCrew(orderOf(box, config, raw), args, terminal, async (crew, signal) => {
    const run = newRun(box, config, await crew.sign(), shard, raw);
    const begun = performance.now() - start;
    const forecast = await forecastOf(box, run, begun, freeAt(args.out ?? 'reports'), crew, signal);
    terminal.out(args.json ? forecastJson(forecast) : forecastText(forecast, config, shard));
    const { most, free } = forecast.disk;
    if (most > free) terminal.err(`fablelab: found ${bytesText(free)} free on the disk, expected ${bytesText(most)}\n`);
    return OK;
  });
}

/** `begun`: milliseconds until the first game. */
async function forecastOf(
  box: Box,
  run: Run,
  begun: number,
  free: number,
  crew: Crew,
  signal: AbortSignal,
): Promise<Forecast> {
  const { config, shard } = run;
  const { pace, rawBytes } = await tryOut(run, crew, signal);
  if (signal.aborted) throw new Interrupted('interrupted');
  const pairs = setsOfEach(box, run);
  const [from, to] = plannedRange(pairs, shard);
  const matchups = config.matchups.length;
  const sets = (to - from) * matchups;
  const modes = config.matchups.map(({ mode }) => modeOf(box, mode));
  const versions = run.matchups.map(versionsOf);
  const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
  const games = mean(modes.map((mode, at) => versions[at]! * gamesOfSet(mode)));
  const sample = writeSample(box, run, to - from);
  const files = growingFiles(run);
  const growing = {
    raw: files.raw ? (sets * rawBytes) / pace.sets : 0,
    sets: files.sets ? sets * mean(modes.map((mode, at) => versions[at]! * bytesOfSet(mode))) : 0,
  };
  const most = sample.bytes + 2 * (growing.raw + growing.sets);
  return {
    ...{ matchups, pairs, games: sets * games, jobs: crew.hands },
    pace: 1000 * games * pace.now,
    milliseconds: begun + pace.timeFor(sets) + sample.milliseconds,
    // Of base, at 50 %, where it is widest.
    halfWidth: Z * Math.sqrt(0.25 / (mean(modes.map(gamesOfSet)) * pairs)),
    disk: { ...growing, others: sample.bytes, most, free },
  };
}

/** Where matchups stop by themselves, by what those have shown that had their turn. */
function setsOfEach(box: Box, { config, matchups }: Run): number {
  const nothing = expectedSets(config, { tally: newTally(box), arms: [] });
  if (config.until === undefined) return nothing;
  const told = matchups.filter(({ tally }) => tally.sets >= TELLING).map((matchup) => expectedSets(config, matchup));
  return told.length === 0 ? nothing : Math.round(told.reduce((sum, sets) => sum + sets, 0) / told.length);
}

/** Sets of which the width of an interval is known well enough to go by. */
const TELLING = 30;

function forecastJson({ pace, milliseconds, halfWidth, disk, ...facts }: Forecast): string {
  const rounded = {
    games_per_second: Math.round(pace),
    seconds: Math.ceil(milliseconds / 1000),
    half_width: Number(halfWidth.toFixed(6)),
    bytes: Object.fromEntries(Object.entries(disk).map(([name, bytes]) => [name, Math.round(bytes)])),
  };
  return jsonText({ schema: 'fablelab-dry-run/3', ...facts, ...rounded });
}

function forecastText(forecast: Forecast, { until, matchups: asked }: Resolved, shard: Shard | null): string {
  const { matchups, pairs, games, jobs, pace, milliseconds, halfWidth } = forecast;
  const part = shard === null ? '' : `, shard ${shard.index}/${shard.of}`;
  const about = until === undefined ? '' : 'about ';
  const word = setWord(asked);
  const gains = word === 'pair' ? ', or narrower by what pairing gains' : '';
  const width = `95 % interval of a matchup: about ±${(100 * halfWidth).toFixed(2)} pp at 50 %${gains}`;
  return [
    `${matchups} matchups, ${about}${pairs} ${word}s each${part}: ${about}${games} games`,
    `about ${Math.round(pace)} games/s on ${jobs} workers: about ${timeText(milliseconds)}`,
    diskText(forecast.disk),
    until === undefined ? width : `until ${until}: told from how wide the intervals are after some seconds`,
    '',
  ].join('\n');
}

function diskText({ raw, sets, others, most, free }: Disk): string {
  const growing = Object.entries({ 'raw.csv': raw, 'sets.bin': sets }).filter(([, bytes]) => bytes > 0);
  const parts = growing.map(([file, bytes]) => `${bytesText(bytes)} ${file}`);
  const once = parts.length === 0 ? '' : ` (${parts.join(', ')}), and ${bytesText(most)} as it finishes`;
  return `about ${bytesText(raw + sets + others)} on the disk${once}; ${bytesText(free)} are free`;
}
