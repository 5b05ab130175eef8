// What the games, the bots and the crew's program are made of, as hashes of their sources: dist/code.json. Knows the account of the
// bundle, and nothing of what is in it.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {import('esbuild').Metafile['inputs']} Inputs */
/** @typedef {(file: string) => string | Uint8Array} Read */

/** What decides what is played and counted: the program of a crew's threads. */
const LAB = 'src/lab/crew/worker.ts';
const GAME = /^src\/games\/([^/]+)\/game\.ts$/;
/** By its place under bots/: `random`, `chess/greedy`. */
const BOT = /^bots\/((?:(?!lib\/)[^/]+\/)?[^/]+)\.ts$/;

/**
 * By name, each with all that it imports; the same wherever it is built.
 * @param {Inputs} inputs
 * @param {Read} read
 */
export function codeHashes(inputs, read) {
  /** @param {RegExp} form */
  const byName = (form) => {
    const files = Object.keys(inputs).filter((file) => form.test(file));
    return Object.fromEntries(files.sort().map((file) => [form.exec(file)?.[1], hashOf(inputs, file, read)]));
  };
  return { schema: 'fablelab-code/1', lab: hashOf(inputs, LAB, read), games: byName(GAME), bots: byName(BOT) };
}

/**
 * The text of dist/code.json.
 * @param {Inputs} inputs
 * @param {string} root where the paths of the inputs begin
 */
export function codeText(inputs, root) {
  const hashes = codeHashes(inputs, (file) => readFileSync(join(root, file)));
  return `${JSON.stringify(hashes, null, 2)}\n`;
}

/**
 * Of a file and all that it imports. What is loaded by its name when it is wanted, as games are, is no part of it; and packages that
 * are not bundled are known by their names.
 * @param {Inputs} inputs
 * @param {string} entry
 * @param {Read} read
 */
function hashOf(inputs, entry, read) {
  const files = new Set([entry]);
  /** @type {Set<string>} */
  const outside = new Set();
  for (const file of files) {
    for (const { path, kind, external } of inputs[file]?.imports ?? []) {
      if (kind !== 'dynamic-import') (external ? outside : files).add(path);
    }
  }
  const named = [...files].map((file) => `${nameOf(file)} ${sha256(read(file))}`);
  return sha256([...named.sort(), ...[...outside].sort()].join('\n'));
}

/**
 * Packages may lie anywhere above.
 * @param {string} file
 */
function nameOf(file) {
  return file.replace(/^.*?(?=node_modules\/)/, '');
}

/** @param {string | Uint8Array} what */
function sha256(what) {
  return createHash('sha256').update(what).digest('hex');
}
