// Who is told of a check beside the screen: the files that were asked for, and GitHub where it runs there.
import { writeWhole } from '../../../lab/text/atomic-file.ts';
import type { Terminal } from '../../screen/terminal.ts';
import { annotate, summarize } from '../../summary/check/github.ts';
import { junitText } from '../../summary/check/junit.ts';
import { checkMarkdown } from '../../summary/check/markdown.ts';
import type { Asked } from '../../summary/check/told.ts';
import type { CheckTelling } from '../../summary/check.ts';

interface Files {
  readonly junit: string | undefined;
  readonly markdown: string | undefined;
  readonly json: boolean | undefined;
}

export function telling({ junit, markdown, json }: Files, asked: Asked, terminal: Terminal): CheckTelling {
  const { env, out, err } = terminal;
  return {
    ...asked,
    // On stdout nothing may stand beside JSON.
    annotate: (told) => annotate(told, env, json ? err : out),
    write: (told) => {
      if (junit !== undefined) writeWhole(junit, junitText(told));
      if (markdown !== undefined) writeWhole(markdown, checkMarkdown(told));
      summarize(told, terminal);
    },
  };
}
