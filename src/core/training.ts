// Bots whose numbers are data: read from a file beside them, by fable and name.
import type { Bot, Training } from './contract.ts';

/** What `fablelab train` writes, as far as a bot reads it. A fable that is not in it plays by the numbers it starts from. */
export interface WeightsFile {
  readonly bot: string;
  readonly weights: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** A bot that plays by the numbers of a file and can be trained. `make` gets one list per entrant of the roster. */
export function trained<View>(
  weights: Training['weights'],
  roster: readonly string[],
  start: readonly (readonly number[])[],
  file: WeightsFile,
  make: (lists: readonly (readonly number[])[]) => Bot<View>,
): Bot<View> {
  const strange = Object.keys(file.weights).find((fable) => !roster.includes(fable));
  if (strange !== undefined) throw new Error(`weights of ${file.bot}: found "${strange}", expected a fable`);
  const current = roster.map((fable, entrant) => listIn(file, fable, weights) ?? start[entrant]);
  const training: Training<View> = {
    weights,
    start: (entrant) => start[entrant],
    current: (entrant) => current[entrant],
    with: make,
  };
  return { ...make(current), training };
}

/** Every number must be there, and no other. */
function listIn(file: WeightsFile, fable: string, weights: Training['weights']): number[] | null {
  const found = file.weights[fable];
  if (found === undefined) return null;
  const names = weights.map(({ name }) => name);
  const wrong =
    Object.keys(found).find((name) => !names.includes(name)) ?? names.find((name) => !Number.isInteger(found[name]));
  if (wrong !== undefined) {
    throw new Error(
      `weights of ${file.bot}, ${fable}: ${wrong}: found ${found[wrong]}, expected the whole numbers ${names}`,
    );
  }
  return names.map((name) => found[name]);
}

/** The numbers of a bot that must never play otherwise, by entrant: what its file does not know weighs nothing, so that a policy
 * may learn to weigh more. What the file knows and the policy does not would be missed: an error. */
export function frozenLists(weights: Training['weights'], roster: readonly string[], file: WeightsFile): number[][] {
  const names = weights.map(({ name }) => name);
  for (const [entrant, found] of Object.entries(file.weights)) {
    const strange = roster.includes(entrant) ? Object.keys(found).find((name) => !names.includes(name)) : entrant;
    if (strange !== undefined)
      throw new Error(`weights of ${file.bot}, ${entrant}: found "${strange}", which nobody weighs`);
  }
  return roster.map((entrant) => names.map((name) => file.weights[entrant]?.[name] ?? 0));
}
