// npm run compare: see compare/builds.mjs.
import '../src/cli/node-version.mjs';

import('./compare/builds.mjs');
