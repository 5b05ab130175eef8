// What to say where pairs are left out, whoever played them, and how a command then ends.
import { type CountedMatchup, leftOutOf } from '../../lab/crew/counted.ts';
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
  for (const [at, { failures }] of matchups.entries()) {
    const [first] = failures;
    if (first === undefined) continue;
    terminal.err(`fablelab: ${matchupName(asked[at]!)}, ${word} ${first.set}${first.game}: ${told(first.what)}\n`);
    terminal.err(`${commandLine(terminal, ['replay', '--line', first.line])}\n`);
    break;
  }
  return FAULT;
}
