// npm run docs: see docs-write.mjs.
import '../src/cli/node-version.mjs';

import('./docs-write.mjs');
