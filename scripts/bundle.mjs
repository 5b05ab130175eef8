// Turns the sources into dist/, which is what runs: the engine is fast only when bundled, because the bundler writes
// the numbers of a game's ids/ into the places that use them. All messages go to stderr; stdout belongs to the command.
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { codeText } from './code-hashes.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
export const dist = join(root, 'dist');
const stampFile = join(dist, '.stamp');

/** The programs, by the name of their bundle. */
const programs = {
  cli: 'src/cli/cli.ts',
  worker: 'src/lab/crew/worker.ts',
  'probe-thread': 'src/lab/who/probe-thread.ts',
  bench: 'bench/bench.ts',
  fuzz: 'test/fuzz/fuzz.ts',
  storm: 'test/storm/storm.ts',
  golden: 'test/golden/new.ts',
  mutate: 'test/mutate/mutate.ts',
  intervals: 'test/intervals/intervals.ts',
  games: 'test/compare/games.ts',
  'pipe-worker': 'test/lab/crew/pipe-worker.ts',
  'tiny/bidding': 'test/tiny/bidding.ts',
  'tiny/doom': 'test/tiny/doom.ts',
  'tiny/relay': 'test/tiny/relay.ts',
};

/** Everything a bundle is made of, and what makes it. */
const sources = [
  'src',
  'bots',
  'bench',
  'test/bound.ts',
  'test/fuzz',
  'test/storm',
  'test/golden/boxes.ts',
  'test/golden/golden.ts',
  'test/golden/kept-answers.ts',
  'test/golden/new.ts',
  'test/regressions/regressions.ts',
  'test/mutate',
  'test/intervals',
  'test/compare/games.ts',
  'test/lab/crew',
  'test/lab/run/bad-disk.ts',
  'test/lab/duel-tally.ts',
  'test/lab/high-card.ts',
  'test/tiny',
  'test/battery',
  'scripts',
  'package.json',
  'package-lock.json',
];

/**
 * All files under a folder (or the file itself), relative to the root, in one order everywhere.
 * @param {string} path
 * @returns {string[]}
 */
function filesOf(path) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [path];
  return readdirSync(full)
    .sort()
    .flatMap((name) => filesOf(`${path}/${name}`));
}

/** Contents, not times: switching branches back and forth builds nothing. */
function stamp() {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(filesOf)) {
    hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

/** @param {{ readonly out: string }} entry */
const isBot = ({ out }) => out.startsWith('bots/');

/** Every file right in bots/ or bots/<game>/ is a program of its own, so that a bot is found by its file name, as in the
 * sources; what lies in lib/ and in folders below belongs to the bots that import it. */
function entryPoints() {
  const entries = Object.entries(programs).map(([out, file]) => ({ in: file, out }));
  const files = filesOf('bots').filter((file) => /^bots\/((?!lib\/)[^/]+\/)?[^/]+\.ts$/.test(file));
  const bots = files.map((file) => ({ in: file, out: file.replace(/\.ts$/, '') }));
  return [...entries, ...bots].filter((entry) => existsSync(join(root, entry.in)));
}

/** How everything is bundled. */
export const bundling = /** @type {const} */ ({
  // Flat, beside dist/bots: the bot loader looks there from wherever its own code landed.
  chunkNames: '[name]-[hash]',
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  // Installed beside the bundle by npm. Anything else is bundled, and NOTICES.md must name it.
  external: Object.keys(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).dependencies),
  alias: { debug: join(root, 'scripts/no-debug.cjs') },
  minifySyntax: true, // constants are written in place only with this
  charset: 'utf8',
  logLevel: 'warning',
  metafile: true,
  write: false,
});

/**
 * The bundle in memory, with the account of what went where. Bots that cannot be built are left out, and `broken` says of each what
 * is wrong with it: all else is of use without them.
 */
export async function bundle() {
  const esbuild = await import('esbuild');
  const make = (/** @type {ReturnType<typeof entryPoints>} */ entries, /** @type {'silent' | 'error'} */ logLevel) =>
    esbuild.build({ ...bundling, logLevel, absWorkingDir: root, outdir: dist, entryPoints: entries });
  const all = entryPoints();
  try {
    return { ...(await make(all, 'silent')), broken: [] };
  } catch {
    const faults = await Promise.all(all.map(async (entry) => (isBot(entry) ? faultOf(make([entry], 'silent')) : null)));
    // Only now is said what is wrong: of a bot it is told where somebody asks for it.
    const sound = await make(
      all.filter((_, at) => faults[at] === null),
      'error',
    );
    return { ...sound, broken: all.flatMap(({ out }, at) => (faults[at] ? [{ out, fault: faults[at] }] : [])) };
  }
}

/**
 * In one line, or null if it is built.
 * @param {Promise<unknown>} making
 * @returns {Promise<string | null>}
 */
async function faultOf(making) {
  try {
    await making;
    return null;
  } catch (error) {
    const [first] = /** @type {import('esbuild').BuildFailure} */ (error).errors;
    return first === undefined ? String(error) : messageText(first);
  }
}

/** @param {import('esbuild').Message} message */
function messageText({ text, location }) {
  return location === null ? text : `${location.file}:${location.line}:${location.column + 1}: ${text}`;
}

/**
 * Replaces a file in one move, and only if it differs: a command running meanwhile never reads half of one.
 * @param {string} path
 * @param {string} text
 */
function put(path, text) {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, text);
  renameSync(draft, path);
}

/** Returns what is wrong with bots: in the place of such a bot stands a file that says so. */
export async function build(current = stamp()) {
  const { outputFiles, warnings, broken, metafile } = await bundle();
  for (const warning of warnings) console.error(`build: ${messageText(warning)}`);
  const cli = join(dist, 'cli.js');
  for (const { path, text } of outputFiles) {
    put(path, path === cli && !text.startsWith('#!') ? `#!/usr/bin/env node\n${text}` : text);
    if (path === cli) chmodSync(path, 0o755);
  }
  const standIns = broken.map(({ out, fault }) => ({ path: join(dist, `${out}.js`), fault }));
  for (const { path, fault } of standIns) put(path, `export const fault = ${JSON.stringify(fault)};\n`);
  const wanted = new Set([...outputFiles, ...standIns].map((file) => file.path));
  for (const file of filesOf('dist').map((name) => join(root, name))) {
    if (file.endsWith('.js') && !wanted.has(file)) rmSync(file, { force: true });
  }
  put(join(dist, 'code.json'), codeText(metafile.inputs, root));
  put(stampFile, current);
  return broken.map(({ fault }) => fault);
}

/** What every command starts with; a look at the contents costs a few milliseconds. */
export async function buildIfChanged() {
  const current = stamp();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === current) return;
  console.error('fablelab: the sources changed, building dist/');
  await build(current);
}
