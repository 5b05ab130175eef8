// npm run storm: see HELP.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { parseBound } from '../bound.ts';
import { type Stormed, Storms } from './storming.ts';

const HELP = `npm run storm -- [120s | 30m | 50] [options]
Sweeps, resumes and merges in bad weather: processes are killed and stopped at any moment, two write to one folder, the disk is full for a
while, files are damaged or removed. After each round the run must have the bytes that it has in fair weather, or name the file that is to
blame. Goes on until the time is over, the rounds are played, or something is wrong. Without a time or a number of rounds: 120s.
As root on Linux it mounts a small disk of its own to fill; elsewhere the disk refuses by a hook.

  --seed n    the same rounds again, timing aside; else the clock chooses
  --round n   begins with this one, from 0
  --help      this text`;

function usage(message: string): never {
  console.error(`storm: ${message}`);
  process.exit(2);
}

function wholeNumber(name: string, text: string): number {
  return /^\d+$/.test(text) ? Number(text) : usage(`found ${name} "${text}", expected a whole number`);
}

function readArguments() {
  const text = { type: 'string' } as const;
  const options = { seed: text, round: text, help: { type: 'boolean' } } as const;
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
const asked = positionals[0] ?? '120s';
const bound = parseBound(asked) ?? usage(`found "${asked}", expected a time such as 120s or a number of rounds`);
const seed = values.seed === undefined ? Date.now() : wholeNumber('seed', values.seed);
const first = wholeNumber('round', values.round ?? '0');

const started = Date.now();
const seconds = () => Math.round((Date.now() - started) / 1000);
const summary = ({ rounds, same, refused, failure }: Stormed) =>
  `storm: ${rounds} rounds, ${same} with the same bytes, ${refused} refused by name, ${failure === null ? 0 : 1} failures, seed ${seed}, ${seconds()} s`;

const storms = Storms.open(fileURLToPath(new URL('./cli.js', import.meta.url)), seed);
// Ctrl-C ends it after the round: a small disk must not stay mounted.
let isOver = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    isOver = true;
  });
}
try {
  const goesOn = ({ rounds }: Readonly<Stormed>) =>
    !isOver && rounds < bound.count && Date.now() - started < bound.milliseconds;
  const stormed = await storms.play(first, goesOn, (line) => console.log(line));
  console.log(summary(stormed));
  if (stormed.failure !== null) tellFailure(stormed.failure);
} finally {
  storms.close();
}

function tellFailure({ round, what, did }: NonNullable<Stormed['failure']>): void {
  console.log(`round ${round}: ${did.join(', ')}\n${what}\nnpm run storm -- 1 --seed ${seed} --round ${round}`);
  process.exitCode = 1;
}
