// npm run build: makes dist/ anew, whether or not something changed.
import { build } from './bundle.mjs';

await build();
