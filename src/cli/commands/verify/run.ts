// verify: plays a bot at length and asks for every answer again.
import { setImmediate } from 'node:timers/promises';
import { botNames, loadBot } from '../../../lab/who/bots.ts';
import { type Verified, verifyBot } from '../../../lab/who/verify.ts';
import { chooseBox } from '../../choose/box.ts';
import { known } from '../../choose/names.ts';
import { wholeNumber } from '../../choose/numbers.ts';
import type { ArgsOf } from '../../command.ts';
import { FAULT, NONDETERMINISM, OK } from '../../errors.ts';
import { commandLine } from '../../screen/command-line.ts';
import { jsonText } from '../../screen/json-text.ts';
import type { Terminal } from '../../screen/terminal.ts';
import type { verify } from './command.ts';

export async function run(args: ArgsOf<typeof verify>, terminal: Terminal): Promise<number> {
  const box = await chooseBox(args.game);
  const name = known('verify', args.bot, botNames(box.name));
  const [games, seed] = [wholeNumber('--games', args.games, 1), wholeNumber('--seed', args.seed, 0)];
  const bot = await loadBot(box.name, name);
  const verified = await verifyBot(box, bot, games, seed, async () => void (await setImmediate()));
  const [result, code] = resultOf(verified);
  const { what = null, line = null } = verified.failed ?? verified.unsteady ?? {};
  const { decisions } = verified;
  if (args.json) {
    const facts = { game: box.name, bot: name, seed, games: verified.games, decisions, result, what, line };
    terminal.out(jsonText({ schema: 'fablelab-verify/1', ...facts }));
  } else terminal.out(`${sentence(name, verified)}\n`);
  if (line !== null && !args.json) terminal.out(`${commandLine(terminal, ['replay', '--line', line])}\n`);
  return code;
}

function resultOf({ failed, unsteady }: Verified): readonly ['steady' | 'unsteady' | 'fails', number] {
  if (failed !== null) return ['fails', FAULT];
  return unsteady === null ? ['steady', OK] : ['unsteady', NONDETERMINISM];
}

function sentence(name: string, { games, decisions, failed, unsteady }: Verified): string {
  if (failed !== null) return `${name} fails in game ${games + 1}: ${failed.what}`;
  if (unsteady !== null) return `${name} is unsteady: ${unsteady.what}`;
  return `${name} is steady: ${games} games, ${decisions} answers, each alike when the games were played in another order and when what its seat cannot see was dealt anew`;
}
