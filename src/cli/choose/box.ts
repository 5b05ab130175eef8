// Which game, and by which rules.
import type { Box, Setup } from '../../core/contract.ts';
import { gameNames, loadBox } from '../../lab/who/games.ts';
import type { Where } from '../../lab/who/matchup.ts';
import { asUsage, UsageError } from '../errors.ts';
import { known } from './names.ts';

export async function chooseBox(name: string, what = '--game'): Promise<Box> {
  return loadBox(known(what, name, gameNames()));
}

/** `name=value` each; the box knows the names and what values they take. */
export function chooseOptions(box: Box, where: Where, texts: readonly string[]): Record<string, string> {
  const entries = texts.map((text): [string, string] => {
    const at = text.indexOf('=');
    if (at < 1) throw new UsageError(`--option: found "${text}", expected name=value`);
    return [text.slice(0, at), text.slice(at + 1)];
  });
  const options = Object.fromEntries(entries);
  if (Object.keys(options).length < entries.length) throw new UsageError('--option: found a name twice, expected once');
  checkSetup('--option', box, { ...where, options });
  return options;
}

export function checkSetup(what: string, box: Box, setup: Setup): void {
  const names = box.options.map((option) => option.name);
  for (const name of Object.keys(setup.options ?? {})) known(what, name, names);
  // Opening a table also finds values that do not go together, and numbers that cannot be changed so.
  asUsage(() => box.open(setup));
}
