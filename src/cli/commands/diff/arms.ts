// What --set and --scan make of a game: versions of it, each named after what is changed, as if it had come as a patch.
import type { Box, PrintedNumber } from '../../../core/contract.ts';
import { aboutArm } from '../../../lab/report/about.ts';
import { isArmName } from '../../../lab/scenario/arm-name.ts';
import { readVariant } from '../../../lab/scenario/patch.ts';
import type { ScenarioFile } from '../../../lab/scenario/read.ts';
import type { Variant } from '../../../lab/scenario/variant.ts';
import { setsNumber } from '../../../lab/text/changed-number.ts';
import { wholeNumberIn } from '../../../lab/text/number-words.ts';
import { quoted } from '../../../lab/text/quote.ts';
import { known } from '../../choose/names.ts';
import { UsageError } from '../../errors.ts';

/** All together one version, on top of base. */
export function armOfSets(box: Box, base: Variant, set: readonly string[]): ScenarioFile {
  const variant = readVariant(box, { set }, base);
  const { changes, options } = aboutArm(box, base, { name: '', about: '', ...variant });
  const words = [...changes.map(({ path, to }) => `${path}=${to}`), ...options.map(({ name, to }) => `${name}=${to}`)];
  if (words.length === 0)
    throw new UsageError(`--set: found ${quoted(set.join(' '))}, which is so already, expected something else`);
  return patchOf(nameOf(words), {
    change: Object.fromEntries(changes.map(({ path, to }) => [path, setsNumber(to)])),
    options: Object.fromEntries(options.map(({ name, to }) => [name, to])),
  });
}

/** A file that nobody has written: JSON is YAML. */
function patchOf(name: string, patch: object): ScenarioFile {
  return { file: `${name}.yaml`, text: JSON.stringify(patch) };
}

/** As many as fit into a name. */
function nameOf(words: readonly string[]): string {
  const whole = words.join('+');
  if (isArmName(whole)) return whole;
  const short = `${words[0]}+${words.length - 1}-more`;
  return isArmName(short) ? short : 'changed';
}

const MOST_VALUES = 100;
const FORM = 'such as 1..4 or 1,2,5';

/** One version for each value of a printed number other than that of base. */
export function armsOfScan(box: Box, base: Variant, scan: string): ScenarioFile[] {
  const at = scan.indexOf('=');
  const path = at < 1 ? scan : scan.slice(0, at);
  const numbers = box.numbers();
  known(
    '--scan',
    path,
    numbers.map((number) => number.path),
  );
  const number = numbers.find((one) => one.path === path)!;
  const values = valuesOf(scan, at < 1 ? '' : scan.slice(at + 1), number);
  const others = values.filter((value) => value !== (base.change[path] ?? number.value));
  if (others.length === 0)
    throw new UsageError(`--scan: found ${quoted(scan)}, which it is already, expected other values, ${FORM}`);
  return others.map((value) => patchOf(`${path}=${value}`, { change: { [path]: setsNumber(value) } }));
}

/** In order, each once. */
function valuesOf(scan: string, text: string, { path, from, to }: PrintedNumber): number[] {
  const [, first, last] = /^(-?\d+)\.\.(-?\d+)$/.exec(text) ?? [];
  const ends = first === undefined ? [] : [first, last!].map(Number);
  const isRange = ends.length === 2 && ends[0]! <= ends[1]! && ends[1]! - ends[0]! < MOST_VALUES;
  const listed = text.split(',').map((word) => wholeNumberIn(word.trim()));
  const values = isRange
    ? Array.from({ length: ends[1]! - ends[0]! + 1 }, (_, more) => ends[0]! + more)
    : listed.flatMap((value) => (value === null ? [] : [value]));
  if (values.length > MOST_VALUES || (!isRange && values.length < listed.length))
    throw new UsageError(`--scan: found ${quoted(scan)}, expected path=values, ${FORM}, at most ${MOST_VALUES} of them`);
  const odd = values.find((value) => value < from || value > to);
  if (odd !== undefined) throw new UsageError(`--scan: found ${odd} for ${path}, expected ${from} to ${to}`);
  return [...new Set(values)].sort((one, other) => one - other);
}
