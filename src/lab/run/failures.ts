// failures.csv: the first sets of each matchup that were left out, each with the line that shows what happened.
import { stringify } from 'csv-stringify/sync';
import { FAILURES_KEPT } from '../crew/crew.ts';
import type { ExplainedFile } from '../text/explained-file.ts';
import { matchupName } from '../who/matchup.ts';
import type { Run } from './run.ts';

export const FAILURES = 'failures.csv';

const SCHEMA = 'fablelab-failures/2';

export const failuresExplained: ExplainedFile = {
  file: FAILURES,
  schema: SCHEMA,
  about: `the sets that are left out, the first ${FAILURES_KEPT} of each matchup; left_out of the other files counts all`,
  columns: [
    { name: 'schema', about: 'name and version of this layout' },
    { name: 'matchup', about: 'number of the matchup in the scenario, from 1' },
    { name: 'players', about: 'who plays it' },
    { name: 'set', about: 'index of the set, from 0' },
    { name: 'game', about: 'the game of the set that failed: a, b…' },
    { name: 'blame', about: 'bot: it threw or gave no option; limit: the game passed its number of decisions' },
    { name: 'what', about: 'what was said' },
    { name: 'line', about: 'shows the game up to there: fablelab replay --line "…"' },
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
