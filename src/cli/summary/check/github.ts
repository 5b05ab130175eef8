// What GitHub is told of a check while it runs there: its summary page, and an annotation for each line that does not hold. It says by
// variables that it is there; no other CI has words of its own.
import { appendFileSync } from 'node:fs';
import type { Judged } from '../../../lab/report/check/judge.ts';
import { onDisk } from '../../../lab/text/disk.ts';
import { visible } from '../../../lab/text/quote.ts';
import type { Terminal } from '../../screen/terminal.ts';
import { checkMarkdown } from './markdown.ts';
import type { ToldCheck } from './told.ts';
import { sentence } from './words.ts';

/** GitHub shows so many of a kind, and no more. */
const MOST = 10;

const kinds = [
  { verdict: 'fails', command: 'error', words: 'fails', more: 'more fail' },
  { verdict: 'undecided', command: 'warning', words: 'is undecided', more: 'more are undecided' },
] as const;

/** Lines that GitHub takes out of what is printed; `say` prints. */
export function annotate({ reports, again }: ToldCheck, env: Terminal['env'], say: (text: string) => void): void {
  if (env.GITHUB_ACTIONS !== 'true') return;
  for (const { verdict, command, words, more } of kinds) {
    const lines = reports.judged.filter(({ judgement }) => judgement.verdict === verdict);
    const shown = lines.length > MOST ? lines.slice(0, MOST - 1) : lines;
    for (const line of shown) say(annotation(command, `${line.name} ${words}`, messageOf(line, again)));
    const left = lines.length - shown.length;
    if (left > 0) say(annotation(command, `${left} ${more}`, 'check.csv has every line'));
  }
}

const messageOf = (line: Judged, again: string): string => `${sentence(line)}\n${again}`;

function annotation(command: string, title: string, message: string): string {
  return `::${command} title=${property(visible(title))}::${data(message)}\n`;
}

const data = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const property = (text: string): string => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** Others write there too. A page that cannot be written to changes no verdict. */
export function summarize(told: ToldCheck, { env, err }: Pick<Terminal, 'env' | 'err'>): void {
  const path = env.GITHUB_STEP_SUMMARY ?? '';
  if (path === '') return;
  try {
    onDisk(path, () => appendFileSync(path, checkMarkdown(told)));
  } catch (error) {
    err(`fablelab: GITHUB_STEP_SUMMARY: ${error instanceof Error ? error.message : String(error)}\n`);
  }
}
