// npm run readme: runs every command that README.md shows and writes what it prints where it stands.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildIfChanged } from './bundle.mjs';
import { blocksOf, openScratch, render, wordsOf } from './readme-blocks.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const file = join(root, 'README.md');
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
  if (node !== 'node') throw new Error(`README.md: found "${command}", expected npm start or npm run with a script of ours`);
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, script), ...own, ...wordsOf(tail)], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, npm_lifecycle_event: name },
    maxBuffer: 1 << 26,
  });
  return { code: status, out: stdout, err: stderr };
}

await buildIfChanged();
const before = readFileSync(file, 'utf8');
const scratch = openScratch(root);
let text = before;
try {
  for (const block of blocksOf(before)) {
    console.error(`readme: ${block.command}`);
    text = text.replace(block.whole, () => render(block, run(block.command, scratch.folder)));
  }
} finally {
  scratch.close();
}
if (text !== before) writeFileSync(file, text);
console.error(`readme: README.md ${text === before ? 'was right' : 'is written anew'}`);
