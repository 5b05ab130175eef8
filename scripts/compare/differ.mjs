// What differs between what two builds made: tables cell by cell, JSON leaf by leaf, games line by line. Knows no files.

/**
 * Old names and the new ones; see names.mjs.
 * @typedef {Record<'files' | 'columns' | 'fields' | 'texts' | 'flags', Readonly<Record<string, string>>>} Names
 */

/**
 * @typedef {object} Difference
 * @property {string} file
 * @property {string} where
 * @property {string} old
 * @property {string} now
 */

/** Versions and hashes change with every name, that of the engine with the layout of its bytes; the folder of a run is where it lies. */
const PASSED_OVER = new Set(['schema', 'configHash', 'sha256', 'folder', 'plan', 'engine']);

/** What explains the columns, and the place of a text there that explains a number. */
const EXPLAINING = 'datapackage.json';
const EXPLAINS = /(^notes\[\d+\]|\.about|\.method)$/;

/** In the place of what is not there. */
const NOTHING = '(nothing)';

/** Characters of a text that are shown, and how many of them before the first that differs. */
const [SHOWN, BEFORE] = [60, 24];

export class Findings {
  /** @type {Difference[]} */
  differences = [];
  /** What the older build does not have. @type {Set<string>} */
  added = new Set();
  /** Texts that explain a number, and say it in other words. */
  reworded = 0;
  games = 0;
  cells = 0;
  leaves = 0;

  /**
   * Notes what is not the same.
   * @param {string} file
   * @param {string} where
   * @param {unknown} old undefined: not there
   * @param {unknown} now
   */
  look(file, where, old, now) {
    if (Object.is(old, now) || isSmall(old, now)) return;
    if (file === EXPLAINING && EXPLAINS.test(where) && typeof old === typeof now) {
      this.reworded++;
      return;
    }
    const [one, other] = [textOf(old), textOf(now)];
    let at = 0;
    while (at < one.length && one[at] === other[at]) at++;
    this.differences.push({ file, where, old: excerpt(one, at), now: excerpt(other, at) });
  }
}

/**
 * A probability below 0.000001, which was written as 0.000000.
 * @param {unknown} old
 * @param {unknown} now
 */
function isSmall(old, now) {
  if (typeof old !== typeof now || (typeof old !== 'number' && typeof old !== 'string') || old === '') return false;
  return Number(now) > 0 && Number(now) < 1e-6 && Number(Number(now).toFixed(6)) === Number(old);
}

/** @param {unknown} value */
function textOf(value) {
  if (value === undefined) return NOTHING;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/**
 * @param {string} text
 * @param {number} at where it begins to differ
 */
function excerpt(text, at) {
  if (text.length <= SHOWN) return text;
  const from = Math.max(0, at - BEFORE);
  return `${from > 0 ? '…' : ''}${text.slice(from, from + SHOWN)}${from + SHOWN < text.length ? '…' : ''}`;
}

/**
 * The new name of an old one.
 * @param {Readonly<Record<string, string>>} names
 * @param {string} old
 */
export function renamed(names, old) {
  return Object.hasOwn(names, old) ? /** @type {string} */ (names[old]) : old;
}

/**
 * Rows as they were parsed, the header first. A row that only one of them has is a difference; a new column is not.
 * @param {Findings} found
 * @param {string} file
 * @param {readonly (readonly string[])[]} old
 * @param {readonly (readonly string[])[]} now
 * @param {Names} names
 */
export function compareTables(found, file, old, now, { columns, texts }) {
  const [oldHead = [], ...oldRows] = old;
  const [head = [], ...rows] = now;
  const known = oldHead.map((column) => renamed(columns, column));
  for (const column of head) if (!known.includes(column)) found.added.add(`${file}, column ${column}`);
  for (const column of known) if (!head.includes(column)) found.look(file, `column ${column}`, 'there', undefined);
  const shared = head
    .filter((column) => known.includes(column) && !PASSED_OVER.has(column))
    .map((column) => ({ column, from: known.indexOf(column), to: head.indexOf(column) }));
  for (let at = 0; at < Math.max(oldRows.length, rows.length); at++) {
    const [oldRow, row] = [oldRows[at], rows[at]];
    if (oldRow === undefined || row === undefined) {
      found.look(file, `row ${at + 1}`, oldRow?.join(','), row?.join(','));
      continue;
    }
    found.cells += shared.length;
    for (const { column, from, to } of shared) {
      found.look(file, `row ${at + 1}, ${column}`, renamed(texts, oldRow[from] ?? ''), row[to]);
    }
  }
}

/**
 * A new field is no difference; a new element of a list is one.
 * @param {Findings} found
 * @param {string} file
 * @param {unknown} old
 * @param {unknown} now
 * @param {Names} names
 */
export function compareJson(found, file, old, now, names) {
  compareValues(found, file, '', withNewNames(old, names), now);
}

/**
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
function isObject(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * @param {unknown} value
 * @param {Names} names
 * @returns {unknown}
 */
function withNewNames(value, names) {
  if (typeof value === 'string') return renamed(names.texts, value);
  if (Array.isArray(value)) return value.map((inner) => withNewNames(inner, names));
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([key, inner]) => [renamed(names.fields, key), withNewNames(inner, names)]);
  return Object.fromEntries(entries);
}

