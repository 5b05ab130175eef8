// Bytes that change, and files that go, while nobody looks.
import {
  appendFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Rolls } from '../../src/core/rng.ts';

type Harm = (path: string, dice: Rolls) => void;

const harms: Readonly<Record<string, Harm>> = {
  'flip a bit of': (path, dice) => change(path, dice, 1, (byte) => byte ^ (1 << dice.below(8))),
  'zero some of': (path, dice) => change(path, dice, 1 + dice.below(5000), () => 0),
  truncate: (path, dice) => truncateSync(path, dice.below(statSync(path).size + 1)),
  'append to': (path, dice) => appendFileSync(path, Buffer.alloc(1 + dice.below(100), 32 + dice.below(90))),
  remove: (path) => rmSync(path),
};

function change(path: string, dice: Rolls, most: number, to: (byte: number) => number): void {
  const bytes = readFileSync(path);
  const at = dice.below(Math.max(1, bytes.length));
  for (let i = at; i < Math.min(bytes.length, at + most); i++) bytes[i] = to(bytes[i]!);
  writeFileSync(path, bytes);
}

export interface Damage {
  readonly file: string;
  readonly what: string;
}

/** What there may be, by how often it is meant: what can be played again most of all, so that rounds go on. */
const sorts: readonly (readonly [times: number, names: RegExp])[] = [
  [5, /^(raw|sets)\./],
  [2, /\.(csv|md|json)$/],
  [1, /^run\.(meta|lock)/],
  [1, /^(tallies|scenario)\.json$/],
];

function choose(names: readonly string[], dice: Rolls): string | undefined {
  const among = sorts.flatMap(([times, pattern]) => {
    const those = names.filter((name) => pattern.test(name));
    return those.length === 0 ? [] : new Array<readonly string[]>(times).fill(those);
  });
  const those = among[dice.below(Math.max(1, among.length))] ?? [];
  return those[dice.below(Math.max(1, those.length))];
}

/** Some file of a run; null where there is none. */
export function damage(folder: string, dice: Rolls): Damage | null {
  const file = choose(existsSync(folder) ? readdirSync(folder).sort() : [], dice);
  if (file === undefined) return null;
  const words = Object.keys(harms);
  const word = words[dice.below(words.length)]!;
  try {
    harms[word]!(join(folder, file), dice);
  } catch (error) {
    // It may be gone by now, where the program still writes.
    if (!(error instanceof Error && 'code' in error)) throw error;
    return null;
  }
  return { file, what: `${word} ${file}` };
}
