// A check as Markdown, for the page of a build and for a comment on a change: the verdict first, then what does not hold.
import type { Judged } from '../../../lab/report/check/judge.ts';
import { plain } from '../../../lab/report/write/markdown.ts';
import { setWord } from '../../../lab/who/matchup.ts';
import { gamesOfAll, type ToldCheck } from './told.ts';
import { foundText, headline, limitsText, PROMISE } from './words.ts';

/** Rows of a table: no comment may be longer than 65,536 characters. */
const MOST = { wrong: 50, all: 150 };

export function checkMarkdown({ reports, run, again, compared }: ToldCheck): string {
  const { judged, unfinished, leftOut, words } = reports;
  const wrong = judged.filter(({ judgement }) => judgement.verdict !== 'holds');
  const alone =
    leftOut === 0
      ? []
      : [
          `**Left out of all rates, because a bot or a game failed: ${leftOut} ${setWord(run.config.matchups)}${leftOut === 1 ? '' : 's'}.**`,
        ];
  const facts = [...words, `${gamesOfAll(run).toLocaleString('en')} games`];
  return [
    `## ${plain(headline(judged))}`,
    ...(unfinished === null ? [] : [`**${plain(unfinished)}**`]),
    ...alone,
    ...(wrong.length === 0 ? [] : [tableOf(wrong, MOST.wrong)]),
    ...(compared === null ? [] : [plain(compared)]),
    `<details>\n<summary>${judged.length === 1 ? 'The line' : `All ${judged.length} lines`}</summary>\n\n${tableOf(judged, MOST.all)}\n\n</details>`,
    facts.map((line) => `- ${plain(line)}`).join('\n'),
    PROMISE,
    'To make it again:',
    codeBlock(again),
    '',
  ].join('\n\n');
}

function tableOf(lines: readonly Judged[], most: number): string {
  const rows = lines.slice(0, most).map((line) => {
    const { verdict, games } = line.judgement;
    const cells = [line.name, verdict, foundText(line), limitsText(line), String(games)];
    return `| ${cells.map(plain).join(' | ')} |`;
  });
  const more = lines.length > most ? [`\nThese are the first ${most} of ${lines.length}; check.csv has all.`] : [];
  const head = ['| expected | verdict | found (95 %) | limits | games |', '| --- | --- | --- | --- | ---: |'];
  return [...head, ...rows, ...more].join('\n');
}

/** With more backticks around it than are in it. */
function codeBlock(text: string): string {
  const inside = text.match(/`+/g) ?? [];
  const fence = '`'.repeat(Math.max(3, ...inside.map((ticks) => ticks.length + 1)));
  return `${fence}sh\n${text}\n${fence}`;
}
