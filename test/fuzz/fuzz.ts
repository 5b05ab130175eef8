// npm run fuzz: see HELP. Run several at once with a seed each.
import { parseArgs } from 'node:util';
import { gameNames } from '../../src/games/index.ts';
import { parseBound } from '../bound.ts';
import { keepFailure, regressionFolder } from '../regressions/regressions.ts';
import { type Fuzzed, fuzz, openFuzzer } from './fuzzer.ts';

const HELP = `npm run fuzz -- [60s | 5m | 5000] [options]
Plays random games of every kind, looked at after every decision, until the time is over, the games are played, or
something breaks: then it prints the line that replays it. Without a time or a number of games: 60s.

  --game name   games of this one alone (${gameNames.join(', ')})
  --seed n      the same games again; else the clock chooses
  --sparse n    checks that cost many times a game (redeals, replays, copies) for one game in n only; else for all
  --keep        appends the line of what breaks to ${regressionFolder}, where the tests replay it for ever
  --help        this text`;

function usage(message: string): never {
  console.error(`fuzz: ${message}`);
  process.exit(2);
}

function parseNumber(name: string, text: string): number {
  return /^\d+$/.test(text) ? Number(text) : usage(`found ${name} "${text}", expected a whole number`);
}

function readArguments() {
  const [text, flag] = [{ type: 'string' }, { type: 'boolean' }] as const;
  const options = { game: text, seed: text, sparse: text, keep: flag, help: flag } as const;
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch (error) {
    return usage(error instanceof Error ? error.message : String(error));
  }
}

const { values, positionals } = readArguments();
if (values.help === true) {
  console.log(HELP);
  process.exit();
}
if (values.game !== undefined && !gameNames.includes(values.game)) {
  usage(`found game "${values.game}", expected one of ${gameNames.join(', ')}`);
}
const asked = positionals[0] ?? '60s';
const bound = parseBound(asked) ?? usage(`found "${asked}", expected a time such as 60s or a number of games`);
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
  return so.games < bound.count && Date.now() - started < bound.milliseconds;
});

const { failure } = fuzzed;
if (failure === null) console.log(summary(fuzzed));
else {
  console.error(summary(fuzzed));
  console.error(failure.what);
  console.log(`fablelab replay --line "${failure.line}"`);
  if (values.keep === true) console.log(keptText(keepFailure(regressionFolder, failure)));
  process.exitCode = 1;
}

function keptText(file: string | null): string {
  return file === null ? 'kept before' : `kept in ${file}`;
}
