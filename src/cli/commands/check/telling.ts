// Who is told of a check beside the screen: the files that were asked for.
import { writeWhole } from '../../../lab/text/atomic-file.ts';
import { junitText } from '../../summary/check/junit.ts';
import { checkMarkdown } from '../../summary/check/markdown.ts';
import type { Asked } from '../../summary/check/told.ts';
import type { CheckTelling } from '../../summary/check.ts';

interface Files {
  readonly junit: string | undefined;
  readonly markdown: string | undefined;
}

export function telling({ junit, markdown }: Files, asked: Asked): CheckTelling {
  return {
    ...asked,
    write: (told) => {
      if (junit !== undefined) writeWhole(junit, junitText(told));
      if (markdown !== undefined) writeWhole(markdown, checkMarkdown(told));
    },
  };
}
