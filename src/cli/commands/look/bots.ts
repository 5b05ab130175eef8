// Is it the bots? The first duel once more, by bots that think and bots that do not.
import type { Box } from '../../../core/contract.ts';
import { botsOf } from '../../../lab/contest/resolved.ts';
import { type CountedMatchup, openDuel } from '../../../lab/crew/counted.ts';
import type { PlayedMatchup } from '../../../lab/report/results.ts';
import { summarize } from '../../../lab/report/summary.ts';
import { duelOf } from '../../../lab/who/matchup.ts';
import type { LookScenario } from '../../choose/first-look.ts';
import { exitCodeOfAll, INTERRUPTED, OK } from '../../errors.ts';
import type { ProgressMode } from '../../flags/run.ts';
import { tellFailures } from '../../playing/failures.ts';
import { playSideBySide } from '../../playing/side-by-side.ts';
import { type CrewArgs, withCrew } from '../../playing/with-crew.ts';
import { NONE, percent } from '../../screen/rates.ts';
import { drawTable } from '../../screen/table.ts';
import type { Terminal } from '../../screen/terminal.ts';
import { noResultWarning } from '../../summary/warnings.ts';

/** Nobody tries: what the bots of the scenario are measured by. */
const FLOOR = 'random';

/** What bots are worth shows in fewer games. */
const SHARE = 4;

type Row = CountedMatchup & PlayedMatchup;

/** Plays and shows it; returns the exit code. */
export async function showBots(
  box: Box,
  { config, duel: [first, second] }: LookScenario,
  args: CrewArgs & { readonly progress: ProgressMode },
  terminal: Terminal,
): Promise<number> {
  const others = [
    [first.bot, FLOOR],
    [FLOOR, second.bot],
    [FLOOR, FLOOR],
  ] as const;
  const matchups = others.map(([one, other]) => duelOf({ ...first, bot: one }, { ...second, bot: other }));
  const rows = matchups.map((matchup) => openDuel(box, matchup));
  const whole = { ...config, matchups };
  const pairs = rows.map(() => Math.ceil(config.sets / SHARE));
  const finished = await withCrew({ config: whole, bots: botsOf(whole) }, args, terminal, (crew, signal) =>
    playSideBySide(rows, pairs, crew, signal, args.quiet ? 'none' : args.progress, terminal),
  );
  terminal.out(`\n${botsTable(box, rows, terminal)}`);
  for (const row of rows)
    for (const warning of noResultWarning(botNames(row), row.tally)) terminal.err(`fablelab: ${warning}\n`);
  if (!finished) terminal.err('fablelab: interrupted; the sweep is complete, this table is of the games played so far\n');
  return exitCodeOfAll([tellFailures(matchups, rows, '', terminal), finished ? OK : INTERRUPTED]);
}

function botsTable(box: Box, rows: readonly Row[], terminal: Terminal): string {
  const [first, second] = (rows[0]?.players ?? []).map(
    ({ party }) => box.roster.find(({ id }) => id === party)?.name ?? party,
  );
  const table = drawTable(
    [
      { head: 'bots' },
      { head: `${first}\nwins (95 %)` },
      { head: 'games', align: 'right' },
      { head: 'turns', align: 'right' },
      { head: 'no\nresult', align: 'right' },
      { head: 'first player\nwins (95 %)' },
    ],
    rows.map(cells),
    terminal,
  );
  return `Is it the bots? ${first} v ${second}, where not both think:\n\n${table}`;
}

function cells(row: Row): (string | number)[] {
  const { winRate, games, meanTurns, noResults, firstPlayerRate } = summarize(row.tally);
  return [
    botNames(row),
    percent(winRate),
    games,
    games === 0 ? NONE : `${meanTurns.mean.toFixed(1)} ±${((meanTurns.high - meanTurns.low) / 2).toFixed(1)}`,
    noResults,
    percent(firstPlayerRate),
  ];
}

const botNames = ({ players }: Row): string => players.map(({ bot }) => bot).join(' v ');
