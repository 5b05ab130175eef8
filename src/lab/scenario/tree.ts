// Parts of what a file says: found, left out, and without their places.
import { type Entry, Mistake, type Place, type Source } from '../text/source.ts';
import { ScenarioError } from './scenario-error.ts';

export type TreePath = readonly PropertyKey[];

const known = new WeakMap<readonly Entry[], ReadonlyMap<string, Source>>();

/** Made once a map: a long one is looked into for every one of its mistakes. What stands there twice counts first. */
function byKey(entries: readonly Entry[]): ReadonlyMap<string, Source> {
  const found = known.get(entries) ?? new Map(entries.toReversed().map(({ key, value }) => [key, value]));
  known.set(entries, found);
  return found;
}

/** What stands at a path. */
export function sourceAt(source: Source | undefined, path: TreePath): Source | undefined {
  return path.reduce<Source | undefined>((at, step) => {
    if (at?.is === 'map') return byKey(at.entries).get(String(step));
    return at?.is === 'list' ? at.items[Number(step)] : undefined;
  }, source);
}

/** Where it stands, or else where it is missing. */
export function placeAt(source: Source, path: TreePath): Place {
  for (let length = path.length; length > 0; length--) {
    const found = sourceAt(source, path.slice(0, length));
    if (found !== undefined) return found.at;
  }
  return source.at;
}

export function without(source: Source, ...keys: readonly (string | undefined)[]): Source {
  if (source.is !== 'map') return source;
  return { ...source, entries: source.entries.filter(({ key }) => !keys.includes(key)) };
}

/** The tree without its places. */
export function plainOf(source: Source): unknown {
  if (source.is === 'list') return source.items.map(plainOf);
  if (source.is === 'scalar') return source.value;
  return Object.fromEntries(source.entries.map(({ key, value }) => [key, plainOf(value)]));
}

/** A file that is no YAML, or a flag that is no path, has one mistake. */
export function asScenarioError(error: unknown): unknown {
  return error instanceof Mistake ? new ScenarioError([error]) : error;
}
