// The flags of the commands that play a run.
import { mark, word, wordOr } from './shapes.ts';

const progressModes = ['auto', 'bar', 'plain', 'none'] as const;
export type ProgressMode = (typeof progressModes)[number];

export const forFlag = word('stop when so much time has passed, such as 90s, 10m or 1h30m; resume goes on');

export const runFlags = {
  jobs: word('workers; as many as the machine has cores if not given'),
  patience: wordOr('60', 'seconds after which a single game is given up: a bot never returned'),
  quiet: mark('the summary and nothing else'),
  json: mark('one JSON object instead of the summary'),
  progress: { choices: progressModes, default: 'auto' as const, describe: 'auto: a bar on a terminal, lines on a pipe' },
} as const;
