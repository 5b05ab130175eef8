// What only the game can say of a run that was read: whether its scenario can be played, and whether its studies fit.
import type { Box } from '../../core/contract.ts';
import { modeOf, parseParties, refusal, settingOf } from '../../core/modes.ts';
import { entrantIndices } from '../../core/replay.ts';
import type { Resolved } from '../contest/resolved.ts';
import { RunError } from '../text/run-error.ts';
import { type Matchup, whereWords } from '../who/matchup.ts';
import { checkStudies } from './check-studies.ts';
import type { RunInFolder } from './run.ts';

export function checkForBox(box: Box, part: RunInFolder): void {
  checkScenario(box, `${part.folder}/scenario.json`, part.run.config);
  checkStudies(box, part);
}

function checkScenario(box: Box, path: string, { matchups, options, change }: Resolved): void {
  const opened = new Set<string>();
  for (const [at, matchup] of matchups.entries()) {
    const { mode, setting } = matchup;
    try {
      checkMatchup(box, matchup);
      if (!opened.has(whereWords(matchup))) box.open({ mode, setting, options, change });
      opened.add(whereWords(matchup));
    } catch (error) {
      throw new RunError(`${path}: matchups.${at}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}

function checkMatchup(box: Box, { mode: name, setting, sides }: Matchup): void {
  const mode = modeOf(box, name);
  settingOf(box, setting);
  const [found, expected] = [sides, mode.sides].map((all) => all.map((side) => side.length).join(' + '));
  if (found !== expected) throw new Error(`sides: found ${found} players, expected ${expected} in ${mode.name}`);
  const parties: number[][] = [];
  for (const [side, seats] of mode.sides.entries()) {
    for (const [at, seat] of seats.entries()) {
      const [members = []] = parseParties(sides[side]![at]!.party);
      parties[seat] = [...entrantIndices(box, members)];
    }
  }
  const refused = refusal(box, mode, parties);
  if (refused !== null) throw new Error(refused);
}
