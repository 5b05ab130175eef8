// schema, as it is typed.
import { command } from '../../command.ts';
import { gameFlag } from '../../flags/table.ts';

export const schema = command({
  name: 'schema',
  about: 'print the JSON Schema of a kind of file',
  positionals: { what: { choices: ['scenario', 'situation'] as const, demandOption: true, describe: 'which kind of file' } },
  options: { game: gameFlag },
  examples: [['schema scenario > scenario.schema.json', 'for the first line of a file: # yaml-language-server: $schema=…']],
  load: () => import('./run.ts'),
});
