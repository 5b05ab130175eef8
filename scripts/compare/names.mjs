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
  texts: {},
  /** Flags of the command line. The cases are written in the new ones. */
  flags: {},
};
