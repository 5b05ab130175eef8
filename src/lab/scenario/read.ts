// Scenarios from files and from flags: text in, what a run is a pure function of out.
import type { Box } from '../../core/contract.ts';
import type { Resolved } from '../contest/resolved.ts';
import { nearest } from '../text/did-you-mean.ts';
import { asWords, type Entry, foundText, Mistake, oneOf, readSource, type Source } from '../text/source.ts';
import { botNames } from '../who/bots.ts';
import { gameNames, loadBox } from '../who/games.ts';
import { applyOverride, flagPlace, type Override, parseSet, without } from './override.ts';
import { resolve } from './resolve.ts';
import { ScenarioError } from './scenario-error.ts';

export interface ScenarioFile {
  /** As it is called in messages. */
  readonly file: string;
  readonly text: string;
}

/** Which games there are, and which bots play them; other than ours for tests. */
export interface Library {
  readonly games: readonly string[];
  load(game: string): Promise<Box>;
  bots(game: string): readonly string[];
}

const library: Library = {
  get games() {
    return gameNames();
  },
  load: loadBox,
  bots: botNames,
};

/** Flags that change a scenario, as they were typed. */
export interface ScenarioFlags {
  readonly seed?: string | undefined;
  readonly pairs?: string | undefined;
  readonly sets?: string | undefined;
  readonly until?: string | undefined;
  readonly luck?: string | undefined;
  /** `path=value` each; a later one wins. */
  readonly set?: readonly string[] | undefined;
}

/** Throws a ScenarioError with every mistake in it. */
export async function readScenario(
  { file, text }: ScenarioFile,
  flags: ScenarioFlags = {},
  { games, load, bots }: Library = library,
): Promise<Resolved> {
  return withPlaces(async () => {
    const source = overridesOf(flags).reduce(applyOverride, withoutSets(readSource(file, text), flags));
    const game = gameOf(source, games);
    return resolve(source, await load(game), bots(game));
  });
}

export interface QuickFlags extends ScenarioFlags {
  readonly game: string;
  /** `a,b,c`; all where none are named. */
  readonly entrants?: string | undefined;
  readonly bots: string;
}

/** A round robin without a file. */
export async function quickScenario(
  { game, entrants = '*', bots, ...flags }: QuickFlags,
  from: Library = library,
): Promise<Resolved> {
  return withPlaces(async () => {
    const entry: Entry = {
      key: 'game',
      at: flagPlace('--game'),
      value: { is: 'scalar', value: game, at: flagPlace('--game') },
    };
    const empty: Source = { is: 'map', entries: [entry], at: flagPlace('sweep') };
    const name = gameOf(overridesOf(flags).reduce(applyOverride, empty), from.games);
    const box = await from.load(name);
    const first: Override[] = [
      { from: '--entrants', path: `entrants.${box.noun.many}`, value: entrants },
      { from: '--bots', path: 'entrants.bots', value: bots },
    ];
    return resolve([...first, ...overridesOf(flags)].reduce(applyOverride, empty), box, from.bots(name));
  });
}

/** `--until` asks for as many sets as that takes, in the place of the number that the file has. */
function withoutSets(source: Source, { until }: ScenarioFlags): Source {
  return until === undefined ? source : without(source, 'sets', 'pairs');
}

/** In the order of their weight: `--set` comes last and wins. */
function overridesOf({ seed, pairs, sets, until, luck, set = [] }: ScenarioFlags): Override[] {
  const named = { seed, pairs, sets, until, luck };
  const flags = Object.entries(named).flatMap(([path, value]) => {
    return value === undefined ? [] : [{ from: `--${path}`, path, value }];
  });
  return [...flags, ...set.map(parseSet)];
}

/** The game comes first: it has the names that all else is checked against. */
function gameOf(source: Source, games: readonly string[]): string {
  if (source.is !== 'map') {
    throw new Mistake(source.at, `scenario: found ${foundText(source)}, expected a map with game, sets, entrants or sides…`);
  }
  const entry = source.entries.find(({ key }) => key === 'game');
  if (entry === undefined) {
    const near = source.entries.find(({ key }) => nearest(key, ['game']) !== undefined);
    const meant = near === undefined ? '' : `; did you mean "game" by "${near.key}"?`;
    throw new Mistake(near?.at ?? source.at, `game: found none, expected one of ${games.join(', ')}${meant}`);
  }
  return oneOf(entry.value.at, 'game', asWords(entry.value, 'game'), games, '');
}

async function withPlaces<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof Mistake) throw new ScenarioError([error]);
    throw error;
  }
}
