// failures.csv: the first sets of each matchup that were left out, each with the line that shows what happened.
import { stringify } from 'csv-stringify/sync';
import { BASE } from '../contest/arms.ts';
import { countedVersions } from '../crew/counted.ts';
import { FAILURES_KEPT } from '../crew/crew.ts';
import { type ExplainedFile, SCHEMA_FIELD } from '../text/explained-file.ts';
import { matchupName } from '../who/matchup.ts';
import type { Run } from './run.ts';

export const FAILURES = 'failures.csv';

const SCHEMA = 'fablelab-failures/3';

export const failuresExplained: ExplainedFile = {
  file: FAILURES,
  schema: SCHEMA,
  about: `the sets that are left out, the first ${FAILURES_KEPT} of each matchup and arm; left_out of the other files counts all`,
  columns: [
    SCHEMA_FIELD,
    { name: 'matchup', about: 'number of the matchup in the scenario, from 1', type: 'integer' },
    { name: 'players', about: 'who plays it', type: 'text' },
    { name: 'set', about: 'index of the set, from 0', type: 'integer' },
    { name: 'arm', about: `version of the game in which it failed; ${BASE}: that of the scenario itself`, type: 'text' },
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
  const rows = matchups.flatMap((matchup, at) =>
    countedVersions(matchup).flatMap(({ name, failures }) =>
      failures.map(({ set, game, blame, what, line }) => {
        return [SCHEMA, at + 1, matchupName(config.matchups[at]!), set, name, game, blame, what, line];
      }),
    ),
  );
  return stringify([failuresExplained.columns.map(({ name }) => name), ...rows]);
}
