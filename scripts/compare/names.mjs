// What is only called something else than in the older build, each as `'old name': 'new name'`. Write here what a refactoring
// renames, so that the rest can be compared; empty it again when that build is no longer compared with.

/** @type {import('./differ.mjs').Names} */
export const names = {
  /** Files of a run. */
  files: { 'fables.csv': 'entrants.csv', 'columns.json': 'datapackage.json' },
  /** Columns of CSV files, in all of them. */
  columns: {
    fable: 'entrant',
    a_fable: 'a_entrant',
    b_fable: 'b_entrant',
    best_fable: 'best_entrant',
    worst_fable: 'worst_entrant',
    fable_0: 'entrant_0',
    fable_1: 'entrant_1',
  },
  /** Keys of JSON objects, at any depth. */
  fields: {},
  /** Whole texts: a cell, or a leaf of JSON, such as the name of a report in scenario.json. */
  texts: {
    fables: 'entrants',
    // The engine's signature is made of bytes, and the buffer has another layout.
    e89ab5464b30c4d9: 'a5a7dd215fd6a1c2',
  },
  /** Flags of the command line. The cases are written in the new ones. */
  flags: {},
};

/** In the place of a file: what `report --json` printed. */
export const REPORT = 'report --json';

/**
 * What was only laid out otherwise: a file of the older build as this one would write it.
 * @param {string} file
 * @param {any} json
 * @param {readonly string[]} asked the reports of the scenario, in the older words
 */
export function upgraded(file, json, asked = []) {
  return file === REPORT && json.schema === 'fablelab-report/1' ? upgradedReport(json, asked) : json;
}

/**
 * Rows as they are in the CSV files, of the reports that there are as CSV. Cards and strategies were only the first of them: the CSV
 * files have all.
 * @param {any} json
 * @param {readonly string[]} asked
 */
function upgradedReport(
  { game, seed, design, until, games, leftOutPairs, level, matchups, fables, firstPlayerAdvantage },
  asked,
) {
  return {
    run: { game, seed, ...(design === 'paired' ? {} : { design }), ...(until === undefined ? {} : { until }) },
    ...{ games, left_out: leftOutPairs, level },
    reports: {
      ...(asked.includes('matchups') ? { matchups: matchups.map(matchupRow) } : {}),
      ...(asked.includes('fables') ? { entrants: fables.map(entrantRow) } : {}),
      // One for each matchup goes before them now.
      ...(asked.includes('seats')
        ? { seats: [...matchups.map(() => ({ scope: 'matchup' })), ...firstPlayerAdvantage.map(seatRow)] }
        : {}),
    },
  };
}

/** @param {any} matchup */
function matchupRow({ number, players: [a, b], pairs, stop, leftOutPairs, noResults, winRate, q }) {
  return {
    ...{ matchup: number, a_entrant: a.party, a_bot: a.bot, b_entrant: b.party, b_bot: b.bot, pairs },
    ...{ stop_index: stop.index, stop_reason: stop.reason, left_out_pairs: leftOutPairs, no_results: noResults, q },
    ...estimate('rate', winRate),
  };
}

/** @param {any} fable */
function entrantRow({ party, bot, pairs, winRate, elo, ratingGroup, lackOfFit, cyclicShare, cycles }) {
  return {
    ...{ entrant: party, bot, pairs, rating_group: ratingGroup },
    ...{ ...estimate('rate', winRate), ...estimate('elo', elo), ...estimate('cyclic_share', cyclicShare) },
    ...{ ...test('fit', lackOfFit), ...test('cyclic', cycles) },
  };
}

/** @param {any} row */
function seatRow({ scope, pairs, advantage, homogeneity }) {
  return { scope, pairs, ...estimate('advantage', advantage), ...test('homogeneity', homogeneity) };
}

/**
 * @param {string} name
 * @param {{ mean: number, low: number, high: number } | null} rate
 */
function estimate(name, rate) {
  return { [name]: rate?.mean ?? null, [`${name}_low`]: rate?.low ?? null, [`${name}_high`]: rate?.high ?? null };
}

/**
 * Nothing was said where p was not known.
 * @param {string} name
 * @param {{ chi2: number, df: number, p: number } | null} found
 */
function test(name, found) {
  return found === null ? {} : { [`${name}_chi2`]: found.chi2, [`${name}_df`]: found.df, [`${name}_p`]: found.p };
}
