// What only the game can say of a run that was read: whether its scenario can be played, and whether its studies fit.
import type { Box } from '../../core/contract.ts';
import { modeOf, parseParties, refusal, settingOf } from '../../core/modes.ts';
import { entrantIndices } from '../../core/replay.ts';
import { matchupPlan } from '../contest/matchup-plan.ts';
import type { Resolved } from '../contest/resolved.ts';
import { RunError } from '../text/run-error.ts';
import { type Matchup, whereWords } from '../who/matchup.ts';
import { checkStudies } from './check-studies.ts';
import type { RunInFolder } from './run.ts';

export function checkForBox(box: Box, part: RunInFolder): void {
  checkScenario(box, `${part.folder}/scenario.json`, part.run.config);
  checkArms(box, part);
  checkStudies(box, part);
}

function checkScenario(box: Box, path: string, { matchups, arms = [], ...base }: Resolved): void {
  const opened = new Set<string>();
  for (const [at, matchup] of matchups.entries()) {
    const { mode, setting } = matchup;
    try {
      checkMatchup(box, matchup);
      if (opened.has(whereWords(matchup))) continue;
      for (const { options, change } of [base, ...arms]) box.open({ mode, setting, options, change });
      opened.add(whereWords(matchup));
    } catch (error) {
      throw new RunError(`${path}: matchups.${at}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}

/** Those that can change its games, and no others; what is counted of them is laid out as it is here. */
function checkArms(box: Box, { folder, run }: RunInFolder): void {
  for (const [at, { arms }] of run.matchups.entries()) {
    const place = `${folder}/tallies.json: matchups.${at}.arms`;
    const { arms: expected, joint } = matchupPlan(box, run.config, at);
    const [found, named] = [arms, expected].map((all) => all.map(({ name }) => name).join(', '));
    if (found !== named) throw new RunError(`${place}: found ${found || 'none'}, expected ${named || 'none'}`);
    for (const { name, joint: counted } of arms) {
      if (counted.plan !== joint.id || counted.counts.length !== joint.size)
        throw new RunError(`${place}.${name}.joint: counted by another version of ${box.title}; sweep it anew`);
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
