// The documents, and their places that show what a command prints: from `<!-- output: command -->` to `<!-- /output -->`.
// Words in parentheses after `output` say how it is shown:
//   first 20     the first 20 lines                    last 5    and the last 5; … stands for what is left out
//   from Elo 9   and 9 lines from the first on that has this word
//   width 110    longer lines are cut, and end in …    timeless  times, games a second and sizes on the disk become …
//   stderr       what goes to stderr comes after       exit 2    the exit code, if it is not 0
//   slow         shown by npm run docs, but not played again by the tests
// The commands of a document run one after the other in one scratch folder: what one leaves in reports/ the next may read. A block of
// YAML or of a shell script whose first line is a comment with the name of a file is there as that file.
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * @typedef {object} Block
 * @property {string} whole the block as it stands, markers included
 * @property {string} how the words in parentheses
 * @property {string} command
 */

/**
 * @typedef {object} Printed
 * @property {number | null} code
 * @property {string} out
 * @property {string} err
 */

/**
 * The documents for users, which show output, from the root.
 * @param {string} root of the project
 */
export function documentsOf(root) {
  const pages = readdirSync(join(root, 'docs')).filter((name) => name.endsWith('.md'));
  return ['README.md', ...pages.sort().map((name) => `docs/${name}`)];
}

/** The markers stand on lines of their own. */
const places = /^<!-- output(?: \(([^)]*)\))?: (.+) -->$[\s\S]*?^<!-- \/output -->$/gm;

const known = /^((first|last|width|exit|from \w+) \d+|timeless|stderr|slow)$/;

/**
 * @param {string} text
 * @returns {Block[]}
 */
export function blocksOf(text) {
  return [...text.matchAll(places)].map(([whole, how = '', command = '']) => ({ whole, how, command }));
}

/**
 * The words of a command; double quotes hold several together.
 * @param {string} command
 */
export function wordsOf(command) {
  return [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
}

const files = /^```(?:yaml|sh)\n(# ([\w-]+\.(?:yaml|sh))\n[\s\S]*?)^```$/gm;

/**
 * What the document says is in files, which it names.
 * @param {string} text
 */
export function filesOf(text) {
  return [...text.matchAll(files)].map(([, content = '', name = '']) => ({ name, content }));
}

/**
 * A folder to run commands in, which sees the files that they name.
 * @param {string} root of the project
 * @param {string} text of the document
 */
export function openScratch(root, text) {
  const folder = mkdtempSync(join(tmpdir(), 'fablelab-docs-'));
  for (const name of ['scenarios', 'test']) symlinkSync(join(root, name), join(folder, name));
  mkdirSync(join(folder, 'reports'));
  for (const { name, content } of filesOf(text)) writeFileSync(join(folder, name), content);
  return { folder, close: () => rmSync(folder, { recursive: true, force: true }) };
}

/** @param {Block} block */
export function isSlow({ how }) {
  return how.split(', ').includes('slow');
}

/**
 * The block as it should stand, given what the command printed.
 * @param {Block} block
 * @param {Printed} printed
 */
export function render({ how, command }, { code, out, err }) {
  const asked = how === '' ? [] : how.split(', ');
  const unknown = asked.find((word) => !known.test(word));
  if (unknown !== undefined) throw new Error(`${command}: found "${unknown}", expected such as "first 20" or "slow"`);
  const flag = (/** @type {string} */ name) => asked.includes(name);
  const number = (/** @type {string} */ name) => {
    const word = asked.find((one) => one.startsWith(`${name} `));
    return Number(word?.split(' ')[1] ?? 0);
  };
  if (code !== number('exit')) throw new Error(`${command}: found exit code ${code}, expected ${number('exit')}\n${err}`);
  const printed = flag('stderr') ? out + err : out;
  const timeless = flag('timeless')
    ? printed.replaceAll(/\b\d+(?:[.:]\d+)? (m?s|min|h|games\/s|[kMGT]B)\b/g, '… $1')
    : printed;
  const [, from = '', count = '0'] = /from (\w+) (\d+)/.exec(how) ?? [];
  const lines = cutLength(timeless.trimEnd().split('\n'), number('first'), number('last'), { from, count: Number(count) });
  const shown = lines.map((line) => cutWidth(line, number('width')));
  const marker = how === '' ? 'output' : `output (${how})`;
  return [`<!-- ${marker}: ${command} -->`, '```console', `$ ${command}`, ...shown, '```', '<!-- /output -->'].join('\n');
}

/**
 * Nothing of first, last and middle: all of them.
 * @param {string[]} lines
 * @param {number} first
 * @param {number} last
 * @param {{ from: string, count: number }} middle
 */
function cutLength(lines, first, last, { from, count }) {
  if (first + last + count === 0 || lines.length <= first + last + count + 1) return lines;
  const at = lines.findIndex((line) => line.split(/\W+/).includes(from));
  if (count > 0 && at < first) throw new Error(`found no line with "${from}" after the first ${first}, expected one`);
  const middle = count === 0 ? [] : [...lines.slice(at, at + count), '…'];
  return [...lines.slice(0, first), '…', ...middle, ...lines.slice(lines.length - last)];
}

/**
 * @param {string} line
 * @param {number} width 0: any
 */
function cutWidth(line, width) {
  return width === 0 || line.length <= width ? line : `${line.slice(0, width - 1).trimEnd()}…`;
}
