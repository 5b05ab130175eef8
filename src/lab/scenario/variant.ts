// What a scenario or a patch varies of a game: points of the rules, printed numbers. Checked against the game, and brought to the one
// form that all that means the same has.
import type { Box, Setup } from '../../core/contract.ts';
import { readChanges } from '../text/changed-number.ts';
import { told } from '../text/quote.ts';
import { Mistake, type Source } from '../text/source.ts';
import { ScenarioError } from './scenario-error.ts';
import { placeAt, sourceAt } from './tree.ts';

export interface Variant {
  /** Only what differs from the defaults, sorted by name. */
  readonly options: Readonly<Record<string, string>>;
  /** Printed numbers that are others, sorted by path. */
  readonly change: Readonly<Record<string, number>>;
}

/** As the rules are read by default, with all numbers as printed. */
export const PRINTED: Variant = { options: {}, change: {} };

/** What may be named in its maps. */
export function variantKeys(box: Box): { readonly options: string[]; readonly change: string[] } {
  return { options: box.options.map(({ name }) => name), change: box.numbers().map(({ path }) => path) };
}

/** Numbers are those of `before`, changed. */
export function changesOf(source: Source, box: Box, before: Variant = PRINTED): ReturnType<typeof readChanges> {
  return readChanges(sourceAt(source, ['change']), box.numbers(), before.change);
}

/** A default that is spelled out changes nothing, so it leaves no trace. */
export function optionsOf(
  written: Readonly<Record<string, unknown>>,
  source: Source,
  box: Box,
  before: Variant = PRINTED,
): Variant['options'] {
  const entries = box.options.flatMap((option) => {
    const value = written[option.name] ?? before.options[option.name];
    if (value === undefined) return [];
    try {
      return option.parse(String(value)) === option.parse(option.default) ? [] : [[option.name, String(value)] as const];
    } catch (error) {
      throw new ScenarioError([new Mistake(placeAt(source, ['options', option.name]), messageOf(error))]);
    }
  });
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Options that do not go together are found only by laying a table. */
export function openTable(box: Box, setup: Setup, source: Source): void {
  try {
    box.open(setup);
  } catch (error) {
    throw new ScenarioError([new Mistake(placeAt(source, ['options']), messageOf(error))]);
  }
}

function messageOf(error: unknown): string {
  return told(error instanceof Error ? error.message : String(error));
}
