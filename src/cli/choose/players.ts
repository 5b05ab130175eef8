// Who sits down, by whom of the roster and by which bot.
import type { Box, Mode } from '../../core/contract.ts';
import { lineupsOf, modeOf, parseParties, partiesText, refusal, seatCount } from '../../core/modes.ts';
import { botsOf, type Resolved } from '../../lab/contest/resolved.ts';
import { botNames } from '../../lab/who/bots.ts';
import type { Player } from '../../lab/who/matchup.ts';
import { asUsage, UsageError } from '../errors.ts';
import { known } from './names.ts';

/** Whether these, by seat, may sit down together. */
export function checkParties(
  what: string,
  box: Box,
  mode: string | undefined,
  parties: readonly (readonly string[])[],
): void {
  const names = box.roster.map((entrant) => entrant.id);
  const members = parties.map((party) => party.map((id) => names.indexOf(known(what, id, names))));
  const refused = refusal(box, modeOf(box, mode), members);
  if (refused !== null) throw new UsageError(`${what}: ${refused}`);
}

/** By seat. One bot's name goes for every seat; where nobody is named, those who come first in the roster sit down. */
export function choosePlayers(box: Box, mode: string | undefined, entrants: string | undefined, bots: string): Player[] {
  const parties =
    entrants === undefined
      ? firstParties(
          box,
          asUsage(() => modeOf(box, mode)),
        )
      : parseParties(entrants);
  checkParties('--entrants', box, mode, parties);
  const named = bots.split(',').map((bot) => known('--bots', bot, botNames(box.name)));
  if (named.length !== 1 && named.length !== parties.length) {
    throw new UsageError(`--bots: found ${named.length} bots, expected 1 or ${parties.length}: one for all, or one a seat`);
  }
  return parties.map((party, seat) => ({ party: partiesText([party]), bot: named[seat] ?? named[0] ?? '' }));
}

/** One after the other around the table; where that is refused, the first who may sit down. */
function firstParties(box: Box, mode: Mode): string[][] {
  const inTurn = Array.from({ length: seatCount(mode) }, (_, seat) =>
    Array.from({ length: mode.party }, (_, at) => (seat * mode.party + at) % box.roster.length),
  );
  const chosen = refusal(box, mode, inTurn) === null ? inTurn : (lineupsOf(box, mode, 1)[0] ?? inTurn);
  return chosen.map((party) => party.map((entrant) => box.roster[entrant]?.id ?? ''));
}

/** Of a run: it may have been made where there were other bots. */
export function checkBots(folder: string, config: Resolved): void {
  for (const bot of botsOf(config)) known(`${folder}/scenario.json, bot`, bot, botNames(config.game));
}
