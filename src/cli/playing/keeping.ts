// Whether what is played is kept for the next time, and where: a folder that may be deleted at any time, or handed on by a CI.
import { join, resolve } from 'node:path';
import type { Box } from '../../core/contract.ts';
import { keysOf } from '../../lab/crew/block-key.ts';
import type { Crew, Order } from '../../lab/crew/crew.ts';
import { KeptBlocks } from '../../lab/crew/kept-blocks.ts';
import { KeptFolder } from '../../lab/crew/kept-folder.ts';
import { codeOf } from '../../lab/who/code.ts';
import type { Terminal } from '../screen/terminal.ts';

/** Under the current directory. */
const FOLDER = join('.fablelab', 'kept');

/** FABLELAB_KEPT names another; null where it is empty: nothing is kept. */
export function keptFolder({ env }: Pick<Terminal, 'env'>): string | null {
  const folder = env.FABLELAB_KEPT ?? FOLDER;
  return folder === '' ? null : resolve(folder);
}

/** The crew that is worked with, and how many sets it has not played again so far. */
export interface Keeping {
  readonly crew: Crew;
  reused(): number;
}

/** `folder`: null where nothing is to be kept. Afterwards what nobody has used for long is forgotten. */
export async function withKept<T>(
  box: Box,
  order: Order,
  crew: Crew,
  folder: string | null,
  terminal: Pick<Terminal, 'now'>,
  work: (keeping: Keeping) => Promise<T>,
): Promise<T> {
  if (folder === null) return work({ crew, reused: () => 0 });
  const code = await codeOf(order.config.game, order.bots);
  const keeper = new KeptBlocks(crew, folder, keysOf(box, order, code), order.config);
  try {
    return await work({ crew: keeper, reused: () => keeper.reused });
  } finally {
    new KeptFolder(folder).forgetOld(terminal.now());
  }
}
