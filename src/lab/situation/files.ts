// Finds the files of situations.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A file is taken as it is, of a folder every YAML file below it, in one order everywhere. */
export function situationFiles(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => {
      const below = join(path, name);
      return statSync(below).isDirectory() ? situationFiles(below) : /\.ya?ml$/.test(name) ? [below] : [];
    });
}
