// schema: JSON Schemas of the files that people write, for editors, and of what is printed for programs.

import type { Box } from '../../../core/contract.ts';
import { patchJsonSchema, scenarioJsonSchema } from '../../../lab/scenario/schema.ts';
import { situationSchema } from '../../../lab/situation/schema.ts';
import { botNames } from '../../../lab/who/bots.ts';
import { chooseBox } from '../../choose/box.ts';
import type { ArgsOf } from '../../command.ts';
import { OK, UsageError } from '../../errors.ts';
import { jsonText } from '../../screen/json-text.ts';
import type { Terminal } from '../../screen/terminal.ts';
import type { schema } from './command.ts';
import { outputSchema } from './outputs.ts';

export async function run({ what, game }: ArgsOf<typeof schema>, terminal: Terminal): Promise<number> {
  terminal.out(jsonText(await schemaOf(what, game)));
  return OK;
}

async function schemaOf(what: ArgsOf<typeof schema>['what'], game: string): Promise<object> {
  switch (what) {
    case 'scenario':
      return scenario(await chooseBox(game));
    case 'patch':
      return patchJsonSchema(await chooseBox(game));
    case 'situation':
      return situation(await chooseBox(game));
    default:
      return outputSchema(what);
  }
}

function scenario(box: Box): object {
  return scenarioJsonSchema(box, botNames(box.name));
}

function situation(box: Box): object {
  if (box.positions === undefined) throw new UsageError(`--game: found "${box.name}", expected a game with situations`);
  return situationSchema(box, box.positions);
}
