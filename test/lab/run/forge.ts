// Changes what a run says, and makes every hash right again.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { canonical } from '../../../src/lab/text/canonical.ts';

type Json = Record<string, unknown>;

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** `place` by points; a name with a point in it has a tilde there. A function is given what was there. */
export function forge(
  folder: string,
  place: string,
  value: unknown,
  file: 'tallies.json' | 'scenario.json' = 'tallies.json',
) {
  const read = (name: string) => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as Json;
  const scenario = read('scenario.json');
  const { sha256: _, ...tallies } = read('tallies.json');
  const keys = place.split('.').map((key) => key.replace('~', '.'));
  put(file === 'tallies.json' ? tallies : scenario, keys, value);
  writeFileSync(`${folder}/scenario.json`, canonical(scenario));
  tallies.configHash = hashOf(canonical(scenario));
  writeFileSync(`${folder}/tallies.json`, canonical({ ...tallies, sha256: hashOf(canonical(tallies)) }));
}

function put(into: unknown, [key = '', ...rest]: readonly string[], value: unknown): void {
  const inner = into as Json;
  if (rest.length > 0) put(inner[key], rest, value);
  else inner[key] = typeof value === 'function' ? value(inner[key]) : value;
}
