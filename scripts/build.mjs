// npm run build: makes dist/ anew, whether or not something changed.
import '../src/cli/node-version.mjs';

import('./bundle.mjs')
  .then(({ build }) => build())
  .then((faults) => {
    for (const fault of faults) console.error(`build: ${fault}`);
    process.exitCode = faults.length > 0 ? 1 : 0;
  });
