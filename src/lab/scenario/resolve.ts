// A scenario as written, checked against its game, with every default filled in.
import type { Box, Mode, Setup } from '../../core/contract.ts';
import { modeOf } from '../../core/modes.ts';
import { canPool, type Resolved } from '../contest/resolved.ts';
import { gamesOfSet } from '../contest/seating.ts';
import { mostSets, parseUntil, untilText } from '../contest/until.ts';
import { otherWords, pooledWords, reportWords, studiedWords } from '../report/list.ts';
import { Mistake, type Source } from '../text/source.ts';
import { explain, type Keys, PLAYER, placeAt } from './explain.ts';
import { MatchupError } from './matchup-error.ts';
import { matchupsOf } from './matchups.ts';
import { ScenarioError } from './scenario-error.ts';
import { scenarioSchema, type Written } from './schema.ts';

export function resolve(source: Source, box: Box, bots: readonly string[]): Resolved {
  const schema = scenarioSchema(box, bots);
  const parsed = schema.safeParse(plainOf(source));
  if (!parsed.success) {
    const { options, change, entrants } = schema.shape;
    const player = [...new Set([box.noun.one, 'party', 'bot'])];
    const keys: Keys = {
      '': Object.keys(schema.shape),
      entrants: Object.keys(entrants.unwrap().shape),
      seats: player,
      sides: player,
      matchups: ['mode', ...(box.settings === undefined ? [] : ['setting']), 'sides'],
      [PLAYER]: player,
      options: Object.keys(options.unwrap().shape),
      change: Object.keys(change.unwrap().shape),
    };
    throw new ScenarioError(explain(parsed.error.issues, source, keys));
  }
  const written = parsed.data;
  const [options, change] = [optionsOf(written, source, box), changeOf(written, box)];
  const matchups = placed(source, () => matchupsOf(written, box, bots));
  const modes = [...new Set(matchups.map(({ mode }) => mode))];
  const settings = [...new Set(matchups.map(({ setting }) => setting))];
  for (const mode of modes) {
    for (const setting of settings) openTable(box, { mode, setting, options, change }, source);
  }
  const luck = written.luck === 'own' ? {} : { luck: written.luck };
  return {
    game: box.name,
    about: written.about ?? '',
    seed: String(written.seed),
    design: written.design,
    ...luck,
    options,
    change,
    matchups,
    ...placed(source, () =>
      setsOf(
        written,
        modes.map((mode) => modeOf(box, mode)),
      ),
    ),
    ...(written['keep-sets'] ? {} : { 'keep-sets': false as const }),
    ...studiesOf(
      written,
      placed(source, () => reportsOf(written, box, isNamed(source, 'reports'), canPool({ ...luck, matchups }))),
    ),
  };
}

/** Studies that no report wants leave no trace. */
function studiesOf({ studies }: Written, reports: readonly string[]): Pick<Resolved, 'reports' | 'studies'> {
  return { reports, ...(reports.some((word) => studiedWords.includes(word)) ? { studies } : {}) };
}

/** Sets if none are given. */
const SETS = 1000;

function setsOf(written: Written, modes: readonly Mode[]): Pick<Resolved, 'sets' | 'until'> {
  const { sets, pairs, until } = written;
  checkPairs(written, modes);
  const width = until === undefined ? null : parseUntil(until);
  const asked = sets ?? pairs;
  if (width === null) return { sets: asked ?? SETS };
  return { sets: asked ?? mostSets(width), until: untilText(width) };
}

/** Pairs are sets of two games. */
function checkPairs({ sets, pairs }: Written, modes: readonly Mode[]): void {
  if (pairs === undefined) return;
  if (sets !== undefined) throw new MatchupError(['pairs'], 'scenario: found both sets and pairs, expected one of them');
  const other = modes.find((mode) => gamesOfSet(mode) !== 2);
  if (other === undefined) return;
  const games = gamesOfSet(other) === 1 ? '1 game' : `${gamesOfSet(other)} games`;
  throw new MatchupError(['pairs'], `scenario: found pairs, expected sets: one of ${other.name} has ${games}`);
}

/** Those of nothing but figures that cannot be given are left out; whoever names one is told. */
function reportsOf({ reports: written }: Written, box: Box, areNamed: boolean, pooled: boolean): string[] {
  const others = otherWords(box);
  const reports = written.map((word) => others[word] ?? word);
  const asked = reportWords.filter((word) => reports.includes(word));
  if (pooled) return asked;
  const odd = reports.findIndex((name) => pooledWords.includes(name));
  if (areNamed && odd >= 0) {
    const found = `reports: found "${written[odd]}" with luck: shared, expected luck: own`;
    throw new MatchupError(['reports', odd], `${found}: it takes matchups together, which must then have luck of their own`);
  }
  return asked.filter((name) => !pooledWords.includes(name));
}

function isNamed(source: Source, name: string): boolean {
  return source.is === 'map' && source.entries.some(({ key }) => key === name);
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
function openTable(box: Box, setup: Setup, source: Source): void {
  try {
    box.open(setup);
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
