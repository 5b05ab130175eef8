// A run goes on only with the engine and the bots that it began with.
import type { Signatures } from './protocol.ts';
import type { Run } from './run.ts';
import { RunError } from './run-error.ts';

export function checkSignatures(folder: string, { signatures }: Run, now: Signatures): void {
  if (signatures.engine !== now.engine) {
    throw new RunError(`${folder}: made by another engine (${signatures.engine}, this is ${now.engine}); sweep it anew`);
  }
  for (const [bot, signature] of Object.entries(signatures.bots)) {
    if (now.bots[bot] !== signature) {
      throw new RunError(`${folder}: the bot ${bot} plays differently from when this run began; sweep it anew`);
    }
  }
}
