// The flags of the commands that play a run.
import { availableParallelism } from 'node:os';
import { UsageError } from '../errors.ts';
import { progressModes } from '../screen/progress.ts';
import { wholeNumber } from './choices.ts';

export const runFlags = {
  jobs: { type: 'string', requiresArg: true, describe: 'workers; as many as the machine has cores if not given' },
  patience: {
    type: 'string',
    requiresArg: true,
    default: '60',
    describe: 'seconds after which a single game is given up: a bot never returned',
  },
  quiet: { type: 'boolean', describe: 'the summary and nothing else' },
  json: { type: 'boolean', describe: 'one JSON object instead of the summary' },
  progress: { choices: progressModes, default: 'auto' as const, describe: 'auto: a bar on a terminal, lines on a pipe' },
} as const;

const MOST_JOBS = 256;

export function chooseJobs(text: string | undefined): number {
  if (text === undefined) return availableParallelism();
  const jobs = wholeNumber('--jobs', text, 1);
  if (jobs > MOST_JOBS) throw new UsageError(`--jobs: found ${jobs}, expected ${MOST_JOBS} at most`);
  return jobs;
}

export function choosePatience(text: string): number {
  const seconds = Number(text);
  if (!/^\d+(\.\d+)?$/.test(text) || seconds <= 0)
    throw new UsageError(`--patience: found "${text}", expected seconds above 0`);
  return seconds;
}
