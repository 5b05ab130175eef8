// Before any test: what runs outside this process is the bundle, which must be that of these sources.
import { buildIfChanged } from '../scripts/bundle.mjs';

export const setup = buildIfChanged;
