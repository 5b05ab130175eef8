// What scripts/start.mjs does: builds what changed, then becomes a program of dist/.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildIfChanged, dist } from './bundle.mjs';

const [node = '', , program, ...rest] = process.argv;
await buildIfChanged();

const file = join(dist, `${program}.js`);
if (!existsSync(file))
  throw new Error(
    `start: found "${program}", expected a program of dist/: cli, bench, fuzz, storm, golden, mutate or intervals`,
  );

// The same process, so that signals, exit codes and the terminal are the program's own.
process.argv = [node, file, ...rest];
await import(pathToFileURL(file).href);
