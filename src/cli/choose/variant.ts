// What flags change of a game: a patch, options and printed numbers.
import { existsSync, statSync } from 'node:fs';
import type { Box } from '../../core/contract.ts';
import { textOf } from '../../lab/scenario/files.ts';
import { readVariant } from '../../lab/scenario/patch.ts';
import type { ScenarioFile } from '../../lab/scenario/read.ts';
import { PRINTED, type Variant } from '../../lab/scenario/variant.ts';
import { quoted } from '../../lab/text/quote.ts';
import { UsageError } from '../errors.ts';

interface VariantArgs {
  readonly set?: readonly string[] | undefined;
  readonly patch?: string | undefined;
  readonly option?: readonly string[] | undefined;
}

/** Mistakes are ScenarioErrors, which end a command with exit code 2. */
export function chooseVariant(box: Box, { patch, set, option = [] }: VariantArgs): Variant {
  if (patch === undefined && set === undefined && option.length === 0) return PRINTED;
  const odd = option.find((text) => text.indexOf('=') < 1);
  if (odd !== undefined) throw new UsageError(`--option: found ${quoted(odd)}, expected name=value`);
  const file = patch === undefined ? undefined : patchFile(patch);
  return readVariant(box, { patch: file, set, option });
}

export function patchFile(file: string): ScenarioFile {
  if (existsSync(file) && statSync(file).isFile()) return { file, text: textOf(file) };
  throw new UsageError(`--patch: found no file ${quoted(file)}, expected one with options and changed numbers`);
}
