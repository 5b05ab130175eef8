// npm run readme: runs every command that README.md shows and writes what it prints where it stands.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildIfChanged } from './bundle.mjs';
import { blocksOf, render, wordsOf } from './readme-blocks.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const file = new URL('../README.md', import.meta.url);

/** @param {string} command */
function run(command) {
  const [program = '', ...words] = wordsOf(command);
  if (program !== 'npm') throw new Error(`README.md: found "${command}", expected a command of npm`);
  // npm itself stays silent, and so does the build, which is done by then.
  const { status, stdout, stderr } = spawnSync(program, ['--silent', ...words], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined },
    maxBuffer: 1 << 26,
  });
  return { code: status, out: stdout, err: stderr };
}

await buildIfChanged();
const before = readFileSync(file, 'utf8');
let text = before;
for (const block of blocksOf(before)) {
  console.error(`readme: ${block.command}`);
  text = text.replace(block.whole, () => render(block, run(block.command)));
}
if (text !== before) writeFileSync(file, text);
console.error(`readme: README.md ${text === before ? 'was right' : 'is written anew'}`);
