// Zod says what is wrong by path; people want the line, what was found, what is allowed, and what they probably meant.
import type { z } from 'zod';
import { foundText, Mistake, type Source, unknownName } from '../text/source.ts';
import { placeAt, sourceAt, type TreePath } from './tree.ts';

type Issue = z.core.$ZodIssue;

/** The map of a player, further down than others. */
export const PLAYER = 'player';

/** Names that are allowed as keys, by the map they stand in: empty for the file itself. */
export type Keys = Readonly<Record<string, readonly string[]>>;

/** As a person would point at it: `entrants.fables`, `seats.0.bot`. */
function nameOf(path: TreePath, { kind }: Written): string {
  return path.length === 0 ? kind : path.map(String).join('.');
}

/** From top to bottom. */
export function inOrder(mistakes: readonly Mistake[]): Mistake[] {
  return mistakes.toSorted((one, other) => one.at.line - other.at.line || one.at.column - other.at.column);
}

interface Written {
  readonly source: Source;
  /** What it is: a scenario, a patch. */
  readonly kind: string;
  readonly keys: Keys;
}

export function explain(issues: readonly Issue[], source: Source, kind: string, keys: Keys): Mistake[] {
  return issues.flatMap((issue) => explainOne(issue, issue.path, { source, kind, keys }));
}

function explainOne(issue: Issue, path: TreePath, written: Written): Mistake[] {
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => unknownKey(key, path, written));
  const { source } = written;
  const what = nameOf(path, written);
  const found = sourceAt(source, path);
  const place = placeAt(source, path);
  if (issue.code === 'invalid_union') {
    // The form that got farthest is the one that was meant: of a list its items are wrong, not the list.
    const inner = issue.errors.find((branch) => branch.length > 0 && branch.every(isInside));
    if (inner !== undefined) return inner.flatMap((one) => explainOne(one, [...path, ...one.path], written));
  }
  if (found === undefined) return [new Mistake(place, `${what}: found none, expected ${expectedBy(issue)}`)];
  const names = namesOf(issue);
  if (names.length > 0 && found.is === 'scalar' && typeof found.value === 'string') {
    return [unknownName(place, what, found.value, names, '')];
  }
  const size = found.is === 'list' ? ` of ${found.items.length}` : '';
  return [new Mistake(place, `${what}: found ${foundText(found)}${size}, expected ${expectedBy(issue)}`)];
}

/** Whether the form was right and something in it wrong. */
function isInside({ code, path }: Issue): boolean {
  return path.length > 0 || code === 'unrecognized_keys' || code === 'custom';
}

function expectedBy(issue: Issue): string {
  if (issue.code !== 'invalid_value') return issue.message;
  return issue.values.length === 1 ? String(issue.values[0]) : `one of ${issue.values.map(String).join(', ')}`;
}

/** What could be written instead, where that is a closed list of words. */
function namesOf(issue: Issue): string[] {
  if (issue.code === 'invalid_value') return issue.values.map(String);
  return issue.code === 'invalid_union' ? issue.errors.flatMap((branch) => branch.flatMap(namesOf)) : [];
}

/** Maps of many names, in which people forget that they stand in a map. */
const HOMES = ['change', 'options'];

function unknownKey(key: string, path: TreePath, written: Written): Mistake {
  const { source, kind, keys } = written;
  const map = sourceAt(source, path);
  const at = (map?.is === 'map' ? map.entries.find((entry) => entry.key === key)?.at : undefined) ?? source.at;
  const group = String(path[0] ?? '');
  const names = keys[path.length > 2 ? PLAYER : group] ?? [];
  // `red-riding-hood.hp: 28` is right, but one floor too high.
  const home = group === '' ? HOMES.find((name) => keys[name]?.includes(key)) : undefined;
  if (home === undefined)
    return unknownName(at, nameOf(path, written), key, names, group === 'options' ? 'an option, see list options' : '');
  const meant = `${home}.${key}`;
  return new Mistake(at, `${kind}: found "${key}", expected one of ${names.join(', ')}; did you mean "${meant}"?`);
}
