// failures.csv: the first sets of each matchup that were left out, each with the line that shows what happened.
import { stringify } from 'csv-stringify/sync';
import { FAILURES_KEPT } from '../crew/crew.ts';
import { type ExplainedFile, SCHEMA_FIELD } from '../text/explained-file.ts';
import { matchupName } from '../who/matchup.ts';
import type { Run } from './run.ts';

export const FAILURES = 'failures.csv';

const SCHEMA = 'fablelab-failures/2';

export const failuresExplained: ExplainedFile = {
  file: FAILURES,
  schema: SCHEMA,
  about: `the sets that are left out, the first ${FAILURES_KEPT} of each matchup; left_out of the other files counts all`,
  columns: [
    SCHEMA_FIELD,
    { name: 'matchup', about: 'number of the matchup in the scenario, from 1', type: 'integer' },
    { name: 'players', about: 'who plays it', type: 'text' },
    { name: 'set', about: 'index of the set, from 0', type: 'integer' },
    { name: 'game', about: 'the game of the set that failed: a, b…', type: 'text' },
    {
      name: 'blame',
      about: 'bot: it threw or gave no option; limit: the game passed its number of decisions',
      type: 'text',
    },
    { name: 'what', about: 'what was said', type: 'text' },
    { name: 'line', about: 'shows the game up to there: fablelab replay --line "…"', type: 'text' },
  ],
};

export function failuresText({ config, matchups }: Run): string {
  const rows = matchups.flatMap(({ failures }, at) =>
    failures.map(({ set, game, blame, what, line }) => {
      return [SCHEMA, at + 1, matchupName(config.matchups[at]!), set, game, blame, what, line];
    }),
  );
  return stringify([failuresExplained.columns.map(({ name }) => name), ...rows]);
}
