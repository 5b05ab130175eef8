// schema: JSON Schemas of the files that people write, for editors.
import { chooseBox, gameFlag } from '../choices.ts';
import { command } from '../command.ts';
import { OK, UsageError } from '../errors.ts';

export const schema = command({
  name: 'schema',
  about: 'print the JSON Schema of a kind of file',
  positionals: { what: { choices: ['situation'] as const, demandOption: true, describe: 'which kind of file' } },
  options: { game: gameFlag },
  examples: [
    ['schema situation > situation.schema.json', 'for the first line of a file: # yaml-language-server: $schema=…'],
  ],
  async run({ game }, terminal) {
    const box = await chooseBox(game);
    if (box.positions === undefined) throw new UsageError(`--game: found "${game}", expected a game with situations`);
    const { situationSchema } = await import('../../lab/situation/schema.ts');
    terminal.out(`${JSON.stringify(situationSchema(box, box.positions), null, 2)}\n`);
    return OK;
  },
});
