// Zod says what is wrong by path; people want the line, what was found, what is allowed, and what they probably meant.
import type { z } from 'zod';
import { type Entry, foundText, Mistake, type Source, unknownName } from '../text/source.ts';
import type { Complaint } from './scenario-error.ts';
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

interface Written {
  readonly source: Source;
  /** What it is: a scenario, a patch. */
  readonly kind: string;
  readonly keys: Keys;
}

export function explain(issues: readonly Issue[], source: Source, kind: string, keys: Keys): Complaint[] {
  return issues.flatMap((issue) => complaintsOf(issue, issue.path, { source, kind, keys }));
}

function complaintsOf(issue: Issue, path: TreePath, written: Written): Complaint[] {
  const { source } = written;
  if (issue.code === 'unrecognized_keys') return unknownKeys(issue.keys, path, written);
  if (issue.code === 'invalid_union') {
    // The form that got farthest is the one that was meant: of a list its items are wrong, not the list.
    const inner = issue.errors.find((branch) => branch.length > 0 && branch.every(isInside));
    if (inner !== undefined) return inner.flatMap((one) => complaintsOf(one, [...path, ...one.path], written));
  }
  const at = placeAt(source, path);
  return [{ at, explained: () => new Mistake(at, messageOf(issue, path, written)) }];
}

function messageOf(issue: Issue, path: TreePath, written: Written): string {
  const what = nameOf(path, written);
  const found = sourceAt(written.source, path);
  if (found === undefined) return `${what}: found none, expected ${expectedBy(issue)}`;
  const names = namesOf(issue);
  if (names.length > 0 && found.is === 'scalar' && typeof found.value === 'string') {
    return unknownName(found.at, what, found.value, names, '').message;
  }
  const size = found.is === 'list' ? ` of ${found.items.length}` : '';
  return `${what}: found ${foundText(found)}${size}, expected ${expectedBy(issue, found)}`;
}

/** Whether the form was right and something in it wrong. */
function isInside({ code, path }: Issue): boolean {
  return path.length > 0 || code === 'unrecognized_keys' || code === 'custom';
}

function expectedBy(issue: Issue, found?: Source): string {
  if (issue.code === 'custom' && found?.is === 'scalar' && typeof issue.params?.expected === 'function')
    return String(issue.params.expected(found.value));
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

function unknownKeys(unknown: readonly string[], path: TreePath, written: Written): Complaint[] {
  const map = sourceAt(written.source, path);
  const found = new Set(unknown);
  const entries = map?.is === 'map' ? map.entries.filter(({ key }) => found.has(key)) : [];
  return entries.map((entry) => ({ at: entry.at, explained: () => unknownKey(entry, path, written) }));
}

function unknownKey({ key, at }: Entry, path: TreePath, written: Written): Mistake {
  const { kind, keys } = written;
  const group = String(path[0] ?? '');
  const names = keys[path.length > 2 ? PLAYER : group] ?? [];
  // `red-riding-hood.hp: 28` is right, but one floor too high.
  const home = group === '' ? HOMES.find((name) => keys[name]?.includes(key)) : undefined;
  if (home === undefined)
    return unknownName(at, nameOf(path, written), key, names, group === 'options' ? 'an option, see list options' : '');
  const meant = `${home}.${key}`;
  return new Mistake(at, `${kind}: found "${key}", expected one of ${names.join(', ')}; did you mean "${meant}"?`);
}
