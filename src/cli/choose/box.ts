// Which game, and by which rules.
import type { Box, Setup } from '../../core/contract.ts';
import { gameNames, loadBox } from '../../lab/who/games.ts';
import { asUsage } from '../errors.ts';
import { known } from './names.ts';

export async function chooseBox(name: string, what = '--game'): Promise<Box> {
  return loadBox(known(what, name, gameNames()));
}

export function checkSetup(what: string, box: Box, setup: Setup): void {
  const names = box.options.map((option) => option.name);
  for (const name of Object.keys(setup.options ?? {})) known(what, name, names);
  // Opening a table also finds values that do not go together, and numbers that cannot be changed so.
  asUsage(() => box.open(setup));
}
