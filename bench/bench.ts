// npm run bench: how fast whole games are beside the kernel, and the signature of what was played. npm run bench -- lab: how fast
// sweeps are beside the engine.
import { parseArgs } from 'node:util';
import { askForBytes, countBytes } from './bytes.ts';
import { type Comparable, comparisonJson, comparisonTable, readBefore } from './compare.ts';
import { LAB, LAB_FULL, LAB_SMOKE, labTable, measureLab } from './lab.ts';
import { ENGINE, FULL, measure, SMOKE } from './measure.ts';
import { tableOf } from './table.ts';

const HELP = `npm run bench -- [lab] [options]
How fast whole games are beside a kernel that never changes, and the signatures of what was played: about a minute.
lab: how fast sweeps are beside the bare engine, what a second worker is worth, and whether memory grows: some minutes.

  --compare file  print how fast this build is over the one that has written the file with --json, row by row
  --json          one object; docs/bench.md explains the fields
  --smoke         seconds instead of minutes, to see whether it works; the figures are worth little
  --help          this text

To compare two builds: npm run bench -- --json > before.json in the one, npm run bench -- --compare before.json in the other, one right
after the other on a quiet machine (npm run -s leaves out what npm itself prints).`;

function usage(error: unknown): never {
  console.error(`bench: ${error instanceof Error ? error.message : String(error)}; see --help`);
  process.exit(2);
}

function readArguments() {
  const mark = { type: 'boolean' } as const;
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      // `--bytes` is what the bench says to itself.
      options: { json: mark, smoke: mark, help: mark, bytes: mark, compare: { type: 'string' } },
    });
    const [what = 'engine', ...more] = positionals;
    if (!['engine', 'lab'].includes(what) || more.length > 0)
      throw new Error(`found "${positionals.join(' ')}", expected lab or nothing`);
    // Before a minute is spent on what cannot be compared.
    const { compare } = values;
    const before = compare === undefined ? null : { file: compare, was: readBefore(compare, what === 'lab' ? LAB : ENGINE) };
    return { ...values, what, before };
  } catch (error) {
    return usage(error);
  }
}

const { json, smoke, help, bytes, what, before } = readArguments();

function print<Result extends Comparable>(result: Result, tableOf: (result: Result) => string): void {
  const object = before === null ? result : comparisonJson(before.was, result);
  const text = () => (before === null ? tableOf(result) : comparisonTable(before.file, before.was, result));
  console.log(json ? JSON.stringify(object, null, 2) : text());
}

if (help) console.log(HELP);
else if (bytes) console.log(JSON.stringify(await countBytes()));
else if (what === 'lab') print(await measureLab(smoke ? LAB_SMOKE : LAB_FULL), labTable);
else print(await measure(smoke ? SMOKE : FULL, () => askForBytes(process.argv[1]!)), tableOf);
