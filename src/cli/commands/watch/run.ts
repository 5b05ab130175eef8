// watch: plays one game and tells it as a story.
import { checkSetup, chooseBox } from '../../choose/box.ts';
import { usualBot } from '../../choose/first-look.ts';
import { chooseSeed } from '../../choose/numbers.ts';
import { choosePlayers } from '../../choose/players.ts';
import { chooseVariant } from '../../choose/variant.ts';
import type { ArgsOf } from '../../command.ts';
import { OK } from '../../errors.ts';
import { commandLine } from '../../screen/command-line.ts';
import type { Terminal } from '../../screen/terminal.ts';
import { showGame, showRows } from '../../story/show-game.ts';
import { watchWords } from '../../story/watch-words.ts';
import type { watch } from './command.ts';

export async function run(args: ArgsOf<typeof watch>, terminal: Terminal): Promise<number> {
  const box = await chooseBox(args.game);
  const { mode, setting } = args;
  const players = choosePlayers(box, mode, args.entrants, args.bots ?? (await usualBot(box)));
  const { options, change } = chooseVariant(box, args);
  checkSetup('--set', box, { mode, setting, options, change });
  const showing = { mode, setting, players, seed: chooseSeed(args.seed, terminal), options, change };
  const again = commandLine(terminal, [...watchWords(args.game, showing), ...(args.jsonl ? ['--jsonl'] : [])]);
  await (args.jsonl ? showRows : showGame)(box, showing, terminal, again);
  return OK;
}
