// npm run mutate -- [path…]: changes printed numbers by one, up and down, and says which of them no situation notices.
// With paths, only numbers that begin with one of them: `red-riding-hood.pot-shot`.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { loadBox } from '../../src/games/index.ts';
import { situationFiles } from '../../src/lab/situation/files.ts';
import { readSituations } from '../../src/lab/situation/read.ts';
import { runSituation } from '../../src/lab/situation/run.ts';
import type { Situation } from '../../src/lab/situation/situation.ts';
import { Mistake, placeText } from '../../src/lab/text/source.ts';
import { type Explained, explanationOf, Killer, type Mutant, mutantsOf, mutantText } from './mutants.ts';

const GAME = 'twisted-fables';

function stop(message: string): never {
  console.error(`mutate: ${message}`);
  process.exit(2);
}

const box = await loadBox(GAME);
const read = situationFiles(join('test', 'situations', GAME)).flatMap((file) =>
  readSituations(file, readFileSync(file, 'utf8'), box),
);
// What tests a bot says nothing about printed numbers.
const isOfRules = ({ bots }: Situation): boolean => bots.every((bot) => bot === null);
const situations = read.filter((one): one is Situation => !(one instanceof Mistake) && isOfRules(one));
for (const one of read) if (one instanceof Mistake) stop(`${placeText(one.at)}: ${one.message}`);
for (const situation of situations) {
  if (runSituation(situation).result !== 'ok') stop(`${placeText(situation.at)} does not pass as it is: ${situation.title}`);
}

const paths = process.argv.slice(2);
const mutants = mutantsOf(box, (path) => paths.length === 0 || paths.some((start) => path.startsWith(start)));
if (mutants.length === 0) stop(`found no number that begins with ${paths.join(' or ')}`);
const explained = (parse(readFileSync(join('test', 'mutate', 'explained.yaml'), 'utf8')) ?? []) as Explained[];
for (const { path, why } of explained) {
  if (!why || !box.numbers().some((number) => number.path === path))
    stop(`explained.yaml: found "${path}", expected a number and why`);
}

const killer = new Killer(situations);
const survivors: Mutant[] = [];
const killed: Mutant[] = [];
for (const mutant of mutants) (killer.killerOf(mutant) === undefined ? survivors : killed).push(mutant);

const unexplained = survivors.filter((mutant) => explanationOf(mutant, explained) === undefined);
const stale = explained.filter(({ value, path }) => {
  const own = mutants.filter((mutant) => mutant.path === path && mutant.value === (value ?? mutant.value));
  return own.length > 0 && own.every((mutant) => killed.includes(mutant));
});
for (const mutant of unexplained) console.log(mutantText(mutant));
for (const { path } of stale) console.log(`${path}: explained, but noticed; take it out of explained.yaml`);
console.log(
  `${killed.length} killed, ${survivors.length} survived, ${survivors.length - unexplained.length} of them explained`,
);
if (unexplained.length + stale.length > 0) process.exitCode = 1;
