// npm run build: makes dist/ anew, whether or not something changed.
import '../src/cli/node-version.mjs';

import('./bundle.mjs').then(({ build }) => build());
