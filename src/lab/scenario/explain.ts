// Zod says what is wrong by path; people want the line, what was found, what is allowed, and what they probably meant.
import type { z } from 'zod';
import { foundText, Mistake, type Place, type Source, unknownName } from '../text/source.ts';

type Issue = z.core.$ZodIssue;
type IssuePath = readonly PropertyKey[];

/** The map of a player, further down than others. */
export const PLAYER = 'player';

/** Names that are allowed as keys, by the map they stand in: empty for the file itself. */
export type Keys = Readonly<Record<string, readonly string[]>>;

/** What stands at a path. */
function sourceAt(source: Source | undefined, path: IssuePath): Source | undefined {
  return path.reduce<Source | undefined>((at, step) => {
    if (at?.is === 'map') return at.entries.find(({ key }) => key === step)?.value;
    return at?.is === 'list' ? at.items[Number(step)] : undefined;
  }, source);
}

/** Where it stands, or else where it is missing. */
export function placeAt(source: Source, path: IssuePath): Place {
  for (let length = path.length; length > 0; length--) {
    const found = sourceAt(source, path.slice(0, length));
    if (found !== undefined) return found.at;
  }
  return source.at;
}

/** As a person would point at it: `entrants.fables`, `seats.0.bot`. */
function nameOf(path: IssuePath): string {
  return path.length === 0 ? 'scenario' : path.map(String).join('.');
}

export function explain(issues: readonly Issue[], source: Source, keys: Keys): Mistake[] {
  const mistakes = issues.flatMap((issue) => explainOne(issue, issue.path, source, keys));
  return mistakes.toSorted((one, other) => one.at.line - other.at.line || one.at.column - other.at.column);
}

function explainOne(issue: Issue, path: IssuePath, source: Source, keys: Keys): Mistake[] {
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => unknownKey(key, path, source, keys));
  const what = nameOf(path);
  const found = sourceAt(source, path);
  const place = placeAt(source, path);
  if (issue.code === 'invalid_union') {
    // The form that got farthest is the one that was meant: of a list its items are wrong, not the list.
    const inner = issue.errors.find((branch) => branch.length > 0 && branch.every(isInside));
    if (inner !== undefined) return inner.flatMap((one) => explainOne(one, [...path, ...one.path], source, keys));
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

const MANY: Readonly<Record<string, string>> = {
  change: 'a printed number by its path, see list numbers',
  options: 'an option, see list options',
};

function unknownKey(key: string, path: IssuePath, source: Source, keys: Keys): Mistake {
  const map = sourceAt(source, path);
  const at = (map?.is === 'map' ? map.entries.find((entry) => entry.key === key)?.at : undefined) ?? source.at;
  const group = String(path[0] ?? '');
  const names = keys[path.length > 2 ? PLAYER : group] ?? [];
  // `red-riding-hood.hp: 28` is right, but one floor too high.
  const home = group === '' ? Object.keys(MANY).find((name) => keys[name]?.includes(key)) : undefined;
  if (home === undefined) return unknownName(at, nameOf(path), key, names, MANY[group] ?? '');
  const meant = `${home}.${key}`;
  return new Mistake(at, `scenario: found "${key}", expected one of ${names.join(', ')}; did you mean "${meant}"?`);
}
