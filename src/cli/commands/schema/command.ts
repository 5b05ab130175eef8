// schema: JSON Schemas of the files that people write, for editors.
import type { Box } from '../../../core/contract.ts';
import { chooseBox } from '../../choose/box.ts';
import { command } from '../../command.ts';
import { OK, UsageError } from '../../errors.ts';
import { gameFlag } from '../../flags/table.ts';

export const schema = command({
  name: 'schema',
  about: 'print the JSON Schema of a kind of file',
  positionals: { what: { choices: ['scenario', 'situation'] as const, demandOption: true, describe: 'which kind of file' } },
  options: { game: gameFlag },
  examples: [['schema scenario > scenario.schema.json', 'for the first line of a file: # yaml-language-server: $schema=…']],
  async run({ what, game }, terminal) {
    const box = await chooseBox(game);
    const object = what === 'scenario' ? await scenario(box) : await situation(box);
    terminal.out(`${JSON.stringify(object, null, 2)}\n`);
    return OK;
  },
});

async function scenario(box: Box): Promise<object> {
  const { botNames } = await import('../../../lab/who/bots.ts');
  const { scenarioJsonSchema } = await import('../../../lab/scenario/schema.ts');
  return scenarioJsonSchema(box, botNames(box.name));
}

async function situation(box: Box): Promise<object> {
  if (box.positions === undefined) throw new UsageError(`--game: found "${box.name}", expected a game with situations`);
  const { situationSchema } = await import('../../../lab/situation/schema.ts');
  return situationSchema(box, box.positions);
}
