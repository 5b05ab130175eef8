// What is only called something else than in the older build, each as `'old name': 'new name'`. Write here what a refactoring
// renames, so that the rest can be compared; empty it again when that build is no longer compared with.

/** @type {import('./differ.mjs').Names} */
export const names = {
  /** Files of a run, such as `'fables.csv': 'entrants.csv'`. */
  files: {},
  /** Columns of CSV files, in all of them. */
  columns: { pair: 'set' },
  /** Keys of JSON objects, at any depth. */
  fields: { fable: 'party', pair: 'set' },
  /** Whole texts: a cell, or a leaf of JSON, such as the name of a report in scenario.json. */
  texts: {
    pairs: 'sets',
    'fablelab-shard/1': 'fablelab-shard/2',
  },
  /** Flags of the command line. The cases are written in the new ones. */
  flags: {},
};

/**
 * What was only laid out otherwise: a file of the older build as this one would write it.
 * @param {string} file
 * @param {any} json
 */
export function upgraded(file, json) {
  if (file === 'scenario.json') {
    const { pairs: sets, ...others } = json;
    const sidesOf = (/** @type {any} */ two) => (Array.isArray(two) ? { sides: two.map((player) => [player]) } : two);
    return { sets, ...others, matchups: json.matchups.map(sidesOf) };
  }
  if (file !== 'tallies.json') return json;
  const { matchups, saved, rawSha256, ...others } = json;
  return { ...others, matchups: matchups.map((/** @type {any} */ one) => byArm(json.schema, one)) };
}

/**
 * Counts are those of an arm.
 * @param {string} schema
 * @param {any} matchup
 */
function byArm(schema, { tally, failures, ...matchup }) {
  const general = schema === 'fablelab-tallies/1' ? generalTally(tally) : tally;
  return { ...matchup, arms: { base: { failures, tally: general } } };
}

/**
 * Counts of a duel by its first player become counts by side and chair; those of the other side follow.
 * @param {any} tally
 */
function generalTally({ pairs, playerBins, seatBins, results: [first, second], ...others }) {
  const power = (/** @type {number[]} */ bins, /** @type {number} */ n) =>
    bins.reduce((sum, count, k) => sum + count * k ** n, 0);
  const both = (/** @type {number[]} */ bins) => [bins, bins.toReversed()];
  return {
    ...others,
    sets: pairs,
    played: 2 * pairs,
    sides: both(playerBins),
    chairs: both(seatBins),
    results: [
      [first, second],
      [second.toReversed(), first.toReversed()],
    ],
    firsts: both(playerBins).map((bins) => [power(bins, 1), power(bins, 2)]),
    points: [
      [0, 0],
      [0, 0],
    ],
    products: [],
  };
}
