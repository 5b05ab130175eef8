// runs --prune: what goes, whether it really shall, and what went.
import { type Folder, prunableIn } from '../../../lab/run/prunable.ts';
import { removeRun } from '../../../lab/run/remove-run.ts';
import { chooseDuration } from '../../choose/duration.ts';
import type { ArgsOf } from '../../command.ts';
import { Interrupted, OK, UsageError } from '../../errors.ts';
import { bytesText } from '../../screen/bytes.ts';
import { jsonText } from '../../screen/json-text.ts';
import { drawTable } from '../../screen/table.ts';
import type { Terminal } from '../../screen/terminal.ts';
import type { runs } from './command.ts';

const MOST_DAYS = 3650;

export async function prune(args: ArgsOf<typeof runs>, terminal: Terminal): Promise<number> {
  const { in: home, json, older, yes } = args;
  const since = older === undefined ? null : terminal.now() - chooseDuration('--older', older, MOST_DAYS);
  const { going, staying } = prunableIn(home, since);
  for (const { folder, why } of staying) terminal.err(`fablelab: ${folder} stays: ${why}\n`);
  if (going.length > 0 && !json) terminal.out(tableOf(going, terminal));
  // Programs get one object and nothing else; whoever is asked must see what for.
  if (going.length > 0 && json && !yes) terminal.err(tableOf(going, terminal));
  if (!yes && !(await isMeant(going, terminal))) {
    terminal.err('fablelab: nothing was deleted\n');
    return OK;
  }
  const deleted = remove(home, since, going);
  if (json) terminal.out(jsonText({ schema: 'fablelab-prune/1', in: home, deleted, bytes: sizeOf(deleted), staying }));
  else
    terminal.out(
      deleted.length === 0 ? `nothing to prune in ${home}\n` : `deleted: ${inWords(deleted)} of the disk are free\n`,
    );
  return OK;
}

/** Where nobody can be asked it is a mistake, whatever there is to delete: a script must not depend on that. */
async function isMeant(going: readonly Folder[], { ask }: Terminal): Promise<boolean> {
  if (ask === undefined) throw new UsageError('--prune: found nobody to ask, expected --yes; nothing was deleted');
  if (going.length === 0) return true;
  const answer = await ask(`Delete ${inWords(going)}? (y/N) `);
  if (answer === null) throw new Interrupted('interrupted; nothing was deleted');
  return /^y(es)?$/i.test(answer.trim());
}

/** Of what was shown, what may still go: somebody may have gone on with it while the question was open. */
function remove(home: string, since: number | null, shown: readonly Folder[]): Folder[] {
  const names = new Set(shown.map(({ folder }) => folder));
  const deleted = prunableIn(home, since).going.filter(({ folder }) => names.has(folder));
  for (const { folder } of deleted) removeRun(folder);
  return deleted;
}

function tableOf(folders: readonly Folder[], terminal: Terminal): string {
  const columns = [{ head: 'to delete' }, { head: 'state' }, { head: 'size', align: 'right' as const }];
  return drawTable(
    columns,
    folders.map(({ folder, why, bytes }) => [folder, why, bytesText(bytes)]),
    terminal,
  );
}

const sizeOf = (folders: readonly Folder[]): number => folders.reduce((sum, { bytes }) => sum + bytes, 0);

function inWords(folders: readonly Folder[]): string {
  return `${folders.length} ${folders.length === 1 ? 'folder' : 'folders'}, ${bytesText(sizeOf(folders))}`;
}