/**
 * @param {Findings} found
 * @param {string} file
 * @param {string} path
 * @param {unknown} old
 * @param {unknown} now
 */
function compareValues(found, file, path, old, now) {
  if (Array.isArray(old) && Array.isArray(now)) {
    for (let at = 0; at < Math.max(old.length, now.length); at++) {
      compareValues(found, file, `${path}[${at}]`, old[at], now[at]);
    }
  } else if (isObject(old) && isObject(now)) {
    const inside = (/** @type {string} */ key) => (path === '' ? key : `${path}.${key}`);
    for (const [key, value] of Object.entries(old)) {
      if (!PASSED_OVER.has(key)) compareValues(found, file, inside(key), value, now[key]);
    }
    const added = Object.keys(now).filter((key) => !Object.hasOwn(old, key) && !PASSED_OVER.has(key));
    for (const key of added) found.added.add(`${file}, ${inside(key).replaceAll(/\[\d+\]/g, '[]')}`);
  } else {
    found.leaves++;
    found.look(file, path, old, now);
  }
}

/**
 * What explains the columns, be it datapackage.json or the older columns.json, with files and columns by their names: a new column
 * in the middle moves no other.
 * @param {any} json
 * @param {Names} names to be given to the older one; none for the newer
 */
export function byName(json, names = { files: {}, columns: {}, fields: {}, texts: {}, flags: {} }) {
  const { files, level, notes } = 'resources' in json ? fromPackage(json) : json;
  const entries = files.map((/** @type {any} */ { file, about, columns }) => {
    const named = columns.map((/** @type {any} */ { name, ...explained }) => [renamed(names.columns, name), explained]);
    return [renamed(names.files, file), { about, columns: Object.fromEntries(named) }];
  });
  return { level, notes, files: Object.fromEntries(entries) };
}

/** @param {any} json */
function fromPackage({ resources, level, notes }) {
  const files = resources.map((/** @type {any} */ { path: file, description: about, schema }) => {
    const columns = (schema?.fields ?? []).map((/** @type {any} */ { name, description, method }) => {
      return { name, about: description, ...(method === undefined ? {} : { method }) };
    });
    return { file, about, columns };
  });
  return { files, level, notes };
}

/** @param {string} text */
function linesOf(text) {
  return text.split('\n').slice(0, -1);
}

/** The fields of a line of dist/games.js that have no name in it. */
const HEAD = ['matchup', 'game', 'key', 'players'];

/** What stands between fields, and between counters. */
const FIELDS = /[ ;|]/;

/**
 * What games.js printed. Of a game that differs the first field or counter that does is told: the others follow from it.
 * @param {Findings} found
 * @param {string} old
 * @param {string} now
 */
export function compareGames(found, old, now) {
  const [before, after] = [linesOf(old), linesOf(now)];
  for (let at = 0; at < Math.max(before.length, after.length); at++) {
    found.games++;
    const [one, other] = [before[at], after[at]];
    if (one === other) continue;
    if (one === undefined || other === undefined) {
      found.look('games', `line ${at + 1}`, one, other);
      continue;
    }
    const [fields, others] = [one.split(FIELDS), other.split(FIELDS)];
    let place = 0;
    while (fields[place] === others[place]) place++;
    const name = HEAD[place] ?? fields[place]?.split(/[=:]/)[0];
    found.look('games', `${fields[0]}#${fields[1]}, ${name}`, fields[place], others[place]);
  }
}
