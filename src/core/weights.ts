// Bots whose numbers are data: read from a file beside them, by list and name.
import type { Bot, Training } from './contract.ts';

/** What `fablelab train` writes, as far as a bot reads it. A list that is not in it stays as training starts from. */
export interface WeightsFile {
  readonly bot: string;
  readonly weights: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/**
 * A bot that plays by the numbers of a file and can be trained. `names` are those of its lists, `start` and what `make` gets are
 * lists in their order. An entrant plays by the list in its place, unless `listOf` says otherwise.
 */
export function trained<View>(
  weights: Training['weights'],
  names: readonly string[],
  start: readonly (readonly number[])[],
  file: WeightsFile,
  make: (lists: readonly (readonly number[])[]) => Bot<View>,
  listOf: (entrant: number) => string = (entrant) => names[entrant],
): Bot<View> {
  const strange = Object.keys(file.weights).find((name) => !names.includes(name));
  if (strange !== undefined) {
    throw new Error(`weights of ${file.bot}: found "${strange}", expected one of ${names.join(', ')}`);
  }
  const current = names.map((name, at) => listIn(file, name, weights) ?? start[at]);
  const placeOf = (name: string): number => {
    if (!names.includes(name)) throw new Error(`weights of ${file.bot}: found no list "${name}", expected one`);
    return names.indexOf(name);
  };
  const training: Training<View> = {
    weights,
    lists: names,
    listOf,
    start: (name) => start[placeOf(name)],
    current: (name) => current[placeOf(name)],
    with(lists) {
      const missing = names.find((name) => lists[name] === undefined);
      if (missing !== undefined) throw new Error(`weights of ${file.bot}: found none of "${missing}", expected a list`);
      return make(names.map((name) => lists[name]));
    },
  };
  return { ...make(current), training };
}

/** Every number must be there, and no other. */
function listIn(file: WeightsFile, list: string, weights: Training['weights']): number[] | null {
  const found = file.weights[list];
  if (found === undefined) return null;
  const names = weights.map(({ name }) => name);
  const wrong =
    Object.keys(found).find((name) => !names.includes(name)) ?? names.find((name) => !Number.isInteger(found[name]));
  if (wrong !== undefined) {
    throw new Error(`weights of ${file.bot}, ${list}: ${wrong}: found ${found[wrong]}, expected the whole numbers ${names}`);
  }
  return names.map((name) => found[name]);
}

/** The numbers of a bot that must never play otherwise, by list: what its file does not know weighs nothing, so that a policy may
 * learn to weigh more. What the file knows and the policy does not would be missed: an error. */
export function frozenLists(weights: Training['weights'], lists: readonly string[], file: WeightsFile): number[][] {
  const names = weights.map(({ name }) => name);
  for (const [list, found] of Object.entries(file.weights)) {
    const strange = lists.includes(list) ? Object.keys(found).find((name) => !names.includes(name)) : list;
    if (strange !== undefined) throw new Error(`weights of ${file.bot}, ${list}: found "${strange}", which nobody weighs`);
  }
  return lists.map((list) => names.map((name) => file.weights[list]?.[name] ?? 0));
}
