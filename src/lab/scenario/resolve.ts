// A scenario as written, checked against its game, with every default filled in.
import type { Box } from '../../core/contract.ts';
import { Mistake, type Source } from '../situation/source.ts';
import { mostPairs, parseUntil, untilText } from '../until.ts';
import { explain, type Keys, placeAt } from './explain.ts';
import { MatchupError, matchupsOf } from './matchups.ts';
import { type Resolved, reportNames } from './resolved.ts';
import { ScenarioError } from './scenario-error.ts';
import { scenarioSchema, type Written } from './schema.ts';

export function resolve(source: Source, box: Box, bots: readonly string[]): Resolved {
  const schema = scenarioSchema(box, bots);
  const parsed = schema.safeParse(plainOf(source));
  if (!parsed.success) {
    const { options, change, entrants } = schema.shape;
    const keys: Keys = {
      '': Object.keys(schema.shape),
      entrants: Object.keys(entrants.unwrap().shape),
      seats: ['fable', 'bot'],
      matchups: ['fable', 'party', 'bot'],
      options: Object.keys(options.unwrap().shape),
      change: Object.keys(change.unwrap().shape),
    };
    throw new ScenarioError(explain(parsed.error.issues, source, keys));
  }
  const written = parsed.data;
  const [options, change] = [optionsOf(written, source, box), changeOf(written, box)];
  openTable(box, options, change, source);
  return {
    game: box.name,
    about: written.about ?? '',
    seed: String(written.seed),
    design: written.design,
    options,
    change,
    matchups: placed(source, () => matchupsOf(written, box, bots)),
    ...pairsOf(written),
    reports: reportNames.filter((name) => written.reports.includes(name)),
  };
}

/** Pairs if none are given. */
const PAIRS = 1000;

function pairsOf({ pairs, until }: Written): Pick<Resolved, 'pairs' | 'until'> {
  const width = until === undefined ? null : parseUntil(until);
  if (width === null) return { pairs: pairs ?? PAIRS };
  return { pairs: pairs ?? mostPairs(width), until: untilText(width) };
}

/** The tree without its places. */
function plainOf(source: Source): unknown {
  if (source.is === 'list') return source.items.map(plainOf);
  if (source.is === 'scalar') return source.value;
  return Object.fromEntries(source.entries.map(({ key, value }) => [key, plainOf(value)]));
}

function sortedByName<T>(entries: readonly (readonly [string, T])[]): Readonly<Record<string, T>> {
  return Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** A default that is spelled out changes nothing, so it leaves no trace. */
function optionsOf({ options }: Written, source: Source, box: Box): Readonly<Record<string, string>> {
  const entries = box.options.flatMap((option) => {
    const value = options[option.name];
    if (value === undefined) return [];
    try {
      return option.parse(String(value)) === option.parse(option.default) ? [] : [[option.name, String(value)] as const];
    } catch (error) {
      throw new ScenarioError([new Mistake(placeAt(source, ['options', option.name]), messageOf(error))]);
    }
  });
  return sortedByName(entries);
}

/** The same for a number that is changed to what is printed. */
function changeOf({ change }: Written, box: Box): Readonly<Record<string, number>> {
  const entries = box.numbers().flatMap(({ path, value: printed }) => {
    const value = change[path];
    return value === undefined || value === printed ? [] : [[path, value] as const];
  });
  return sortedByName(entries);
}

/** Options that do not go together are found only by laying a table. */
function openTable(box: Box, options: Resolved['options'], change: Resolved['change'], source: Source): void {
  try {
    box.open({ options, change });
  } catch (error) {
    throw new ScenarioError([new Mistake(placeAt(source, ['options']), messageOf(error))]);
  }
}

function placed<T>(source: Source, make: () => T): T {
  try {
    return make();
  } catch (error) {
    if (error instanceof MatchupError) throw new ScenarioError([new Mistake(placeAt(source, error.path), error.message)]);
    throw error;
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
