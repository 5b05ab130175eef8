// node scripts/start.mjs <program> [arguments…]: builds what changed, then becomes that program of dist/.
import '../src/cli/node-version.mjs';

import('./program.mjs');
