// The command `fablelab`, for a Node of any age.
import './node-version.mjs';

import('./main.ts');
