// What is played in the storm, and what it comes to in fair weather.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Program, start, wordsFor } from './program.ts';

export interface Kind {
  readonly name: string;
  readonly words: readonly string[];
  /** In so many parts, which are merged. */
  readonly shards: number;
}

const three = '--fables red-riding-hood,snow-white,alice --bots greedy --seed 11';
const kind = (name: string, words: string, shards = 1): Kind => ({ name, words: words.split(' '), shards });

export const kinds: readonly Kind[] = [
  kind('rows', `${three} --pairs 120 --raw`),
  kind('until', '--fables alice,mulan --bots greedy --seed 5 --until ci<=2.2pp --pairs 2048 --raw --set mirrors=true'),
  kind('pooled', `${three} --pairs 100 --set studies=pooled --set mirrors=true`),
  kind('shards', `${three} --pairs 120 --raw`, 2),
  kind(
    'arms',
    `${three} --pairs 40 --raw --set arms={"buff":{"change":{"alice.hp":"+3"}},"open":{"options":{"cache":"open"}}}`,
  ),
  kind('marks', '--fables alice,mulan --bots random --seed 3 --pairs 3000 --raw --set reports=matchups'),
];

/** The hash of every file but the one that may differ. */
export type Files = Readonly<Record<string, string>>;

export function filesOf(folder: string): Files {
  const names = readdirSync(folder).filter((name) => name !== 'run.meta.json');
  const hashOf = (name: string) =>
    createHash('sha256')
      .update(readFileSync(join(folder, name)))
      .digest('hex');
  return Object.fromEntries(names.sort().map((name) => [name, hashOf(name)]));
}

/** The first file that differs; null if none does. */
export function difference(found: Files, expected: Files): string | null {
  const names = [...new Set([...Object.keys(expected), ...Object.keys(found)])];
  return names.find((name) => found[name] !== expected[name]) ?? null;
}

export interface FairRun {
  readonly kind: Kind;
  readonly files: Files;
  /** Of one start to the end. */
  readonly milliseconds: number;
}

export async function playInPeace(program: Program, one: Kind, folder: string): Promise<FairRun> {
  const began = Date.now();
  const { code, err } = await start(program, wordsFor(one.words, folder, 2), {}).ended;
  if (code !== 0) throw new Error(`${one.name}: ended with ${code} in fair weather: ${err}`);
  return { kind: one, files: filesOf(folder), milliseconds: Date.now() - began };
}
