// npm run bench [-- --json] [-- --smoke]: how fast whole games are beside the kernel, and the signature of what was played.
import { parseArgs } from 'node:util';
import { askForBytes, countBytes } from './bytes.ts';
import { FULL, measure, SMOKE } from './measure.ts';
import { tableOf } from './table.ts';

function readArguments() {
  try {
    return parseArgs({
      // `--bytes` is what the bench says to itself.
      options: { json: { type: 'boolean' }, smoke: { type: 'boolean' }, bytes: { type: 'boolean' } },
    }).values;
  } catch (error) {
    console.error(`bench: ${error instanceof Error ? error.message : String(error)}`);
    return process.exit(2);
  }
}

const { json, smoke, bytes } = readArguments();
if (bytes) {
  console.log(JSON.stringify(await countBytes()));
} else {
  const result = await measure(smoke ? SMOKE : FULL, () => askForBytes(process.argv[1]!));
  console.log(json ? JSON.stringify(result, null, 2) : tableOf(result));
}
