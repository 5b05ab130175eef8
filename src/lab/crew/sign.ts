// Who plays, before anything is played: nothing goes on with a bot whose games do not repeat.
import { UnsteadyError } from '../text/run-error.ts';
import type { Crew, Signatures } from './crew.ts';

export async function signaturesOf(crew: Crew): Promise<Signatures> {
  const { unsteady, engine, bots } = await crew.sign();
  const [first] = unsteady;
  if (first !== undefined)
    throw new UnsteadyError(`bot ${first.bot}: ${first.what}: its games would not repeat`, first.line);
  return { engine, bots };
}
