// What is only called something else than in the older build, each as `'old name': 'new name'`. Write here what a refactoring
// renames, so that the rest can be compared; empty it again when that build is no longer compared with.

/** @type {import('./differ.mjs').Names} */
export const names = {
  /** Files of a run, such as `'fables.csv': 'entrants.csv'`. */
  files: {},
  /** Columns of CSV files, in all of them. */
  columns: {},
  /** Keys of JSON objects, at any depth. */
  fields: {},
  /** Whole texts: a cell, or a leaf of JSON, such as the name of a report in scenario.json. */
  texts: {
    // The engine's signature is made of bytes, and the buffer has another layout.
    e89ab5464b30c4d9: 'a5a7dd215fd6a1c2',
  },
  /** Flags of the command line. The cases are written in the new ones. */
  flags: {},
};

/**
 * What was only laid out otherwise: a file of the older build as this one would write it.
 * @param {string} _file
 * @param {any} json
 */
export function upgraded(_file, json) {
  return json;
}
