// ladder --sprt: plays a new bot against an old one until it is decided which Elo it is worth.
import { gamesOf, type Tally } from '../../../../lab/contest/tally.ts';
import { signaturesOf } from '../../../../lab/crew/sign.ts';
import { ladderConfig } from '../../../../lab/ladder/ladder.ts';
import { openSprt, playSprt, type SprtMatch, sprtLlr } from '../../../../lab/ladder/sprt.ts';
import { sprtBounds } from '../../../../lab/statistics/gsprt.ts';
import { asUsage, exitCodeOfAll, FAILED, FAULT, INTERRUPTED, OK, UNDECIDED } from '../../../errors.ts';
import { tellFailures } from '../../../playing/failures.ts';
import { withClock } from '../../../playing/with-clock.ts';
import { withCrew } from '../../../playing/with-crew.ts';
import { Progress } from '../../../screen/progress.ts';
import { wrapProse } from '../../../screen/prose.ts';
import type { Terminal } from '../../../screen/terminal.ts';
import type { LadderArgs, SprtRequest } from '../choose.ts';
import { allNoResults } from '../words.ts';
import { sprtJson } from './json.ts';
import { type Ended, llrText, sprtText } from './words.ts';

const codes: Readonly<Record<Ended, number>> = {
  ...{ h1: OK, h0: FAILED, failed: FAULT },
  ...{ cap: UNDECIDED, time: UNDECIDED, interrupted: INTERRUPTED },
};

export async function runSprt(asked: SprtRequest, args: LadderArgs, terminal: Terminal): Promise<number> {
  const { request, test, time } = asked;
  const config = asUsage(() => ladderConfig(request));
  const match = openSprt(request.box, config, test);
  const ended = await withCrew<Ended>({ config, bots: request.bots, sets: true }, args, terminal, async (crew, signal) => {
    await signaturesOf(crew);
    const progress = progressOf(match, args, terminal);
    try {
      await withClock(time, signal, (stop) => playSprt(match, crew, stop, progress.update));
    } finally {
      progress.end();
    }
    return match.end ?? (signal.aborted ? 'interrupted' : 'time');
  });
  const played = { ...match, ended, request };
  terminal.out(args.json ? sprtJson(played) : wrapProse(sprtText(played), terminal));
  for (const warning of allNoResults(match.matchups)) terminal.err(`fablelab: ${warning}\n`);
  return exitCodeOfAll([tellFailures(config.matchups, match.matchups, '', terminal), codes[ended]]);
}

function progressOf(match: SprtMatch, { quiet, progress }: LadderArgs, terminal: Terminal) {
  const { config, matchups, test } = match;
  const bar = new Progress(terminal, quiet ? 'none' : progress, 2 * config.sets * matchups.length);
  const { accept, reject } = sprtBounds(test.alpha, test.beta);
  const note = () => `LLR ${llrText(sprtLlr(match), accept, reject)}`;
  const sum = (of: (tally: Tally) => number) => matchups.reduce((total, { tally }) => total + of(tally), 0);
  return {
    update: () =>
      bar.update(
        sum((tally) => gamesOf(tally) + 2 * tally.leftOut),
        note,
      ),
    end: () => bar.end(),
  };
}
