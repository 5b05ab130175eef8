// npm run compare -- <folder of another checkout>: whether the two builds play the same games and count the same. The other one is
// the older: what only it has is a difference, what only this one has is news.
import { existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { parse } from 'csv-parse/sync';
import { byName, compareGames, compareJson, compareTables, Findings, renamed } from './differ.mjs';
import { names, REPORT, upgraded } from './names.mjs';
import { play, run, withBoth } from './play.mjs';

/** What is swept; the words are those of the sweep. `--quick` plays a tenth of the pairs. */
const cases = [
  { name: 'first-look', pairs: 250, words: 'first-look' },
  { name: 'six-fables', pairs: 100, words: 'six-fables' },
  { name: 'mirrors', pairs: 1500, words: 'mirrors' },
  { name: 'independent', pairs: 60, words: 'six-fables --set design=independent' },
  { name: 'raw', pairs: 400, words: '--bots greedy --seed 7 --raw' },
  { name: 'until', pairs: 6000, words: '--bots greedy --fables alice,mulan,kaguya --until ci<=1.5pp' },
  { name: 'changed', pairs: 20, words: 'changed-card' },
  // Even random's games have a winner in the end; cut short, one in ten has none.
  { name: 'bots', pairs: 30, words: '--bots random,greedy,planner-fast --fables alice,kaguya --set options.turn-cap=30' },
];

const HELP = `npm run compare -- <folder of another checkout> [options]
Builds that checkout and this one, sweeps the same scenarios with both, and compares every game, cell and field.

  --quick           a tenth of the pairs
  --only case,case  some of: ${cases.map(({ name }) => name).join(', ')}
  --keep folder     leave what was made in this new folder
  --help            this text

scripts/compare/names.mjs says what was only renamed. Exit code 0: no difference; 1: some, or a build failed; 2: wrong usage.`;

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Differences of a case that are shown. */
const SHOWN = 10;

/**
 * @param {string} message
 * @returns {never}
 */
function usage(message) {
  console.error(`compare: ${message}; see --help`);
  process.exit(2);
}

function readArguments() {
  const [flag, text] = [{ type: /** @type {const} */ ('boolean') }, { type: /** @type {const} */ ('string') }];
  try {
    return parseArgs({ allowPositionals: true, options: { quick: flag, only: text, keep: text, help: flag } });
  } catch (error) {
    return usage(error instanceof Error ? error.message : String(error));
  }
}

/** @param {readonly string[]} folders */
function chooseOther([folder, ...others]) {
  if (folder === undefined || others.length > 0) usage('expected the folder of one other checkout');
  if (!existsSync(join(folder, 'scripts/build.mjs')))
    usage(`found no scripts/build.mjs in "${folder}", expected a checkout`);
  if (realpathSync(folder) === realpathSync(root)) usage(`found this checkout itself in "${folder}", expected another`);
  if (!existsSync(join(folder, 'node_modules'))) usage(`found no node_modules in "${folder}", expected it or a link to one`);
  return resolve(folder);
}

/** @param {string | undefined} only */
function chooseCases(only) {
  if (only === undefined) return cases;
  return only.split(',').map((name) => {
    const known = cases.map((one) => one.name).join(', ');
    return cases.find((one) => one.name === name) ?? usage(`found case "${name}", expected some of ${known}`);
  });
}

/** @param {string | undefined} keep */
function chooseFolder(keep) {
  if (keep === undefined) return mkdtempSync(join(tmpdir(), 'fablelab-compare-'));
  if (existsSync(keep) && readdirSync(keep).length > 0) usage(`found files in "${keep}", expected a new folder for --keep`);
  return resolve(keep);
}

/**
 * @param {string} old folder of the case
 * @param {string} now
 */
function compareCase(old, now) {
  const found = new Findings();
  const read = (/** @type {string[]} */ ...path) => readFileSync(join(...path), 'utf8');
  compareGames(found, read(old, 'games.txt'), read(now, 'games.txt'));
  const [before, after] = [readdirSync(join(old, 'run')), readdirSync(join(now, 'run'))];
  const known = before.map((file) => renamed(names.files, file));
  for (const file of after.filter((name) => !known.includes(name))) found.added.add(file);
  for (const oldFile of before.filter((name) => name !== 'run.meta.json')) {
    const file = renamed(names.files, oldFile);
    if (!after.includes(file)) found.look(file, 'the file', 'there', undefined);
    else compareFiles(found, file, read(old, 'run', oldFile), read(now, 'run', file), after);
  }
  const reports = [old, now].map((side) => JSON.parse(read(side, 'report.json')));
  const { reports: asked } = JSON.parse(read(old, 'run', 'scenario.json'));
  compareJson(found, REPORT, upgraded(REPORT, reports[0], asked), reports[1], names);
  return found;
}

/**
 * @param {Findings} found
 * @param {string} file
 * @param {string} old
 * @param {string} now
 * @param {readonly string[]} after the files of the newer run: what else is explained is not there
 */
function compareFiles(found, file, old, now, after) {
  if (file.endsWith('.csv')) compareTables(found, file, parse(old), parse(now), names);
  else if (file === 'datapackage.json') {
    const before = byName(JSON.parse(old), names);
    const there = Object.entries(before.files).filter(([name]) => after.includes(name));
    const explained = { ...before, files: Object.fromEntries(there) };
    compareJson(found, file, explained, byName(JSON.parse(now)), { ...names, fields: {} });
  } else if (file.endsWith('.json')) compareJson(found, file, upgraded(file, JSON.parse(old)), JSON.parse(now), names);
  else found.look(file, 'the text', old, now);
}

/** @param {number} count */
function differencesText(count) {
  return `${count} ${count === 1 ? 'difference' : 'differences'}`;
}

/**
 * @param {string} name
 * @param {Findings} found
 */
function show(name, { games, cells, leaves, differences, added, reworded }) {
  const result = differences.length === 0 ? 'equal' : differencesText(differences.length);
  console.log(`${name.padEnd(12)} ${games} games, ${cells} cells, ${leaves} fields: ${result}`);
  for (const { file, where, old, now } of differences.slice(0, SHOWN)) console.log(`  ${file}, ${where}: ${old} → ${now}`);
  const more = differences.slice(SHOWN).map(({ file }) => file);
  if (more.length > 0) console.log(`  and ${more.length} more, in ${[...new Set(more)].join(', ')}`);
  if (reworded > 0) console.log(`  ${reworded} texts of datapackage.json in other words`);
  for (const what of added) console.log(`  only in this one: ${what}`);
}

async function main() {
  const { values, positionals } = readArguments();
  if (values.help) return console.log(HELP);
  const other = chooseOther(positionals);
  const chosen = chooseCases(values.only);
  const folder = chooseFolder(values.keep);
  // Also where somebody loses patience.
  process.once('SIGINT', () => process.exit(130));
  if (values.keep === undefined) process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const oldFlags = Object.fromEntries(Object.entries(names.flags).map(([old, now]) => [now, old]));
  const old = {
    checkout: other,
    folder: join(folder, 'old'),
    flag: (/** @type {string} */ word) => renamed(oldFlags, word),
  };
  const now = { checkout: root, folder: join(folder, 'new'), flag: (/** @type {string} */ word) => word };
  await withBoth([old, now], ({ checkout }) => run(checkout, ['scripts/build.mjs']));
  if (!existsSync(join(other, 'dist/games.js')))
    usage(`found no dist/games.js built in "${other}", expected a newer checkout`);
  let differences = 0;
  for (const what of chosen) {
    await withBoth([old, now], (side) => play(side, what, values.quick));
    const found = compareCase(join(old.folder, what.name), join(now.folder, what.name));
    show(what.name, found);
    differences += found.differences.length;
  }
  console.log(differences === 0 ? 'no difference' : differencesText(differences));
  if (differences > 0) process.exitCode = 1;
}

try {
  await main();
} catch (error) {
  console.error(`compare: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
