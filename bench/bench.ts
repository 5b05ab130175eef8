// npm run bench [-- --json] [-- --smoke]: how fast whole games are beside the kernel, and the signature of what was played.
// npm run bench -- lab: how fast sweeps are beside the engine.
import { parseArgs } from 'node:util';
import { askForBytes, countBytes } from './bytes.ts';
import { LAB_FULL, LAB_SMOKE, labTable, measureLab } from './lab.ts';
import { FULL, measure, SMOKE } from './measure.ts';
import { tableOf } from './table.ts';

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      // `--bytes` is what the bench says to itself.
      options: { json: { type: 'boolean' }, smoke: { type: 'boolean' }, bytes: { type: 'boolean' } },
    });
    const [what = 'engine', ...more] = positionals;
    if (!['engine', 'lab'].includes(what) || more.length > 0)
      throw new Error(`found "${positionals.join(' ')}", expected lab`);
    return { ...values, what };
  } catch (error) {
    console.error(`bench: ${error instanceof Error ? error.message : String(error)}`);
    return process.exit(2);
  }
}

const { json, smoke, bytes, what } = readArguments();
if (bytes) {
  console.log(JSON.stringify(await countBytes()));
} else if (what === 'lab') {
  const result = await measureLab(smoke ? LAB_SMOKE : LAB_FULL);
  console.log(json ? JSON.stringify(result, null, 2) : labTable(result));
} else {
  const result = await measure(smoke ? SMOKE : FULL, () => askForBytes(process.argv[1]!));
  console.log(json ? JSON.stringify(result, null, 2) : tableOf(result));
}
