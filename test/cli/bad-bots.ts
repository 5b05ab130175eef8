// Bots that do what no bot should, where the commands find them.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';

const choosing = (body: string, before = '') =>
  `${before}; let asked = 0; export default { about: '', choose(view, q) { asked++; ${body}; return q.roll(q.count); } };`;

const texts = {
  // While they are loaded.
  'load-throws': choosing('', "throw new Error('not today')"),
  'load-exits': choosing('', 'process.exit(0)'),
  'load-spins': choosing('', 'for (;;)'),
  'load-waits': choosing('', 'await new Promise(() => {})'),
  'load-later': choosing('', "setTimeout(() => { throw new Error('too late') }); await new Promise(() => {})"),
  'load-hoards': choosing('', 'const all = []; for (;;) all.push(new Array(1e5).fill(1.5))'),
  // When they are asked, after a while.
  exits: choosing('if (asked > 3000) process.exit(7)'),
  timer: choosing("if (asked === 3000) setTimeout(() => { throw new Error('from a timer') })"),
  promise: choosing("if (asked === 3000) Promise.reject(new Error('from a promise'))"),
  hoards: choosing('if (asked > 3000) for (const all = []; ; ) all.push(new Array(1e5).fill(1.5))'),
  // Well, but it thinks for long now and then; while the process is stopped it does not.
  thinks: choosing(
    'if (asked % 1500 === 0) for (let left = 1500, last = performance.now(), now; left > 0; last = now) { now = performance.now(); left -= Math.min(now - last, 50); }',
  ),
  // At once.
  'answers-promise': "export default { about: '', async choose() { throw new Error('later') } };",
  'answers-symbol': "export default { about: '', choose: () => Symbol('a') };",
  'answers-bigint': "export default { about: '', choose: () => 1n };",
  'answers-object': "export default { about: '', choose: () => ({ valueOf() { throw new Error('no number') } }) };",
  'answers-list': "export default { about: '', choose: () => [1] };",
  'throws-null': "export default { about: '', choose() { throw null } };",
  'throws-unreadable':
    "export default { about: '', choose() { throw Object.defineProperty(new Error(), 'message', { get() { throw 1 } }) } };",
  'throws-novel': "export default { about: '', choose() { throw new Error('lo\\n'.repeat(2_000_000)) } };",
  'exits-at-once': choosing('if (asked > 9) process.exit(0)'),
  'timer-at-once': choosing("if (asked === 9) setTimeout(() => { throw new Error('from a timer') })"),
};

export type BadBot = keyof typeof texts;

/** Writes them into a folder of their own, for the tests of a file. */
export function withBadBots(): { readonly home: string; readonly at: (name: string) => string } {
  const home = mkdtempSync(join(tmpdir(), 'fablelab-bad-bots-'));
  const folder = join(home, 'bots', 'twisted-fables');
  beforeAll(() => {
    mkdirSync(folder, { recursive: true });
    for (const [name, text] of Object.entries(texts)) writeFileSync(join(folder, `${name}.js`), text);
    writeFileSync(join(home, 'bots', 'package.json'), '{ "type": "module" }');
    process.env.FABLELAB_BOTS = join(home, 'bots');
  });
  afterAll(() => {
    process.env.FABLELAB_BOTS = '';
    rmSync(home, { recursive: true, force: true });
  });
  return { home, at: (name) => join(home, name) };
}
