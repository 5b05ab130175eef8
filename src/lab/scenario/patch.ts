// A patch: one named version of a game, as a file. What it changes is relative to what it is applied to.
import { basename } from 'node:path';
import type { Box } from '../../core/contract.ts';
import { readSource, type Source } from '../text/source.ts';
import { explain } from './explain.ts';
import { applyOverride, flagPlace, inFull, parseSets } from './override.ts';
import type { ScenarioFile } from './read.ts';
import { complaintOf, firstOf } from './scenario-error.ts';
import { patchSchema } from './schema.ts';
import { asScenarioError, plainOf, without } from './tree.ts';
import { changesOf, openTable, optionsOf, PRINTED, type Variant, variantKeys } from './variant.ts';

/** Options and numbers in full: those of the base, as the patch leaves them. */
export interface Patch extends Variant {
  /** That of its file, without the ending. */
  readonly name: string;
  readonly about: string;
}

/** Throws a ScenarioError with every mistake in it. */
export function readPatch({ file, text }: ScenarioFile, box: Box, base: Variant = PRINTED): Patch {
  const name = basename(file).replace(/\.(ya?ml|json)$/, '');
  return { name, ...withPlaces(() => patched(readSource(file, text), box, base)) };
}

export interface VariantFlags {
  readonly patch?: ScenarioFile | undefined;
  /** `path=value` each. */
  readonly set?: readonly string[] | undefined;
  /** The same for options alone. */
  readonly option?: readonly string[] | undefined;
}

/** What flags make of a game: first the patch, then the others one by one, each on top of what is there by then. */
export function readVariant(box: Box, { patch, set = [], option = [] }: VariantFlags, base: Variant = PRINTED): Variant {
  const { options, change } = patch === undefined ? base : readPatch(patch, box, base);
  return withPlaces(() => {
    const kind = 'a printed number by its path or an option, see list numbers, list options';
    const named = parseSets(option, '--option').map((one) => ({ ...one, path: `options.${one.path}` }));
    const any = parseSets(set).map((one) => inFull(one, box, ['options', 'change'], kind));
    const overrides = [...named, ...any];
    const empty: Source = { is: 'map', entries: [], at: flagPlace('--set') };
    const read = patched(overrides.reduce(applyOverride, empty), box, { options, change });
    return { options: read.options, change: read.change };
  });
}

/** A version of the game as the map of a patch says it. `kind` is what messages call it. */
export function patched(source: Source, box: Box, base: Variant, kind = 'patch'): Omit<Patch, 'name'> {
  const schema = patchSchema(box);
  const { change, mistakes } = changesOf(source, box, base);
  const parsed = schema.safeParse(plainOf(without(source, 'change')));
  if (!parsed.success || mistakes.length > 0) {
    const keys = { '': Object.keys(schema.shape), ...variantKeys(box) };
    throw firstOf([...explain(parsed.error?.issues ?? [], source, kind, keys), ...mistakes.map(complaintOf)]);
  }
  const { about = '', options: written } = parsed.data;
  const options = optionsOf(written, source, box, base);
  openTable(box, { options, change }, source);
  return { about, options, change };
}

function withPlaces<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw asScenarioError(error);
  }
}
