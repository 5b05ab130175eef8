// npm run docs -- [page] [--quick]: runs every command that README.md and docs/ show and writes what it prints where it stands; those
// of one page if its path is given, and without the slow ones if it is to be quick.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildIfChanged } from './bundle.mjs';
import { blocksOf, documentsOf, isSlow, openScratch, render, wordsOf } from './docs-blocks.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
/** @type {{ scripts: Record<string, string> }} */
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/**
 * What npm would run, in a folder that npm would not run it in.
 * @param {string} command
 * @param {string} folder
 */
function run(command, folder) {
  const [, , name = '', tail = ''] = /^npm (run )?(\w+)(?: -- (.*))?$/.exec(command) ?? [];
  const [node, script = '', ...own] = wordsOf(scripts[name] ?? '');
  if (node !== 'node') throw new Error(`docs: found "${command}", expected npm start or npm run with a script of ours`);
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, script), ...own, ...wordsOf(tail)], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, npm_lifecycle_event: name },
    maxBuffer: 1 << 26,
  });
  return { code: status, out: stdout, err: stderr };
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { quick: { type: 'boolean' } } });
const { quick = false } = values;

/** @param {string} document */
function write(document) {
  const file = join(root, document);
  const before = readFileSync(file, 'utf8');
  const scratch = openScratch(root, before);
  let text = before;
  try {
    for (const block of blocksOf(before).filter((one) => !quick || !isSlow(one))) {
      console.error(`docs: ${block.command}`);
      text = text.replace(block.whole, () => render(block, run(block.command, scratch.folder)));
    }
  } finally {
    scratch.close();
  }
  if (text !== before) writeFileSync(file, text);
  console.error(`docs: ${document} ${text === before ? 'was right' : 'is written anew'}`);
}

const all = documentsOf(root);
const [asked] = positionals;
if (asked !== undefined && !all.includes(asked))
  throw new Error(`docs: found "${asked}", expected one of ${all.join(', ')}`);
await buildIfChanged();
for (const document of asked === undefined ? all : [asked]) write(document);
