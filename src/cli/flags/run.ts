// The flags of the commands that play a run.
const progressModes = ['auto', 'bar', 'plain', 'none'] as const;
export type ProgressMode = (typeof progressModes)[number];

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
