// schema, as it is typed.
import { command } from '../../command.ts';
import { gameFlag } from '../../flags/table.ts';

const files = ['scenario', 'patch', 'situation'] as const;
const outputs = [
  'report',
  'check',
  'baseline',
  'comparison',
  'shard',
  'list',
  'runs',
  'prune',
  'ladder',
  'power',
  'verify',
  'dry-run',
  'situations',
  'story',
  'error',
] as const;
export type OutputName = (typeof outputs)[number];

export const schema = command({
  name: 'schema',
  about: 'print the JSON Schema of a kind of file, or of what --json and --jsonl print',
  positionals: {
    what: {
      choices: [...files, ...outputs],
      demandOption: true,
      describe: 'which kind of file or output; story: a row of --jsonl',
    },
  },
  options: { game: gameFlag },
  examples: [
    ['schema scenario > scenario.schema.json', 'for the first line of a file: # yaml-language-server: $schema=…'],
    ['schema list', 'for programs that read list --json'],
  ],
  load: () => import('./run.ts'),
});
