// What to say where pairs are left out, whoever played them, and how a command then ends.
import { BASE } from '../../lab/contest/arms.ts';
import { type CountedMatchup, countedVersions, leftOutOf } from '../../lab/crew/counted.ts';
import { told } from '../../lab/text/quote.ts';
import { type Matchup, matchupName, setWord } from '../../lab/who/matchup.ts';
import { FAULT, OK } from '../errors.ts';
import { commandLine } from '../screen/command-line.ts';
import type { Terminal } from '../screen/terminal.ts';

/** The first of them, with the line that shows it. `more` says where there are others. Returns the exit code. */
export function tellFailures(
  asked: readonly Matchup[],
  matchups: readonly CountedMatchup[],
  more: string,
  terminal: Terminal,
): number {
  const leftOut = leftOutOf(matchups);
  if (leftOut === 0) return OK;
  const word = setWord(asked);
  terminal.err(`fablelab: ${leftOut} ${word}${leftOut === 1 ? ' is' : 's are'} left out of all rates${more}\n`);
  const failed = matchups.flatMap((matchup, at) => countedVersions(matchup).map((version) => ({ ...version, at })));
  const { at, name, failures } = failed.find(({ failures }) => failures.length > 0)!;
  const { set, game, what, line } = failures[0]!;
  const arm = name === BASE ? '' : ` by ${name}`;
  terminal.err(`fablelab: ${matchupName(asked[at]!)}, ${word} ${set}${game}${arm}: ${told(what)}\n`);
  terminal.err(`${commandLine(terminal, ['replay', '--line', line])}\n`);
  return FAULT;
}
