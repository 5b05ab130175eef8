// A run goes on only with the engine and the bots that it began with.
import type { Signatures } from '../crew/crew.ts';
import { RunError } from '../text/run-error.ts';
import type { Run } from './run.ts';

/** What has changed since a run began, of the engine and those bots that are at hand; null if nothing. */
export function changeSince({ signatures }: Run, now: Signatures): string | null {
  if (signatures.engine !== now.engine) return `made by another engine (${signatures.engine}, this is ${now.engine})`;
  const changed = Object.entries(now.bots).find(([bot, signature]) => signatures.bots[bot] !== signature);
  return changed === undefined ? null : `the bot ${changed[0]} plays differently from when this run began`;
}

export function checkSignatures(folder: string, run: Run, now: Signatures): void {
  const change = changeSince(run, now);
  if (change !== null) throw new RunError(`${folder}: ${change}; sweep it anew`);
}
