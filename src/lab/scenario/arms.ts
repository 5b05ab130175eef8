// The versions of the game that a scenario names, and those of patches: each on top of what the scenario changes itself.
import type { Box } from '../../core/contract.ts';
import type { Arm } from '../contest/resolved.ts';
import { quoted } from '../text/quote.ts';
import { asMap, type Entry, Mistake, type Place, type Source } from '../text/source.ts';
import { ARM_NAME_FORM, isArmName } from './arm-name.ts';
import { flagPlace } from './override.ts';
import { type Patch, patched, readPatch } from './patch.ts';
import type { ScenarioFile } from './read.ts';
import { type Complaint, complaintOf, firstOf, ScenarioError } from './scenario-error.ts';
import { sourceAt } from './tree.ts';
import type { Variant } from './variant.ts';

const MOST_ARMS = 1000;

/** In the order of the file, then the patches. Throws with every mistake. */
export function armsOf(source: Source, box: Box, base: Variant, patches: readonly ScenarioFile[]): Arm[] {
  const written = sourceAt(source, ['arms']);
  const entries = written === undefined ? [] : asMap(written, 'arms', 'a map of versions by name');
  if (entries.length > MOST_ARMS)
    throw new Mistake(written!.at, `arms: found ${entries.length}, expected at most ${MOST_ARMS}`);
  const complaints: Complaint[] = [];
  const named = entries.flatMap((entry) => armOf(entry, box, base, complaints));
  if (complaints.length > 0) throw firstOf(complaints);
  const arms = [...named, ...patches.map((file) => ofPatch(readPatch(file, box, base), file.file))];
  checkNames(arms, (name) => entries.findLast(({ key }) => key === name)?.at ?? flagPlace('--patch'));
  return arms;
}

function armOf({ key, at, value }: Entry, box: Box, base: Variant, complaints: Complaint[]): Arm[] {
  if (!isArmName(key)) {
    complaints.push(complaintOf(new Mistake(at, `arms: found ${quoted(key)}, expected ${ARM_NAME_FORM}`)));
    return [];
  }
  try {
    return [{ name: key, ...patched(value, box, base, `arms.${key}`) }];
  } catch (error) {
    if (error instanceof Mistake) complaints.push(complaintOf(error));
    else if (error instanceof ScenarioError) complaints.push(...error.mistakes.map(complaintOf));
    else throw error;
    return [];
  }
}

/** A file may be called anything; its version is called by what can be. */
function ofPatch({ name, ...patch }: Patch, file: string): Arm {
  if (isArmName(name)) return { name, ...patch };
  throw new ScenarioError([new Mistake(flagPlace(file), `found the name ${quoted(name)}, expected ${ARM_NAME_FORM}`)]);
}

function checkNames(arms: readonly Arm[], placeOf: (name: string) => Place): void {
  const names = arms.map(({ name }) => name);
  const twice = names.find((name, at) => names.indexOf(name) < at);
  if (twice !== undefined)
    throw new ScenarioError([new Mistake(placeOf(twice), `arms: found ${twice} twice, expected once`)]);
}
