// Which card: what a summary says of them on the screen.

import { type RankedCard, type RankedCards, rankedCards, rankedEvents } from '../../lab/report/ranked.ts';
import type { RunReports } from '../../lab/report/run-reports.ts';
import { countedAs } from '../../lab/report/sides.ts';
import { verdictOf } from '../../lab/report/verdict.ts';
import { shortP, signed } from '../screen/rates.ts';
import { drawTable } from '../screen/table.ts';
import type { Terminal } from '../screen/terminal.ts';
import type { Namer } from './names.ts';
import { gamesOf, more, named, OTHERS } from './studies.ts';
import { atMost, isNamed, type Wish } from './wish.ts';

/** At either end; cards.csv has all. */
const MOST = 3;

export function cardsPart(reports: RunReports, name: Namer, terminal: Terminal, wish: Wish): string {
  const ranked = rankedCards(reports, atMost(wish, MOST)).filter(({ player }) => isNamed(wish, player));
  if (ranked.length === 0) return '';
  const rows = ranked.flatMap((own) => {
    const cards = [...own.strongest, ...own.weakest.toReversed()];
    return cards.map((card, at) => [at === 0 ? named(name, own) : '', ...cardCells(card)]);
  });
  const table = drawTable(
    [
      { head: '' },
      { head: 'strongest and weakest with' },
      { head: 'pp', align: 'right' },
      { head: 'q', align: 'right' },
      { head: 'verdict' },
      { head: 'games', align: 'right' },
    ],
    rows,
    terminal,
  );
  return `${table}\n${cardNotes(reports)}${apartPart(ranked, name, terminal)}`;
}

function cardCells(row: RankedCard): string[] {
  const verdict = [verdictOf(row), ...(row.mark === null ? [] : [row.mark])].join(', ');
  return [`${row.card} ${row.event}`, shrunkText(row), row.q === null ? '' : shortP(row.q), verdict, gamesOf(row)];
}

const shrunkText = ({ shrunk }: RankedCard): string => (shrunk === null ? '' : signed(shrunk));

function cardNotes({ box, run }: RunReports): string {
  const [first = '', ...others] = rankedEvents(box);
  const instead = others.length === 0 ? '' : ` (${others.join(', ')}, where that cannot be compared)`;
  return `pp: ${more(box, run)} with the card ${first}${instead} than in ${OTHERS[countedAs(run, box)]}.
Drawn to the mean of its cards; ± is half the 95 % interval.
verdict: strong or weak where that interval excludes 0 and q, of all comparisons of the run, is 0.05 at most.
dead, always: it happens in under 1 %, in over 90 % of the games in which it could.
Observational: what is for those who are behind looks bad whatever it does.
`;
}

/** What has no place between strong and weak. */
function apartPart(ranked: readonly RankedCards[], name: Namer, terminal: Terminal): string {
  const kinds = [
    { head: 'comes to whoever is behind', textOf: ({ toThoseBehind }: RankedCards) => toThoseBehind.map(behindText) },
    { head: 'dead', textOf: ({ dead }: RankedCards) => dead },
  ].filter(({ textOf }) => ranked.some((own) => textOf(own).length > 0));
  if (kinds.length === 0) return '';
  const some = ranked.filter((own) => kinds.some(({ textOf }) => textOf(own).length > 0));
  const rows = some.map((own) => [named(name, own), ...kinds.map(({ textOf }) => textOf(own).join(', '))]);
  const table = drawTable([{ head: 'not ranked' }, ...kinds.map(({ head }) => ({ head }))], rows, terminal);
  return `\n${table}`;
}

const behindText = (row: RankedCard): string => `${row.card} ${row.event} ${shrunkText(row)}`;
