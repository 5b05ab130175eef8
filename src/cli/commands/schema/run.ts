// schema: JSON Schemas of the files that people write, for editors.

import type { Box } from '../../../core/contract.ts';
import { scenarioJsonSchema } from '../../../lab/scenario/schema.ts';
import { situationSchema } from '../../../lab/situation/schema.ts';
import { botNames } from '../../../lab/who/bots.ts';
import { chooseBox } from '../../choose/box.ts';
import type { ArgsOf } from '../../command.ts';
import { OK, UsageError } from '../../errors.ts';
import { jsonText } from '../../screen/json-text.ts';
import type { Terminal } from '../../screen/terminal.ts';
import type { schema } from './command.ts';

export async function run({ what, game }: ArgsOf<typeof schema>, terminal: Terminal): Promise<number> {
  const box = await chooseBox(game);
  const object = what === 'scenario' ? scenario(box) : situation(box);
  terminal.out(jsonText(object));
  return OK;
}

function scenario(box: Box): object {
  return scenarioJsonSchema(box, botNames(box.name));
}

function situation(box: Box): object {
  if (box.positions === undefined) throw new UsageError(`--game: found "${box.name}", expected a game with situations`);
  return situationSchema(box, box.positions);
}
