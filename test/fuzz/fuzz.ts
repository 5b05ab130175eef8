// npm run fuzz -- 60s | 5000 [--game name] [--seed n] [--sparse n]: random games of every kind, looked at after every decision,
// until the time is over, the games are played, or something breaks. Run several at once with a seed each. The checks that
// cost many times a game (redeals, replays, copies) are made for one game in `sparse`, all of them if it is left out.
import { parseArgs } from 'node:util';
import { gameNames } from '../../src/games/index.ts';
import { type Fuzzed, fuzz, openFuzzer } from './fuzzer.ts';

function usage(message: string): never {
  console.error(`fuzz: ${message}`);
  process.exit(2);
}

/** `60s`, `5m`, or a number of games. */
function parseBound(text: string): { games: number; milliseconds: number } {
  const [, count, unit] = /^([1-9]\d*)([sm]?)$/.exec(text) ?? [];
  if (count === undefined) usage(`found "${text}", expected a time such as 60s or a number of games`);
  if (unit === '') return { games: Number(count), milliseconds: Number.POSITIVE_INFINITY };
  return { games: Number.POSITIVE_INFINITY, milliseconds: Number(count) * (unit === 'm' ? 60_000 : 1000) };
}

function parseNumber(name: string, text: string): number {
  return /^\d+$/.test(text) ? Number(text) : usage(`found ${name} "${text}", expected a whole number`);
}

function readArguments() {
  const options = { game: { type: 'string' }, seed: { type: 'string' }, sparse: { type: 'string' } } as const;
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch (error) {
    return usage(error instanceof Error ? error.message : String(error));
  }
}

const { values, positionals } = readArguments();
if (values.game !== undefined && !gameNames.includes(values.game)) {
  usage(`found game "${values.game}", expected one of ${gameNames.join(', ')}`);
}
const bound = parseBound(positionals[0] ?? '60s');
const seed = values.seed === undefined ? Date.now() : parseNumber('seed', values.seed);
const sparse = Math.max(1, parseNumber('sparse', values.sparse ?? '1'));
const fuzzers = await Promise.all((values.game === undefined ? gameNames : [values.game]).map(openFuzzer));

const started = Date.now();
let shown = started;
const summary = ({ games, decisions, failure }: Fuzzed) =>
  `fuzz: ${games} games, ${decisions} decisions, ${failure === null ? 0 : 1} failures, seed ${seed}, ${Math.round((Date.now() - started) / 1000)} s`;

const fuzzed = fuzz(fuzzers, { seed, sparse }, (so) => {
  if (Date.now() - shown >= 10_000) {
    shown = Date.now();
    console.error(summary(so));
  }
  return so.games < bound.games && Date.now() - started < bound.milliseconds;
});

const { failure } = fuzzed;
if (failure === null) console.log(summary(fuzzed));
else {
  console.error(summary(fuzzed));
  console.error(failure.what);
  console.log(`fablelab replay --line "${failure.line}"`);
  process.exitCode = 1;
}
